import type { Context } from 'hono';
import sql from 'sql-template-tag';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../database/pool.ts';
import { createMailer, type Mailer } from '../../mail/mailer.ts';
import { notedMailer } from '../../mail/noted-mailer.ts';
import {
  adminMadeMail,
  codeMail,
  emailChangedMail,
  type MailPurpose,
  phoneChangedMail,
  recoveryCodesMadeMail,
  recoveryCodeUsedMail,
} from '../../mail/templates.ts';
import { createSmsGateway, type SmsGateway } from '../../sms/gateway.ts';
import { isTakenFor } from '../accounts/fixed-admin.ts';
import type { UserRow } from '../accounts/user-row.ts';
import { inBackground } from '../background.ts';
import { refusals } from '../refusals.ts';
import { needsConsent } from './confirm.ts';
import { type CodeChallenge, issueCode } from './one-time-codes.ts';
import { allowedRedirect } from './redirects.ts';

/** What the endpoints of the sign-in service work with. */
export interface AuthContext extends AppContext {
  mailer: Mailer;
  /** Null without SMS_URL. */
  sms: SmsGateway | null;
}

/** Adds what sends mail and text messages, as the settings have it. */
export function withDelivery(ctx: AppContext): AuthContext {
  const { smsUrl } = ctx.settings;
  const mailer = createMailer(ctx.settings, ctx.agency);
  return {
    ...ctx,
    mailer: ctx.settings.smtpUrl ? notedMailer(mailer, ctx.owner) : mailer,
    sms: smsUrl ? createSmsGateway(smsUrl) : null,
  };
}

/** What a mail proves: that its reader owns `sentTo`, for a purpose. */
export interface Proof {
  user: UserRow;
  purpose: MailPurpose;
  sentTo: string;
  challenge?: CodeChallenge | null;
}

/**
 * A fresh code, and the address of a fresh link, which leads on to where the request asks for if that is allowed.
 */
export async function issueLink(
  db: Queries,
  { keys, settings }: Pick<AppContext, 'keys' | 'settings'>,
  c: Context,
  { user, purpose, sentTo, challenge }: Proof,
): Promise<{ code: string; secret: string; href: string; redirectTo: string }> {
  const { code, secret } = await issueCode(db, keys, { user, purpose, sentTo, challenge });
  const redirectTo = allowedRedirect(settings, c.req.query('redirect_to'), purpose);
  const address = new URL('/auth/v1/verify', settings.publicUrl);
  const type = purpose === 'email_change_current' ? 'email_change' : purpose;
  address.search = new URLSearchParams({ token: secret, type, redirect_to: redirectTo }).toString();
  return { code, secret, href: address.href, redirectTo };
}

/** Mails a fresh code and link, and gives the link's address. */
export async function mailCode(ctx: AuthContext, c: Context, proof: Proof): Promise<string> {
  const { code, href } = await issueLink(ctx.owner, ctx, c, proof);
  const { user, purpose, sentTo } = proof;
  const newAddress = purpose === 'email_change_current' ? user.email_change : null;
  await ctx.mailer.send(sentTo, codeMail(purpose, ctx.agency.name, { code, link: href, newAddress }));
  return href;
}

/**
 * Mails the codes of the change of address an account waits for, to each address that has not agreed yet. One that somebody
 * else has gets none: whoever asks learns nothing of it.
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

/** Tells an address that it was replaced by another. */
export async function mailAddressChanged(ctx: AuthContext, oldAddress: string): Promise<void> {
  await ctx.mailer.send(oldAddress, emailChangedMail(ctx.agency.name));
}

/** Tells the confirmed address of an account that its number is another one, or that it has none any more. */
export function tellPhoneChanged(ctx: AuthContext, { email, email_confirmed_at, phone }: UserRow): void {
  if (!email || !email_confirmed_at) return;
  const message = phoneChangedMail(ctx.agency.name, phone);
  inBackground(ctx.log, 'sending a notice', () => ctx.mailer.send(email, message));
}

/** Tells the confirmed address of an account that it has new recovery codes, in place of those before. */
export function tellRecoveryCodesMade(ctx: AuthContext, { email, email_confirmed_at }: UserRow): void {
  if (!email || !email_confirmed_at) return;
  const message = recoveryCodesMadeMail(ctx.agency.name);
  inBackground(ctx.log, 'sending a notice', () => ctx.mailer.send(email, message));
}

/** Tells the confirmed address of an account that one of its recovery codes was used, and how many are left. */
export function tellRecoveryCodeUsed(ctx: AuthContext, { email, email_confirmed_at }: UserRow, left: number): void {
  if (!email || !email_confirmed_at) return;
  const message = recoveryCodeUsedMail(ctx.agency.name, left);
  inBackground(ctx.log, 'sending a notice', () => ctx.mailer.send(email, message));
}

/**
 * Tells everybody who is an admin already, whoever did it too, of another one: a stolen session that makes its own admin
 * is not to go unnoticed.
 */
export function tellAdminMade(ctx: AuthContext, made: { id: string; email: string }): void {
  inBackground(ctx.log, 'sending a notice', async () => {
    const admins = await ctx.owner.query<{ email: string }>(sql`
      select email from auth.users u
      where auth.is_enabled_admin(u) and email is not null and email_confirmed_at is not null and id <> ${made.id}`);
    const message = adminMadeMail(ctx.agency.name, made.email);
    for (const { email } of admins) await ctx.mailer.send(email, message);
  });
}

/** Texts a fresh code for a purpose to a number. */
export async function textCode(
  ctx: AuthContext,
  user: UserRow,
  purpose: 'sms' | 'phone_change',
  phone: string,
): Promise<void> {
  const { code } = await issueCode(ctx.owner, ctx.keys, { user, purpose, sentTo: phone });
  await sendText(ctx, phone, code);
}

/**
 * Sends the text message that carries a code.
 * @throws HttpError `phone_provider_disabled` without SMS_URL
 */
export async function sendText(ctx: AuthContext, phone: string, code: string): Promise<void> {
  const text = `${ctx.agency.name} doğrulama kodunuz: ${code}. Bu kodu kimseyle paylaşmayın.`;
  await requireSms(ctx).send(phone, text);
}

/** @throws HttpError `phone_provider_disabled` without SMS_URL */
export function requireSms(ctx: AuthContext): SmsGateway {
  if (!ctx.sms) throw refusals.smsDisabled();
  return ctx.sms;
}
