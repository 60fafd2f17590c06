import { isSessionOver } from './errors.ts';

/** auth-js treats a 503 as a short outage: it keeps the session and tries again. */
const away = () => new Response(null, { status: 503 });

/**
 * `fetch` for auth-js. Turns a proxy's page, a rate limit or an outage into a 503; otherwise auth-js would drop the
 * session.
 * @param onRefused called when the auth server says that the session is over
 */
export async function authFetch(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  onRefused: () => void,
): Promise<Response> {
  const response = await fetch(input, init);
  const { ok, status, statusText, headers } = response;
  const body = await response.text();
  const answer = parse(body);
  if (answer?.access_token && answer.expires_in) return Response.json(byOwnClock(answer), { status });
  const isRenewal = String(input).includes('grant_type=refresh_token');
  if (isRenewal) {
    if (ok || !isSessionOver(answer)) return away();
    onRefused();
  }
  const isOurs = answer !== null || (ok && body === '');
  return isOurs ? new Response(body || null, { status, statusText, headers }) : away();
}

/**
 * Computes the token's expiry from this browser's clock. With the server's clock, a browser an hour ahead would
 * consider every token expired and renew it on each call.
 */
const byOwnClock = (session: Answer) => ({
  ...session,
  expires_at: Math.floor(Date.now() / 1000) + Number(session.expires_in),
});

type Answer = Record<string, unknown>;

function parse(body: string): Answer | null {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' ? (answer as Answer | null) : null;
  } catch {
    return null;
  }
}
