import type { Context } from 'hono';
import sql from 'sql-template-tag';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../database/pool.ts';
import { createMailer, type Mailer } from '../../mail/mailer.ts';
import { adminMadeMail, codeMail, emailChangedMail, type MailPurpose, type Message } from '../../mail/templates.ts';
import { createSmsGateway, type SmsGateway } from '../../sms/gateway.ts';
import { isTakenFor } from '../accounts/fixed-admin.ts';
import type { UserRow } from '../accounts/user-row.ts';
import { inBackground } from '../background.ts';
import { refusals } from '../refusals.ts';
import { needsConsent } from './confirm.ts';
import { type CodeChallenge, issueCode, type WantedCode } from './one-time-codes.ts';
import { allowedRedirect } from './redirects.ts';

export interface AuthContext extends AppContext {
  mailer: Mailer;
  /** Null without SMS_URL. */
  sms: SmsGateway | null;
}

/** Adds the senders of mail and text messages that the settings configure. */
export function withDelivery(ctx: AppContext): AuthContext {
  const { smsUrl } = ctx.settings;
  const mailer = createMailer(ctx.settings, ctx.agency, ctx.owner);
  return { ...ctx, mailer, sms: smsUrl ? createSmsGateway(smsUrl) : null };
}

export interface Proof extends WantedCode {
  user: UserRow;
  purpose: MailPurpose;
}

/** Issues a code and a link. The link leads on to the request's `redirect_to`, if that is allowed. */
export async function issueLink(
  db: Queries,
  { keys, settings }: Pick<AppContext, 'keys' | 'settings'>,
  c: Context,
  proof: Proof,
): Promise<{ code: string; secret: string; href: string; redirectTo: string }> {
  const { purpose } = proof;
  const { code, secret } = await issueCode(db, keys, proof);
  const redirectTo = allowedRedirect(settings, c.req.query('redirect_to'), purpose);
  const address = new URL('/auth/v1/verify', settings.publicUrl);
  const type = purpose === 'email_change_current' ? 'email_change' : purpose;
  address.search = new URLSearchParams({ token: secret, type, redirect_to: redirectTo }).toString();
  return { code, secret, href: address.href, redirectTo };
}

/** Mails a code and link, and returns the link. */
export async function mailCode(ctx: AuthContext, c: Context, proof: Proof): Promise<string> {
  const { code, href } = await issueLink(ctx.owner, ctx, c, proof);
  const { user, purpose, sentTo } = proof;
  const newAddress = purpose === 'email_change_current' ? user.email_change : null;
  await ctx.mailer.send(sentTo, codeMail(purpose, ctx.agency.name, { code, link: href, newAddress }));
  return href;
}

/**
 * Mails the codes of a pending change to the old and the new address, except to one that has agreed. Mails nothing to a
 * new address that another account has, and does not tell the client.
 */
export async function mailEmailChange(
  ctx: AuthContext,
  c: Context,
  user: UserRow,
  challenge: CodeChallenge | null,
): Promise<void> {
  const { email, email_change: wanted, email_change_accepted: accepted } = user;
  if (email && needsConsent(user) && accepted !== 'email_change_current') {
    await mailCode(ctx, c, { user, purpose: 'email_change_current', sentTo: email, challenge });
  }
  if (wanted && accepted !== 'email_change' && !(await isTakenFor(ctx, ctx.owner, user, wanted))) {
    await mailCode(ctx, c, { user, purpose: 'email_change', sentTo: wanted, challenge });
  }
}

/** Tells the old address that the account now has another one. */
export function tellAddressChanged(ctx: AuthContext, oldAddress: string): void {
  inBackground(ctx.log, 'sending a notice', () => ctx.mailer.send(oldAddress, emailChangedMail(ctx.agency.name)));
}

/** Tells the owner of an account, at its confirmed address, what happened to it. */
export function tellOwner(ctx: AuthContext, { email, email_confirmed_at }: UserRow, message: Message): void {
  if (email && email_confirmed_at) inBackground(ctx.log, 'sending a notice', () => ctx.mailer.send(email, message));
}

/** Tells all other admins about a new admin: nobody may make one unnoticed with a stolen session. */
export function tellAdminMade(ctx: AuthContext, made: { id: string; email: string }): void {
  inBackground(ctx.log, 'sending a notice', async () => {
    const admins = await ctx.owner.query<{ email: string }>(sql`
      select email from auth.users u
      where auth.is_enabled_admin(u) and email is not null and email_confirmed_at is not null and id <> ${made.id}`);
    const message = adminMadeMail(ctx.agency.name, made.email);
    for (const { email } of admins) await ctx.mailer.send(email, message);
  });
}

/** Issues a code for `purpose` and texts it to a number. */
export async function textCode(
  ctx: AuthContext,
  user: UserRow,
  purpose: 'sms' | 'phone_change',
  phone: string,
): Promise<void> {
  const { code } = await issueCode(ctx.owner, ctx.keys, { user, purpose, sentTo: phone });
  await sendText(ctx, phone, code);
}

/** Texts a code. @throws HttpError `phone_provider_disabled` without SMS_URL */
export async function sendText(ctx: AuthContext, phone: string, code: string): Promise<void> {
  const text = `${ctx.agency.name} doğrulama kodunuz: ${code}. Bu kodu kimseyle paylaşmayın.`;
  await requireSms(ctx).send(phone, text);
}

/** Returns the SMS gateway. @throws HttpError `phone_provider_disabled` without SMS_URL */
export function requireSms(ctx: AuthContext): SmsGateway {
  if (!ctx.sms) throw refusals.smsDisabled();
  return ctx.sms;
}
