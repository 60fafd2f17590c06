import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { postgresOf } from '../support/processes.ts';
import { newDataDir, node, removeDataDir, root, startServer } from '../support/server.ts';

function keysOf(env: Record<string, string>) {
  const { PATH } = process.env;
  return spawnSync(node, [join(root, 'tasks/keys.ts')], { cwd: root, env: { PATH, ...env }, encoding: 'utf8' });
}

it('prints both keys as JSON while the server runs and while it does not', async () => {
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
