import { findGarbling, type Garbling, hasLostLetters } from '../../../../domain/import/garbled.ts';

export interface Letters {
  garbling: Garbling | null;
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
