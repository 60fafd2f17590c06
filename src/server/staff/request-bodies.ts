import { z } from 'zod';

const text = (field: string) => z.string(`${field} metin olmalı.`);
const name = (field: string) =>
  text(field)
    .trim()
    .min(1, `${field} boş olamaz.`)
    .max(100, `${field} en fazla 100 karakter olabilir.`)
    .regex(/^\P{Cc}*$/u, `${field} satır sonu ya da denetim karakteri içeremez.`);
const email = text('E-posta')
  .trim()
  .max(254, 'E-posta adresi en fazla 254 karakter olabilir.')
  .pipe(z.email('E-posta adresi geçerli değil.'));
const password = text('Şifre').min(1, 'Şifre boş olamaz.');
const isAdmin = z.boolean('Admin alanı doğru ya da yanlış olmalı.');
const id = z.uuid('Kullanıcı kimliği geçerli değil.');

const body = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, 'İstek gövdesi bir JSON nesnesi olmalı.');

/** The body of POST /api/users-create. */
export const newUserSchema = body({
  email,
  password,
  first_name: name('Ad'),
  last_name: name('Soyad'),
  is_admin: isAdmin.nullish().transform((value) => value ?? false),
});
export type NewUser = z.output<typeof newUserSchema>;

/** The bodies of the calls that change one user. Members left out stay as they are. */
export const changeSchema = body({
  id,
  email: email.optional(),
  first_name: name('Ad').optional(),
  last_name: name('Soyad').optional(),
  is_admin: isAdmin.optional(),
});
export type UserChange = Omit<z.output<typeof changeSchema>, 'id'>;
export const passwordSchema = body({ id, password });
export const idSchema = body({ id });
