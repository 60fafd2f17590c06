import { anonClient } from './auth-clients.ts';
import type { TestServer } from './server.ts';

/** Where a link of a mail leads, and with what in its fragment. */
export async function follow(link: string) {
  const response = await fetch(link, { redirect: 'manual' });
  const location = new URL(response.headers.get('location') ?? 'about:blank');
  const values: Record<string, string> = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  return { status: response.status, location, values };
}

/** The one-time secret in a link. */
export const secretOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

/** A client in the session that a link opened. */
export async function clientOf(server: TestServer, { access_token = '', refresh_token = '' }: Record<string, string>) {
  const client = anonClient(server);
  const { error } = await client.auth.setSession({ access_token, refresh_token });
  if (error) throw error;
  return client;
}
