import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { hasCode, isUnsure, toAppError } from '../../../api/errors.ts';

/** More ids would make the address of a request too long. */
export const mostAtOnce = 500;

export interface Done {
  done: SalesRecord[];
  closed: SalesRecord[];
  /** Sales that somebody else changed after the user saw them; they are left as they are. */
  changed: SalesRecord[];
  left: SalesRecord[];
  error: unknown;
}

interface Work {
  /** Only sales with the same key share a request. */
  groupOf?: (record: SalesRecord) => string;
  act: (portion: readonly SalesRecord[]) => Promise<SalesRecord[]>;
  /** Called if the server's answer to `act` was lost; returns the sales that `act` changed nevertheless. */
  look: (portion: readonly SalesRecord[]) => Promise<SalesRecord[]>;
  closedDays: (days: readonly string[]) => Promise<ReadonlySet<string>>;
  onProgress?: (count: number) => void;
}

/** Applies `act` to one portion of sales after another. Skips closed days, and stops at the first failure. */
export async function inPortions(records: readonly SalesRecord[], work: Work): Promise<Done> {
  const result: Done = { done: [], closed: [], changed: [], left: [], error: null };
  const isClosed = await knownClosed(records, work);
  const open = records.filter((record) => !isClosed(record));
  result.closed.push(...records.filter(isClosed));
  const portions = portionsOf(open, work.groupOf ?? (() => ''));
  for (let at = 0; at < portions.length; at += 1) {
    const portion = portions[at] ?? [];
    try {
      await doOne(portion, work, result);
    } catch (error) {
      return { ...result, left: portions.slice(at).flat(), error };
    }
    work.onProgress?.(result.done.length);
  }
  return result;
}

async function doOne(portion: readonly SalesRecord[], work: Work, result: Done): Promise<void> {
  const reached = await attempt(portion, work);
  if (reached === 'closed') {
    // A day was closed after the first check: skip its sales, and try the other sales of the portion.
    const isClosed = await knownClosed(portion, work);
    const rest = portion.filter((record) => !isClosed(record));
    if (rest.length === portion.length) throw toAppError({ code: 'DC001' });
    result.closed.push(...portion.filter(isClosed));
    if (rest.length > 0) await doOne(rest, work, result);
    return;
  }
  const ids = new Set(reached.map(({ id }) => id));
  result.done.push(...reached);
  result.changed.push(...portion.filter(({ id }) => !ids.has(id)));
}

async function attempt(portion: readonly SalesRecord[], { act, look }: Work): Promise<SalesRecord[] | 'closed'> {
  try {
    return await act(portion);
  } catch (error) {
    if (hasCode(error, 'DC001')) return 'closed';
    if (!isUnsure(error)) throw error;
    const reached = await look(portion).catch(() => []);
    if (reached.length === 0) throw error;
    return reached;
  }
}

async function knownClosed(records: readonly SalesRecord[], { closedDays }: Work) {
  const days = [...new Set(records.flatMap(({ date }) => (date === null ? [] : [date])))];
  const closed = await closedDays(days);
  return ({ date }: SalesRecord) => date !== null && closed.has(date);
}

function portionsOf(records: readonly SalesRecord[], groupOf: (record: SalesRecord) => string): SalesRecord[][] {
  return [...Map.groupBy(records, groupOf).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / mostAtOnce) }, (_, at) =>
      group.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
    ),
  );
}
