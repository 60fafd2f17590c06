import { z } from 'zod';
import { normalizeEmail } from '../../domain/text/turkish.ts';

const text = (field: string) => z.string(`${field} metin olmalı.`);
const name = (field: string) =>
  text(field)
    .trim()
    .min(1, `${field} boş olamaz.`)
    .max(100, `${field} en fazla 100 karakter olabilir.`)
    .regex(/^\P{Cc}*$/u, `${field} satır sonu ya da denetim karakteri içeremez.`);
const email = text('E-posta')
  .transform(normalizeEmail)
  .pipe(z.string().max(254, 'E-posta adresi en fazla 254 karakter olabilir.'))
  .pipe(z.email('E-posta adresi geçerli değil.'));
const password = text('Şifre').min(1, 'Şifre boş olamaz.');
const isAdmin = z.boolean('Admin alanı doğru ya da yanlış olmalı.');
const proof = { current_password: text('Mevcut şifre').max(200, 'Mevcut şifre çok uzun.').optional() };
const id = z.uuid('Kullanıcı kimliği geçerli değil.');

const body = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, 'İstek gövdesi bir JSON nesnesi olmalı.');

export const newUserSchema = body({
  email,
  password,
  first_name: name('Ad'),
  last_name: name('Soyad'),
  is_admin: isAdmin.nullish().transform((value) => value ?? false),
  ...proof,
});
export type NewUser = Omit<z.output<typeof newUserSchema>, 'current_password'>;

export const invitedUserSchema = newUserSchema.omit({ password: true });
export type InvitedUser = Omit<z.output<typeof invitedUserSchema>, 'current_password'>;

/** The bodies of the calls that change one user. Omitted members keep their value. */
export const changeSchema = body({
  id,
  email: email.optional(),
  first_name: name('Ad').optional(),
  last_name: name('Soyad').optional(),
  is_admin: isAdmin.optional(),
  ...proof,
});
export type UserChange = Omit<z.output<typeof changeSchema>, 'id' | 'current_password'>;
export const passwordSchema = body({ id, password, ...proof });
export const idSchema = body({ id, ...proof });
export const endingSchema = body({ id: z.uuid('Oturum kimliği geçerli değil.').optional(), ...proof });
