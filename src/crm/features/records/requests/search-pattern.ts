/**
 * Part of a folded text as a pattern for `ilike` on the folded column `search`. `%`, `_` and the backslash are taken
 * literally; `*`, which rest/v1 always reads as `%`, stands for any one letter.
 */
export function searchPattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}
