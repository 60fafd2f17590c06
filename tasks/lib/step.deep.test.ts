import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runStep } from './step.ts';

const node = process.execPath;
const step = { title: 'step', program: node };

it.each([
  ['0', true],
  ['3', false],
])('whether a program that exits with %s succeeded: %s', async (code, ok) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await runStep({ ...step, options: ['-e', `process.exit(${code})`] })).toBe(ok);
});

it('a program that cannot be run did not succeed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await runStep({ ...step, program: '/nonexistent/program', options: [] })).toBe(false);
});

/** A task whose step starts another program and prints both process ids. */
const inner = `setInterval(() => {}, 1000); process.on('SIGTERM', () => {});`;
const outer = `const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(inner)}]);
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
  console.log('ids', process.pid, child.pid);`;
const lib = (name: string) => JSON.stringify(join(import.meta.dirname, name));
const task = `import { leaveNothing } from ${lib('interruption.ts')};
  import { runStep } from ${lib('step.ts')};
  leaveNothing();
  await runStep({ title: 'step', program: process.execPath, options: ['-e', ${JSON.stringify(outer)}] });`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'havayolu-step-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL', 'disconnect'] as const)(
  'a step leaves nothing running when its task ends by %s',
  async (end) => {
    const child = spawn(node, ['--input-type=module', '-e', task], {
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    let said = '';
    const ids = new Promise<number[]>((resolve) => {
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = /ids (\d+) (\d+)/.exec(said)?.slice(1).map(Number);
        if (found) resolve(found);
      });
    });
    const all = await ids;
    expect(all.map(isAlive)).toEqual([true, true]);
    const ended = once(child, 'exit');
    if (end === 'disconnect') child.disconnect();
    else child.kill(end);
    await ended;
    await expect.poll(() => all.filter(isAlive)).toEqual([]);
    if (end !== 'SIGKILL') expect(readdirSync(folder).filter((name) => name.includes(`-${child.pid}-`))).toEqual([]);
  },
);
