import { type AmountInText, amountsIn, namesOtherCurrency } from './amounts-in-text.ts';
import { daysIn } from './days-in-text.ts';
import { anyOf, finds, letter, oneOf } from './expressions.ts';
import { agreed, type Found, found, type Line } from './pasted-text.ts';
import { cellBelow, cellsOf } from './table-cells.ts';
import * as words from './words/sums.ts';

/** The kinds of labels for a sum, the most reliable first. The first kind found in the text is used. */
const ranks = ['refunded', 'refund', 'paid', 'difference', 'grandTotal', 'total', 'bareTotal', 'way', 'price'] as const;
type Rank = (typeof ranks)[number];

/** Excludes labels of days: `tahsilat tarihi`. */
const label = (words: string) => new RegExp(`${anyOf(words)}(?! ?(?:tarih|zaman|gun))`, 'u');
const labels: Readonly<Record<Rank, RegExp>> = {
  refunded: label(words.sumLabels.refunded),
  refund: label(words.sumLabels.refund),
  paid: label(words.sumLabels.paid),
  difference: label(words.sumLabels.difference),
  grandTotal: label(words.sumLabels.grandTotal),
  total: label(words.sumLabels.total),
  bareTotal: new RegExp(`${anyOf(words.sumLabels.bareTotal)}|${anyOf(words.salesBeforeColon)}(?= {0,6}:)`, 'u'),
  way: new RegExp(`${anyOf(words.waysBeforeColon)}(?= {0,8}[:=\\t])`, 'u'),
  price: label(words.sumLabels.price),
};

const noTotal = finds(words.partWords, words.feeWords, words.smallDifferences);
const includes = finds(words.includedWords, words.includingWords);
/** How people say in a chat that they paid. */
const told = new RegExp(
  `${anyOf(words.paidWords)}|(?<!${letter})odeme\\p{L}* (?:[^:]{1,30} )?${oneOf(words.paidWordsOfPayment)}(?!${letter})`,
  'u',
);

/** Finds `1950 tl nakit`. */
const withWay = new RegExp(
  `(?:^\\W*|[/|;,] {0,2})\\d[\\d.,]{0,14} ?(?:tl|try|lira|₺)[ ,/-]{1,3}${oneOf(words.waysBehindAmounts)}\\W*$`,
);

/** Finds `1.985 havale geldi`: directly before a way of paying, an amount needs no currency. */
const paidBehind = new RegExp(`^ ?${oneOf(words.waysBehindAmounts, words.deedsBehindAmounts)}(?!${letter})`, 'u');
const isPaidBeside = (folded: string, start: number, end: number) =>
  /^(?:\d{1,3}[.,]\d{3}|(?!20\d\d$)\d{3,6})$/.test(folded.slice(start, end)) && paidBehind.test(folded.slice(end));

/** `value` is null if the line says that somebody paid, but not clearly how much. */
interface Sum extends Found<string | null> {
  rank: Rank;
  currency: AmountInText['currency'];
}

const fee = finds(words.feeWords);
/** Recognises a reissued ticket. A fare difference counts only with an amount; a difference for a seat never counts. */
const reissue = new RegExp(
  `${anyOf(words.reissueWords)}|(?<!koltuk |kur |vade |bagaj |sinif )${anyOf(words.sumLabels.difference)}[^\\d\\p{L}+]*(?:${oneOf(words.liraWords)} *)?(?:\\d|$)|^\\s{0,4}\\d{1,3} fo \\d{3}-`,
  'u',
);
/** Recognises a text about a refund: a refunded ticket's fare is not the sum of the record. */
const refund = finds(words.refundWords);
const isBack = ({ rank }: { rank: Rank | null }) => rank === 'refunded' || rank === 'refund';
const worth = new RegExp(`${anyOf(words.worthWords)}[^\\d;,]{0,30}\\d[\\d.,]*(?: ?(?:tl|try|lira))?`, 'gu');
const withoutWorth = (line: Line) => ({ ...line, folded: line.folded.replace(worth, (sum) => ' '.repeat(sum.length)) });

const partSum = '[^\\d,;+()]{0,30}\\d[\\d.,]{0,15}[^\\d,;+()]{0,30}';
/**
 * Finds a part that the sum before it includes: `14.870 TL (hizmet bedeli 550 TL dahil)`, `14,870 TL incl. 550 TL
 * service fee`.
 */
const part = new RegExp(
  `\\((?:${partSum}){1,2}(?<!not |nicht )${oneOf(words.includedWords)}\\W*\\)|${anyOf(words.includingWords)}${partSum}`,
  'gu',
);
/** Blanks out each part smaller than the sum before it: a larger amount in brackets is no part. */
const withoutParts = (line: Line) => ({
  ...line,
  folded: line.folded.replace(part, (text, at: number) => {
    const whole = Number(amountsIn(line.folded.slice(0, at)).at(-1)?.lira);
    return amountsIn(text).every(({ lira }) => Number(lira) < whole) ? ' '.repeat(text.length) : text;
  }),
});

