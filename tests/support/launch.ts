import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverFlags } from '../../scripts/server-flags.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const pinned = join(root, 'node_modules/node/bin/node');
export const node = existsSync(pinned) ? pinned : process.execPath;

/** Milliseconds after which a missing answer or exit counts as a failure, even on a busy machine. */
export const patience = 120_000;

export interface Launched {
  child: ChildProcess;
  url: string;
  output: { stdout: string; stderr: string };
}

/** A developer may have set some of our settings, so the server does not inherit them. */
const cleanEnvironment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  TMPDIR: process.env.TMPDIR,
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  // Most tests want a server without background work.
  BACKUPS: 'off',
};

export interface Account {
  uid?: number;
  gid?: number;
}

/** A pipe that we read, or an open file descriptor. */
export type Stream = 'pipe' | number;

export function spawnServer(
  env: Readonly<Record<string, string>>,
  account: Account = {},
  { stdout = 'pipe', stderr = 'pipe' }: { stdout?: Stream; stderr?: Stream } = {},
): { child: ChildProcess; output: Launched['output'] } {
  const child = spawn(node, [...serverFlags, join(root, 'src/server/main.ts')], {
    ...account,
    cwd: root,
    env: { ...cleanEnvironment, ...serverEnvironment, ...env },
    // The IPC channel closes when this process ends, and the server then stops.
    stdio: ['ignore', stdout, stderr, 'ipc'],
  });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text;
    });
  }
  return { child, output };
}

export async function launch(
  env: Readonly<Record<string, string>>,
  account?: Account,
  stderr: Stream = 'pipe',
): Promise<Launched> {
  const { child, output } = spawnServer(env, account, { stderr });
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`The server ${why}.\n${output.stdout}${output.stderr}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), patience);
    child.once('error', (error) => fail(`cannot be run: ${error.message}`));
    child.once('exit', (code) => fail(`ended with ${code}`));
    child.stdout?.on('data', () => {
      const [, found] = /^Site: (\S+)\/\nCRM:.*\n/m.exec(output.stdout) ?? [];
      if (!found) return;
      clearTimeout(timer);
      child.removeAllListeners('exit');
      resolve(found);
    });
  });
  return { child, url, output };
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit', { signal: AbortSignal.timeout(patience) });
    child.kill(signal);
    await exited.catch((error: unknown) => {
      child.kill('SIGKILL');
      throw new Error('The server did not end.', { cause: error });
    });
  }
  return child.exitCode;
}
