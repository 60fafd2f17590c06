import { isSessionOver } from './errors.ts';

/** What auth-js takes for a server that is away for the moment: it tries again and keeps the session. */
const away = () => new Response(null, { status: 503 });

/**
 * `fetch` for auth-js, which would drop a session at any failed renewal that it does not take for passing. Here only the auth
 * server's own word ends one: a proxy's page, too many requests or a server that is away pass over.
 * @param onRefused told when the auth server says that the session is over
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
 * Has the token end by the clock it will be compared with. By the server's, a browser an hour ahead would take every token
 * for an old one and renew it at each call.
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
