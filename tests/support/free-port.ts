import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Finds a free port from 10081 to 31999. An outgoing connection could take a higher port between a kill and the next
 * start; `fetch` and browsers refuse some lower ports.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_081, 32_000);
    const probe = createServer();
    const taken = once(probe, 'error').then(() => true);
    probe.listen(port, '127.0.0.1');
    if (
      await Promise.race([
        taken,
        once(probe, 'listening').then(
          () => false,
          () => true,
        ),
      ])
    )
      continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** Starts a server on a free port, and tries another port if another program has taken it meanwhile. */
export async function onFreePort<Started>(start: (port: string) => Promise<Started>): Promise<Started> {
  for (;;) {
    try {
      return await start(String(await freePort()));
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('is in use by another program'))) throw error;
    }
  }
}
