import { markOf } from './certainty.ts';
import type { Fact, ReadFact, SourceKind } from './types.ts';

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

/** The date of a source after a comma. Law gets none, because a date would make it look outdated. */
const ageOf = ({ kind, dated }: Fact): string => (dated && kind !== 'law' ? `, ${monthOf(dated)}` : '');

/** Whether a line itself says that it does not always hold, in which year it held, or that it is over. */
const isSoft = (line: string) =>
  /genellikle|çoğu|bildiğimiz kadarıyla|olabilir|m[ae]y[ae]bilir|habere göre|20\d{2}’[dt][ae](?!n)|(?:yor|[lyz])d[ıiuü](?!\p{L})|dönemi/iu.test(
    line,
  );

/** Whether “genellikle” must be added: the fact is uncertain, and the line does not say so. */
const needsSoftening = (fact: ReadFact, line: string) => markOf(fact) === 'hedge' && !isSoft(line);

/** Matches a clause that advises the reader or says what we do; such a clause needs no source. */
const ours = /(?:[ıiuü]n|y[ıiuü]n|yoruz|[dt][ıiuü]k|bizimdir)$/u;
const isOurWord = (line: string) =>
  line
    .split(/[;:.?](?: |$)/)
    .filter(Boolean)
    .every((clause) => ours.test(clause));

/**
 * The line below the answer `shown`: kind and date of the source. Null if the fact is unknown, our own statement, or
 * advice without a source.
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

function beginOf(fact: ReadFact, shown: string) {
  if (fact.covers && !needsSoftening(fact, shown)) return `${fact.covers} kaynağı`;
  return needsSoftening(fact, shown) ? 'Genellikle; kaynak' : 'Kaynak';
}

/** Kinds of source that we read in archived copies. */
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

/**
 * The note beside a figure on an airline's board. Starts with “genellikle” if the figure is uncertain and `line` does
 * not say so.
 */
export function boardWords(fact: ReadFact, line = ''): string {
  if (!fact.kind || fact.certainty === 'omit')
    return line.includes('sorun') ? 'bilinmiyor' : 'bilinmiyor; havayoluna sorun';
  const kind = `${shortNames[fact.kind]}${ageOf(fact)}`;
  // “kaynağı yok” says the same doubt, and an airline's base does not hold only “usually”.
  return needsSoftening(fact, line) && fact.kind !== 'common' ? `genellikle; ${kind}` : kind;
}

export const usually = 'genellikle';

export const cellWords = (fact: ReadFact, figure: string): string =>
  needsSoftening(fact, figure) ? usually : boardWords(fact, figure);
