import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { postgresOf } from '../support/processes.ts';
import { newDataDir, node, removeDataDir, root, startServer } from '../support/server.ts';
import { runTask } from '../support/tasks.ts';
import { testServer } from '../support/test-server.ts';

function keysOf(env: Record<string, string>) {
  const { PATH } = process.env;
  return spawnSync(node, [join(root, 'tasks/keys.ts')], { cwd: root, env: { PATH, ...env }, encoding: 'utf8' });
}

it('prints both keys as JSON, whether or not the server runs', async () => {
  const dataDir = newDataDir();
  const server = await startServer({ dataDir });
  const expected = `${JSON.stringify({ anonKey: server.anonKey, serviceRoleKey: server.serviceRoleKey })}\n`;
  expect(keysOf({ DATA_DIR: dataDir })).toMatchObject({ status: 0, stdout: expected, stderr: '' });
  await server.stop();
  expect(keysOf({ DATA_DIR: dataDir })).toMatchObject({ status: 0, stdout: expected, stderr: '' });
  expect(postgresOf(dataDir)).toEqual([]);
  removeDataDir(dataDir);
});

it('prints the keys it was given for a hosted project', () => {
  const env = { SUPABASE_URL: 'https://p.example', SUPABASE_ANON_KEY: 'a', SUPABASE_SERVICE_ROLE_KEY: 's' };
  expect(keysOf(env).stdout).toBe('{"anonKey":"a","serviceRoleKey":"s"}\n');
});

const server = await testServer();

describe('npm run keys -- --rotate', () => {
  const rotate = (...options: string[]) => runTask('keys', ['--rotate', ...options], { DATA_DIR: server.dataDir });
  const status = async (path: string, token: string) =>
    (await fetch(`${server.url}${path}`, { headers: { apikey: token, Authorization: `Bearer ${token}` } })).status;

  it('access signs nobody out while the server runs', async () => {
    const person = await newPerson(server);
    expect(await rotate('access')).toMatchObject({ code: 0, stderr: '' });
    expect(await status('/auth/v1/user', person.accessToken)).toBe(200);
    const { data, error } = await person.client.auth.refreshSession();
    expect(error).toBeNull();
    expect(await status('/auth/v1/user', data.session?.access_token ?? '')).toBe(200);
    const [entry] = await server.ownerSql`select details from app.activity where action = 'key_rotated'`;
    expect(entry?.details).toEqual({ key: 'access', grace: 10_800 });
  });

  it('service_role prints a new key, which works at once', async () => {
    const { code, stdout } = await rotate('service_role');
    const { serviceRoleKey } = JSON.parse(stdout);
    expect([code, serviceRoleKey === server.serviceRoleKey]).toEqual([0, false]);
    await expect.poll(() => status('/auth/v1/admin/users', serviceRoleKey)).toBe(200);
    expect(await status('/auth/v1/admin/users', server.serviceRoleKey)).toBe(403);
  });

  it('anon keeps the old key working for a day', async () => {
    const { anonKey } = JSON.parse((await rotate('anon')).stdout);
    expect(anonKey).not.toBe(server.anonKey);
    const settings = (key: string) => status('/auth/v1/settings', key);
    expect(await Promise.all([settings(server.anonKey), settings(anonKey)])).toEqual([200, 200]);
    const [old] = await server.ownerSql`
      select round(extract(epoch from valid_until - now()) / 3600) as hours from auth.server_keys
      where purpose = 'anon' and valid_until is not null`;
    expect(old).toEqual({ hours: '24' });
  });

  it.each([
    [['digest'], '--rotate takes access, anon or service_role.'],
    [['access', '--grace', '1h'], '--grace must be a whole number of seconds.'],
  ])('refuses %j in one clear line', async (options, line) => {
    expect(await rotate(...options)).toEqual({ code: 1, stdout: '', stderr: `${line}\n` });
  });
});
