import { describe, expect, it } from 'vitest';
import { newAccount, signedIn } from '../support/auth-clients.ts';
import { type HostileAccountRequest, hostileAccountRequests } from '../support/hostile-account-requests.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await signedIn(server, await newAccount(server));
const tokens = ['', 'x', server.anonKey, staff.session.access_token, server.serviceRoleKey, staff.session.access_token];

const requests = Number(process.env.HOSTILE_REQUESTS ?? 1500);
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_121);

describe('hostile input', () => {
  it(`${requests} random requests are answered, none with 5xx, all errors in JSON`, { timeout: 600_000 }, async () => {
    const cases = hostileAccountRequests(requests, seed, tokens);
    for (let start = 0; start < cases.length; start += 16) {
      await Promise.all(cases.slice(start, start + 16).map(send));
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.log()).not.toContain('"level":50');
  });
});

async function send({ method, path, headers, body }: HostileAccountRequest) {
  const response = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  expect(response.status, `${method} ${path} ${body} gave ${text}`).toBeLessThan(500);
  if (response.status >= 400) {
    expect(JSON.parse(text), `${method} ${path}`).toBeTypeOf('object');
    expect(text).not.toMatch(/node_modules|\.ts:|at async|PostgresError|select |insert /);
  }
}
