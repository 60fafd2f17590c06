import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { isUnavailable } from '../database/failure.ts';
import type { Queries } from '../database/pool.ts';
import { describeLoss } from '../log.ts';

const betweenSeals = 5_000;

/** Seals new entries into the chain of the log every few seconds until stopped. Several servers may do so at once. */
export function startSealing(owner: Queries, log: Logger): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;
  let isStopped = false;
  const seal = async () => {
    try {
      await sealAll(owner);
      hasFailed = false;
    } catch (err) {
      if (!hasFailed && !isStopped) {
        if (isUnavailable(err))
          log.warn(describeLoss(err), 'activity could not be sealed: the database is unreachable');
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

/** Seals in portions until nothing is left, because others wait for the lock while a portion is sealed. */
async function sealAll(owner: Queries): Promise<void> {
  for (let sealed = 1; sealed > 0; ) {
    const [row] = await owner.query<{ sealed: number }>(sql`select app.seal_activity() as sealed`);
    sealed = row?.sealed ?? 0;
  }
}

/**
 * Returns the number and hash of the last entry in the log's chain, or null if there is none. The caller stores them
 * where nobody who can change the log can reach them.
 */
export async function headOfChain(owner: Queries): Promise<{ seal: number; hash: string } | null> {
  await sealAll(owner);
  const [head] = await owner.query<{ seal: number; hash: string }>(
    sql`select seal, encode(hash, 'hex') as hash from app.activity_head`,
  );
  return head ?? null;
}
