import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { addressOf, limitedAddress } from './address.ts';
import { audit } from './audit.ts';
import { AuthError } from './errors.ts';
import { type Counts, countCall } from './limits.ts';
import { type CodeChallenge, redeemLink } from './one-time-tokens.ts';
import { readBody } from './request.ts';
import { sessionJson } from './session-json.ts';
import { openSession } from './session-store.ts';
import { findUser } from './users.ts';

/** What a client sends that will prove later to be the same one (RFC 7636). */
export const challengeFields = {
  code_challenge: z.string().max(128).nullish(),
  code_challenge_method: z.string().max(10).nullish(),
};

const exchangeBody = z.object({ auth_code: z.string().max(200), code_verifier: z.string().max(200) });

/** The code challenge of a request's body, null without one. */
export function readChallenge(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): CodeChallenge | null {
  if (!body.code_challenge) return null;
  const method = body.code_challenge_method?.toLowerCase();
  if (method === 's256' || method === 'plain') return { challenge: body.code_challenge, method };
  throw new AuthError(400, 'validation_failed', 'code_challenge_method must be s256 or plain');
}

/** POST /token?grant_type=pkce: the code of a followed link, and the verifier of the client that asked for the mail. */
export async function exchangeCode(ctx: AppContext, c: Context): Promise<Response> {
  const { auth_code, code_verifier } = await readBody(c, exchangeBody);
  const address = addressOf(ctx, c);
  const counts: Counts = [['codeAddress', limitedAddress(address)]];
  await countCall(ctx, counts);
  const token = await redeemLink(ctx, ['pkce'], auth_code);
  const user = token && (await findUser(ctx.authSql, { id: token.user_id }));
  const isProven = token?.code_challenge === challengeOf(code_verifier, token?.code_challenge_method);
  const signIn = { method: 'otp', address, details: { purpose: 'pkce' }, counts } as const;
  const opened = user && isProven && (await openSession(ctx, user, signIn));
  if (opened) return c.json(await sessionJson(ctx, opened));
  await audit(ctx.authSql, { action: 'code_refused', actorRole: 'anon', target: user?.id ?? null, address });
  throw user && !isProven
    ? new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
    : new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
}

function challengeOf(verifier: string, method: CodeChallenge['method'] | null | undefined): string {
  return method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
}
