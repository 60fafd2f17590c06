import { type AmountInText, amountsIn, namesOtherCurrency } from './amounts-in-text.ts';
import { daysIn } from './days-in-text.ts';
import { anyOf, finds, oneOf } from './expressions.ts';
import { type Found, found, type Line } from './pasted-text.ts';
import { cellsOf } from './table-cells.ts';
import * as words from './words/sums.ts';

/** From the surest words for what was paid to those for a sum that is hardly another one. */
const ranks = ['paid', 'grandTotal', 'total', 'bareTotal', 'way', 'price'] as const;
type Rank = (typeof ranks)[number];

/** No label of a day: `tahsilat tarihi`. */
const label = (words: string) => new RegExp(`${anyOf(words)}(?! ?(?:tarih|zaman|gun))`, 'u');
const labels: Readonly<Record<Rank, RegExp>> = {
  paid: label(words.sumLabels.paid),
  grandTotal: label(words.sumLabels.grandTotal),
  total: label(words.sumLabels.total),
  bareTotal: new RegExp(`${anyOf(words.sumLabels.bareTotal)}|${anyOf(words.salesBeforeColon)}(?= {0,6}:)`, 'u'),
  way: new RegExp(`${anyOf(words.waysBeforeColon)}(?= {0,8}[:=\\t])`, 'u'),
  price: label(words.sumLabels.price),
};

const noTotal = finds(words.partWords);
const includes = finds(words.includedWords);
/** How people tell in a chat that they paid. */
const told = new RegExp(
  `${anyOf(words.paidWords)}|(?<!\\p{L})odeme\\p{L}* (?:[^:]{1,30} )?${oneOf(words.paidWordsOfPayment)}(?!\\p{L})`,
  'u',
);

/** `1950 tl nakit` */
const withWay = new RegExp(
  `(?:^\\W*|[/|;,] {0,2})\\d[\\d.,]{0,14} ?(?:tl|try|lira|₺)[ ,/-]{1,3}${oneOf(words.waysBehindAmounts)}\\W*$`,
);

/** `1.985 havale geldi`: an amount needs no currency right before the way it was paid. */
const paidBehind = new RegExp(`^ ?${oneOf(words.waysBehindAmounts, words.deedsBehindAmounts)}(?!\\p{L})`, 'u');
const isPaidBeside = (folded: string, start: number, end: number) =>
  /^(?:\d{1,3}[.,]\d{3}|(?!20\d\d$)\d{3,6})$/.test(folded.slice(start, end)) && paidBehind.test(folded.slice(end));

interface Sum extends Found {
  rank: Rank;
  currency: AmountInText['currency'];
}

/** The whole sum that was paid, in lira; null where several may be meant, or where it is in another currency. */
export function paidIn(lines: readonly Line[], passengers: number): Found | null {
  const isOtherwise = lines.some(({ folded }) => namesOtherCurrency(folded));
  const sums = lines.flatMap((line, row) => {
    const told = sumsOf(line, lines[row + 1]);
    return told.length > 0 ? told : columnSum(lines, row);
  });
  for (const rank of ranks) {
    const ofRank = sums.filter((sum) => sum.rank === rank);
    if (ofRank.length === 0) continue;
    // A price is the whole sum where it is the only one, of one passenger.
    if (rank === 'price' && (passengers !== 1 || !isOnlyAmount(lines))) continue;
    const inLira = ofRank.filter(({ currency }) => currency === 'lira' || (currency === 'unsaid' && !isOtherwise));
    // `Total` alone is that of one passenger in reservation systems.
    if (rank === 'bareTotal' && passengers > 1 && inLira.length < 2 && lines.some(isFareLine)) return null;
    return inLira.length > 0 ? wholeOf(inLira) : null;
  }
  return ticketsOf(lines, passengers) ?? onlySegment(lines, passengers);
}

/** `… / PNR: T7KQ4M / 2.150 TL`: the only amount of a text, between two signs, for one passenger. */
function onlySegment(lines: readonly Line[], passengers: number): Found | null {
  if (passengers !== 1 || !isOnlyAmount(lines) || lines.some(({ folded }) => noTotal.test(folded))) return null;
  const found = lines.flatMap((line) =>
    amountsIn(line.folded).flatMap((amount) => {
      const [before, behind] = [line.folded.slice(0, amount.start), line.folded.slice(amount.end)];
      const isAlone = /(?:^|[\t/|,;+–-])\s*$/.test(before) && /^\s*(?:$|[\t/|,;])|^\t/.test(behind);
      return amount.currency === 'lira' && isAlone ? [sumOf(line, amount, 'paid')] : [];
    }),
  );
  const [first] = found;
  return first && found.length === 1 ? { value: first.value, start: first.start, end: first.end } : null;
}

/** What the tickets that a reservation system lists cost together, where each passenger has one. */
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

