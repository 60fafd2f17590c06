import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConnection } from '../../src/server/database/embedded/embedded.ts';
import { runServer } from '../support/run.ts';
import { newDataDir, removeDataDir, startServer } from '../support/server.ts';

const isRoot = process.getuid?.() === 0;
const note = (dataDir: string) => join(dataDir, 'place.txt');

let closed: string;
beforeEach(() => {
  closed = mkdtempSync(join(tmpdir(), 'havayolu-closed-'));
});
afterEach(() => rmSync(closed, { recursive: true, force: true }));

it('a data directory works in a folder that only its owner can read', async () => {
  const dataDir = join(closed, 'data');
  const server = await startServer({ dataDir });
  try {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(existsSync(note(dataDir))).toBe(isRoot);
    if (isRoot) expect(server.output()).toContain(readFileSync(note(dataDir), 'utf8').trim());
    await server.restart();
    expect(await server.ownerSql`select count(*) from auth.users`).toEqual([{ count: 1 }]);
  } finally {
    await server.stop();
    removeDataDir(dataDir);
  }
});

it('a moved data directory keeps its database, and a copied one is never the same database twice', async () => {
  const [first, moved, copied] = ['data', 'moved', 'copied'].map((name) => join(closed, name)) as [
    string,
    string,
    string,
  ];
  await (await startServer({ dataDir: first })).stop();
  renameSync(first, moved);
  const server = await startServer({ dataDir: moved });
  try {
    expect(server.output()).not.toContain('Admin');
    expect(await server.ownerSql`select count(*) from auth.users`).toEqual([{ count: 1 }]);
    if (isRoot) {
      cpSync(moved, copied, { recursive: true });
      const { code, stderr } = await runServer({ DATA_DIR: copied, PORT: '0' });
      expect([code, stderr]).toEqual([1, expect.stringContaining(`is a copy of ${realpathSync(moved)}`)]);
    }
  } finally {
    await server.stop();
    removeDataDir(moved);
  }
});

it('everything stays inside a data directory that PostgreSQL’s user can reach, however long its path', async () => {
  const parent = newDataDir();
  const dataDir = join(parent, 'a-very-long-name-'.repeat(8));
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o711);
  const server = await startServer({ dataDir });
  const socketDir = readConnection(dataDir)?.host ?? '';
  expect(statSync(socketDir).mode & 0o777).toBe(0o700);
  await server.restart();
  await server.stop();
  expect(existsSync(socketDir)).toBe(false);
  expect(existsSync(join(dataDir, 'postgresql', 'cluster', 'PG_VERSION'))).toBe(true);
  rmSync(parent, { recursive: true });
});

it('a database moved to where its user cannot reach it is never replaced by an empty one', async () => {
  const dataDir = newDataDir();
  await (await startServer({ dataDir })).stop();
  const moved = join(closed, 'data');
  renameSync(dataDir, moved);
  if (isRoot) {
    const { code, stderr } = await runServer({ DATA_DIR: moved, PORT: '0' });
    expect([code, stderr]).toEqual([1, expect.stringContaining('is out of reach for its user')]);
  } else {
    const server = await startServer({ dataDir: moved });
    expect(server.output()).not.toContain('Admin');
    await server.stop();
  }
});
