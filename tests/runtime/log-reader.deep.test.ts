import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { end, launch, spawnServer } from '../support/launch.ts';
import { postgresOf } from '../support/processes.ts';
import { newDataDir, removeDataDir } from '../support/server.ts';
import { copyTemplate } from '../support/template.ts';

/** The server must keep answering, and stop when told to, whatever happens to its log. */
let dataDir: string;
const descriptors: number[] = [];
afterEach(() => {
  for (const descriptor of descriptors.splice(0)) closeSync(descriptor);
  removeDataDir(dataDir);
});

function open(path: string, flags: number): number {
  const descriptor = openSync(path, flags);
  descriptors.push(descriptor);
  return descriptor;
}

async function start(standardError: number | 'pipe'): Promise<{ child: ChildProcess; url: string }> {
  dataDir = newDataDir();
  copyTemplate(dataDir);
  return await launch({ DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'off' }, {}, standardError);
}

/** Each request makes the server log a line of about 300 characters. */
async function ask(url: string, times: number): Promise<void> {
  const path = '/rest/v1/crm_records';
  for (let sent = 0; sent < times; sent += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(url + path)));
    for (const answer of answers) expect(answer.status).toBe(401);
  }
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
}

async function stop(child: ChildProcess): Promise<void> {
  const started = performance.now();
  expect(await end(child, 'SIGTERM')).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(postgresOf(dataDir)).toEqual([]);
}

/** A pipe whose reader waits until `read` is called. */
function stoppedReader(): { writing: number; fill(): void; read(): string } {
  const path = join(newDataDir(), 'pipe');
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
  const reading = open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  // Opened in blocking mode, like standard error.
  const writing = open(path, constants.O_WRONLY);
  const chunk = Buffer.alloc(65_536);
  const fill = () => {
    const filling = open(path, constants.O_WRONLY | constants.O_NONBLOCK);
    expect(() => {
      for (;;) writeSync(filling, chunk);
    }).toThrow('EAGAIN');
  };
  const read = () => {
    try {
      return chunk.toString('utf8', 0, readSync(reading, chunk));
    } catch {
      return '';
    }
  };
  return { writing, fill, read };
}

it('the server runs on although the reader of its log is gone', async () => {
  const { child, url } = await start('pipe');
  child.stderr?.destroy();
  await ask(url, 100);
  await stop(child);
});

it('the server runs on although the disk with its log is full', async () => {
  const { child, url } = await start(open('/dev/full', constants.O_WRONLY));
  await ask(url, 100);
  await stop(child);
});

it('lines that a paused reader misses are dropped, and counted once the reader continues', async () => {
  const { writing, read } = stoppedReader();
  const { child, url } = await start(writing);
  await ask(url, 4000);
  let log = '';
  await expect
    .poll(
      () => {
        log += read();
        return log;
      },
      { interval: 5 },
    )
    .toContain('were dropped');
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const requests = lines.filter(({ status }) => status === 401).length;
  const dropped = lines.find(({ msg }) => msg?.includes('were dropped'))?.lines;
  expect(requests + dropped).toBe(4000);
  expect(dropped).toBeGreaterThan(0);
  await stop(child);
});

it('the server runs on although the reader of its log never continues', async () => {
  const { writing } = stoppedReader();
  const { child, url } = await start(writing);
  await ask(url, 4000);
  await stop(child);
});

it('the server starts, or exits if it cannot, although its pipes are full from the beginning', async () => {
  dataDir = newDataDir();
  copyTemplate(dataDir);
  const { writing, fill, read } = stoppedReader();
  fill();
  const { child } = spawnServer({ DATA_DIR: dataDir, PORT: '0' }, {}, { stdout: writing, stderr: writing });
  const failing = spawnServer({ DATA_DIR: dataDir, PORT: 'x' }, {}, { stdout: writing, stderr: writing });
  expect((await once(failing.child, 'exit'))[0]).toBe(1);
  let said = '';
  const url = () => {
    said = (said + read()).slice(-70_000);
    return /Site: (\S+)\/\nCRM/.exec(said)?.[1];
  };
  await expect.poll(() => postgresOf(dataDir).length).toBeGreaterThan(1);
  await expect.poll(url, { interval: 5 }).toBeDefined();
  await ask(url() ?? '', 50);
  await stop(child);
});
