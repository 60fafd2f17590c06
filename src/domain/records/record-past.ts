import { formatDate, type IsoDate, todayIn } from '../days/dates.ts';
import { formatMoney } from '../text/money.ts';
import { type EntryField, entryFields, type RecordField, recordFields } from './record-fields.ts';
import type { SalesRecord } from './sales-record.ts';

export const acts = {
  made: 'kaydı açtı',
  changed: 'değiştirdi',
  deleted: 'sildi',
  unimported: 'içe aktarmasını geri aldı',
  returned: 'geri getirdi',
  restored: 'eski hâline döndürdü',
  undone: 'değişikliği geri aldı',
  erased: 'kişisel verileri sildi',
} as const;
export type Act = keyof typeof acts;

export interface Version {
  /** Names the version when it is to be restored; null for the current version and for a deletion. */
  number: number | null;
  act: Act;
  /** ISO 8601. */
  at: string;
  email: string | null;
  name: string | null;
  /** The sale after the act; null for a deletion. */
  record: SalesRecord | null;
  /** Whether the passenger's name and other personal data are gone from the version. */
  erased: boolean;
  restorable: boolean;
}

export interface Change {
  label: string;
  before: string | null;
  after: string;
}

const fields: readonly RecordField[] = [...entryFields, 'refundOf', 'groupOf'];

export const emptyText = 'boş';

/** A value as staff read it. */
export function fieldText(field: RecordField, value: SalesRecord[RecordField]): string {
  if (value === null || value === '') return emptyText;
  if (typeof value === 'number') return recordFields[field].kind === 'money' ? formatMoney(value) : `#${value}`;
  return recordFields[field].kind === 'date' ? formatDate(value) : value;
}

/** The differences in the order of the form; for a new sale, all its values. */
export function changesBetween(before: SalesRecord | null, after: SalesRecord): Change[] {
  return fields.flatMap((field) => {
    const [old, now] = [before?.[field] ?? null, after[field]];
    if (old === now) return [];
    const { label } = recordFields[field];
    return [{ label, before: before && fieldText(field, old), after: fieldText(field, now) }];
  });
}

export type Editor = Pick<Version, 'email' | 'name'>;

/**
 * Who last changed each field, and who last changed the sale, since the version `read`.
 * @param versions oldest first, without gaps up to the current one
 */
export function editorsSince(versions: readonly Version[], read: Pick<SalesRecord, 'updatedAt'>) {
  const at = versions.findLastIndex(({ record }) => record?.updatedAt === read.updatedAt);
  const of: Partial<Record<EntryField, Editor>> = {};
  let before = versions[at]?.record;
  // If `read` is older than all given versions, no editor is named for single fields.
  for (const { record, email, name } of at < 0 ? [] : versions.slice(at + 1)) {
    for (const field of entryFields) if (record && record[field] !== before?.[field]) of[field] = { email, name };
    before = record ?? before;
  }
  const last = versions.at(-1);
  return { of, last: last ? { email: last.email, name: last.name } : null };
}

export interface ToldVersion extends Version {
  isCurrent: boolean;
  changes: Change[];
}

/**
 * The versions of a sale, newest first, grouped by day.
 * @param versions oldest first
 * @param isWhole whether the first version is included; if not, the changes of the oldest one are unknown
 */
export function tellPast(versions: readonly Version[], isWhole: boolean, timeZone: string) {
  let last: SalesRecord | null = null;
  const told = versions.map((version, at): ToldVersion => {
    const isKnown = version.record !== null && (at > 0 || isWhole);
    const changes = isKnown && version.record ? changesBetween(last, version.record) : [];
    // A restored sale is compared with its state before the deletion.
    last = version.record ?? last;
    return { ...version, changes, isCurrent: at === versions.length - 1 && version.record !== null };
  });
  const days = Map.groupBy(told.toReversed(), ({ at }) => todayIn(timeZone, new Date(at)));
  return [...days].map(([day, ofDay]) => ({ day, versions: ofDay }));
}

const inYear = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const ofOther = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as a heading: `Bugün, 21 Kasım`, `Dün, 20 Kasım`, `3 Kasım`, `3 Kasım 2025`. */
export function dayHeading(day: IsoDate, today: IsoDate): string {
  const date = new Date(`${day}T00:00:00Z`);
  const text = (day.slice(0, 4) === today.slice(0, 4) ? inYear : ofOther).format(date);
  const daysAgo = (Date.parse(today) - date.getTime()) / 86_400_000;
  return daysAgo === 0 ? `Bugün, ${text}` : daysAgo === 1 ? `Dün, ${text}` : text;
}
