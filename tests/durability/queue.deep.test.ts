import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { AppError } from '../../src/crm/api/errors.ts';
import { judgeFailure } from '../../src/crm/features/records/queue/judge-failure.ts';
import { sendInOrder } from '../../src/crm/features/records/queue/send-in-order.ts';
import { newPerson, type Person } from '../support/people.ts';
import { killPostgres } from '../support/processes.ts';
import { randomFrom } from '../support/random.ts';
import { storeOnce } from '../support/store-once.ts';
import { testServer } from '../support/test-server.ts';

const cycles = Number(process.env.DURABILITY_CYCLES ?? 6);
const seed = Number(process.env.DURABILITY_SEED ?? 13);
/** A writer with this many unsent sales stops typing until some are sent. */
const mostWaiting = 8;

const server = await testServer();

interface Sale {
  clientRef: string;
  at: number;
}

/** Saves every sale through the CRM's queue of waiting sales; the string `stored` stands for the browser's storage. */
function writerOf({ id, client }: Person) {
  let stored = '[]';
  let typed = 0;
  const acknowledged = new Map<string, number>();
  const refused: unknown[] = [];
  const read = (): Sale[] => JSON.parse(stored);
  let shrunk = Promise.withResolvers<void>();
  const line = sendInOrder<Sale, number>({
    kept: {
      read,
      add(sale) {
        stored = JSON.stringify([...read(), sale]);
      },
      remove(clientRef) {
        stored = JSON.stringify(read().filter((sale) => sale.clientRef !== clientRef));
        shrunk.resolve();
        shrunk = Promise.withResolvers();
      },
    },
    async send({ clientRef, at }) {
      const { data, error, status } = await storeOnce(client, { fullname: `${at}`, clientref: clientRef });
      if (status === 0) throw new AppError('network');
      if ([502, 503, 504].includes(status)) throw new AppError('unavailable', error?.message);
      if (error || !data) throw Object.assign(new Error(error?.message), { code: error?.code, status });
      acknowledged.set(clientRef, data.id);
      return data.id;
    },
    judge: judgeFailure,
    onRefused: (_, error) => refused.push(error),
    onArrived: () => {},
  });
  return {
    id,
    acknowledged,
    refused,
    wake: line.wake,
    close: line.close,
    typed: () => typed,
    async type(signal: AbortSignal) {
      while (!signal.aborted) {
        if (read().length >= mostWaiting) await shrunk.promise;
        else await line.add({ clientRef: randomUUID(), at: typed++ });
      }
      while (read().length > 0) await shrunk.promise;
    },
  };
}

it(
  `four people save through ${cycles} kills of the server, its database or both: nothing is lost or doubled, and the sales of each person keep their order (seed ${seed})`,
  async () => {
    const random = randomFrom(seed);
    const writers = (await Promise.all(Array.from({ length: 4 }, () => newPerson(server)))).map(writerOf);
    const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged.size, 0);
    const stop = new AbortController();
    const typing = Promise.all(writers.map((writer) => writer.type(stop.signal)));

    for (let count = 0; count < cycles; count += 1) {
      const enough = acknowledged() + Math.floor(random() * 60);
      await expect.poll(acknowledged, { interval: 5 }).toBeGreaterThanOrEqual(enough);
      const kind = (['server', 'database', 'both'] as const)[Math.floor(random() * 3)] ?? 'both';
      if (kind !== 'server') killPostgres(server.dataDir);
      if (kind === 'database') continue;
      await server.kill9();
      await server.start();
      for (const writer of writers) writer.wake();
    }
    stop.abort();
    await typing;

    expect(writers.map(({ refused }) => refused)).toEqual(writers.map(() => []));
    const rows = await server.ownerSql<{ userid: string; id: string; clientref: string; fullname: string }[]>`
    select userid, id, clientref, fullname from public.crm_records order by id`;
    for (const { id, acknowledged, typed } of writers) {
      const own = rows.filter(({ userid }) => userid === id);
      expect(own.map(({ fullname }) => Number(fullname))).toEqual(Array.from({ length: typed() }, (_, at) => at));
      expect(new Map(own.map((row) => [row.clientref, Number(row.id)]))).toEqual(acknowledged);
    }
    expect(rows.length).toBe(acknowledged());
  },
  cycles * 30_000 + 120_000,
);
