import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { serviceClient, signedIn } from '../support/auth-clients.ts';
import { runServer } from '../support/run.ts';
import { launch, startHosted } from '../support/server.ts';
import { serverForTest } from '../support/test-server.ts';

const knownBy: Readonly<Record<string, string>> = {
  '/auth/v1/settings': 'public-key',
  '/rest/v1/rpc/set_refund_sale_types': 'secret-key',
  '/rest/v1/rpc/set_time_zone': 'secret-key',
  '/rest/v1/rpc/set_admin_rules': 'secret-key',
};

let project: Server | undefined;
afterEach(() => project?.close());

async function hostedProject(settings: object): Promise<Record<string, string>> {
  project = createServer((request, response) => {
    const known = knownBy[request.url ?? ''] === request.headers.apikey;
    response.writeHead(known ? 200 : 404).end(JSON.stringify(settings));
  });
  await new Promise<void>((resolve) => project?.listen(0, '127.0.0.1', resolve));
  const { port } = project.address() as AddressInfo;
  return {
    PORT: '0',
    SUPABASE_URL: `http://127.0.0.1:${port}`,
    SUPABASE_ANON_KEY: 'public-key',
    SUPABASE_SERVICE_ROLE_KEY: 'secret-key',
  };
}

it('serves the configuration of a project without sign-up, and has no backend of its own', async () => {
  const env = await hostedProject({ disable_signup: true, external: { anonymous_users: false } });
  const { child, url } = await launch(env);
  onTestFinished(() => void child.kill());
  const config = await fetch(`${url}/crm/config.json`);
  expect(await config.json()).toEqual({ supabaseUrl: env.SUPABASE_URL, supabaseKey: 'public-key' });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/rest/v1/crm_records`)).status).toBe(404);
  expect((await fetch(`${url}/auth/v1/user`)).status).toBe(404);
});

it('keeps no sessions and invites nobody, and says so', async () => {
  const backend = await serverForTest();
  const hosted = await startHosted(backend);
  onTestFinished(async () => void (await hosted.stop()));
  const { session } = await signedIn(backend, backend.admin);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const listed = await fetch(`${hosted.url}/api/sessions`, { headers });
  expect([listed.status, await listed.json()]).toEqual([200, { sessions: null }]);
  const ended = await fetch(`${hosted.url}/api/sessions-end`, { method: 'POST', headers, body: '{}' });
  expect([ended.status, await ended.json()]).toMatchObject([404, { code: 'sessions_elsewhere' }]);
  const body = JSON.stringify({ email: 'davetli@ornek.example', first_name: 'Ece', last_name: 'Işık' });
  const invited = await fetch(`${hosted.url}/api/users-invite`, { method: 'POST', headers, body });
  expect([invited.status, await invited.json()]).toMatchObject([404, { code: 'invitations_elsewhere' }]);
  const users = await fetch(`${hosted.url}/api/users-list`, { headers });
  expect(await users.json()).toMatchObject({ can_invite: false });
});

it('marks the user with the fixed address as an admin, as our own backend does', async () => {
  const backend = await serverForTest();
  const { auth } = serviceClient(backend);
  const email = 'sahip@a.example';
  const { data } = await auth.admin.createUser({ email, password: 'Uzun-bir-parola-7', email_confirm: true });
  const id = data.user?.id ?? '';
  expect(data.user?.app_metadata.is_admin).toBeUndefined();
  await (await startHosted({ ...backend, admin: { email: 'Sahip@A.example', password: '' } })).stop();
  const marked = await auth.admin.getUserById(id);
  expect(marked.data.user?.app_metadata).toMatchObject({ is_admin: true, provider: 'email' });
  expect(marked.data.user?.user_metadata).toMatchObject({ first_name: 'sahip' });
});

it('refuses a project that allows sign-up', async () => {
  const { code, stdout, stderr } = await runServer(await hostedProject({ disable_signup: false, external: {} }));
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/allows sign-up.*\n$/);
  expect(stderr).not.toContain('secret-key');
});
