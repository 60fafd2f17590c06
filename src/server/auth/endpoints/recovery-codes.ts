import type { Context } from 'hono';
import { z } from 'zod';
import { audit } from '../../activity/audit.ts';
import { addressOf } from '../../http/address.ts';
import { recoveryCodesMadeMail, recoveryCodeUsedMail } from '../../mail/templates.ts';
import { hasVerifiedFactor, lockUser } from '../accounts/user-row.ts';
import { type AuthContext, tellOwner } from '../codes/delivery.ts';
import { rememberDevice } from '../devices.ts';
import { recoveryCodeHash, recoveryCodesLeft, replaceRecoveryCodes } from '../factors/recovery-codes.ts';
import { countCall, guessOf } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { raiseByRecoveryCode } from '../sessions/raise-session.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { ownAct, requireUser, type SignedIn } from './callers.ts';
import { factorSubject } from './own-factors.ts';
import { reauthenticated } from './reauthenticated.ts';
import { readJson } from './request-fields.ts';

const newCodesBody = z.object({ current_password: z.string().max(200).optional() });
const useBody = z.object({ code: z.string().min(1, 'Code needs to be non-empty').max(40) });

/** GET /recovery-codes: how many of the caller's codes are left. */
export async function getRecoveryCodes(ctx: AuthContext, c: Context): Promise<Response> {
  const { user } = await requireWhole(ctx, c);
  return c.json(await recoveryCodesLeft(ctx.owner, user.id));
}

/**
 * POST /recovery-codes: makes ten new codes, shown only once, and voids earlier ones.
 * @throws HttpError `insufficient_aal`, `reauthentication_needed`, `mfa_factor_not_found` if there is no factor they
 * could replace
 */
export async function makeRecoveryCodes(ctx: AuthContext, c: Context): Promise<Response> {
  const signedIn = await requireWhole(ctx, c);
  const { id, credentials_version } = signedIn.user;
  await countCall(ctx, [['sessionAct', `change ${signedIn.sessionId}`]]);
  const { current_password: present } = await readJson(c, newCodesBody);
  await reauthenticated(ctx, c, signedIn, { present });
  const codes = await ctx.owner.transaction(async (tx) => {
    const user = await lockUser(tx, { id });
    if (user?.credentials_version !== credentials_version) throw refusals.sessionNotFound();
    if (!hasVerifiedFactor(user)) throw refusals.factorNotFound();
    await audit(tx, ownAct(ctx, c, user, 'recovery_codes_made'));
    return await replaceRecoveryCodes(tx, ctx.keys, id);
  });
  tellOwner(ctx, signedIn.user, recoveryCodesMadeMail(ctx.agency.name));
  return c.json({ codes });
}

/** POST /recovery-codes/verify: raises the session to aal2 with a code instead of the second factor. */
export async function useRecoveryCode(ctx: AuthContext, c: Context): Promise<Response> {
  const { user, sessionId } = await requireUser(ctx, c);
  const { code } = await readJson(c, useBody);
  const subject = factorSubject(user);
  const counts = guessOf(ctx, c, subject, user);
  await countCall(ctx, counts);
  const hash = recoveryCodeHash(ctx.keys, user.id, code);
  const raised = await raiseByRecoveryCode(ctx, sessionId, user.id, hash, { address: addressOf(ctx, c), counts });
  if (!raised) {
    await audit(ctx.owner, ownAct(ctx, c, user, 'factor_refused'));
    throw refusals.factorCodeWrong('Invalid recovery code entered');
  }
  rememberDevice(ctx, c, subject, raised.user);
  const { left } = await recoveryCodesLeft(ctx.owner, user.id);
  tellOwner(ctx, raised.user, recoveryCodeUsedMail(ctx.agency.name, left));
  return c.json(await sessionJson(ctx, raised));
}

/**
 * Refuses a session without its second factor: somebody who knows only the password must not see how many codes are
 * left, or make any.
 */
async function requireWhole(ctx: AuthContext, c: Context): Promise<SignedIn> {
  const signedIn = await requireUser(ctx, c);
  if (hasVerifiedFactor(signedIn.user) && signedIn.aal !== 'aal2') throw refusals.aal2ForRecoveryCodes();
  return signedIn;
}
