import { expect, test, vi } from 'vitest';
import { authorisedFetch } from './authorised-fetch.ts';
import { toAppError } from './errors.ts';

const auth = vi.hoisted(() => ({ getSession: vi.fn(), refreshSession: vi.fn(), signOut: vi.fn() }));
vi.mock('./backend.ts', () => ({ backend: async () => ({ key: 'k', auth }) }));
vi.mock('./network-status.ts', () => ({ reportNetwork: () => {} }));

const session = (access_token: string) => ({ data: { session: { access_token } }, error: null });
const failed = (error: object) => ({ data: { session: null }, error });
const renewed = session('new');
const refused = failed({ name: 'AuthApiError', code: 'refresh_token_not_found' });
const away = failed({ name: 'AuthRetryableFetchError', status: 503 });

const noJwt = () => Response.json({ code: 'PGRST301' }, { status: 401 });
const page = () => new Response('<h1>?</h1>', { status: 401, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const rows = () => Response.json([]);

test.each([
  ['an old token is renewed and the request repeated', [noJwt, rows], renewed, 200, 1, false],
  ['a web page does not count as a refused token', [page], renewed, 'unavailable', 0, false],
  ['nor does a web page after a renewal', [noJwt, page], renewed, 'unavailable', 1, false],
  ['a refusal of a token just renewed does not end the session', [noJwt, noJwt], renewed, 'unavailable', 1, false],
  ['an auth server that is down does not end the session', [noJwt], away, 'unavailable', 1, false],
  ['an auth server that refuses to renew ends the session', [noJwt], refused, 'session_expired', 1, true],
] as const)('%s', async (_what, answers, renewal, expected, renewals, isOver) => {
  vi.clearAllMocks();
  auth.getSession.mockResolvedValue(session('old'));
  auth.refreshSession.mockResolvedValue(renewal);
  const waiting: Array<() => Response> = [...answers];
  vi.stubGlobal('fetch', async () => waiting.shift()?.());
  const outcome = await authorisedFetch('/x').then(
    ({ status }) => status,
    (error) => toAppError(error).code,
  );
  vi.unstubAllGlobals();
  expect(outcome).toBe(expected);
  expect(auth.refreshSession).toHaveBeenCalledTimes(renewals);
  expect(auth.signOut.mock.calls.length > 0).toBe(isOver);
});
