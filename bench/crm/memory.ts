import { readFileSync } from 'node:fs';

/** Megabytes of a process: what nobody else uses, and that with its share of what several use; 0 where unknown. */
export function residentMemory(pid: number): { own: number; proportional: number } {
  let text = '';
  try {
    text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  } catch {
    // Not every system has it.
  }
  const line = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
  return { own: line('Private_Clean') + line('Private_Dirty'), proportional: line('Pss') };
}
