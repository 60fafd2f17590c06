import { expect, it } from 'vitest';
import { type HostileRequest, hostileRequests } from '../support/hostile-requests.ts';
import { newPerson } from '../support/people.ts';
import { type RawAnswer, send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

/** Number of requests; raise it for a long run. The same count and seed send the same requests. */
const count = Number(process.env.FUZZ_REQUESTS ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

const server = await testServer();
const staff = await newPerson(server);
await staff.client.from('crm_records').insert([{ fullname: 'Gizli Yolcu', pnr: 'XYZ123' }, { fullname: 'İkinci' }]);

it(
  `answers ${count} random requests with success or a 4xx in the wire format`,
  async () => {
    const identities = [staff.accessToken, staff.accessToken, server.serviceRoleKey, server.anonKey, null];
    const statuses = new Map<number, number>();
    const queue = hostileRequests(count, seed).entries();
    const worker = async () => {
      for (const [index, request] of queue) {
        const token = identities[index % identities.length] ?? null;
        const answer = await send(server, `/rest/v1/${request.path}`, { ...request, token });
        check(request, answer, token);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    const seen = [...statuses.keys()];
    for (const status of [200, 201, 204, 400, 401, 404, 405, 406]) expect(seen).toContain(status);
    expect((await staff.client.from('crm_records').select('id').limit(1)).error).toBeNull();
  },
  60_000 + count * 40,
);

function check(request: HostileRequest, { status, text, json, headers }: RawAnswer, token: string | null): void {
  const told = `${request.method} ${request.path} ${JSON.stringify(request.headers)} ${request.body ?? ''}: ${status} ${text}`;
  expect(status, told).toBeLessThan(500);
  if (token === null || token === server.anonKey) expect(text, told).not.toMatch(/Gizli|XYZ123/);
  if (status < 400 || request.method === 'HEAD') return;
  expect(headers.get('content-type'), told).toContain('application/json');
  expect(json, told).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  expect(Object.keys(json as object).sort(), told).toEqual(['code', 'details', 'hint', 'message']);
  expect(text, told).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
}
