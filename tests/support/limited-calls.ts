import pLimit from 'p-limit';
import { type LimitName, limits } from '../../src/server/auth/limits.ts';
import { loadKeys } from '../../src/server/auth/tokens/signing-keys.ts';
import { callAuth } from './auth-clients.ts';
import type { TestServer } from './server.ts';

/** The server enforces limits, and takes callers' addresses from one trusted proxy. */
export const withLimits = { RATE_LIMITS: 'on', TRUST_PROXY: '1', SIGNUP: 'on' };

type More = { token?: string; method?: string; cookie?: string; signal?: AbortSignal };

export function postFrom(server: TestServer, path: string, body: object, address: string, more: More = {}) {
  const { cookie = '', ...rest } = more;
  return callAuth(server, path, {
    method: 'POST',
    ...rest,
    body: JSON.stringify(body),
    headers: { 'X-Forwarded-For': `203.0.113.99, ${address}`, cookie },
  });
}

export const limitedCalls = (server: TestServer) => ({
  post: (path: string, body: object, address: string, more: More = {}) => postFrom(server, path, body, address, more),
  signIn: (email: string, password: string, address: string, more: More = {}) =>
    postFrom(server, '/token?grant_type=password', { email, password }, address, more),
  fill: (name: LimitName, subject: string, fullness: number) => fillLimit(server, name, subject, fullness),
});

/**
 * Uses up a limit, as calls from many networks would.
 * @param subject whom the limit counts, such as an address
 * @param fullness the share used up; 1 is the whole limit
 */
export async function fillLimit({ ownerSql }: TestServer, name: LimitName, subject: string, fullness: number) {
  const key = (await loadKeys(ownerSql)).digest('limit', name, subject);
  const seconds = limits[name].seconds * fullness;
  await ownerSql`
    insert into auth.rate_limits (key, drained_at) values (${key}, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set drained_at = excluded.drained_at`;
}

/** Makes calls and returns their statuses. At most 16 run at once, as many as one network may. */
export async function statuses(calls: number, call: (index: number) => Promise<Response>): Promise<number[]> {
  const responses = await pLimit(16).map(Array(calls).fill(call), (one, index) => one(index));
  return responses.map(({ status }) => status);
}

export const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
export const limited = (all: number[]) => all.filter((status) => status === 429).length;
