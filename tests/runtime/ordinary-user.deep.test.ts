import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConnection } from '../../src/server/database/embedded/embedded.ts';
import { runServer } from '../support/run.ts';
import { type Account, end, launch, newDataDir, node, removeDataDir, root } from '../support/server.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };
const canRead = (account: Account) => {
  const read = `require('node:fs').readFileSync(${JSON.stringify(join(root, 'package.json'))})`;
  return spawnSync(node, ['-e', read], { ...account, cwd: '/' }).status === 0;
};
/** If the tests run as root, `nobody` starts the server. `nobody` must be able to read the checkout. */
const accounts: [name: string, account: Account][] = isRoot ? [['nobody', nobody]] : [['ourselves', {}]];

let folder: string;
beforeEach(() => {
  folder = newDataDir();
});
afterEach(() => {
  chmodSync(folder, 0o711);
  removeDataDir(folder);
});

describe.each(accounts.filter(([, account]) => canRead(account)))('a start as %s', (_name, account) => {
  const owner = account.uid ?? process.getuid?.();
  const own = (path: string) => {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  };

  it('keeps everything inside the data directory, unreadable to others, and starts on it again', async () => {
    own(folder);
    const dataDir = join(folder, 'data');
    for (const isFirst of [true, false]) {
      const { child, url, output } = await launch({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' }, account);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect(output.stdout.includes('Admin password:')).toBe(isFirst);
      expect(output.stdout).not.toContain('files are in');
      expect(await end(child, 'SIGTERM')).toBe(0);
    }
    for (const path of ['', 'connection.json', 'postgresql', 'postgresql/cluster'].map((name) => join(dataDir, name))) {
      const { uid, mode } = statSync(path);
      expect([path, uid, mode & 0o077]).toEqual([path, owner, 0]);
    }
    expect(readConnection(dataDir)?.host).toBe(join(dataDir, 'postgresql'));
  });

  it('refuses in one line a data directory that it cannot create', async () => {
    chmodSync(folder, 0o555);
    const dataDir = join(folder, 'data');
    const { code, stdout, stderr } = await runServer({ DATA_DIR: dataDir, PORT: '0' }, account);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^DATA_DIR ${dataDir} cannot be made: EACCES: .*\\n$`));
  });

  it.each([
    ['that it cannot write', 'cannot be written: give it to', () => chmodSync(folder, 0o555)],
    [
      'on which another user has started',
      'belongs to another user: start as that',
      () => {
        own(folder);
        writeFileSync(join(folder, 'server.lock'), '', { mode: 0o444 });
      },
    ],
  ])('refuses a data directory %s in one line', async (_case, words, prepare) => {
    prepare();
    const { code, stdout, stderr } = await runServer({ DATA_DIR: folder, PORT: '0' }, account);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^${folder} ${words}.* user, or choose another DATA_DIR\\.\n$`));
  });
});

it('refuses in one line a file in place of the data directory', async () => {
  const file = join(folder, 'data');
  writeFileSync(file, 'x');
  const { code, stdout, stderr } = await runServer({ DATA_DIR: file, PORT: '0' });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(new RegExp(`^DATA_DIR ${file} cannot be made: E\\w+: .*\n$`));
});
