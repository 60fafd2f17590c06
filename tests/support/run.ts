import { once } from 'node:events';
import { type Account, patience, spawnServer } from './launch.ts';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export async function runServer(env: Readonly<Record<string, string>>, account?: Account): Promise<Ended> {
  const { child, output } = spawnServer(env, account);
  const [code] = await once(child, 'close', { signal: AbortSignal.timeout(patience) }).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`The server did not end by itself.\n${output.stdout}${output.stderr}`, { cause: error });
  });
  return { code, ...output };
}
