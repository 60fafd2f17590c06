import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { isUnavailable } from '../database/failure.ts';
import type { Queries } from '../database/pool.ts';
import { describeLoss } from '../log.ts';

const betweenSeals = 5_000;

/** Seals new entries into the chain of the log every few seconds, until it is stopped. Any number of instances may. */
export function startSealing(owner: Queries, log: Logger): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;
  let isStopped = false;
  const seal = async () => {
    try {
      await sealAll(owner);
      hasFailed = false;
    } catch (err) {
      // One line each time it stops working.
      if (!hasFailed && !isStopped) {
        if (isUnavailable(err)) log.warn(describeLoss(err), 'activity has to wait for its seal: the database is away');
        else log.error({ err }, 'activity could not be sealed');
      }
      hasFailed = true;
    }
    if (!isStopped) timer = setTimeout(seal, betweenSeals);
  };
  timer = setTimeout(seal, betweenSeals);
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Seals until nothing is left; portion by portion, so that nobody waits long for the lock. */
async function sealAll(owner: Queries): Promise<void> {
  for (let sealed = 1; sealed > 0; ) {
    const [row] = await owner.query<{ sealed: number }>(sql`select app.seal_activity() as sealed`);
    sealed = row?.sealed ?? 0;
  }
}

/** Seal and hash of the last entry, to be kept out of reach of whoever can change the log; null while there is none. */
export async function headOfChain(owner: Queries): Promise<{ seal: number; hash: string } | null> {
  await sealAll(owner);
  const [head] = await owner.query<{ seal: number; hash: string }>(
    sql`select seal, encode(hash, 'hex') as hash from app.activity_head`,
  );
  return head ?? null;
}
