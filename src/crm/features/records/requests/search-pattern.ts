/** `%`, `_` and backslash match literally. `*` becomes `_`, because the API always reads `*` as `%`. */
export function searchPattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}