/** Finds the total sum paid, in lira; null if the text is ambiguous, or the sum is in another currency. */
export function paidIn(all: readonly Line[], passengers: number): Found | null {
  const lines = all.map(withoutWorth);
  const wholes = lines.map(withoutParts);
  const sums = wholes.flatMap((line, row) => {
    const told = sumsOf(line, wholes, row);
    return told.length > 0 ? told : columnSum(wholes, row);
  });
  const back = sums.filter(isBack);
  const others = sums.filter((sum) => !isBack(sum));
  // A ticket's rules may also state a sum to be refunded. If the text has other sums, it counts only in a text about a
  // refund.
  const isRefund = back.some(({ rank }) => rank === 'refunded' || others.length === 0);
  if (isRefund || all.some(({ folded }) => refund.test(folded))) return wholeIn(back, lines, passengers);
  const isReissue = all.some(({ folded }) => reissue.test(folded));
  return isReissue ? differenceIn(others, lines) : wholeIn(others, lines, passengers);
}

/**
 * Finds what a reissue cost: the sum called paid, or the fare difference. Ignores totals. If the text also has a fee,
 * only a sum called paid counts.
 */
function differenceIn(sums: readonly Sum[], lines: readonly Line[]): Found | null {
  const hasFee = lines.some(({ folded }) => fee.test(folded) && amountsIn(folded).length > 0);
  const told = sums.filter(({ rank }) => rank === 'paid' || (rank === 'difference' && !hasFee));
  return told.every(({ currency }) => currency !== 'other') ? agreed(told) : null;
}

function wholeIn(sums: readonly Sum[], lines: readonly Line[], passengers: number): Found | null {
  const isOtherwise = lines.some(({ folded }) => namesOtherCurrency(folded));
  for (const rank of ranks) {
    const ofRank = sums.filter((sum) => sum.rank === rank);
    if (ofRank.length === 0 || rank === 'difference') continue;
    // A price counts as the total only if the text has a single passenger and no other amount.
    if (rank === 'price' && (passengers !== 1 || !isOnlyAmount(lines))) continue;
    const inLira = ofRank.filter(({ currency }) => currency === 'lira' || (currency === 'unsaid' && !isOtherwise));
    // Reservation systems call one passenger's fare `TOTAL`: for several passengers the sum is unknown.
    if (rank === 'bareTotal' && passengers > 1 && inLira.length < 2 && lines.some(isFareLine)) return null;
    const whole = agreed(inLira);
    // If `Bilet Tutarı` is less than `Toplam`, it leaves out a fee: use `Toplam`.
    const isPart =
      rank === 'total' && sums.some((sum) => sum.rank === 'bareTotal' && Number(sum.value) > Number(whole?.value));
    return isPart ? agreed(sums.filter((sum) => sum.rank === 'bareTotal')) : whole;
  }
  return ticketsOf(lines, passengers);
}

/** Adds up the tickets that a reservation system lists, if each passenger has one. */
function ticketsOf(lines: readonly Line[], passengers: number): Found | null {
  const tickets = lines.flatMap((line) => {
    const match = ticket.exec(line.text);
    const [start = 0, end = 0] = match?.indices?.groups?.amount ?? [];
    return match
      ? [{ currency: match.groups?.currency, lira: Number(match.groups?.amount), place: found('', line, start, end) }]
      : [];
  });
  const [first] = tickets;
  const sum = Math.round(tickets.reduce((all, { lira }) => all + lira, 0));
  const isWhole = tickets.length >= passengers && tickets.every(({ currency }) => currency === 'TRY');
  return first && isWhole && sum > 0 ? { ...first.place, value: String(sum) } : null;
}

const ticket =
  /^\s{0,4}\d{0,3}\s{0,2}FA (?:PAX|INF) \d{3}-\d{10}(?:-\d{2})?\/[A-Z\d]{4}\/(?<currency>[A-Z]{3})(?<amount>\d{1,9}(?:\.\d{1,2})?)\//d;

const isOnlyAmount = (lines: readonly Line[]) =>
  new Set(
    lines.flatMap(({ folded }) => amountsIn(folded).flatMap(({ currency, lira }) => (currency === 'lira' ? lira : []))),
  ).size === 1;

/** Whether a reservation system's line is about the fare of one passenger. */
const isFareLine = ({ text }: Line) =>
  /^\s{0,4}(?:FARE|TX\d{3}|TST|T-|EQUIV)\s/.test(text) || /\bTST\d{5}\b/.test(text);

const rankOf = (folded: string) => ranks.find((rank) => labels[rank].test(folded)) ?? null;

