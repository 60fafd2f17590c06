import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { addressOf, limitedAddress } from './address.ts';
import { audit } from './audit.ts';
import { inBackground } from './background.ts';
import { confirm } from './confirmation.ts';
import { type AuthContext, mailAddressChanged } from './delivery.ts';
import { AuthError, refusals } from './errors.ts';
import { leastTime } from './least-time.ts';
import { type Count, type Counts, countCall } from './limits.ts';
import { issueToken, type OneTimeToken, redeemCode, redeemLink, type TokenPurpose } from './one-time-tokens.ts';
import { allowedRedirect, withFragment, withQuery } from './redirects.ts';
import { emailField, phoneField, readBody, readQuery } from './request.ts';
import { type SessionJson, sessionJson } from './session-json.ts';
import { openSession } from './session-store.ts';
import { findUser, isBanned, type UserRow } from './users.ts';

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
function purposesOf(type: VerifyType): readonly TokenPurpose[] {
  return type === 'email' ? ['signup', 'invite', 'magiclink'] : [type];
}

/** POST /verify: a typed code with its address or number, or the secret of a link. Answers with a session. */
export function verifyHandler(ctx: AuthContext): Handler {
  return async (c) => {
    const earliestRefusal = leastTime();
    const given = await readBody(c, body);
    const network: Count = ['codeAddress', limitedAddress(addressOf(ctx, c))];
    const typed = given.token_hash ? null : typedCode(given);
    const counts: Counts = typed ? [network, ['codeAccount', typed.sentTo]] : [network];
    await countCall(ctx, counts);
    const token = typed
      ? await redeemTyped(ctx, given.type, typed)
      : await redeemLink(ctx, purposesOf(given.type), given.token_hash ?? '');
    if (!token) {
      const refusal = await refused(ctx, c, refusals.otpExpired());
      await earliestRefusal;
      throw refusal;
    }
    return c.json(await signInWith(ctx, c, token, counts));
  };
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

async function redeemTyped(
  ctx: AuthContext,
  type: VerifyType,
  { sentTo, code }: TypedCode,
): Promise<OneTimeToken | null> {
  const user = await findUser(ctx.authSql, accountOf(type, sentTo));
  return user ? redeemCode(ctx, user.id, purposesOf(type), sentTo, code) : null;
}

function accountOf(type: VerifyType, sentTo: string): Parameters<typeof findUser>[1] {
  if (type === 'email_change') return { newEmail: sentTo };
  if (type === 'phone_change') return { newPhone: sentTo };
  return sentTo.startsWith('+') ? { phone: sentTo } : { email: sentTo };
}

/** GET /verify: the link of a mail. Leads on to an allowed address, with tokens or an error in its fragment. */
export function verifyLinkHandler(ctx: AuthContext): Handler {
  return async (c) => {
    // Mail scanners look at links this way; one that was only looked at must not be used up.
    if (c.req.method === 'HEAD') throw new AuthError(405, 'method_not_allowed', 'Links are followed with GET');
    const query = readQuery(c, linkQuery);
    const type = types.find((name) => name === query.type);
    const target = allowedRedirect(ctx.settings, query.redirect_to, type ?? '');
    try {
      return c.redirect(await follow(ctx, c, type, query.token ?? query.token_hash ?? '', target), 303);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return c.redirect(withFragment(target, errorValues(error)), 303);
    }
  };
}

async function follow(
  ctx: AuthContext,
  c: Context,
  type: VerifyType | undefined,
  secret: string,
  target: string,
): Promise<string> {
  const counts: Counts = [['codeAddress', limitedAddress(addressOf(ctx, c))]];
  await countCall(ctx, counts);
  const token = type ? await redeemLink(ctx, purposesOf(type), secret) : null;
  if (!token) throw await refused(ctx, c, new AuthError(403, 'otp_expired', 'Email link is invalid or has expired'));
  if (token.code_challenge && token.code_challenge_method) {
    const user = await confirmed(ctx, c, token);
    const challenge = { challenge: token.code_challenge, method: token.code_challenge_method };
    const { link } = await issueToken(ctx, { userId: user.id, purpose: 'pkce', sentTo: token.sent_to, challenge });
    return withQuery(target, 'code', link);
  }
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await signInWith(ctx, c, token, counts);
  return withFragment(target, {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    type: token.purpose,
  });
}

async function signInWith(ctx: AuthContext, c: Context, token: OneTimeToken, counts: Counts): Promise<SessionJson> {
  const { purpose } = token;
  const user = await confirmed(ctx, c, token);
  const method = purpose === 'recovery' ? 'recovery' : 'otp';
  const opened = await openSession(ctx, user, { method, address: addressOf(ctx, c), details: { purpose }, counts });
  if (!opened) throw await refused(ctx, c, refusals.otpExpired(), user.id);
  return sessionJson(ctx, opened);
}

/** Does what the code proves; a disabled account is confirmed but not let in. */
async function confirmed(ctx: AuthContext, c: Context, token: OneTimeToken): Promise<UserRow> {
  const before = await findUser(ctx.authSql, { id: token.user_id });
  if (!before) throw await refused(ctx, c, refusals.otpExpired());
  const user = await confirm(ctx, before, token, addressOf(ctx, c));
  const oldAddress = before.email;
  if (token.purpose === 'email_change' && oldAddress) {
    inBackground(ctx.log, 'sending a notice', () => mailAddressChanged(ctx, oldAddress));
  }
  if (isBanned(user)) throw await refused(ctx, c, refusals.userBanned(), user.id);
  return user;
}

/** The refusal, once it is in the audit log. */
async function refused(
  ctx: AuthContext,
  c: Context,
  refusal: AuthError,
  target: string | null = null,
): Promise<AuthError> {
  await audit(ctx.authSql, { action: 'code_refused', actorRole: 'anon', target, address: addressOf(ctx, c) });
  return refusal;
}

function errorValues({ code, message, status }: AuthError): Record<string, string> {
  return {
    error: status >= 500 ? 'server_error' : 'access_denied',
    error_code: code,
    error_description: message,
  };
}
