import { AppError } from '../../../api/errors.ts';
import type { Range } from './list-range.ts';

interface Row {
  id: number;
}

export interface Loaded<R extends Row> {
  rows: R[];
  total: number;
  complete: boolean;
  loaded: number;
}

interface Options<R extends Row> {
  fetchRange: (range: Range) => Promise<{ rows: R[]; total: number }>;
  onProgress?: (state: Loaded<R>) => void;
  firstSize?: number;
  rangeSize?: number;
  parallel?: number;
  attempts?: number;
}

/**
 * Loads all rows in parallel ranges. Starts again if rows were deleted meanwhile.
 * @throws AppError `incomplete` if the number of rows never matches the count
 */
export async function loadAll<R extends Row>(options: Options<R>): Promise<Loaded<R>> {
  for (let attempt = options.attempts ?? 3; attempt > 0; attempt -= 1) {
    const result = await attemptAll(options);
    if (result) return result;
  }
  throw new AppError('incomplete');
}

async function attemptAll<R extends Row>(options: Options<R>): Promise<Loaded<R> | null> {
  const { fetchRange, onProgress, firstSize = 500, rangeSize = 2000, parallel = 4 } = options;
  const first = await fetchRange({ from: 0, to: firstSize });
  const { total } = first;
  const newestId = first.rows[0]?.id ?? 0;
  const parts = new Map([[0, first.rows]]);
  let loaded = first.rows.length;
  if (loaded < total && loaded > 0) onProgress?.({ rows: first.rows, total, loaded, complete: false });

  const waiting = loaded > 0 ? split(loaded, total, rangeSize) : [];
  async function work(): Promise<void> {
    for (let range = waiting.shift(); range; range = waiting.shift()) {
      const { rows } = await fetchRange({ ...range, newestId });
      if (rows.length === 0) return;
      parts.set(range.from, rows);
      loaded += rows.length;
      if (rows.length < range.to - range.from) waiting.unshift({ from: range.from + rows.length, to: range.to });
      onProgress?.({ rows: first.rows, total, loaded, complete: false });
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));

  const rows = [...parts].sort(([one], [other]) => one - other).flatMap(([, part]) => part);
  const distinct = new Set(rows.map((row) => row.id)).size;
  return rows.length === total && distinct === total ? { rows, total, loaded, complete: true } : null;
}

function split(from: number, to: number, size: number): Range[] {
  const ranges: Range[] = [];
  for (let at = from; at < to; at += size) ranges.push({ from: at, to: Math.min(at + size, to) });
  return ranges;
}
