import { foldText } from '../text/turkish.ts';
import { labelledNamesIn } from './labelled-names.ts';
import { bareNamesIn, dividedNamesIn, greetedNamesIn, namesForIn } from './letter-names.ts';
import { settleName } from './name-words.ts';
import type { Found, Line } from './pasted-text.ts';
import { type NameWords, numberedNamesIn, slashedNamesIn } from './system-names.ts';

export interface Passengers {
  /** In the order of the text, each `Ad Soyad` once. */
  names: Found[];
  /** Whether the names are only a letter's addressee or writer: an advertisement has such names too. */
  isGreeted: boolean;
}

/** Finds the passengers by the most reliable way that works for this text. */
export function passengersOf(lines: readonly Line[], isChat: boolean, scanned: NameWords[]): Passengers {
  /** The most reliable way first. */
  const ways = {
    scanned: () => scanned,
    numbered: () => alike(lines.flatMap(numberedNamesIn)),
    labelled: () => [
      ...labelledNamesIn(lines, isChat),
      ...dividedNamesIn(lines),
      ...lines.flatMap((line) => slashedNamesIn(line, false)),
    ],
    inSentence: () => namesForIn(lines, isChat),
    alone: () => bareNamesIn(lines),
  };
  const told = Object.values(ways).reduce<NameWords[]>((all, next) => (all.length > 0 ? all : next()), []);
  const isGreeted = told.length === 0;
  return { names: settled(isGreeted ? greetedNamesIn(lines) : told), isGreeted };
}

/**
 * Keeps only names that share a surname with a titled name, if there is one. The others are meals or bags; an infant
 * has no title, but the same surname.
 */
function alike(names: NameWords[]): NameWords[] {
  const surnames = new Set(names.flatMap(({ isTitled, value }) => (isTitled ? (value.at(-1) ?? []) : [])));
  return surnames.size === 0 ? names : names.filter(({ value }) => surnames.has(value.at(-1) ?? ''));
}

function settled(names: NameWords[]): Found[] {
  const isTurkish = names.some(({ value }) => /[çğıöşüÇĞİÖŞÜ]/.test(value.join('')));
  const seen = new Set<string>();
  return names
    .sort((one, other) => one.start - other.start)
    .flatMap(({ value, start, end }) => {
      // A text may write the same passenger as `AYŞE YILMAZ`, `Yılmaz/Ayşe` and `Ayşe Yılmaz`: count them once.
      const key = value.map(foldText).sort().join(' ');
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ value: settleName(value, isTurkish), start, end }];
    });
}
