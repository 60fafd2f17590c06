import { authorisedFetch } from '../../api/authorised-fetch.ts';
import { backend } from '../../api/backend.ts';
import { AppError } from '../../api/errors.ts';

export interface RecoveryCodesLeft {
  left: number;
  /** ISO 8601; null if the user has no codes. */
  made_at: string | null;
}

let offered: Promise<boolean> | null = null;

export function offersRecoveryCodes(): Promise<boolean> {
  offered ??= askSettings().catch(() => {
    offered = null;
    return false;
  });
  return offered;
}

async function askSettings(): Promise<boolean> {
  const { url, key } = await backend();
  const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key } });
  const settings: unknown = await response.json();
  return (settings as { recovery_codes?: unknown }).recovery_codes === true;
}

export async function recoveryCodesLeft(): Promise<RecoveryCodesLeft | null> {
  return (await offersRecoveryCodes()) ? ((await call('')) as RecoveryCodesLeft) : null;
}

/** Voids the earlier codes. */
export async function makeRecoveryCodes(present?: string): Promise<string[]> {
  const { codes } = (await call('', { current_password: present })) as { codes: string[] };
  return codes;
}

/** Uses up a recovery code to raise the session to the assurance level aal2. */
export async function giveRecoveryCode(code: string): Promise<void> {
  const { access_token, refresh_token } = (await call('/verify', { code })) as Record<string, string>;
  const { auth } = await backend();
  const { error } = await auth.setSession({ access_token: access_token ?? '', refresh_token: refresh_token ?? '' });
  if (error) throw error;
}

async function call(path: string, body?: object): Promise<unknown> {
  const { url } = await backend();
  const headers = { 'Content-Type': 'application/json', 'X-Supabase-Api-Version': '2024-01-01' };
  const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const response = await authorisedFetch(`${url}/auth/v1/recovery-codes${path}`, { ...request, headers });
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new AppError(String(answer?.code ?? 'unavailable'), String(answer?.message ?? ''));
}
