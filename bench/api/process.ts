import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { launch } from '../../tests/support/server.ts';

/** Memory of a process: current (`VmRSS`), highest so far (`VmHWM`), or current without mapped files (`RssAnon`). */
export function memoryOf(pid: number, line: 'VmRSS' | 'VmHWM' | 'RssAnon'): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return `${Math.round(kilobytes / 1024)} MB`;
}

/** Milliseconds from starting the server on existing data to its first answer. */
export async function startTime(dataDir: string): Promise<number> {
  const started = performance.now();
  const { child, url } = await launch({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
  const answer = await fetch(`${url}/healthz`);
  const taken = performance.now() - started;
  child.kill('SIGTERM');
  await once(child, 'exit');
  if (answer.status !== 200) throw new Error(`The started server answered with ${answer.status}.`);
  return taken;
}
