/**
 * Makes an `ilike` pattern for the folded column `search`. `%`, `_` and backslash match literally; `*`, which rest/v1
 * always reads as `%`, becomes `_` and matches any one character.
 */
export function searchPattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}
