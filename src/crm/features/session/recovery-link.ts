import type { GoTrueClient } from '@supabase/auth-js';
import { backend } from '../../api/backend.ts';
import { messageOf, toAppError } from '../../api/errors.ts';
import { showError } from '../../ui/toast.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

export const expiredLink =
  'Bağlantının süresi geçmiş veya bağlantı daha önce kullanılmış. Yeni bir bağlantı isteyin; davetinizi ancak yöneticiniz yenileyebilir.';

let recovered: Tokens | null = null;
let expired = false;

export async function requestRecovery(email: string): Promise<void> {
  const { auth } = await backend();
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo: passwordPage() });
  if (error) throw error;
}

export function passwordPage(): string {
  return new URL(`${import.meta.env.BASE_URL}change-password`, window.location.origin).href;
}

/** Tries both types, because the code may be for a new password or for an invitation. */
export async function redeemMailedCode(email: string, token: string): Promise<void> {
  const { auth } = await backend();
  const recovery = await auth.verifyOtp({ email, token, type: 'recovery' });
  const isOther = recovery.error?.code === 'otp_expired';
  const { error } = isOther ? await auth.verifyOtp({ email, token, type: 'invite' }) : recovery;
  if (error) throw error;
}

export function isLinkExpired(): boolean {
  return expired;
}

export function takeExpiredLink(): boolean {
  const was = expired;
  expired = false;
  return was;
}

/**
 * Removes tokens and errors of a mailed link from the address at once, so that none stays in the history. Accepts a
 * session only from a recovery link or an invitation, on the page that sets a password.
 */
export function takeMailedLink(): void {
  const { pathname, hash } = window.location;
  const values = new URLSearchParams(hash.slice(1));
  const [access_token, refresh_token] = [values.get('access_token'), values.get('refresh_token')];
  const failure = values.get('error_code');
  if (!access_token && !failure) return;
  window.history.replaceState(null, '', pathname);
  if (failure) tellFailure(failure);
  else if (
    pathname.endsWith('/change-password') &&
    ['recovery', 'invite'].includes(values.get('type') ?? '') &&
    access_token &&
    refresh_token
  ) {
    recovered = { access_token, refresh_token };
  }
}

export async function openRecovered(auth: GoTrueClient): Promise<void> {
  if (!recovered) return;
  const tokens = recovered;
  recovered = null;
  const { error } = await auth.setSession(tokens);
  if (error) tellFailure(toAppError(error).code);
}

function tellFailure(code: string): void {
  if (code === 'otp_expired' || code === 'session_expired') expired = true;
  else showError('Bağlantı açılamadı', messageOf({ code }));
}
