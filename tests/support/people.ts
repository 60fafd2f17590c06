import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { anonymousClient } from './clients.ts';
import type { TestServer } from './server.ts';

/** A signed-in user with a stock client of their own. */
export interface Person {
  id: string;
  email: string;
  password: string;
  client: SupabaseClient;
  accessToken: string;
}

/** Signs in with a client of its own. */
export async function signIn(server: TestServer, credentials: { email: string; password: string }): Promise<Person> {
  const client = anonymousClient(server);
  const { data, error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return { ...credentials, id: data.user.id, client, accessToken: data.session.access_token };
}

/** A new user made by the admin, signed in. */
export async function newPerson(server: TestServer, isAdmin = false): Promise<Person> {
  const admin = await signIn(server, server.admin);
  const credentials = { email: `${randomUUID()}@havayoluiletisim.example`, password: `Parola-${randomUUID()}` };
  const response = await fetch(`${server.apiUrl}/api/users-create`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...credentials, first_name: 'Ayşe', last_name: 'Yılmaz', is_admin: isAdmin }),
  });
  if (!response.ok) throw new Error(`The user could not be made: ${await response.text()}`);
  return await signIn(server, credentials);
}
