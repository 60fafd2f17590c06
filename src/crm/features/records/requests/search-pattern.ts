import { foldText } from '../../../../domain/turkish.ts';

/**
 * What is typed as a pattern for `ilike` on the folded column `search`, or null when nothing is searched.
 * `%`, `_` and the backslash are taken literally; `*`, which rest/v1 always reads as `%`, stands for any one letter.
 */
export function searchPattern(text: string): string | null {
  const folded = foldText(text);
  if (folded === '') return null;
  return `%${folded.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}
