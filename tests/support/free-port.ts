import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free port that stays free while its server is down: below the range from which the system gives ports to outgoing
 * connections, one of which could take it between a kill and the next start.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
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
