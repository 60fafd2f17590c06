import { markOf } from './certainty.ts';
import type { Fact, ReadFact, SourceKind } from './types.ts';

/** Source kinds as readers see them. We read archived copies: an airline's site may say something else today. */
const kindNames: Readonly<Record<SourceKind, string>> = {
  airline: 'havayolunun sayfası',
  'airline-old': 'havayolunun eski sayfası',
  airport: 'havalimanının sayfası',
  agent: 'temsilcinin ya da ortağın sayfası',
  secondary: 'başka siteler',
  press: 'basın',
  list: 'taşıyıcı kodları listesi',
  law: 'mevzuat özeti',
  common: 'kaynağı yok',
  agency: 'bizim verdiğimiz bilgi',
};

/** Formats `2026-03-20` and `2026-03` as `03.2026`; leaves years unchanged. */
function monthOf(dated: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(dated) ?? [];
  return year && month ? `${month}.${year}` : dated;
}

/** A source's date after a comma; empty for law, which would only look outdated although it still holds. */
const ageOf = ({ kind, dated }: Fact): string => (dated && kind !== 'law' ? `, ${monthOf(dated)}` : '');

/** Whether a line already says that it does not always hold, or in which year it held. */
const isSoft = (line: string) =>
  /genellikle|çoğu|bildiğimiz kadarıyla|olabilir|m[ae]y[ae]bilir|habere göre|20\d{2}’[dt][ae]/i.test(line);

/** Whether “genellikle” must be added: the fact is marked as uncertain, and the line does not say so itself. */
const needsSoftening = (fact: ReadFact, line: string) => markOf(fact) === 'hedge' && !isSoft(line);

/** Matches a clause that advises the reader or says what we do; such a clause needs no source. */
const ours = /(?:[ıiuü]n|y[ıiuü]n|yoruz|[dt][ıiuü]k|bizimdir)$/u;
const isOurWord = (line: string) =>
  line
    .split(/[;:.?](?: |$)/)
    .filter(Boolean)
    .every((clause) => ours.test(clause));

/**
 * The sentence below an answer (`shown`): kind and date of the source; the day we read it stands on the board. Null if the
 * answer claims nothing: the fact is unknown, is our own statement, or is mere advice.
 */
export function sourceLine(fact: ReadFact, shown = fact.text): string | null {
  const { certainty, kind, dated } = fact;
  if (certainty === 'omit' || kind === undefined || kind === 'agency') return null;
  if (kind === 'common') return isOurWord(shown) ? null : 'Kaynağı yok; yaygın bilgi, doğrulamadık.';
  const copy = copied.has(kind);
  const undated = copy ? ', tarihsiz kopya' : ', tarihsiz';
  const age = dated !== undefined || kind === 'law' ? `${copy ? ', kopya' : ''}${ageOf(fact)}` : undated;
  return `${beginOf(fact, shown)}: ${kindNames[kind]}${age}.`;
}

const beginOf = (fact: ReadFact, shown: string) => (needsSoftening(fact, shown) ? 'Genellikle; kaynak' : 'Kaynak');

/** Pages that we read in a copy. */
const copied: ReadonlySet<SourceKind> = new Set<SourceKind>(['airline', 'airline-old', 'airport']);

/** Shorter names of the source kinds, for tables that already name the airline. */
const shortNames: Readonly<Record<SourceKind, string>> = {
  ...kindNames,
  airline: 'kendi sayfası',
  'airline-old': 'eski sayfası',
  airport: 'havalimanı sayfası',
  agent: 'temsilci sayfası',
  list: 'kod listesi',
};

/** The note beside a figure on an airline's board; starts with “genellikle” if needed and not already in `line`. */
export function boardWords(fact: ReadFact, line = ''): string {
  if (!fact.kind || fact.certainty === 'omit')
    return line.includes('sorun') ? 'bilinmiyor' : 'bilinmiyor; havayoluna sorun';
  const kind = `${shortNames[fact.kind]}${ageOf(fact)}`;
  // A base, a cabin or a programme does not hold “usually”: the mark and “kaynağı yok” say how sure it is.
  const isSettled = fact.kind === 'common' && fact.certainty === 'ok';
  return needsSoftening(fact, line) && !isSettled ? `genellikle; ${kind}` : kind;
}

/** The word of the mark in the middle: a comparison explains it once, and its cells show only the mark. */
export const usually = 'genellikle';

/** The note below a figure in the comparison. */
export const cellWords = (fact: ReadFact, figure: string): string =>
  needsSoftening(fact, figure) ? usually : boardWords(fact, figure);
