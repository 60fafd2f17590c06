import { readFileSync } from 'node:fs';

/** Memory of a process in MB: `own` is private, `proportional` adds its share of shared memory; 0 if unknown. */
export function residentMemory(pid: number): { own: number; proportional: number } {
  let text = '';
  try {
    text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  } catch {
    // Not every system has this file; the figures are then 0.
  }
  const line = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
  return { own: line('Private_Clean') + line('Private_Dirty'), proportional: line('Pss') };
}
