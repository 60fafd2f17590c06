import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second of Linux's times of processes. */
const ticks = 100;

/**
 * Seconds of computing that the programs started by this one have taken so far, with all that they started themselves:
 * server, PostgreSQL, PostgREST, nginx. Other work on the machine changes it little. 0 where the system does not tell.
 */
export function computingTime(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? timesOf(name) : []));
  const started = new Set([process.pid]);
  // A parent's number may be above its child's.
  for (let known = 0; known < started.size; ) {
    known = started.size;
    for (const { pid, parent } of processes) if (started.has(parent)) started.add(pid);
  }
  started.delete(process.pid);
  return processes.filter(({ pid }) => started.has(pid)).reduce((sum, { seconds }) => sum + seconds, 0);
}

function timesOf(pid: string): { pid: number; parent: number; seconds: number }[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // After the program's name, which may hold blanks: state, parent, and from the twelfth on the times.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return [
      { pid: Number(pid), parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / ticks },
    ];
  } catch {
    // It has just ended.
    return [];
  }
}
