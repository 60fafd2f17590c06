import { anyOf, finds, oneOf } from './expressions.ts';
import { type Found, found, type Line } from './pasted-text.ts';
import * as words from './words/payments.ts';

/** Payments of a sale that a text can tell beyond doubt. */
export type ToldPayment = 'transfer' | 'virtualPos';

/**
 * A card is none: the agency books it as `Kart` or as `Sanal POS` by the machine that took it, and a letter of the
 * airline knows neither. The clerk chooses cash and what goes on account as well.
 */
const ways = [
  { way: 'transfer', words: finds(words.transferWords) },
  { way: 'virtualPos', words: finds(words.virtualPosWords) },
  { way: null, words: finds(words.otherWays) },
] as const;
const otherCards = new RegExp(anyOf(words.noCards), 'gu');
const wayLabel = new RegExp(`${anyOf(words.wayLabels)}|${oneOf(words.wayLabelsBeforeColon)} ?:`, 'u');
const done = finds(words.doneWords);
const amount =
  /\d(?:[.,]\d{2})? ?(?:tl|try|₺|lira)(?!\p{L})|(?:tl|try|₺) ?\d|[:=] ?\d{1,3}(?:[.,]?\d{3}){0,3}(?:[.,]\d{2})?(?: ?tl)?\s{0,20}$/u;
const open = finds(words.openWords);
const unpaid = finds(words.unpaidWords);

/** Whether nothing is paid yet. */
export const isUnpaid = (lines: readonly Line[]) => lines.some(({ folded }) => unpaid.test(folded));

/** How the text says that its sum was paid; null where it names several ways, one that is no field's, or none. */
export function paymentWayOf(lines: readonly Line[]): Found<ToldPayment> | null {
  const isOpen = ({ folded }: Line) => open.test(folded) && ways.some(({ words }) => words.test(folded));
  if (isUnpaid(lines) || lines.some(isOpen)) return null;
  const told = lines.flatMap(waysIn);
  const [first] = told;
  if (!first || told.some(({ value }) => value !== first.value)) return null;
  return first.value === null ? null : { value: first.value, start: first.start, end: first.end };
}

function waysIn(line: Line): Found<ToldPayment | null>[] {
  const text = line.folded.replace(otherCards, (words) => ' '.repeat(words.length));
  const isTold = wayLabel.test(text) || done.test(text) || amount.test(text);
  return ways.flatMap(({ way, words }) => {
    const match = words.exec(text);
    return match && (isTold || way === null) ? [found(way, line, match.index, match.index + match[0].length)] : [];
  });
}
