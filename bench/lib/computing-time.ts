import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in Linux's process times. */
const ticks = 100;

/**
 * Seconds of CPU time used so far by all programs that this one started, directly or not. Other work on the machine
 * hardly affects it. 0 if the system does not report it.
 */
export function computingTime(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? timesOf(name) : []));
  const started = new Set([process.pid]);
  // A parent's process id may be higher than its child's, so repeat until nothing is added.
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
    // The fields after the program's name: state, parent, and from the twelfth on the times. The name may contain
    // blanks.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return [
      { pid: Number(pid), parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / ticks },
    ];
  } catch {
    // Reading fails if the process has just ended.
    return [];
  }
}
