import { formatDate, type IsoDate } from '../days/dates.ts';
import { recordFields } from '../records/record-fields.ts';
import { formatMoney } from '../text/money.ts';
import type { NameOf } from './staff-names.ts';

/** A row of `day_oddities`: a record or, without one, how many `more` of its kind there are. */
export interface Oddity {
  recordid: number | null;
  what: string;
  at: string | null;
  byemail: string | null;
  fullname: string | null;
  pnr: string | null;
  details: Record<string, unknown>;
}

const titles: Readonly<Record<string, string>> = {
  over_refunded: 'Ödenenden fazla iade',
  deleted: 'Kayıt silindi',
  changed: 'Tutar sonradan değişti',
  moved: 'Kaydın günü değişti',
  backdated: 'Geriye dönük kayıt',
  same_pnr: 'Aynı PNR iki kez',
  no_amount: 'Tutarı olmayan kayıt',
  imported: 'İçe aktarma',
  unimported: 'İçe aktarma geri alındı',
};

type Amounts = Record<string, unknown>;

const labels = new Map(Object.entries(recordFields).map(([name, { label }]) => [name.toLowerCase(), label]));
const amountOf = (value: unknown) => (typeof value === 'number' ? formatMoney(value) : String(value ?? 0));
const dayOf = (day: unknown) => (typeof day === 'string' ? formatDate(day as IsoDate) : 'günsüz');

export interface ToldOddity {
  key: string;
  title: string;
  ids: number[];
  facts: string[];
  /** What to search the list of sales for to find these records; null if they no longer exist. */
  search: string | null;
}

interface Told {
  shown: ToldOddity[];
  /** How many oddities of each kind are not in `shown`: the database only counted them, or `most` was reached. */
  rest: Map<string, number>;
  count: number;
}

interface Options {
  stampOf: (instant: string) => string;
  nameOf?: NameOf;
  most?: number;
  tellsWho?: boolean;
}

/** Describes what happened in words, most serious first, in at most `most` lines. */
export function tellOddities(
  oddities: readonly Oddity[],
  { stampOf, nameOf = (email) => email, most = Infinity, tellsWho = true }: Options,
): Told {
  const isTold = ({ recordid }: Oddity) => recordid !== null;
  const rest = new Map(
    oddities.filter((one) => !isTold(one)).map(({ what, details }) => [titleOf(what), Number(details.more)]),
  );
  const lines = [...Map.groupBy(oddities.filter(isTold), keyOf)].map(([key, group]): ToldOddity => {
    const [{ what, at, details, fullname, pnr }] = group as [Oddity, ...Oddity[]];
    const who = tellsWho ? [pnr?.trim() || null, fullname] : [];
    const by = namesOf(group, nameOf);
    const facts = [...who, ...changesOf(what, details), timesOf(details), by, at && stampOf(at)];
    return {
      key,
      title: titleOf(what),
      ids: Array.isArray(details.ids) ? details.ids : group.flatMap(({ recordid }) => recordid ?? []),
      facts: facts.filter((fact) => fact !== null),
      search: pnr?.trim() || fullname,
    };
  });
  const count = [...rest.values()].reduce((sum, more) => sum + more, lines.length);
  for (const { title } of lines.slice(most)) rest.set(title, (rest.get(title) ?? 0) + 1);
  return { shown: lines.slice(0, most), rest, count };
}

const titleOf = (what: string) => titles[what] ?? what;

/** Records that share a PNR are told in one line. */
const keyOf = ({ what, recordid, at, pnr }: Oddity) =>
  what === 'same_pnr' ? `${what} ${pnr?.trim().toUpperCase()}` : `${what} ${recordid} ${at}`;

/** Everybody who changed the record, in order: the odd change need not be the last one. */
function namesOf(group: readonly Oddity[], nameOf: NameOf): string | null {
  const emails = new Set(group.flatMap(({ byemail, details }) => (Array.isArray(details.by) ? details.by : [byemail])));
  const names = [...emails].map((email) => nameOf(email, null)).filter((name) => name !== null);
  if (names.length > 0 && emails.has(null)) names.push('bilinmeyen biri');
  return names.join(', ') || null;
}

const timesOf = ({ times }: Amounts) => (typeof times === 'number' ? `${formatMoney(times)} kez` : null);

function changesOf(what: string, details: Amounts): string[] {
  if (what === 'over_refunded')
    return [`ödenen ${amountOf(details.paid)} TL, iade edilen ${amountOf(details.back)} TL`];
  if (what === 'imported' || what === 'unimported') return partsOf(details);
  if (what === 'moved') return [`${dayOf(details.from)} → ${dayOf(details.to)}`];
  if (what === 'deleted')
    return Object.entries(details).map(([column, value]) => `${labelOf(column)} ${amountOf(value)}`);
  if (what !== 'changed') return [];
  const { before = {}, after = {} } = details as { before?: Amounts; after?: Amounts };
  const columns = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = columns
    .filter((column) => before[column] !== after[column])
    .map((column) => `${labelOf(column)} ${textOf(before[column], column)} → ${textOf(after[column], column)}`);
  return changes.length > 0 ? changes : ['sonunda ilk tutarına döndü'];
}

function partsOf(details: Amounts): string[] {
  const kinds = { backdated: 'geriye dönük', same_pnr: 'aynı PNR’li', no_amount: 'tutarı olmayan' };
  const odd = Object.entries(kinds).flatMap(([kind, text]) =>
    details[kind] ? `${amountOf(details[kind])} ${text}` : [],
  );
  return [`toplam ${amountOf(details.records)} kayıt`, ...odd];
}

const labelOf = (column: string) => labels.get(column) ?? column;
const textOf = (value: unknown, column: string) => (column === 'saletype' ? String(value ?? 'yok') : amountOf(value));
