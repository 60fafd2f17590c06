import { findGarbling, type Garbling, hasLostLetters } from '../../../../domain/import/garbled.ts';

/** Which letters of a list are garbled or lost. */
export interface Letters {
  /** The garbling that can be reversed; null if there is none. */
  garbling: Garbling | null;
  /** In how many rows letters are lost for good, and one of those texts; null if in none. */
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
