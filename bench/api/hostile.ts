import { hostileRequests } from '../../tests/support/hostile-requests.ts';
import { send } from '../../tests/support/raw.ts';
import type { TestServer } from '../../tests/support/server.ts';

/**
 * Sends seeded random requests under all identities, eight at once, and calls `after` each quarter of them.
 * @throws Error for an answer of the server's fault
 */
export async function sendHostile(
  server: TestServer,
  accessToken: string,
  count: number,
  after: () => void,
): Promise<void> {
  const identities = [accessToken, server.serviceRoleKey, server.anonKey, null];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const queue = hostileRequests(count / 4, 20_261_121 + quarter).entries();
    const worker = async () => {
      for (const [index, request] of queue) {
        const token = identities[index % identities.length] ?? null;
        const { status, text } = await send(server, `/rest/v1/${request.path}`, { ...request, token });
        if (status >= 500) throw new Error(`${request.method} ${request.path} was answered with ${status}: ${text}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    after();
  }
}
