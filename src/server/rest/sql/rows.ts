import type { MediaType } from '../media-type.ts';
import type { SelectItem } from '../query/ast.ts';
import { quoteIdentifier } from './identifier.ts';

/** The name of the rows that an answer shows. */
export const page = 'page';

/** The expression over all rows of `page` that is the answer's body. PostgreSQL writes the JSON, so types stay exact. */
export function bodyOf({ form, stripNulls }: MediaType, shown: readonly SelectItem[]): string {
  if (form === 'csv') return csv(shown);
  const row = stripNulls ? `json_strip_nulls(row_to_json(${page}.*))` : `row_to_json(${page}.*)`;
  return form === 'object' ? `(json_agg(${row}) -> 0)::text` : `coalesce(json_agg(${row}), '[]')::text`;
}

/** A line of names, then one line for each row (RFC 4180); an empty field is null. */
function csv(shown: readonly SelectItem[]): string {
  const fields = shown.map(({ alias }) => {
    const value = `${page}.${quoteIdentifier(alias)}::text`;
    return `coalesce(case when ${value} ~ '[",\\n\\r]' then '"' || replace(${value}, '"', '""') || '"' else ${value} end, '')`;
  });
  const header = shown.map(({ alias }) => alias).join(',');
  const line = fields.length > 0 ? fields.join(` || ',' || `) : `''`;
  return `'${header.replaceAll("'", "''")}' || coalesce(string_agg(E'\\n' || ${line}, ''), '')`;
}
