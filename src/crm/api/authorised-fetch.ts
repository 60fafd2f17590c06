import { backend } from './backend.ts';
import { refuse } from './end-session.ts';
import { AppError, ProxyAnswered } from './errors.ts';
import { reportNetwork } from './network-status.ts';

/**
 * `fetch` with the public key and the user's access token. Renews a refused token once and repeats the request.
 * @throws AppError `network` when nothing answers, `session_expired` when the auth server refuses to renew,
 *   `unavailable` when something else answers in the server's place
 */
export async function authorisedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = await accessToken();
  const response = await send(input, init, token);
  if (response.status !== 401) return response;
  const again = await send(input, init, await renewedToken(token));
  if (again.status !== 401) return again;
  // The auth server has just renewed this token: a refusal cannot mean that the session is over.
  throw new AppError('unavailable', '', again.status);
}

async function send(input: RequestInfo | URL, init: RequestInit, token: string): Promise<Response> {
  const { key } = await backend();
  const headers = new Headers(init.headers);
  headers.set('apikey', key);
  headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(input, { ...init, headers }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    reportNetwork(false);
    throw new AppError('network');
  });
  reportNetwork(true);
  if (isPage(response)) throw new ProxyAnswered(response.status);
  return response;
}

/** Whether a proxy answered with a web page; our server never does. */
const isPage = ({ headers }: Response) => /^text\/html\b/.test(headers.get('Content-Type') ?? '');

async function accessToken(): Promise<string> {
  const { auth } = await backend();
  const { data, error } = await auth.getSession();
  if (error) throw error;
  if (!data.session) return refuse(new AppError('session_expired'));
  return data.session.access_token;
}

let renewing: Promise<string> | null = null;

/** Renews the token; requests refused at the same time share one renewal. */
async function renewedToken(refused: string): Promise<string> {
  const current = await accessToken();
  if (current !== refused) return current;
  renewing ??= renew(refused).finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renew(refused: string): Promise<string> {
  const { auth } = await backend();
  const { data, error } = await auth.refreshSession();
  if (data.session) return data.session.access_token;
  if (error?.name === 'AuthRetryableFetchError') throw error;
  const current = await accessToken();
  if (current !== refused) return current;
  return refuse(new AppError('session_expired'));
}
