import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { anonClient, serviceClient } from './auth-clients.ts';
import type { TestServer } from './server.ts';

export interface Person {
  id: string;
  email: string;
  password: string;
  client: SupabaseClient;
  accessToken: string;
}

export async function signIn(server: TestServer, credentials: { email: string; password: string }): Promise<Person> {
  const client = anonClient(server);
  const { data, error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return { ...credentials, id: data.user.id, client, accessToken: data.session.access_token };
}

export async function newPerson(server: TestServer, isAdmin = false): Promise<Person> {
  const credentials = { email: `${randomUUID()}@havayoluiletisim.example`, password: `Parola-${randomUUID()}` };
  const { error } = await serviceClient(server).auth.admin.createUser({
    ...credentials,
    email_confirm: true,
    user_metadata: { first_name: 'Ayşe', last_name: 'Yılmaz' },
    app_metadata: { is_admin: isAdmin },
  });
  if (error) throw error;
  return await signIn(server, credentials);
}
