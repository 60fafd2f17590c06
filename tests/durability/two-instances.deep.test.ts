import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { adminClient, anonClient, callAuth, newAccount, signedIn } from '../support/auth-clients.ts';
import type { TestServer } from '../support/server.ts';
import { storeOnce } from '../support/store-once.ts';
import { testExternalDatabase, testServer } from '../support/test-server.ts';

const { url } = await testExternalDatabase();
const env = { DATABASE_URL: url, RATE_LIMITS: 'on', TRUST_PROXY: '1' };
const [first, second] = await Promise.all([testServer({ env }), testServer({ env })]);

const insert = (client: SupabaseClient, clientref: string) => storeOnce(client, { fullname: 'Ayşe Işık', clientref });

interface Ledger {
  acknowledged: Map<string, number>;
  unanswered: string[];
}

async function write(
  client: SupabaseClient,
  { acknowledged, unanswered }: Ledger,
  enough: () => void,
  stop: AbortSignal,
) {
  while (!stop.aborted) {
    const clientref = randomUUID();
    const { data, error } = await insert(client, clientref);
    if (error || !data) {
      unanswered.push(clientref);
      return;
    }
    acknowledged.set(clientref, data.id);
    if (acknowledged.size >= 100) enough();
  }
}

it('if one server is killed, nothing acknowledged is lost, and repeating an insert at the other makes no double', async () => {
  const ledger: Ledger = { acknowledged: new Map(), unanswered: [] };
  const clients = await Promise.all([first, first, second, second].map(adminClient));
  const enough = Promise.withResolvers<void>();
  const stop = new AbortController();
  const writers = clients.map((client) => write(client, ledger, enough.resolve, stop.signal));
  await enough.promise;
  await first.kill9();
  const atKill = ledger.acknowledged.size;
  await Promise.all(writers.slice(0, 2));
  await expect.poll(() => ledger.acknowledged.size).toBeGreaterThan(atKill + 20);
  stop.abort();
  await Promise.all(writers);
  expect(ledger.unanswered).toHaveLength(2);

  const survivor = await adminClient(second);
  for (const clientref of ledger.unanswered) {
    const { data, error } = await insert(survivor, clientref);
    expect(error).toBeNull();
    ledger.acknowledged.set(clientref, data?.id);
  }
  const rows = await second.ownerSql<{ clientref: string; id: number }[]>`select clientref, id from public.crm_records`;
  expect(new Map(rows.map(({ clientref, id }) => [clientref, id]))).toEqual(ledger.acknowledged);
  await first.start();
});

it('a session from one server can be refreshed, used and ended at the other', async () => {
  const { session } = await signedIn(first, await newAccount(second));
  const there = anonClient(second);
  expect((await there.auth.setSession(session)).error).toBeNull();
  const { data, error } = await there.auth.refreshSession();
  expect(error).toBeNull();
  const token = data.session?.access_token ?? '';
  const status = async () => (await callAuth(first, '/user', { token })).status;
  expect(await status()).toBe(200);
  await there.auth.signOut();
  expect(await status()).toBe(403);
});

it('parallel refreshes of a token at both servers give one new token', async () => {
  const { session } = await signedIn(first, await newAccount(first));
  const refresh = async (server: TestServer) => {
    const body = JSON.stringify({ refresh_token: session.refresh_token });
    const answer = await callAuth(server, '/token?grant_type=refresh_token', { method: 'POST', body });
    return ((await answer.json()) as { refresh_token: string }).refresh_token;
  };
  const tokens = await Promise.all([first, second, first, second].map(refresh));
  expect(new Set(tokens).size).toBe(1);
});

it('calls to both servers count towards the same limits', async () => {
  const { email } = await newAccount(first);
  const guess = (_: unknown, index: number) =>
    callAuth(index % 2 ? first : second, '/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'yanlis-parola' }),
      headers: { 'X-Forwarded-For': '198.51.100.1' },
    });
  const answers = await Promise.all(Array.from({ length: 14 }, guess));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});
