import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { createAccount, updateAccount } from './accounts.ts';
import { addressOf } from './address.ts';
import { audit } from './audit.ts';
import { type AuthContext, issueLink, mailCode } from './delivery.ts';
import { refusals } from './errors.ts';
import { checkPasswordStrength, hashPassword } from './passwords.ts';
import { allowedRedirect } from './redirects.ts';
import { emailField, metadataField, readBody, requireServiceRole } from './request.ts';
import { findUser, type UserRow, userJson } from './users.ts';

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
type LinkRequest = z.infer<typeof linkBody>;

/** What a link proves and to whom it would be sent. */
interface Proof {
  user: UserRow;
  purpose: 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change';
  sentTo: string;
}

/** POST /invite: an account for an address, which its owner takes over by a link in a mail. */
export function inviteHandler(ctx: AuthContext): Handler {
  return async (c) => {
    await requireServiceRole(ctx, c);
    const user = await inviteAccount(ctx, await readBody(c, inviteBody));
    const redirectTo = allowedRedirect(ctx.settings, c.req.query('redirect_to'), 'invite');
    await mailCode(ctx, user, 'invite', user.email ?? '', { redirectTo });
    await record(ctx, c, 'user_invited', user.id, 'invite');
    return c.json(userJson(user));
  };
}

/** POST /admin/generate_link: the link of a mail without the mail, for whoever delivers it in another way. */
export function generateLinkHandler(ctx: AuthContext): Handler {
  return async (c) => {
    await requireServiceRole(ctx, c);
    const { user, purpose, sentTo } = await prove(ctx, await readBody(c, linkBody));
    const redirectTo = allowedRedirect(ctx.settings, c.req.query('redirect_to'), purpose);
    const { code, secret, href } = await issueLink(ctx, user, purpose, sentTo, { redirectTo });
    await record(ctx, c, 'link_made', user.id, purpose);
    return c.json({
      ...userJson(user),
      action_link: href,
      email_otp: code,
      hashed_token: secret,
      redirect_to: redirectTo,
      verification_type: purpose,
    });
  };
}

async function prove(ctx: AuthContext, given: LinkRequest): Promise<Proof> {
  const { type, email } = given;
  if (type === 'email_change_current') {
    throw refusals.invalid('Enable secure email change to generate link for current email');
  }
  if (type === 'invite') return { user: await inviteAccount(ctx, given), purpose: 'invite', sentTo: email };
  if (type === 'signup') return { user: await signUpAccount(ctx, given), purpose: 'signup', sentTo: email };
  const user = await findUser(ctx.authSql, { email });
  if (type === 'magiclink' && !user) {
    return { user: await createAccount(ctx, { email, userMetadata: given.data ?? {} }), purpose: type, sentTo: email };
  }
  if (!user) throw refusals.userNotFound();
  if (type !== 'email_change_new') return { user, purpose: type, sentTo: email };
  return { user: await wantEmail(ctx, user, given.new_email), purpose: 'email_change', sentTo: given.new_email ?? '' };
}

/**
 * The account of an invited address; a confirmed one is somebody's already. Whoever made an unconfirmed one need not own
 * the address: their password shall not open what its owner takes over.
 */
async function inviteAccount(ctx: AuthContext, { email, data }: Pick<LinkRequest, 'email' | 'data'>): Promise<UserRow> {
  const known = await findUser(ctx.authSql, { email });
  if (known?.email_confirmed_at) throw refusals.emailExists();
  const { id } = known ?? (await createAccount(ctx, { email, userMetadata: data ?? {} }));
  await ctx.authSql`
    update auth.users set invited_at = now(), confirmation_sent_at = now(), encrypted_password = null where id = ${id}`;
  return (await findUser(ctx.authSql, { id })) ?? Promise.reject(refusals.userNotFound());
}

async function signUpAccount(ctx: AuthContext, { email, password, data }: LinkRequest): Promise<UserRow> {
  const known = await findUser(ctx.authSql, { email });
  if (known?.email_confirmed_at) throw refusals.emailExists();
  if (!password) throw refusals.invalid('Signup requires a valid password');
  checkPasswordStrength(password);
  const passwordHash = await hashPassword(password);
  if (known) return updateAccount(ctx, known.id, { passwordHash });
  return createAccount(ctx, { email, passwordHash, userMetadata: data ?? {} });
}

async function wantEmail(ctx: AuthContext, { id }: UserRow, email: string | undefined): Promise<UserRow> {
  if (email === undefined) throw refusals.invalid('new_email is required');
  if (await findUser(ctx.authSql, { email })) throw refusals.emailExists();
  await ctx.authSql`update auth.users set email_change = ${email}, email_change_sent_at = now() where id = ${id}`;
  return (await findUser(ctx.authSql, { id })) ?? Promise.reject(refusals.userNotFound());
}

function record(ctx: AuthContext, c: Context, action: 'user_invited' | 'link_made', target: string, purpose: string) {
  const address = addressOf(ctx, c);
  return audit(ctx.authSql, { action, actorRole: 'service_role', target, address, details: { purpose } });
}
