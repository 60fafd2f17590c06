import { readDay } from '../days/date-typing.ts';
import { type IsoDate, isIsoDate } from '../days/dates.ts';
import type { RecordDraft } from '../records/record-entry.ts';
import { moneyFields } from '../records/record-fields.ts';
import { moneyValue } from '../text/money.ts';
import { foldText } from '../text/turkish.ts';
import { type DayOrder, dayFirst } from './day-order.ts';

/** A cell's text; a lone dash counts as empty. */
export function cellText(cell: string | undefined): string {
  const text = (cell ?? '').trim();
  return /^[-–—−]+$/.test(text) ? '' : text;
}

/**
 * Reads the day in a cell. The fault `year` means that the day has no year: the list may be years old. The fault
 * `dayOrder` means that the day can be read in two ways.
 */
export function readListedDay(
  text: string,
  order: DayOrder | 'mixed',
): { day: IsoDate | '' } | { fault: 'date' | 'year' | 'dayOrder' } {
  if (text === '') return { day: '' };
  const turned = dayFirst(text, order);
  if (turned === null) return { fault: 'dayOrder' };
  const [one, other] = ['2001-01-01', '2002-02-02'].map((today) => readDay(turned, today));
  if (!one || !isIsoDate(one)) return { fault: 'date' };
  return one === other ? { day: one } : { fault: 'year' };
}

/** Matches the sign that our own export writes for a missing end of a route. */
const notKnown = /^[·.…?]+$/;

/**
 * Splits `IST – AYT` into its ends, and `IST – AYT – IST` into its ends and the place of return; null for any other
 * number of ends.
 */
export function splitRoute(text: string): [depart: string, arrive: string, returnTo: string] | null {
  if (text === '') return ['', '', ''];
  const parted = text.split(/\s*(?:->|→|>|\/|–|—|-)\s*/).filter((end) => end !== '');
  const ends = parted.length === 1 ? text.split(/\s+/) : parted;
  const [depart = '', arrive = '', returnTo = ''] = ends.map((end) => (notKnown.test(end) ? '' : end));
  return ends.length > 1 && ends.length < 4 && (depart || arrive) ? [depart, arrive, returnTo] : null;
}

const yes = [
  'evet',
  'e',
  'var',
  'x',
  '✓',
  '✔',
  '+',
  '1',
  'dogru',
  'true',
  'iade',
  'iade edildi',
  'iptal',
  'iptal/iade',
];
const no = ['', 'hayir', 'h', 'yok', '0', 'yanlis', 'false'];

/** Whether a yes-or-no cell says yes; null if it says neither. */
export function readMark(text: string): boolean | null {
  const word = foldText(text);
  return yes.includes(word) ? true : no.includes(word) ? false : null;
}

/** How a spreadsheet shows a phone number taken for an amount: `9,05321E+11`, `905320142786,0`, `#####`. */
const shortened = [/^[-+]?\d+(?:[.,]\d+)? ?E ?[-+]?\d+$/i, /^\d{5,}[.,]0+$/, /^#+[\p{Lu}/\d]*[!?]?$/u];

/**
 * Whether digits of a number such as a phone number are lost or uncertain.
 * @param isCode whether the cell holds a PNR: `12E345` is a valid one, not a shortened number
 */
export function isShortened(text: string, isCode: boolean): boolean {
  return shortened.some((form) => form.test(text)) && !(isCode && /^[A-Z\d]+$/i.test(text));
}

const isTotal = (text: string) => /^(genel |ara |alt )?(toplam|total)\b/.test(foldText(text));

/** Whether a row only adds up other rows: one of its cells says so, and it has no name. */
export function isTotalsRow(cells: readonly string[], name: string): boolean {
  return cells.some(isTotal) && (name.trim() === '' || isTotal(name));
}

/** The amounts of a refund without the minus sign that lists put before them. Null if signs are mixed. */
export function amountsGivenBack(draft: RecordDraft): Partial<RecordDraft> | null {
  const turned = moneyFields.flatMap((field) => {
    const text = withoutMinus(draft[field]);
    return text === null ? [] : [[field, text] as const];
  });
  if (turned.length === 0) return {};
  const isMixed = moneyFields.some((field) => (moneyValue(draft[field]) ?? 0) > 0);
  return isMixed ? null : Object.fromEntries(turned);
}

function withoutMinus(text: string): string | null {
  const bare = text.trim();
  const found = /^[-−–—](.+)$/.exec(bare) ?? /^(.+)[-−–—]$/.exec(bare) ?? /^\((.+)\)$/.exec(bare);
  return found?.[1] ?? null;
}
