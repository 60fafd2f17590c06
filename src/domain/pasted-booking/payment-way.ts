import { anyOf, finds, oneOf } from './expressions.ts';
import { agreed, type Found, found, type Line } from './pasted-text.ts';
import * as words from './words/payments.ts';

export type ToldPayment = 'transfer' | 'virtualPos';

/**
 * The words for each way of paying. With `null` the clerk chooses the way: for cash or sales on account, for example.
 * The same goes for cards, because a text cannot tell whether the agency booked a card as `Kart` or as `Sanal POS`.
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

/** Whether the text says that nothing has been paid yet. */
export const isUnpaid = (lines: readonly Line[]) => lines.some(({ folded }) => unpaid.test(folded));

/** Finds how the sum was paid; null if the text names no way, several ways, or a way that the form has no field for. */
export function paymentWayOf(lines: readonly Line[]): Found<ToldPayment> | null {
  const isOpen = ({ folded }: Line) => open.test(folded) && ways.some(({ words }) => words.test(folded));
  if (isUnpaid(lines) || lines.some(isOpen)) return null;
  return agreed(lines.flatMap(waysIn));
}

function waysIn(line: Line): Found<ToldPayment | null>[] {
  const text = line.folded.replace(otherCards, (words) => ' '.repeat(words.length));
  const isTold = wayLabel.test(text) || done.test(text) || amount.test(text);
  return ways.flatMap(({ way, words }) => {
    const match = words.exec(text);
    return match && (isTold || way === null) ? [found(way, line, match.index, match.index + match[0].length)] : [];
  });
}
