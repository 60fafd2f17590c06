import { spawn } from 'node:child_process';
import { guard } from './guard.ts';
import { root } from './paths.ts';

export interface Step {
  title: string;
  program: string;
  options: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs a step without a time limit. When the step ends, or this process is stopped or killed, all processes that the
 * step started end, too.
 * @returns whether the step exited with 0
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

/** Ends what a crashed program left running. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // `kill` fails if nothing was left running.
  }
}

/** Turns colours off unless the output is a terminal, whatever the environment says. */
function colours(): Readonly<Record<string, string | undefined>> {
  return process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
}
