import type { QueryClient } from '@tanstack/react-query';
import { recordFields } from '../../../../domain/records/record-fields.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { messageWithDay, toAppError } from '../../../api/errors.ts';
import { showError, showSuccess } from '../../../ui/toast.ts';
import { resumable } from '../../session/resume.ts';
import { holdUnsavedInput } from '../../session/unsaved-input.ts';
import { findClosedDays } from '../requests/closed-days.ts';
import { recordsDeleted, recordsSaved, reloadRecords } from '../requests/loaded-records.ts';
import { deleteMany, readMany, type SharedField, setField } from '../requests/many-records.ts';
import { restoreRecord } from '../requests/past.ts';
import { bulkAction, keptText, undoing } from '../requests/undo.ts';
import { type Done, inPortions } from './in-portions.ts';

const countOf = (count: number) => `${formatCount(count)} kayıt`;

const closedDays = (days: readonly string[]) => resumable(() => findClosedDays(days, new AbortController().signal));

type Progress = (count: number) => void;

export async function changeAll(
  client: QueryClient,
  records: readonly SalesRecord[],
  field: SharedField,
  value: string,
  onProgress: Progress,
): Promise<void> {
  const before = new Map(records.map((record) => [record.id, record[field]]));
  const differing = records.filter((record) => record[field] !== value);
  const result = await held(() =>
    inPortions(differing, {
      groupOf: (record) => JSON.stringify(record[field]),
      act: (portion) => resumable(() => setField(idsOf(portion), field, portion[0]?.[field] ?? null, value)),
      look: async (portion) => (await readMany(idsOf(portion))).filter((record) => record[field] === value),
      closedDays,
      onProgress,
    }),
  );
  recordsSaved(client, result.done);
  const kept = records.length - differing.length;
  const detail = `${recordFields[field].label}: ${value}${kept > 0 ? ` · ${countOf(kept)} zaten öyleydi` : ''}`;
  const undo = () => undoChanges(client, result.done, field, value, (id) => before.get(id) ?? null);
  tell(client, result, `${countOf(result.done.length)} değişti`, 'Değiştirilemedi', detail, undo);
}

export async function deleteAll(
  client: QueryClient,
  records: readonly SalesRecord[],
  onProgress: Progress,
): Promise<readonly SalesRecord[]> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const result = await held(() =>
    inPortions(records, {
      act: async (portion) => {
        const ids = await resumable(() => deleteMany(idsOf(portion)));
        return ids.flatMap((id) => byId.get(id) ?? []);
      },
      look: async (portion) => {
        const there = new Set((await readMany(idsOf(portion))).map(({ id }) => id));
        return portion.filter(({ id }) => !there.has(id));
      },
      closedDays,
      onProgress,
    }),
  );
  recordsDeleted(client, idsOf(result.done));
  const undo = () => undoDeletions(client, result.done);
  tell(client, result, `${countOf(result.done.length)} silindi`, 'Silinemedi', undefined, undo);
  return result.done;
}

const idsOf = (records: readonly SalesRecord[]) => records.map(({ id }) => id);

/** Warns users who leave the page while `work` runs. */
async function held<Result>(work: () => Promise<Result>): Promise<Result> {
  const release = holdUnsavedInput(false);
  try {
    return await work();
  } finally {
    release();
  }
}

function tell(
  client: QueryClient,
  result: Done,
  title: string,
  failure: string,
  detail: string | undefined,
  undo: () => Promise<void>,
) {
  const { done, error } = result;
  const rest = restText(result);
  const button = done.length > 0 ? undoing(client, bulkAction, undo) : undefined;
  const details = [detail, rest].filter(Boolean).join('. ');
  if (rest === null) showSuccess(title, bulkAction, { detail: details || undefined, button });
  else showError(done.length > 0 || !error ? title : failure, details, bulkAction, button);
}

function restText({ closed, changed, left, error }: Done): string | null {
  const refused = [
    ...closed.map(({ id, date }) => ({ id, day: date, why: 'closed' as const })),
    ...changed.map(({ id }) => ({ id, day: null, why: 'changed' as const })),
  ];
  const texts = [
    keptText({ undone: 0, refused }),
    left.length > 0 ? `${countOf(left.length)} kaldı: ${messageWithDay(error)}` : null,
  ].filter(Boolean);
  return texts.length > 0 ? texts.join(' ') : null;
}

async function undoChanges(
  client: QueryClient,
  done: readonly SalesRecord[],
  field: SharedField,
  value: string,
  before: (id: number) => string | null,
): Promise<void> {
  const result = await held(() =>
    inPortions(done, {
      groupOf: ({ id, updatedAt }) => JSON.stringify([before(id), updatedAt]),
      act: (portion) => {
        const [first] = portion;
        return resumable(() =>
          setField(idsOf(portion), field, value, first ? before(first.id) : null, first?.updatedAt),
        );
      },
      look: async (portion) => (await readMany(idsOf(portion))).filter(({ id, [field]: now }) => now === before(id)),
      closedDays,
    }),
  );
  recordsSaved(client, result.done);
  tellUndone(client, result, () => undoChanges(client, result.left, field, value, before));
}

/** Restores run four at a time, to leave connections for other users. */
const parallel = 4;

async function undoDeletions(client: QueryClient, deleted: readonly SalesRecord[]): Promise<void> {
  const result: Done = { done: [], closed: [], changed: [], left: [], error: null };
  let tooEarly: SalesRecord[] = [];
  async function restore(record: SalesRecord): Promise<void> {
    if (result.error) {
      result.left.push(record);
      return;
    }
    try {
      result.done.push(await resumable(() => restoreRecord(record.id, null, null)));
    } catch (error) {
      const { code } = toAppError(error);
      if (code === 'RS002') result.done.push(record);
      else if (code === 'DC001') result.closed.push(record);
      else if (code === 'RS001' || code === 'RS005') result.changed.push(record);
      else if (code === '23503') tooEarly.push(record);
      else {
        result.error = error;
        result.left.push(record);
      }
    }
  }
  async function restoreEach(records: readonly SalesRecord[]): Promise<void> {
    const waiting = [...records];
    const work = async () => {
      for (let record = waiting.shift(); record; record = waiting.shift()) await restore(record);
    };
    await Promise.all(Array.from({ length: parallel }, work));
  }
  await held(async () => {
    await restoreEach(deleted);
    // Refunds whose sale was not restored yet have failed: try them again.
    const refunds = tooEarly;
    tooEarly = [];
    await restoreEach(refunds);
    result.changed.push(...tooEarly);
  });
  void reloadRecords(client);
  tellUndone(client, result, () => undoDeletions(client, result.left));
}

function tellUndone(client: QueryClient, result: Done, again: () => Promise<void>): void {
  const rest = restText(result);
  const title = `${countOf(result.done.length)} geri alındı`;
  const button = result.left.length > 0 ? { ...undoing(client, bulkAction, again), name: 'Yeniden dene' } : undefined;
  if (rest === null) showSuccess(title, bulkAction);
  else showError(title, rest, bulkAction, button);
}
