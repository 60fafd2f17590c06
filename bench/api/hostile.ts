import { hostileAccountRequests } from '../../tests/support/hostile-account-requests.ts';
import { hostileRequests } from '../../tests/support/hostile-requests.ts';
import type { TestServer } from '../../tests/support/server.ts';

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/**
 * Sends seeded random requests with the token of every role and with none, eight at a time.
 * @throws Error for a status of 500 or above
 */
export async function sendHostile(
  server: TestServer,
  accessToken: string,
  count: number,
  after: () => void,
): Promise<void> {
  const tokens = [accessToken, server.serviceRoleKey, server.anonKey, ''];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const queue = quarterOf(count, 20_261_121 + quarter, tokens).values();
    const worker = async () => {
      for (const request of queue) await send(server.url, request);
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    after();
  }
}

function quarterOf(count: number, seed: number, tokens: readonly string[]): Sent[] {
  const accounts = hostileAccountRequests(Math.round(count / 12), seed, tokens);
  const data = hostileRequests(Math.round(count / 4) - accounts.length, seed);
  return data.flatMap(({ method, path, headers, body }, index) => {
    const token = tokens[index % tokens.length];
    const identity: Record<string, string> = token ? { apikey: token, Authorization: `Bearer ${token}` } : {};
    const own = { 'Content-Type': 'application/json', ...identity, ...headers };
    const account = index % 2 === 0 ? accounts[index / 2] : undefined;
    return [...(account ? [account] : []), { method, path: `/rest/v1/${path}`, headers: own, body }];
  });
}

async function send(url: string, { method, path, headers, body }: Sent): Promise<void> {
  const answer = await fetch(url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  });
  const text = await answer.text();
  if (answer.status >= 500) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`);
}
