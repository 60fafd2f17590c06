import { expect, it, vi } from 'vitest';
import { runStep } from './step.ts';

const node = process.execPath;
const step = { title: 'step', program: node, minutes: 1 };

it.each([
  ['0', true],
  ['3', false],
])('a program that ends with %s: %s', async (code, ok) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await runStep({ ...step, options: ['-e', `process.exit(${code})`] })).toBe(ok);
});

it('a program that cannot be run has failed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await runStep({ ...step, program: '/nonexistent/program', options: [] })).toBe(false);
});

it('a program that takes too long is interrupted, together with what it started', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const program = "require('node:child_process').spawnSync(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);";
  expect(await runStep({ ...step, options: ['-e', program], minutes: 0.01 })).toBe(false);
  expect(log).toHaveBeenLastCalledWith('step: stopped after 1 seconds.');
});
