import { authorisedFetch } from '../../api/authorised-fetch.ts';
import { backend } from '../../api/backend.ts';
import { AppError } from '../../api/errors.ts';

/** How many recovery codes the user has left, and when they were made. */
export interface RecoveryCodesLeft {
  left: number;
  /** ISO 8601; null if there are none. */
  made_at: string | null;
}

let offered: Promise<boolean> | null = null;

/** Whether the server has recovery codes; a hosted project has none. */
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

/** The signed-in user's unused codes; null if the server has no recovery codes. */
export async function recoveryCodesLeft(): Promise<RecoveryCodesLeft | null> {
  return (await offersRecoveryCodes()) ? ((await call('')) as RecoveryCodesLeft) : null;
}

/** Makes ten new codes and voids earlier ones. @param present the present password, if the server has asked for it */
export async function makeRecoveryCodes(present?: string): Promise<string[]> {
  const { codes } = (await call('', { current_password: present })) as { codes: string[] };
  return codes;
}

/** Raises the session to aal2 with a code, which is used up; the session store is notified. */
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
