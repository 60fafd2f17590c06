import { dataApi } from '../../../api/rest.ts';
import type { RecordFilter } from '../filter/record-filter.ts';

/** Has the server write down that a file with so many rows is made; the kind of filter, never its text. */
export async function noteExport(rows: number, format: string, filter: RecordFilter): Promise<void> {
  const filters = [
    filter.start || filter.end ? 'days' : [],
    filter.search.trim() ? 'search' : [],
    Object.keys(filter.facets),
  ].flat();
  await (await dataApi()).rpc('note_export', { row_count: rows, format, filters }).throwOnError();
}
