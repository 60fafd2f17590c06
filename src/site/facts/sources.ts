import { formatDate } from '../../domain/days/dates.ts';
import { markOf } from './certainty.ts';
import type { Fact, ReadFact, SourceKind } from './types.ts';

const copy = 'bir kopyası';

/**
 * Names of the kinds of source for readers. We read copies: what stands on an airline's site today may be another text.
 */
const kindNames: Readonly<Record<SourceKind, string>> = {
  airline: `havayolunun sayfasının ${copy}`,
  'airline-old': `havayolunun eski sayfasının ${copy}`,
  airport: `havalimanının sayfasının ${copy}`,
  agent: 'temsilcinin ya da ortağın sayfası',
  secondary: 'başka siteler',
  press: 'basın',
  list: 'taşıyıcı kodları listesi',
  law: 'mevzuat özeti',
  common: 'yaygın bilgi',
  agency: 'bizim verdiğimiz bilgi',
};

/** `2026-03-20` and `2026-03` as `03.2026`; years stay as they are. */
function monthOf(dated: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(dated) ?? [];
  return year && month ? `${month}.${year}` : dated;
}

/** The date of a source. Law holds however old it is: its year would only make it look stale. */
const ageOf = ({ kind, dated }: Fact): string => (dated && kind !== 'law' ? `, ${monthOf(dated)}` : '');

/** The kind and date of a fact's source: `basın, 12.2019`. */
const kindOf = (fact: Fact, names = kindNames): string =>
  fact.kind ? `${names[fact.kind]}${ageOf(fact)}` : 'güvenilir metin yok';

/** Whether a line itself says that it does not hold for everybody. */
const isSoft = (line: string) => /genellikle|çoğu|olabilir|olmayabilir/i.test(line);

/** Whether a line needs “genellikle”: its mark is the half sun, and it does not say so itself. */
const needsSoftening = (fact: ReadFact, line: string) => markOf(fact) === 'hedge' && !isSoft(line);

/** A clause that tells the reader to do something, or says what we did ourselves: no source stands behind it. */
const ours = /(?:[ıiuü]n|y[ıiuü]n|yoruz|[dt][ıiuü]k)$/u;
const isOurWord = (line: string) =>
  line
    .split(/[;:.?](?: |$)/)
    .filter(Boolean)
    .every((clause) => ours.test(clause));

/**
 * The sentence below an answer (`shown`): kind and date of the source, and the day it was read. Null below what claims
 * nothing: what is unknown, our own word, what everybody would tell the reader to do.
 */
export function sourceLine(fact: ReadFact, shown = fact.text): string | null {
  const { certainty, kind, dated } = fact;
  if (certainty === 'omit' || kind === undefined || kind === 'agency') return null;
  if (kind === 'common') return isOurWord(shown) ? null : `${beginOf(fact, shown)}: ${kindOf(fact)}.`;
  const isDated = dated !== undefined || kind === 'law';
  const named = isDated ? kindOf(fact) : undatedName(kindNames[kind]);
  return `${beginOf(fact, shown)}: ${named} (${formatDate(fact.readOn)} günü okuduk).`;
}

const beginOf = (fact: ReadFact, shown: string) => (needsSoftening(fact, shown) ? 'Genellikle; kaynak' : 'Kaynak');

/** `… tarihsiz bir kopyası`, or the name with `tarihsiz` after it. */
const undatedName = (name: string) =>
  name.endsWith(copy) ? `${name.slice(0, -copy.length)}tarihsiz ${copy}` : `${name}, tarihsiz`;

/** Names of the kinds of source in a table, beside the airline's name. */
const shortNames: Readonly<Record<SourceKind, string>> = {
  ...kindNames,
  airline: 'kendi sayfası',
  'airline-old': 'eski sayfası',
  airport: 'havalimanı sayfası',
  agent: 'temsilci sayfası',
  list: 'kod listesi',
};

/** The words beside a figure on an airline's board; adds “genellikle” unless `line` has it. */
export function boardWords(fact: ReadFact, line = ''): string {
  if (!fact.kind) return 'bilinmiyor; havayoluna sorun';
  const kind = kindOf(fact, shortNames);
  if (fact.certainty === 'omit') return `bilinmiyor; ${kind}`;
  return needsSoftening(fact, line) ? `genellikle; ${kind}` : kind;
}

/** The words below a figure that is compared across ten airlines. */
export const cellWords = (fact: ReadFact, figure: string): string =>
  needsSoftening(fact, figure) ? 'genellikle' : boardWords(fact, figure);
