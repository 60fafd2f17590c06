import { findGarbling, type Garbling, hasLostLetters } from '../../../../domain/import/garbled.ts';

/** What is wrong with the letters of a list. */
export interface Letters {
  /** What can be mended; null where nothing can. */
  garbling: Garbling | null;
  /** How many rows have letters that are gone, and one of those texts. */
  lost: { rows: number; example: string } | null;
  isGarbled: (text: string) => boolean;
}

export function lettersOf(rows: readonly (readonly string[])[]): Letters {
  const garbling = findGarbling(rows.flat());
  const broken = rows.flatMap((row) => row.find(hasLostLetters) ?? []);
  const [example] = broken;
  return {
    garbling,
    lost: example === undefined ? null : { rows: broken.length, example },
    isGarbled: (text) => hasLostLetters(text) || (garbling !== null && garbling.mend(text) !== text),
  };
}
