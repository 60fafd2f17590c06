/** A PostgreSQL array as text; every text is quoted, so that none is taken for NULL or for a delimiter. */
export function arrayLiteral(values: readonly (string | null)[]): string {
  const elements = values.map((value) => (value === null ? 'NULL' : `"${value.replace(/["\\]/g, '\\$&')}"`));
  return `{${elements.join(',')}}`;
}
