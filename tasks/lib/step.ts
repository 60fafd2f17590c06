import { spawn } from 'node:child_process';
import { root } from './paths.ts';

/** A program that a task runs to its end, with its output shown. */
export interface Step {
  title: string;
  program: string;
  options: readonly string[];
  env?: Readonly<Record<string, string>>;
  minutes: number;
}

const begun = Date.now();
/** All steps of one task together end within this time, in minutes. */
const longestTask = 28;
/** How long a program may take to end after it was interrupted, in milliseconds. */
const grace = 15_000;

/**
 * Runs a step in a process group of its own, so that everything it started ends with it: at its time limit, when we are
 * told to stop, and when the program that started us is gone.
 * @returns whether it ended with 0
 */
export function runStep({ title, program, options, env, minutes }: Step): Promise<boolean> {
  console.log(`\n== ${title}`);
  const child = spawn(program, options, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  return new Promise((resolve) => {
    const limit = Math.min(minutes * 60_000, begun + longestTask * 60_000 - Date.now());
    let timer = setTimeout(() => {
      console.log(`${title}: stopped after ${Math.round(limit / 1000)} seconds.`);
      // A test runner that is interrupted still writes its report.
      signalGroup(child.pid, 'SIGINT');
      timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), grace);
    }, limit);
    const interrupt = () => {
      signalGroup(child.pid, 'SIGKILL');
      process.exit(1);
    };
    const events = ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'];
    for (const event of events) process.on(event, interrupt);
    const end = (ok: boolean) => {
      clearTimeout(timer);
      for (const event of events) process.off(event, interrupt);
      resolve(ok);
    };
    child.once('error', (error) => {
      console.log(`${title}: ${error.message}`);
      end(false);
    });
    child.once('exit', (code) => end(code === 0));
  });
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It has just ended.
  }
}
