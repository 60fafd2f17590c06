import type { Context } from 'hono';
import { z } from 'zod';
import { normalizeEmail } from '../../domain/turkish.ts';
import type { AppContext, Caller } from '../context.ts';
import { readBody as readText } from '../http/body.ts';
import { addressOf } from './address.ts';
import { type Act, audit } from './audit.ts';
import { type AuthError, refusals } from './errors.ts';
import { isStorable, parseJson } from './json.ts';
import { authenticate, bearerToken, Unauthenticated } from './session.ts';
import { findUser, type UserRow } from './users.ts';

/**
 * The JSON body of a request, checked. An empty body counts as `{}`. Members the schema does not name are dropped:
 * clients send some that only other configurations of the service know.
 * @throws HttpError for what is no usable JSON, AuthError `validation_failed` for what the schema refuses
 */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const text = await readText(c.req.raw);
  return check(schema, text.trim() === '' ? {} : parseJson(text));
}

/** The query parameters of a request, checked. */
export function readQuery<T extends z.ZodType>(c: Context, schema: T): z.output<T> {
  const query = c.req.query();
  if (!isStorable(query)) throw refusals.invalid('The query holds unusable characters');
  return check(schema, query);
}

/** A uuid in the path; anything else is an unknown one. */
export function pathId(c: Context, name: string, notFound: () => AuthError): string {
  const result = z.uuid().safeParse(c.req.param(name));
  if (!result.success) throw notFound();
  return result.data;
}

function check<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where = issue?.path.join('.');
  throw refusals.invalid(`${where ? `${where}: ` : ''}${issue?.message ?? 'invalid'}`);
}

/** An e-mail address in its normalised form. */
export const emailField = z
  .string()
  .max(254, 'Unable to validate email address: invalid format')
  .transform(normalizeEmail)
  .pipe(z.email('Unable to validate email address: invalid format'));

/** A phone number in E.164; Supabase's clients may leave out the plus. */
export const phoneField = z
  .string()
  .transform((text) => `+${text.replace(/^\+/, '').replace(/[\s()-]/g, '')}`)
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'Invalid phone number format (E.164 required)'));

/** How a code is to reach a number; a message by another way than was asked for would surprise. */
export const channelField = z.enum(['', 'sms'], "Invalid channel, the only supported value is 'sms'").nullish();

/** User metadata travels in every access token, and header sizes are limited. */
export const metadataField = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= 4096, 'metadata must not exceed 4096 characters');

/** A signed-in user, the session they act in and its claims. */
export interface SignedIn {
  user: UserRow;
  sessionId: string;
  aal: 'aal1' | 'aal2';
}

/**
 * The signed-in user of a request.
 * @throws AuthError 401 `no_authorization`, 403 `bad_jwt`, 403 `session_not_found`
 */
export async function requireUser(ctx: AppContext, c: Context): Promise<SignedIn> {
  const caller = await requireToken(ctx, c);
  const { sub, session_id, aal } = caller.claims;
  if (caller.role !== 'authenticated' || typeof sub !== 'string' || typeof session_id !== 'string') {
    throw refusals.badJwt();
  }
  const user = await findUser(ctx.authSql, { id: sub });
  if (!user) throw refusals.sessionNotFound();
  return { user, sessionId: session_id, aal: aal === 'aal2' ? 'aal2' : 'aal1' };
}

/** @throws AuthError 403 `not_admin` unless the request carries the service_role key */
export async function requireServiceRole(ctx: AppContext, c: Context): Promise<void> {
  const { role, claims } = await requireToken(ctx, c);
  if (role === 'service_role') return;
  if (role === 'authenticated') {
    await audit(ctx.authSql, {
      action: 'forbidden',
      actor: String(claims.sub),
      actorRole: role,
      address: addressOf(ctx, c),
    });
  }
  throw refusals.notAdmin();
}

/** What the holder of the service_role key does, for the audit log. */
export function serviceAct(ctx: AppContext, c: Context, action: Act['action']): Act {
  return { action, actorRole: 'service_role', address: addressOf(ctx, c) };
}

async function requireToken(ctx: AppContext, c: Context): Promise<Caller> {
  if (!bearerToken(c.req.raw.headers)) throw refusals.noAuthorization();
  return authenticate(ctx, c.req.raw.headers).catch((error: unknown) => {
    if (!(error instanceof Unauthenticated)) throw error;
    throw error.problem === 'session_not_found' ? refusals.sessionNotFound() : refusals.badJwt();
  });
}