function sumsOf(line: Line, lines: readonly Line[], row: number): Sum[] {
  const rank = rankOf(line.folded);
  const label = rank && labels[rank].exec(line.folded);
  const days = daysIn(line.folded);
  const amounts = amountsIn(line.folded).filter(
    (one) => one.currency !== 'unsaid' || !days.some(({ start, end }) => one.start < end && start < one.end),
  );
  // If somebody says that the sum was paid, it counts as paid, even if its label is only a price's.
  const isTold = told.test(line.folded) || withWay.test(line.folded);
  if (label && !(isTold && rank === 'price')) {
    const from = label.index + label[0].length;
    const before = amounts.filter(({ end }) => end <= label.index).at(-1)?.end ?? 0;
    const sum = bestOf(amounts.filter(({ start }) => start >= from));
    const after = amounts.find(({ start }) => start > (sum?.end ?? line.text.length))?.start;
    if (isBack({ rank }) || isTotal(line.folded.slice(before, after))) {
      if (sum) return [sumOf(line, sum, rank)];
      const below = isBare(line.folded.slice(from)) ? valueBelow(lines, row) : undefined;
      const there = below && bestOf(amountsIn(below.folded));
      if (below && there) return [sumOf(below, there, rank)];
    }
  }
  const beside = amounts.find(
    ({ currency, start, end }) => currency === 'unsaid' && isPaidBeside(line.folded, start, end),
  );
  if (beside && isTotal(line.folded)) return [sumOf(line, beside, 'paid')];
  const [only, second] = likelyOf(amounts);
  if (!only) return [];
  if (only.currency === 'lira' && !second && isTold && isTotal(line.folded)) return [sumOf(line, only, 'paid')];
  // If a fee follows the amount, the sum paid stays unclear (null), but still wins over the ticket's price.
  const isDoubt = (isTold || rank === 'paid') && fee.test(line.folded.slice(only.end));
  return isDoubt || (second && rank === 'paid') ? [{ ...sumOf(line, only, 'paid'), value: null }] : [];
}

/** Reads the amount below its heading in a table with only one row. */
function columnSum(lines: readonly Line[], row: number): Sum[] {
  const [head, values, below] = [lines[row], lines[row + 1], lines[row + 2]];
  if (!head || !values || /\d/.test(head.text)) return [];
  const isTable = below && cellsOf(below.text).length === cellsOf(values.text).length;
  if (below && (isTable || amountsIn(below.folded).some(({ start }) => start > 0))) return [];
  return cellsOf(head.text).flatMap(({ start, end }) => {
    const text = head.folded.slice(start, end);
    const [rank, cell] = [rankOf(text), cellBelow(head.text, values.text, start)];
    const folded = values.folded.slice(cell?.start, cell?.end);
    const [amount, second] = amountsIn(folded);
    const isSum = rank && cell && amount && !second && isTotal(text) && isAmountLine(folded);
    return isSum ? [sumOf({ ...values, at: values.at + cell.start }, amount, rank)] : [];
  });
}

/** Finds the line with the amount below a bare label; several labels and amounts are matched by position. */
function valueBelow(lines: readonly Line[], row: number): Line | undefined {
  const isValue = (at: number) => isAmountLine(lines[at]?.folded ?? 'x');
  let first = row + 1;
  while (first < row + 6 && first < lines.length && !isValue(first)) first += 1;
  let end = first;
  while (isValue(end)) end += 1;
  const count = end - first;
  const areLabels = lines.slice(Math.max(0, end - 2 * count), first).every(({ text }) => !/\d\d|:/.test(text));
  return (count === 1 ? first === row + 1 : areLabels && first - row <= count) ? lines[row + count] : undefined;
}

const isBare = (rest: string) =>
  /^[^\p{L}\d]*$/u.test(rest.replace(/(?<!\p{L})(?:tutari?|amount|try|tl)(?!\p{L})/gu, ''));
const isAmountLine = (folded: string) => /^(?:\W|\d|try|tl|eur|usd|lira)*$/.test(folded);

function isTotal(folded: string): boolean {
  // `(vergiler dahil)` says only that a sum includes tax: the sum may still be a part, such as `ara toplam`.
  const bare = folded.replace(/\([^()]{0,60}\)/g, (note) => (includes.test(note) ? ' ' : note));
  return includes.test(bare) || !noTotal.test(bare);
}

function likelyOf(amounts: readonly AmountInText[]): AmountInText[] {
  const inLira = amounts.filter(({ currency }) => currency === 'lira');
  return inLira.length > 0 ? inLira : amounts.filter(({ currency, lira }) => currency !== 'unsaid' || lira.length > 2);
}

const bestOf = (amounts: readonly AmountInText[]) => {
  const [first, second] = likelyOf(amounts);
  return second ? undefined : first;
};

function sumOf(line: Line, amount: AmountInText, rank: Rank): Sum {
  return { ...found(amount.lira, line, amount.start, amount.end), rank, currency: amount.currency };
}
