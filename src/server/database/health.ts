import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Queries } from './pool.ts';

export type Health = () => Promise<boolean>;

const patience = 2_000;

/** Milliseconds the database takes for a trivial query; null if it fails or takes longer than two seconds. */
export async function answerTime(database: Queries): Promise<number | null> {
  const start = performance.now();
  const answer = database.query(sql`select 1`).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([answer, pause(patience, false, { ref: false })]);
  return answered ? performance.now() - start : null;
}

const kept = 1_000;

/** Checks at most once a second: anyone may call /healthz as often as they like. */
export function keptForASecond(ask: Health): Health {
  let answer: Promise<boolean> | null = null;
  return () => {
    answer ??= ask().finally(() => {
      setTimeout(() => {
        answer = null;
      }, kept).unref();
    });
    return answer;
  };
}
