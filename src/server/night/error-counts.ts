import sql from 'sql-template-tag';
import type { Queries } from '../database/pool.ts';

const counted = new Map<string, number>();

/** Notes a line of the log that tells of an error, by its fixed words. */
export function countError(message: string): void {
  counted.set(message, (counted.get(message) ?? 0) + 1);
}

/** Stores what was counted since the last time, so that all instances' errors are told of and a restart forgets none. */
export async function storeErrors(db: Queries): Promise<void> {
  const counts = [...counted];
  counted.clear();
  if (counts.length === 0) return;
  try {
    await db.query(sql`
      insert into app.error_counts as known (hour, message, count)
      select date_trunc('hour', now()), message, count from unnest(
        ${counts.map(([message]) => message)}::text[], ${counts.map(([, count]) => count)}::bigint[]) as new (message, count)
      on conflict (hour, message) do update set count = known.count + excluded.count`);
  } catch (error) {
    for (const [message, count] of counts) counted.set(message, (counted.get(message) ?? 0) + count);
    throw error;
  }
}
