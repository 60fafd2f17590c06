import { anonClient } from './auth-clients.ts';
import type { TestServer } from './server.ts';

/**
 * Requests a mailed link as a program does, without asking for HTML. Returns where it redirects, and that address's
 * fragment.
 */
export async function follow(link: string) {
  return whereto(await fetch(link, { redirect: 'manual' }));
}

const Accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

export const open = (link: string) => fetch(link, { redirect: 'manual', headers: { Accept } });

export async function press(link: string) {
  const html = await (await open(link)).text();
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? '';
  const values = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
  );
  // Send what browsers send: the origin is `null` if the form's page has the referrer policy no-referrer.
  const headers = { Accept, Origin: 'null' };
  const body = new URLSearchParams(values);
  return whereto(await fetch(new URL(action, link), { method: 'POST', redirect: 'manual', headers, body }));
}

function whereto(response: Response) {
  const location = new URL(response.headers.get('location') ?? 'about:blank');
  const values: Record<string, string> = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  return { status: response.status, location, values };
}

export const secretOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

export async function clientOf(server: TestServer, { access_token = '', refresh_token = '' }: Record<string, string>) {
  const client = anonClient(server);
  const { error } = await client.auth.setSession({ access_token, refresh_token });
  if (error) throw error;
  return client;
}
