import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { TestServer } from './server.ts';

/** A stock client without a session. */
export function anonymousClient(server: TestServer): SupabaseClient {
  return createClient(server.url, server.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** A stock client signed in as the server's admin. */
export async function adminClient(server: TestServer): Promise<SupabaseClient> {
  const client = anonymousClient(server);
  const { error } = await client.auth.signInWithPassword(server.admin);
  if (error) throw error;
  return client;
}
