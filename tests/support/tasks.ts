import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { node, patience, root } from './launch.ts';
import type { Ended } from './run.ts';

export async function runTask(
  task: string,
  options: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = spawn(node, [join(root, 'tasks', `${task}.ts`), ...options], {
    cwd: root,
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      said[stream] += text;
    });
  }
  const [code] = await once(child, 'close', { signal: AbortSignal.timeout(patience) });
  return { code, ...said };
}
