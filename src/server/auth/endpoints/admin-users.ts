import type { Context } from 'hono';
import { z } from 'zod';
import {
  type AccountChange,
  countAccounts,
  createAccount,
  deleteAccount,
  listAccounts,
  updateAccount,
} from '../accounts/change-accounts.ts';
import { userJson } from '../accounts/user-json.ts';
import { getUser as findAccount, type UserRow } from '../accounts/user-row.ts';
import type { AuthContext } from '../codes/delivery.ts';
import { findFactor, removeFactors } from '../factors/stored-factors.ts';
import { hashPassword, isPasswordHash } from '../passwords/password-hash.ts';
import { checkPasswordStrength } from '../passwords/password-strength.ts';
import { refusals } from '../refusals.ts';
import { serviceAct } from './callers.ts';
import { parseDuration } from './duration.ts';
import { emailField, metadataField, pathId, readJson, readQuery, removablePhoneField } from './request-fields.ts';

const numberField = (name: string, fallback: number, max: number) =>
  z
    .string()
    .regex(/^\d{0,9}$/, `Bad Pagination Parameters: ${name}`)
    .default('')
    .transform((text) => (text === '' ? fallback : Math.min(Math.max(Number(text), 1), max)));

const sorts = ['created_at', 'created_at asc', 'created_at desc'] as const;
const listQuery = z.object({
  page: numberField('page', 1, 1_000_000),
  per_page: numberField('per_page', 50, 1_000),
  sort: z.string().toLowerCase().pipe(z.enum(sorts, 'Bad Sort Parameters')).default('created_at desc'),
  filter: z.string().default(''),
});
const userBody = z.object({
  id: z.uuid('id must be a UUID').optional(),
  // Admins are marked in app_metadata, not by this role.
  role: z.enum(['', 'authenticated'], 'role must be authenticated').optional(),
  email: emailField.optional(),
  phone: removablePhoneField.optional(),
  password: z.string().nullish(),
  password_hash: z.string().max(200).refine(isPasswordHash, 'password_hash must be argon2 or bcrypt').optional(),
  email_confirm: z.boolean().optional(),
  phone_confirm: z.boolean().optional(),
  user_metadata: metadataField.nullish(),
  app_metadata: metadataField.nullish(),
  ban_duration: z.string().optional(),
});
const deleteBody = z.object({ should_soft_delete: z.boolean().default(false) });

/** GET /admin/users: a page of accounts, by default the newest first, as Supabase Auth sorts them. */
export async function listUsers({ owner }: AuthContext, c: Context): Promise<Response> {
  const { page, per_page: perPage, sort, filter } = readQuery(c, listQuery);
  const direction = sort === 'created_at asc' ? 'oldest first' : 'newest first';
  const total = await countAccounts(owner, filter);
  const users = await listAccounts(owner, { filter, direction, page, perPage });
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  c.header('x-total-count', String(total));
  const search = Object.entries(c.req.query()).filter(([name]) => name === 'sort' || name === 'filter');
  // auth-js takes the page number from what follows the first equals sign, so `page` comes first.
  const link = (to: number, rel: string) => {
    const parameters = new URLSearchParams([['page', `${to}`], ['per_page', `${perPage}`], ...search]);
    return `</auth/v1/admin/users?${parameters}>; rel="${rel}"`;
  };
  c.header('Link', [...(page < lastPage ? [link(page + 1, 'next')] : []), link(lastPage, 'last')].join(', '));
  return c.json({ users: users.map(userJson), aud: 'authenticated' });
}

/** GET /admin/users/:id */
export async function getUser(ctx: AuthContext, c: Context): Promise<Response> {
  return c.json(userJson(await accountOf(ctx, c)));
}

/** POST /admin/users */
export async function createUser(ctx: AuthContext, c: Context): Promise<Response> {
  const given = await readJson(c, userBody);
  if (!given.email && !given.phone) throw refusals.invalid('Cannot create a user without either an email or phone');
  const account = { id: given.id, ...(await changeOf(given)) };
  return c.json(userJson(await createAccount(ctx, account, serviceAct(ctx, c, 'user_created'))));
}

/** PUT /admin/users/:id; a ban and a new password end the sessions at once. */
export async function updateUser(ctx: AuthContext, c: Context): Promise<Response> {
  const id = pathId(c, 'id', refusals.userNotFound);
  const given = await readJson(c, userBody);
  if (given.password === '') checkPasswordStrength('');
  return c.json(userJson(await updateAccount(ctx, id, await changeOf(given), serviceAct(ctx, c, 'user_updated'))));
}

/** DELETE /admin/users/:id */
export async function deleteUser(ctx: AuthContext, c: Context): Promise<Response> {
  const id = pathId(c, 'id', refusals.userNotFound);
  const { should_soft_delete } = await readJson(c, deleteBody);
  await deleteAccount(ctx.owner, id, serviceAct(ctx, c, 'user_deleted'), should_soft_delete);
  return c.json({});
}

/** GET /admin/users/:id/factors */
export async function listFactors(ctx: AuthContext, c: Context): Promise<Response> {
  return c.json((await accountOf(ctx, c)).factors);
}

/** DELETE /admin/users/:id/factors/:factorId, for a user who lost the device. */
export async function deleteFactor(ctx: AuthContext, c: Context): Promise<Response> {
  const user = await accountOf(ctx, c);
  const { id } = await findFactor(ctx.owner, user.id, pathId(c, 'factorId', refusals.factorNotFound));
  await removeFactors(ctx.owner, user.id, id, serviceAct(ctx, c, 'factor_removed'));
  return c.json({ id });
}

function accountOf(ctx: AuthContext, c: Context): Promise<UserRow> {
  return findAccount(ctx.owner, { id: pathId(c, 'id', refusals.userNotFound) });
}

async function changeOf(given: z.infer<typeof userBody>): Promise<AccountChange> {
  if (given.password) checkPasswordStrength(given.password);
  return {
    email: given.email,
    phone: given.phone,
    passwordHash: given.password ? await hashPassword(given.password) : given.password_hash,
    emailConfirmed: given.email_confirm,
    phoneConfirmed: given.phone_confirm,
    userMetadata: given.user_metadata ?? undefined,
    appMetadata: given.app_metadata ?? undefined,
    banSeconds: given.ban_duration === undefined ? undefined : banSeconds(given.ban_duration),
  };
}

function banSeconds(duration: string): number | null {
  if (duration === 'none') return null;
  const seconds = parseDuration(duration);
  if (seconds === null) throw refusals.invalid('invalid format for ban duration, for example 24h or none');
  return seconds || null;
}
