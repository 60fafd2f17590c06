import type { Context } from 'hono';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { audit } from '../../activity/audit.ts';
import { addressOf } from '../../http/address.ts';
import { findUser, hasVerifiedFactor } from '../accounts/user-row.ts';
import { type AuthContext, tellRecoveryCodesMade, tellRecoveryCodeUsed } from '../codes/delivery.ts';
import { rememberDevice } from '../devices.ts';
import { recoveryCodeHash, recoveryCodesLeft, replaceRecoveryCodes } from '../factors/recovery-codes.ts';
import { countCall, guessOf } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { raiseByRecoveryCode } from '../sessions/raise-session.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { requireUser, type SignedIn } from './callers.ts';
import { factorSubject } from './own-factors.ts';
import { reauthenticated } from './reauthenticated.ts';
import { readJson } from './request-fields.ts';

const newCodesBody = z.object({ current_password: z.string().max(200).optional() });
const useBody = z.object({ code: z.string().min(1, 'Code needs to be non-empty').max(40) });

/** GET /recovery-codes: how many of the own codes are left. */
export async function getRecoveryCodes(ctx: AuthContext, c: Context): Promise<Response> {
  const { user } = await requireWhole(ctx, c);
  return c.json(await recoveryCodesLeft(ctx.owner, user.id));
}

/**
 * POST /recovery-codes: ten new codes, told this once; earlier ones are void.
 * @throws HttpError `insufficient_aal`, `mfa_factor_not_found` without a factor they could stand for, `reauthentication_needed`
 */
export async function makeRecoveryCodes(ctx: AuthContext, c: Context): Promise<Response> {
  const signedIn = await requireWhole(ctx, c);
  const { id, credentials_version } = signedIn.user;
  await countCall(ctx, [['sessionAct', `change ${signedIn.sessionId}`]]);
  const { current_password: present } = await readJson(c, newCodesBody);
  await reauthenticated(ctx, c, signedIn, { present });
  const codes = await ctx.owner.transaction(async (tx) => {
    await tx.query(sql`select from auth.users where id = ${id} for update`);
    const user = await findUser(tx, { id });
    if (user?.credentials_version !== credentials_version) throw refusals.sessionNotFound();
    if (!hasVerifiedFactor(user)) throw refusals.factorNotFound();
    const own = { actor: id, actorRole: 'authenticated', target: id, address: addressOf(ctx, c) } as const;
    await audit(tx, { action: 'recovery_codes_made', ...own });
    return await replaceRecoveryCodes(tx, ctx.keys, id);
  });
  tellRecoveryCodesMade(ctx, signedIn.user);
  return c.json({ codes });
}

/** POST /recovery-codes/verify: one of them in place of the second factor raises the session to aal2. */
export async function useRecoveryCode(ctx: AuthContext, c: Context): Promise<Response> {
  const { user, sessionId } = await requireUser(ctx, c);
  const { code } = await readJson(c, useBody);
  const subject = factorSubject(user);
  const counts = guessOf(ctx, c, subject, user);
  await countCall(ctx, counts);
  const address = addressOf(ctx, c);
  const hash = recoveryCodeHash(ctx.keys, user.id, code);
  const raised = await raiseByRecoveryCode(ctx, sessionId, user.id, hash, { address, counts });
  if (!raised) {
    const by = { actor: user.id, actorRole: 'authenticated', target: user.id, address } as const;
    await audit(ctx.owner, { action: 'factor_refused', ...by });
    throw refusals.factorCodeWrong('Invalid recovery code entered');
  }
  rememberDevice(ctx, c, subject, raised.user);
  tellRecoveryCodeUsed(ctx, raised.user, (await recoveryCodesLeft(ctx.owner, user.id)).left);
  return c.json(await sessionJson(ctx, raised));
}

/** Who knows the password alone learns nothing of them, and makes none. */
async function requireWhole(ctx: AuthContext, c: Context): Promise<SignedIn> {
  const signedIn = await requireUser(ctx, c);
  if (hasVerifiedFactor(signedIn.user) && signedIn.aal !== 'aal2') throw refusals.aal2ForRecoveryCodes();
  return signedIn;
}
