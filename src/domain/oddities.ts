import { formatDate, type IsoDate } from './dates.ts';
import { formatMoney } from './money.ts';
import { recordFields } from './record-fields.ts';

/** A row of `day_oddities`. */
export interface Oddity {
  recordid: number;
  what: string;
  at: string;
  byemail: string | null;
  fullname: string | null;
  pnr: string | null;
  details: Record<string, unknown>;
}

const titles: Readonly<Record<string, string>> = {
  deleted: 'Kayıt silindi',
  changed: 'Tutar sonradan değişti',
  moved: 'Kaydın günü değişti',
  backdated: 'Geriye dönük kayıt',
  same_pnr: 'Aynı PNR iki kez',
  no_amount: 'Tutarı olmayan kayıt',
};

type Amounts = Record<string, unknown>;

/** The database's columns under the labels of the form. */
const labels = new Map(Object.entries(recordFields).map(([name, { label }]) => [name.toLowerCase(), label]));
const amountOf = (value: unknown) => (typeof value === 'number' ? formatMoney(value) : String(value ?? 0));
const dayOf = (day: unknown) => (typeof day === 'string' ? formatDate(day as IsoDate) : 'günsüz');

/** What is told in one line: several records where they share a PNR. */
export interface ToldOddity {
  key: string;
  title: string;
  ids: number[];
  facts: string[];
  /** What finds the records in the list, unless they are gone. */
  search: string | null;
}

/**
 * What happened, in words, in the order in which it did.
 * @param stampOf writes an instant
 * @param tellsWho whether it may tell who the passenger was
 */
export function tellOddities(
  oddities: readonly Oddity[],
  stampOf: (instant: string) => string,
  tellsWho = true,
): ToldOddity[] {
  const told = new Map<string, ToldOddity>();
  for (const oddity of oddities) {
    const { what, recordid, at, details, byemail, fullname } = oddity;
    const pnr = oddity.pnr?.trim() || null;
    const key = what === 'same_pnr' ? `${what} ${pnr?.toUpperCase()}` : `${what} ${recordid} ${at}`;
    const same = told.get(key);
    if (same) same.ids.push(recordid);
    else {
      const who = tellsWho ? [pnr, fullname] : [];
      const facts = [...who, ...changesOf(what, details), byemail, stampOf(at)].filter((fact) => fact !== null);
      told.set(key, { key, title: titles[what] ?? what, ids: [recordid], facts, search: pnr ?? fullname });
    }
  }
  return [...told.values()];
}

function changesOf(what: string, details: Amounts): string[] {
  if (what === 'moved') return [`${dayOf(details.from)} → ${dayOf(details.to)}`];
  if (what === 'deleted')
    return Object.entries(details).map(([column, value]) => `${labelOf(column)} ${amountOf(value)}`);
  if (what !== 'changed') return [];
  const { before = {}, after = {} } = details as { before?: Amounts; after?: Amounts };
  const columns = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return columns
    .filter((column) => before[column] !== after[column])
    .map((column) => `${labelOf(column)} ${textOf(before[column], column)} → ${textOf(after[column], column)}`);
}

const labelOf = (column: string) => labels.get(column) ?? column;
const textOf = (value: unknown, column: string) => (column === 'saletype' ? String(value ?? 'yok') : amountOf(value));
