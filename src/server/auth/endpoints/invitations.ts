import type { Context } from 'hono';
import { z } from 'zod';
import { audit } from '../../activity/audit.ts';
import { createAccount } from '../accounts/change-accounts.ts';
import { claimAddress } from '../accounts/claim-address.ts';
import { userJson } from '../accounts/user-json.ts';
import { findUser, getUser, type UserRow } from '../accounts/user-row.ts';
import { type AuthContext, issueLink, mailCode, type Proof } from '../codes/delivery.ts';
import { wantEmail } from '../codes/one-time-codes.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkPasswordStrength } from '../passwords/password-strength.ts';
import { refusals } from '../refusals.ts';
import { serviceAct } from './callers.ts';
import { emailField, metadataField, readJson } from './request-fields.ts';

const inviteBody = z.object({ email: emailField, data: metadataField.nullish() });
const linkBody = z.object({
  type: z.enum(
    ['signup', 'invite', 'magiclink', 'recovery', 'email_change_new', 'email_change_current'],
    'Invalid email action link type requested',
  ),
  email: emailField,
  new_email: emailField.optional(),
  password: z.string().optional(),
  data: metadataField.nullish(),
});

/** POST /invite: prepares an account that the owner of the address takes over with a mailed link. */
export async function invite(ctx: AuthContext, c: Context): Promise<Response> {
  const { email, data } = await readJson(c, inviteBody);
  const claim = { email, data: data ?? {}, isInvitation: true };
  const user = await claimAddress(ctx, claim, serviceAct(ctx, c, 'user_invited'));
  await mailCode(ctx, c, { user, purpose: 'invite', sentTo: email });
  return c.json(userJson(user));
}

/** POST /admin/generate_link: makes a link without mailing it, for callers that deliver it another way. */
export async function generateLink(ctx: AuthContext, c: Context): Promise<Response> {
  const proof = await wantedProof(ctx, c, await readJson(c, linkBody));
  const { user, purpose } = proof;
  const { code, secret, href, redirectTo } = await ctx.owner.transaction(async (tx) => {
    await audit(tx, { ...serviceAct(ctx, c, 'link_made'), target: user.id, details: { purpose } });
    return await issueLink(tx, ctx, c, proof);
  });
  return c.json({
    ...userJson(user),
    action_link: href,
    email_otp: code,
    hashed_token: secret,
    redirect_to: redirectTo,
    verification_type: purpose,
  });
}

async function wantedProof(ctx: AuthContext, c: Context, given: z.infer<typeof linkBody>): Promise<Proof> {
  const { type, email, new_email } = given;
  const data = given.data ?? {};
  switch (type) {
    case 'email_change_current':
      throw refusals.invalid('An admin needs no consent of the current address: ask for email_change_new');
    case 'email_change_new':
      if (new_email === undefined) throw refusals.invalid('new_email is required');
      return { user: await withoutConsent(ctx, email, new_email), purpose: 'email_change', sentTo: new_email };
    case 'invite': {
      const claim = { email, data, isInvitation: true };
      return { user: await claimAddress(ctx, claim, serviceAct(ctx, c, 'user_invited')), purpose: type, sentTo: email };
    }
    case 'signup': {
      const claim = { email, data, passwordHash: await signUpHash(given.password), isInvitation: false };
      return { user: await claimAddress(ctx, claim, serviceAct(ctx, c, 'user_created')), purpose: type, sentTo: email };
    }
    case 'magiclink': {
      const known = await findUser(ctx.owner, { email });
      const newcomer = { email, userMetadata: data };
      const user = known ?? (await createAccount(ctx, newcomer, serviceAct(ctx, c, 'user_created')));
      return { user, purpose: type, sentTo: email };
    }
    case 'recovery':
      return { user: await getUser(ctx.owner, { email }), purpose: type, sentTo: email };
  }
}

async function signUpHash(password: string | undefined): Promise<string> {
  if (!password) throw refusals.invalid('Signup requires a valid password');
  checkPasswordStrength(password);
  return await hashPassword(password);
}

/** Starts a change of e-mail address that the current address need not confirm, because an admin requests it. */
async function withoutConsent(ctx: AuthContext, email: string, newEmail: string): Promise<UserRow> {
  const user = await getUser(ctx.owner, { email });
  if (await findUser(ctx.owner, { email: newEmail })) throw refusals.emailExists();
  await wantEmail(ctx.owner, user, newEmail, 'email_change_current');
  return await getUser(ctx.owner, { id: user.id });
}
