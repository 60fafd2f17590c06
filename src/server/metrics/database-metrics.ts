import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../context.ts';
import type { Metric } from './exposition.ts';

const patience = 2_000;

interface Pools {
  authLanes: AppContext['authLanes'];
  dataLanes: AppContext['dataLanes'];
}

/** Whether the database answers, how fast, and how busy this instance's connections to it are. */
export async function databaseMetrics({ authLanes, dataLanes }: Pools): Promise<Metric[]> {
  const pools = [
    ['owner', authLanes.use()],
    ['requests', dataLanes.use()],
  ] as const;
  const seconds = await answerSeconds(authLanes);
  return [
    {
      name: 'havayolu_database_up',
      help: 'Whether the database answers a trivial query within two seconds.',
      type: 'gauge',
      samples: [{ value: seconds === null ? 0 : 1 }],
    },
    {
      name: 'havayolu_database_answer_seconds',
      help: 'How long that query took.',
      type: 'gauge',
      samples: seconds === null ? [] : [{ value: seconds }],
    },
    {
      name: 'havayolu_database_connections',
      help: 'Connections of this instance that are open or being opened, by pool and whether they are lent out.',
      type: 'gauge',
      samples: pools.flatMap(([pool, { busy, idle }]) => [
        { labels: { pool, state: 'busy' }, value: busy },
        { labels: { pool, state: 'idle' }, value: idle },
      ]),
    },
    {
      name: 'havayolu_database_waiting',
      help: 'Pieces of work that wait for a connection.',
      type: 'gauge',
      samples: pools.map(([pool, { waiting }]) => ({ labels: { pool }, value: waiting })),
    },
  ];
}

async function answerSeconds({ sql }: AppContext['authLanes']): Promise<number | null> {
  const start = performance.now();
  const timer = new AbortController();
  const late = pause(patience, false, { signal: timer.signal }).catch(() => false);
  const answer = sql`select 1`.then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([answer, late]);
  timer.abort();
  return answered ? (performance.now() - start) / 1000 : null;
}
