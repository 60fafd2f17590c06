import type { Context } from 'hono';
import { z } from 'zod';
import { HttpError } from '../../http/errors.ts';
import { findUser, isBanned, type UserKey, type UserRow } from '../accounts/user-row.ts';
import { addressOf, networkOf } from '../address.ts';
import { audit } from '../audit.ts';
import { inBackground } from '../background.ts';
import { challengeOf } from '../codes/code-challenge.ts';
import { confirm } from '../codes/confirm.ts';
import { type AuthContext, mailAddressChanged } from '../codes/delivery.ts';
import { type CodePurpose, issueCode, type OneTimeCode, redeemCode, redeemSecret } from '../codes/one-time-codes.ts';
import { allowedRedirect, withFragment, withQuery } from '../codes/redirects.ts';
import { type Count, type Counts, countCall } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionJson, sessionJson } from '../sessions/session-json.ts';
import { leastTime } from './least-time.ts';
import { emailField, phoneField, readJson, readQuery } from './request-fields.ts';

const types = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email', 'sms', 'phone_change'] as const;
type VerifyType = (typeof types)[number];

const body = z.object({
  type: z.enum(types, 'Verify requires a verification type'),
  token: z.string().max(200).optional(),
  token_hash: z.string().max(200).optional(),
  email: emailField.optional(),
  phone: phoneField.optional(),
});
const linkQuery = z.object({
  type: z.string().optional(),
  token: z.string().max(200).optional(),
  token_hash: z.string().max(200).optional(),
  redirect_to: z.string().optional(),
});

/** Which codes a type of the wire stands for. */
function purposesOf(type: VerifyType): readonly CodePurpose[] {
  return type === 'email' ? ['signup', 'invite', 'magiclink'] : [type];
}

/** POST /verify: a typed code with its address or number, or the secret of a link. Answers with a session. */
export async function verify(ctx: AuthContext, c: Context): Promise<Response> {
  const earliestRefusal = leastTime();
  const given = await readJson(c, body);
  const network: Count = ['codeAddress', networkOf(ctx, c)];
  const typed = given.token_hash ? null : typedCode(given);
  const counts: Counts = typed ? [network, ['codeAccount', typed.sentTo]] : [network];
  await countCall(ctx, counts);
  const code = typed
    ? await redeemTyped(ctx, given.type, typed)
    : await redeemSecret(ctx.owner, purposesOf(given.type), given.token_hash ?? '');
  if (code) return c.json(await signInWith(ctx, c, code, counts));
  const refusal = await refused(ctx, c, refusals.otpExpired());
  await earliestRefusal;
  throw refusal;
}

interface TypedCode {
  sentTo: string;
  code: string;
}

function typedCode({ email, phone, token }: z.infer<typeof body>): TypedCode {
  const sentTo = email ?? phone;
  if (sentTo && token) return { sentTo, code: token.replaceAll('-', '').trim() };
  throw refusals.invalid('Only an email address or phone number should be provided on verify');
}

async function redeemTyped(ctx: AuthContext, type: VerifyType, typed: TypedCode): Promise<OneTimeCode | null> {
  const user = await findUser(ctx.owner, accountKey(type, typed.sentTo));
  if (!user) return null;
  return await redeemCode(ctx.owner, ctx.keys, { ...typed, userId: user.id, purposes: purposesOf(type) });
}

function accountKey(type: VerifyType, sentTo: string): UserKey {
  if (type === 'email_change') return { newEmail: sentTo };
  if (type === 'phone_change') return { newPhone: sentTo };
  return sentTo.startsWith('+') ? { phone: sentTo } : { email: sentTo };
}

/** GET /verify: the link of a mail. Leads on to an allowed address, with tokens or an error in its fragment. */
export async function followLink(ctx: AuthContext, c: Context): Promise<Response> {
  // Mail scanners look at links this way; one that was only looked at must not be used up.
  if (c.req.method === 'HEAD') throw refusals.onlyGet();
  const query = readQuery(c, linkQuery);
  const type = types.find((name) => name === query.type);
  const target = allowedRedirect(ctx.settings, query.redirect_to, type ?? '');
  try {
    return c.redirect(await follow(ctx, c, type, query.token ?? query.token_hash ?? '', target), 303);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return c.redirect(withFragment(target, errorValues(error)), 303);
  }
}

async function follow(
  ctx: AuthContext,
  c: Context,
  type: VerifyType | undefined,
  secret: string,
  target: string,
): Promise<string> {
  const counts: Counts = [['codeAddress', networkOf(ctx, c)]];
  await countCall(ctx, counts);
  const code = type ? await redeemSecret(ctx.owner, purposesOf(type), secret) : null;
  if (!code) throw await refused(ctx, c, refusals.linkExpired());
  const challenge = challengeOf(code);
  if (challenge) {
    const { id: userId } = await confirmed(ctx, c, code);
    const wanted = { userId, purpose: 'pkce', sentTo: code.sent_to, challenge } as const;
    return withQuery(target, 'code', (await issueCode(ctx.owner, ctx.keys, wanted)).secret);
  }
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await signInWith(ctx, c, code, counts);
  return withFragment(target, {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    type: code.purpose,
  });
}

async function signInWith(ctx: AuthContext, c: Context, code: OneTimeCode, counts: Counts): Promise<SessionJson> {
  const { purpose } = code;
  const user = await confirmed(ctx, c, code);
  const method = purpose === 'recovery' ? 'recovery' : 'otp';
  const opened = await openSession(ctx, user, { method, address: addressOf(ctx, c), details: { purpose }, counts });
  if (!opened) throw await refused(ctx, c, refusals.otpExpired(), user.id);
  return await sessionJson(ctx, opened);
}

/** Does what the code proves; a disabled account is confirmed but not let in. */
async function confirmed(ctx: AuthContext, c: Context, code: OneTimeCode): Promise<UserRow> {
  const before = await findUser(ctx.owner, { id: code.user_id });
  if (!before) throw await refused(ctx, c, refusals.otpExpired());
  const user = await confirm(ctx, before, code, addressOf(ctx, c));
  const oldAddress = before.email;
  if (code.purpose === 'email_change' && oldAddress) {
    inBackground(ctx.log, 'sending a notice', () => mailAddressChanged(ctx, oldAddress));
  }
  if (isBanned(user)) throw await refused(ctx, c, refusals.userBanned(), user.id);
  return user;
}

/** The refusal, once it is in the audit log. */
async function refused(
  ctx: AuthContext,
  c: Context,
  refusal: HttpError,
  target: string | null = null,
): Promise<HttpError> {
  await audit(ctx.owner, { action: 'code_refused', actorRole: 'anon', target, address: addressOf(ctx, c) });
  return refusal;
}

function errorValues({ code, message, status }: HttpError): Record<string, string> {
  return {
    error: status >= 500 ? 'server_error' : 'access_denied',
    error_code: code,
    error_description: message,
  };
}