/** Fares of reservation systems are those of one passenger. */
const isFareLine = ({ text }: Line) =>
  /^\s{0,4}(?:FARE|TX\d{3}|TST|T-|EQUIV)\s/.test(text) || /\bTST\d{5}\b/.test(text);

/** The one sum that all say, or the one that the others add up to. */
function wholeOf(sums: readonly Sum[]): Found | null {
  const values = [...new Set(sums.map(({ value }) => Number(value)))];
  const whole = Math.max(...values);
  const rest = sums.filter(({ value }) => Number(value) !== whole).reduce((sum, { value }) => sum + Number(value), 0);
  if (values.length > 1 && Math.abs(rest - whole) > 1) return null;
  const sum = sums.find(({ value }) => Number(value) === whole);
  return sum ? { value: sum.value, start: sum.start, end: sum.end } : null;
}

const rankOf = (folded: string) => ranks.find((rank) => labels[rank].test(folded)) ?? null;

function sumsOf(line: Line, next: Line | undefined): Sum[] {
  const rank = rankOf(line.folded);
  const label = rank && labels[rank].exec(line.folded);
  const days = daysIn(line.folded);
  const amounts = amountsIn(line.folded).filter(
    (one) => one.currency !== 'unsaid' || !days.some(({ start, end }) => one.start < end && start < one.end),
  );
  // What is told to be paid is the sum, whatever it was for.
  const isTold = told.test(line.folded) || withWay.test(line.folded);
  if (label && !(isTold && rank === 'price')) {
    const from = label.index + label[0].length;
    const before = amounts.filter(({ end }) => end <= label.index).at(-1)?.end ?? 0;
    const sum = bestOf(amounts.filter(({ start }) => start >= from));
    const after = amounts.find(({ start }) => start > (sum?.end ?? line.text.length))?.start;
    if (isTotal(line.folded.slice(before, after))) {
      if (sum) return [sumOf(line, sum, rank)];
      const below = isBare(line.folded.slice(from)) && next && isAmountLine(next.folded) ? next : null;
      const there = below && bestOf(amountsIn(below.folded));
      if (below && there) return [sumOf(below, there, rank)];
    }
  }
  const beside = amounts.find(
    ({ currency, start, end }) => currency === 'unsaid' && isPaidBeside(line.folded, start, end),
  );
  if (beside && isTotal(line.folded)) return [sumOf(line, beside, 'paid')];
  const inLira = amounts.filter(({ currency }) => currency === 'lira');
  const [only] = inLira;
  return only && inLira.length === 1 && isTold && isTotal(line.folded) ? [sumOf(line, only, 'paid')] : [];
}

/** The amount of the only row of a table, under its heading. */
function columnSum(lines: readonly Line[], row: number): Sum[] {
  const [head, values, below] = [lines[row], lines[row + 1], lines[row + 2]];
  const heads = head && !/\d/.test(head.text) ? cellsOf(head.text) : [];
  const cells = values ? cellsOf(values.text) : [];
  if (!head || !values || heads.length < 2 || heads.length !== cells.length) return [];
  if (below && (cellsOf(below.text).length === cells.length || amountsIn(below.folded).some(({ start }) => start > 0)))
    return [];
  return heads.flatMap(({ start, end }, column) => {
    const text = head.folded.slice(start, end);
    const rank = rankOf(text);
    const cell = cells[column];
    if (!rank || !cell || !isTotal(text)) return [];
    const amounts = amountsIn(values.folded.slice(cell.start, cell.end));
    const [first] = amounts;
    const isAll = first && amounts.length === 1 && isAmountLine(values.folded.slice(cell.start, cell.end));
    if (!isAll) return [];
    return [sumOf(values, { ...first, start: cell.start + first.start, end: cell.start + first.end }, rank)];
  });
}

const isBare = (rest: string) =>
  /^[^\p{L}\d]*$/u.test(rest.replace(/(?<!\p{L})(?:tutari?|amount|try|tl)(?!\p{L})/gu, ''));
const isAmountLine = (folded: string) => /^(?:\W|\d|try|tl|eur|usd|lira)*$/.test(folded);

function isTotal(folded: string): boolean {
  const bare = folded.replace(/\([^()]{0,60}\)/g, (note) => (includes.test(note) ? ' ' : note));
  const isIncluding = includes.test(bare);
  return isIncluding || !noTotal.test(bare);
}

/** The only amount in lira; where none says so, the only one. */
function bestOf(amounts: readonly AmountInText[]): AmountInText | null {
  const inLira = amounts.filter(({ currency }) => currency === 'lira');
  const likely = amounts.filter(({ currency, lira }) => currency !== 'unsaid' || lira.length > 2);
  const [first] = inLira.length > 0 ? inLira : likely;
  const isOnly = inLira.length === 1 || (inLira.length === 0 && likely.length === 1);
  return first && isOnly ? first : null;
}

function sumOf(line: Line, amount: AmountInText, rank: Rank): Sum {
  return { ...found(amount.lira, line, amount.start, amount.end), rank, currency: amount.currency };
}
