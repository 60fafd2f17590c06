import type { GoTrueClient } from '@supabase/auth-js';
import { messageOf, toAppError } from '../../api/errors.ts';
import { showError } from '../../ui/toast.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

let recovered: Tokens | null = null;

/**
 * Reads the tokens or the error that a mailed link put into the address, and removes them at once, so that no token stays
 * in the history. A session is accepted only from a recovery link, and only on the page that sets a password.
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
    values.get('type') === 'recovery' &&
    access_token &&
    refresh_token
  ) {
    recovered = { access_token, refresh_token };
  }
}

/** Opens the session of a recovery link, once. */
export async function openRecovered(auth: GoTrueClient): Promise<void> {
  if (!recovered) return;
  const tokens = recovered;
  recovered = null;
  const { error } = await auth.setSession(tokens);
  if (error) tellFailure(toAppError(error).code);
}

function tellFailure(code: string): void {
  const known = code === 'otp_expired' || code === 'session_expired';
  const message = known
    ? 'Bağlantının süresi geçmiş veya bağlantı daha önce kullanılmış. Yeni bir bağlantı isteyin.'
    : messageOf({ code });
  showError('Bağlantı açılamadı', message);
}
