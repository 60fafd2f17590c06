import { type Found, found, type Line } from './pasted-text.ts';

/** Payments of a sale that a text can tell beyond doubt. */
export type ToldPayment = 'transfer' | 'virtualPos';

/**
 * A card is none: the agency books it as `Kart` or as `Sanal POS` by the machine that took it, and a letter of the
 * airline knows neither. Cash and what goes on account are left to the clerk as well.
 */
const ways = [
  {
    way: 'transfer',
    words: /(?<!\p{L})(?:havale|eft|fast(?= (?:ile|yap|geldi|gonder))|bank transfer|wire transfer|banka transferi)/u,
  },
  { way: 'virtualPos', words: /(?<!\p{L})(?:sanal ?pos)(?!\p{L}{3})/u },
  {
    way: null,
    words:
      /(?<!\p{L})(?:kredi kart|credit ?card|debit|banka kart|kart(?:i|la|tan|iniz|inizdan|iniza)?(?!\p{L})|card(?!\p{L})|visa(?! ?(?:basvuru|appl))|master ?card|troy|amex|nakit|cash|cari(?!\p{L}{3})|mil(?! ?\p{L})|puan)/u,
  },
] as const;
/** Cards of other kinds than those one pays with. */
const noCards = /binis kart|boarding ?card|kimlik kart|kartvizit|check-?in/g;
const wayLabel =
  /(?:odeme|tahsilat|tahsil|payment)s? ?(?:sekli|yontemi|turu|tipi|bicimi|araci|kanali|method|type|mode|form|by|via)|form of payment|paid (?:by|via|with)|odeme ?:|tahsilat ?:|tahsil ?:/;
/** What was done, or an amount beside the way: not how one may pay. */
const done =
  /odendi|odedi[mk]|yapildi|yapti[mk]|yatirdi[mk]|yatirildi|gonderdi[mk]|gonderildi|geldi|alindi|attim|ettim|edildi|tahsil|cekildi|cekti[mk]|gecti|odenen|paid|received/;
const amount =
  /\d(?:[.,]\d{2})? ?(?:tl|try|₺|lira)(?!\p{L})|(?:tl|try|₺) ?\d|[:=] ?\d{1,3}(?:[.,]?\d{3}){0,3}(?:[.,]\d{2})?(?: ?tl)?\s{0,20}$/u;
/** Beside a way: how one may pay, or shall. */
const open =
  /odeyebilir|yapabilir|odenecek|yapiniz|yapin|gonderiniz|yapmaniz|yaparsaniz|rica|lutfen|please|veya|ya da|(?<!\p{L})or(?!\p{L})/u;
/** Anywhere: nothing is paid yet. */
const unpaid = /opsiyon|odenmemis|odeme bekl|unpaid|not paid|on hold|son odeme|awaiting payment|pending/;

/** How the text says that its sum was paid; null where it names several ways, one that is no field's, or none. */
export function paymentWayOf(lines: readonly Line[]): Found<ToldPayment> | null {
  const isOpen = ({ folded }: Line) =>
    unpaid.test(folded) || (open.test(folded) && ways.some(({ words }) => words.test(folded)));
  if (lines.some(isOpen)) return null;
  const told = lines.flatMap(waysIn);
  const [first] = told;
  if (!first || told.some(({ value }) => value !== first.value)) return null;
  return first.value === null ? null : { value: first.value, start: first.start, end: first.end };
}

function waysIn(line: Line): Found<ToldPayment | null>[] {
  const text = line.folded.replace(noCards, (words) => ' '.repeat(words.length));
  const isLabelled = wayLabel.test(text);
  const isTold = isLabelled || done.test(text) || amount.test(text);
  return ways.flatMap(({ way, words }) => {
    const match = words.exec(text);
    return match && (isTold || way === null) ? [found(way, line, match.index, match.index + match[0].length)] : [];
  });
}
