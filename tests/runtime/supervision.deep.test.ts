import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findPlace } from '../../src/server/database/embedded/place.ts';
import { watchdog } from '../../src/server/database/embedded/postmaster.ts';
import { childrenOf, clusterOf, parentOf, postgresOf, postmasterOf } from '../support/processes.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
afterEach(() => server?.stop());

const healthy = () => fetch(`${server.url}/healthz`).then((answer) => answer.status);

describe('after kill -9 of the server', () => {
  it('no PostgreSQL process is left', async () => {
    server = await startServer();
    expect(postgresOf(server.dataDir).length).toBeGreaterThan(1);
    await server.kill9();
    await expect.poll(() => postgresOf(server.dataDir)).toEqual([]);
    await server.start();
    expect(await healthy()).toBe(200);
  });

  it('the next start ends an orphan that still runs', async () => {
    server = await startServer();
    const postmaster = postmasterOf(server.dataDir);
    const watchdog = parentOf(postmaster);
    process.kill(server.pid(), 'SIGSTOP');
    for (const pid of [...childrenOf(watchdog).filter((child) => child !== postmaster), watchdog]) {
      process.kill(pid, 'SIGKILL');
    }
    await server.kill9();
    expect(postgresOf(server.dataDir)).toContain(postmaster);

    await server.start();
    expect(postmasterOf(server.dataDir)).not.toBe(postmaster);
    expect(await healthy()).toBe(200);
  });
});

it('the watchdog repeats its signal if PostgreSQL does not react yet', async () => {
  const deaf = `let asked = 0; process.on('SIGINT', () => { asked += 1; if (asked === 2) process.exit(7); });
    setInterval(() => {}, 1000); console.log('runs');`;
  const child = spawn('/bin/sh', ['-c', watchdog, 'watchdog', process.execPath, '-e', deaf], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdin.end();
  expect((await ended)[0]).toBe(7);
});

it('waits until the shared memory of a killed PostgreSQL is free, even if no process looks like ours', async () => {
  server = await startServer();
  await server.kill9();
  await expect.poll(() => postgresOf(server.dataDir)).toEqual([]);
  const { account, base, bin, cluster, socketDir } = findPlace(server.dataDir);
  const options = ['cluster_name=other', 'listen_addresses=', `unix_socket_directories=${socketDir}`];
  const other = spawn(join(bin, 'postgres'), ['-D', cluster, ...options.flatMap((option) => ['-c', option])], {
    ...account,
    cwd: base,
    stdio: 'ignore',
  });
  const pid = other.pid ?? 0;
  await expect.poll(() => readFileSync(join(cluster, 'postmaster.pid'), 'utf8')).toContain('ready');
  const [helper = 0] = childrenOf(pid);
  process.kill(helper, 'SIGSTOP');
  const ended = once(other, 'exit');
  process.kill(pid, 'SIGKILL');
  await ended;

  const started = server.start();
  await expect.poll(() => readFileSync(join(base, 'start.log'), 'utf8'), { interval: 5 }).toContain('still in use');
  process.kill(helper, 'SIGCONT');
  await started;
  expect(await healthy()).toBe(200);
});

describe('a pid file left behind', () => {
  /**
   * Runs a script as PostgreSQL's user. With another user's process the test would be too easy: PostgreSQL itself sees
   * that such a process is not its own.
   */
  const otherProgram = async (script: string) => {
    const { uid, gid } = statSync(clusterOf(server.dataDir));
    const identity = process.getuid?.() === 0 ? { uid, gid } : {};
    const child = spawn('/bin/sh', ['-c', script], { ...identity, cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = await once(child.stdout, 'data');
    return { pid: Number(String(line).trim()), end: () => child.kill('SIGKILL') };
  };

  it.each([
    ['of a process that is gone', 'sh -c "echo \\$\\$"; exec sleep 300'],
    ['of a zombie', 'true & echo $!; exec sleep 300'],
    ['of another program', 'echo $$; exec sleep 300'],
  ])('%s does not stop the next start', async (_name, script) => {
    server = await startServer();
    await server.kill9();
    await expect.poll(() => postgresOf(server.dataDir)).toEqual([]);
    const other = await otherProgram(script);
    try {
      const lines = [other.pid, clusterOf(server.dataDir), 1, 5432, server.dataDir, '', '', 'ready'];
      writeFileSync(join(clusterOf(server.dataDir), 'postmaster.pid'), `${lines.join('\n')}\n`);
      await server.start();
      expect(await healthy()).toBe(200);
      expect(postmasterOf(server.dataDir)).not.toBe(other.pid);
    } finally {
      other.end();
    }
  });
});

describe('while the server runs', () => {
  it('PostgreSQL is started again if it ends', async () => {
    server = await startServer();
    process.kill(postmasterOf(server.dataDir), 'SIGKILL');
    await expect.poll(() => server.log()).toContain('started again');
    await expect.poll(healthy).toBe(200);
    expect(await server.ownerSql`select count(*) from auth.users`).toEqual([{ count: 1 }]);
  });

  it('/healthz says 503 while the database is down and 200 when it is up again', async () => {
    server = await startServer();
    const processes = postgresOf(server.dataDir);
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    expect(await healthy()).toBe(503);
    for (const pid of processes) process.kill(pid, 'SIGCONT');
    await expect.poll(healthy).toBe(200);
  });
});

it('a lost connection file is written again', async () => {
  server = await startServer();
  await server.kill9();
  rmSync(join(server.dataDir, 'connection.json'));
  await server.start();
  expect(await healthy()).toBe(200);
});
