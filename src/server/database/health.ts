import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Queries } from './pool.ts';

/** Answers whether the server can do its work right now. */
export type Health = () => Promise<boolean>;

const patience = 2_000;

/** Milliseconds that the database takes for a trivial query; null when it fails, or takes longer than two seconds. */
export async function answerTime(database: Queries): Promise<number | null> {
  const start = performance.now();
  const timer = new AbortController();
  const late = pause(patience, false, { signal: timer.signal }).catch(() => false);
  const answer = database.query(sql`select 1`).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([answer, late]);
  timer.abort();
  return answered ? performance.now() - start : null;
}

const kept = 1_000;

/** Asks at most once a second, however many want to know: anybody may, as often as they like. */
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
