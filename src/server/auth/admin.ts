import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { type AccountChange, createAccount, deleteAccount, listAccounts, updateAccount } from './accounts.ts';
import type { AuthContext } from './delivery.ts';
import { parseDuration } from './duration.ts';
import { refusals } from './errors.ts';
import { factorNotFound, findFactor, removeFactors } from './factor-store.ts';
import { checkPasswordStrength, hashPassword, isPasswordHash } from './passwords.ts';
import {
  emailField,
  metadataField,
  pathId,
  phoneField,
  readBody,
  readQuery,
  requireServiceRole,
  serviceAct,
} from './request.ts';
import { findUser, type UserRow, userJson } from './users.ts';

const defaultPerPage = 50;
const maxPerPage = 1000;

const pageQuery = z.object({ page: z.string().default(''), per_page: z.string().default('') });
const userBody = z.object({
  id: z.uuid('id must be a UUID').optional(),
  // Every account is an ordinary user; admins are told by app_metadata.
  role: z.enum(['', 'authenticated'], 'role must be authenticated').optional(),
  email: emailField.optional(),
  phone: phoneField.optional(),
  password: z.string().nullish(),
  password_hash: z.string().max(200).refine(isPasswordHash, 'password_hash must be argon2 or bcrypt').optional(),
  email_confirm: z.boolean().optional(),
  phone_confirm: z.boolean().optional(),
  user_metadata: metadataField.nullish(),
  app_metadata: metadataField.nullish(),
  ban_duration: z.string().optional(),
});
const deleteBody = z.object({ should_soft_delete: z.boolean().default(false) });

/** GET /admin/users: a page of accounts. */
export function listUsersHandler(ctx: AuthContext): Handler {
  return async (c) => {
    await requireServiceRole(ctx, c);
    const query = readQuery(c, pageQuery);
    const page = wholeNumber('page', query.page, 1, 1_000_000);
    const perPage = Math.min(wholeNumber('per_page', query.per_page, defaultPerPage, 1_000_000), maxPerPage);
    const { users, total } = await listAccounts(ctx.authSql, page, perPage);
    const lastPage = Math.max(1, Math.ceil(total / perPage));
    c.header('x-total-count', String(total));
    const link = (to: number, rel: string) => `</auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
    c.header('Link', [...(page < lastPage ? [link(page + 1, 'next')] : []), link(lastPage, 'last')].join(', '));
    return c.json({ users: users.map(userJson), aud: 'authenticated' });
  };
}

/** GET /admin/users/:id */
export function getUserByIdHandler(ctx: AuthContext): Handler {
  return async (c) => {
    await requireServiceRole(ctx, c);
    return c.json(userJson(await requireAccount(ctx, c)));
  };
}

/** POST /admin/users */
export function createUserHandler(ctx: AuthContext): Handler {
  return async (c) => {
    await requireServiceRole(ctx, c);
    const given = await readBody(c, userBody);
    if (!given.email && !given.phone) {
      throw refusals.invalid('Cannot create a user without either an email or phone');
    }
    const account = { id: given.id, ...(await changeOf(given)) };
    return c.json(userJson(await createAccount(ctx, account, serviceAct(ctx, c, 'user_created'))));
  };
}

/** PUT /admin/users/:id; a ban and a new password end the sessions at once. */
export function updateUserByIdHandler(ctx: AuthContext): Handler {
  return async (c) => {
    await requireServiceRole(ctx, c);
    const id = pathId(c, 'id', refusals.userNotFound);
    const given = await readBody(c, userBody);
    if (given.password === '') checkPasswordStrength('');
    return c.json(userJson(await updateAccount(ctx, id, await changeOf(given), serviceAct(ctx, c, 'user_updated'))));
  };
}

/** DELETE /admin/users/:id */
export function deleteUserHandler(ctx: AuthContext): Handler {
  return async (c) => {
    await requireServiceRole(ctx, c);
    const id = pathId(c, 'id', refusals.userNotFound);
    const { should_soft_delete } = await readBody(c, deleteBody);
    await deleteAccount(ctx.authLanes, id, serviceAct(ctx, c, 'user_deleted'), should_soft_delete);
    return c.json({});
  };
}

/** GET /admin/users/:id/factors */
export function listFactorsHandler(ctx: AuthContext): Handler {
  return async (c) => {
    await requireServiceRole(ctx, c);
    return c.json((await requireAccount(ctx, c)).factors);
  };
}

/** DELETE /admin/users/:id/factors/:factorId, for somebody who lost the device. */
export function deleteFactorHandler(ctx: AuthContext): Handler {
  return async (c) => {
    await requireServiceRole(ctx, c);
    const user = await requireAccount(ctx, c);
    const factor = await findFactor(ctx.authSql, user.id, pathId(c, 'factorId', factorNotFound));
    await removeFactors(ctx.authLanes, user.id, factor.id, serviceAct(ctx, c, 'factor_removed'));
    return c.json({ id: factor.id });
  };
}

async function requireAccount(ctx: AuthContext, c: Context): Promise<UserRow> {
  const user = await findUser(ctx.authSql, { id: pathId(c, 'id', refusals.userNotFound) });
  if (!user) throw refusals.userNotFound();
  return user;
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

function wholeNumber(name: string, text: string, fallback: number, max: number): number {
  if (text === '') return fallback;
  if (!/^\d{1,9}$/.test(text)) throw refusals.invalid(`Bad Pagination Parameters: ${name}`);
  return Math.min(Math.max(Number(text), 1), max);
}
