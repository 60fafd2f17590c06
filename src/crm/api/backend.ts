import { GoTrueClient } from '@supabase/auth-js';
import { authFetch } from './auth-fetch.ts';
import { AppError, isSessionOver } from './errors.ts';

export interface Backend {
  /** Without a trailing slash. */
  url: string;
  key: string;
  auth: GoTrueClient;
}

export const sessionKey = 'crm.session';

let opening: Promise<Backend> | null = null;

export function backend(): Promise<Backend> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<Backend> {
  const { supabaseUrl, supabaseKey } = await readConfig();
  const url = supabaseUrl.replace(/\/+$/, '');
  const auth = new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
    storageKey: sessionKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    fetch: (input, init) => authFetch(input, init, () => void leave(auth)),
  });
  return { url, key: supabaseKey, auth };
}

/**
 * Ends a refused session, which auth-js alone would keep until its token expires. Asks auth-js first, because another
 * tab may have renewed the session.
 */
async function leave(auth: GoTrueClient): Promise<void> {
  const { error } = await auth.refreshSession();
  if (isSessionOver(error)) await auth.signOut({ scope: 'local' });
}

async function readConfig(): Promise<{ supabaseUrl: string; supabaseKey: string }> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`).catch(() => {
    throw new AppError('network');
  });
  const config: unknown = await response.json().catch(() => null);
  if (!response.ok || !isConfig(config)) throw new AppError('config');
  return config;
}

function isConfig(value: unknown): value is { supabaseUrl: string; supabaseKey: string } {
  const { supabaseUrl, supabaseKey } = (value ?? {}) as Record<string, unknown>;
  return typeof supabaseUrl === 'string' && typeof supabaseKey === 'string';
}
