import { formatDate } from '../../domain/days/dates.ts';
import { markOf } from './certainty.ts';
import type { Fact, ReadFact, SourceKind } from './types.ts';

/** Names of the kinds of source for readers. */
const kindNames: Readonly<Record<SourceKind, string>> = {
  airline: 'havayolunun sayfası',
  'airline-old': 'havayolunun eski sayfası',
  airport: 'havalimanının sayfası',
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

/**
 * The sentences below an answer (`shown`): kind and date of the source, the day it was read, and what `holds` if they
 * differ; for law that is the law.
 */
export function sourceLine(fact: ReadFact, holds = 'biletinizde yazan esastır', shown = fact.text): string {
  const day = formatDate(fact.readOn);
  if (fact.certainty === 'omit') return `Bilinmiyor: ${day} günü aradık, güvenilir metin bulamadık.`;
  const begin = needsSoftening(fact, shown) ? 'Genellikle; kaynak' : 'Kaynak';
  const undated = fact.dated || fact.kind === 'law' ? '' : ', tarihsiz';
  const read = fact.kind === 'common' ? '' : `${undated} (okundu:\u00a0${day})`;
  const decides = fact.kind === 'law' ? 'yürürlükteki mevzuat esastır' : holds;
  const held = markOf(fact) === 'hedge' && decides ? `; ${decides}` : '';
  return `${begin}: ${kindOf(fact)}${read}${held}.`;
}

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
