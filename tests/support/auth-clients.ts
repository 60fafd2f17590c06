import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { TestServer } from './server.ts';

export function anonClient(server: Pick<TestServer, 'url' | 'anonKey'>, options: object = {}): SupabaseClient {
  return createClient(server.url, server.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, ...options },
  });
}

export function serviceClient(server: Pick<TestServer, 'url' | 'serviceRoleKey'>): SupabaseClient {
  return createClient(server.url, server.serviceRoleKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

export const adminClient = async (server: TestServer): Promise<SupabaseClient> =>
  (await signedIn(server, server.admin)).client;

export interface Account {
  id: string;
  email: string;
  password: string;
}

let count = 0;

export async function newAccount(server: TestServer, more: object = {}): Promise<Account> {
  count += 1;
  const account = { email: `kisi-${process.pid}-${count}@ornek.example`, password: `Gizli-Parola-${count}-xyz` };
  const { data, error } = await serviceClient(server).auth.admin.createUser({
    ...account,
    email_confirm: true,
    ...more,
  });
  if (error) throw error;
  return { id: data.user.id, ...account };
}

export async function signedIn(server: TestServer, { email, password }: { email: string; password: string }) {
  const client = anonClient(server);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, session: data.session, user: data.user };
}

export function callAuth(
  server: Pick<TestServer, 'url' | 'anonKey'>,
  path: string,
  { token, headers, ...init }: RequestInit & { token?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(`${server.url}/auth/v1${path}`, {
    redirect: 'manual',
    ...init,
    headers: {
      apikey: server.anonKey,
      Authorization: `Bearer ${token ?? server.anonKey}`,
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
      ...headers,
    },
  });
}
