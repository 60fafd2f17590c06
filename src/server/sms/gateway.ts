export interface SmsGateway {
  send(to: string, text: string): Promise<void>;
}

const timeoutMilliseconds = 10_000;

/**
 * A gateway that accepts `POST {"to": "+90…", "text": "…"}` as JSON and answers 2xx. A user name and password in its
 * address are sent as basic authentication, because fetch refuses addresses that contain them.
 */
export function createSmsGateway(address: string): SmsGateway {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (username) headers.set('Authorization', `Basic ${Buffer.from(login).toString('base64')}`);
  return {
    async send(to, text) {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway answered with status ${response.status}.`);
    },
  };
}
