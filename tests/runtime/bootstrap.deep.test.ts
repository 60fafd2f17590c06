import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { node, root } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'havayolu-bootstrap-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tasks = readdirSync(join(root, 'tasks')).flatMap((name) => /^([a-z]+)\.ts$/.exec(name)?.[1] ?? []);
const run = (...options: string[]) =>
  spawnSync(node, [join(root, 'scripts/run.mjs'), ...options], { cwd: folder, encoding: 'utf8' });

describe('the bootstrap', () => {
  it.each(tasks)('%s --help explains the task', (task) => {
    const { status, stdout, stderr } = run(task, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^npm (run )?(--silent )?${task}\\b`));
    expect(stdout.split('\n').length).toBeGreaterThan(1);
  });

  it.each([[['nonsense']], [[]], [['../scripts/run']]])('lists the tasks when called with %j', (options) => {
    const { status, stdout, stderr } = run(...options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Usage: npm run <task> .*start, test.*\n$/);
  });
});

describe('npm start', () => {
  const compiled = mkdtempSync(join(tmpdir(), 'havayolu-compiled-'));
  afterAll(() => rmSync(compiled, { recursive: true }));
  const runNode = (cache: string, ...options: string[]) =>
    spawnSync(node, options, { env: { ...process.env, NODE_COMPILE_CACHE: join(compiled, cache) }, encoding: 'utf8' });
  /** Whether Node had to load its TypeScript translator (amaro) for the server. */
  const translates = (cache: string) => {
    const probe = `await import(${JSON.stringify(join(root, 'src/server/main.ts'))});
      console.log(process.moduleLoadList.some((name) => name.includes('amaro')));`;
    return runNode(cache, ...serverFlags, '--input-type=module', '-e', probe).stdout;
  };

  it('leaves nothing for the server to translate, so that it does not keep the translator in memory', () => {
    expect(translates('empty')).toBe('true\n');
    const { status, stderr } = runNode('prepared', join(root, 'tasks/start.ts'));
    expect([status, stderr]).toEqual([0, '']);
    expect(translates('prepared')).toBe('false\n');
  });

  it('translates the server only once while its sources stay the same', () => {
    const probe = `await import(${JSON.stringify(join(root, 'tasks/start.ts'))});
      console.log(process.moduleLoadList.some((name) => name.includes('http')));`;
    const readsServer = () => runNode('prepared', '--input-type=module', '-e', probe).stdout;
    expect(readsServer()).toBe('false\n');
    rmSync(join(compiled, 'prepared'), { recursive: true });
    expect(readsServer()).toBe('true\n');
  });
});

describe('the installation lock', () => {
  const worker = (lock: string) => `
    import { appendFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(join(root, 'scripts/lock.mjs'))};
    const write = (word) => appendFileSync(${JSON.stringify(join(folder, 'order'))}, word);
    await withLock(${JSON.stringify(lock)}, () => {
      write('<');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
      write('>');
    });`;
  const start = (lock: string) => spawn(node, ['--input-type=module', '-e', worker(lock)], { stdio: 'ignore' });

  it('lets one process in at a time, and ignores a lock whose holder died', async () => {
    const lock = join(folder, 'install.lock');
    mkdirSync(lock);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, longAgo, longAgo);
    const codes = await Promise.all([start(lock), start(lock), start(lock)].map((child) => once(child, 'exit')));
    expect(codes.map(([code]) => code)).toEqual([0, 0, 0]);
    expect(readFileSync(join(folder, 'order'), 'utf8')).toBe('<><><>');
    expect(readdirSync(folder)).toEqual(['order']);
  });
});
