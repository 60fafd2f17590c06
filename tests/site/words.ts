import { airlineServices } from '../../src/site/services.ts';
import { canonicalPages, type SitePage } from '../../src/site/urls.ts';
import { main, page, plain, texts } from './support.ts';

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The comparison and the tool's form are not counted, because visitors use them rather than read them. */
const worked =
  /<section class="mist" aria-labelledby="karsilastirma">[\s\S]*?<\/table>[\s\S]*?<\/section>[\s\S]*?<\/section>|<form\b[\s\S]*?<\/form>/g;

function mainWords({ path, kind }: SitePage): number {
  const all = main(page(path).html);
  return countWords(plain(kind === 'hub' ? all.replace(worked, ' ') : all));
}

export interface Length {
  path: string;
  /** The service of an airline's page, such as `check-in`; otherwise `hub`, `legal` … */
  kind: string;
  words: number;
}

export const lengths = (): readonly Length[] =>
  canonicalPages.map((one) => ({
    path: one.path,
    kind: one.kind === 'airline' ? one.service : one.kind,
    words: mainWords(one),
  }));

export const isAirlinePage = ({ kind }: Length): boolean => (airlineServices as readonly string[]).includes(kind);
export const mean = (all: readonly Length[]): number => all.reduce((sum, { words }) => sum + words, 0) / all.length;
export const longest = (all: readonly Length[]): Length | undefined =>
  [...all].sort((one, other) => other.words - one.words)[0];

/** The share of words in paragraphs that nearly all airlines' pages repeat. */
export function repeatedShare(): { share: number; repeated: readonly string[] } {
  const paths = canonicalPages.filter(({ kind }) => kind === 'airline').map(({ path }) => path);
  const places = new Map<string, number>();
  const pages = paths.map((path) => texts(page(path).html));
  for (const all of pages) for (const text of new Set(all)) places.set(text, (places.get(text) ?? 0) + 1);
  const isRepeated = (text: string) => (places.get(text) ?? 0) > paths.length - airlineServices.length;
  const words = (some: readonly string[]) => some.reduce((sum, text) => sum + countWords(text), 0);
  const share =
    pages.reduce((sum, all) => sum + words(all.filter(isRepeated)), 0) /
    pages.reduce((sum, all) => sum + words(all), 0);
  return { share, repeated: [...places.keys()].filter(isRepeated) };
}
