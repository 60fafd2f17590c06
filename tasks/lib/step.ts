import { spawn } from 'node:child_process';
import { guard } from './guard.ts';
import { root } from './paths.ts';

/** A program that a task runs to its end, with its output shown. */
export interface Step {
  title: string;
  program: string;
  options: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs a step, however long it takes. Everything it started ends with it, and with us: when we are told to stop, and also
 * when we are killed.
 * @returns whether it ended with 0
 */
export function runStep({ title, program, options, env }: Step): Promise<boolean> {
  console.log(`\n== ${title}`);
  const child = spawn('/bin/sh', ['-c', guard, 'guard', program, ...options], {
    cwd: root,
    env: { ...process.env, ...colours(), ...env },
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  });
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      endGroup(child.pid);
      resolve(code === 0);
    });
  });
}

/** What a program that crashed left running. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}

/** No colours where nobody sees them, whatever else a program would conclude from the environment. */
function colours(): Readonly<Record<string, string | undefined>> {
  return process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
}
