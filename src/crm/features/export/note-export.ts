import { dataApi } from '../../api/rest.ts';

/** Has the server write down that a file with so many rows is made, and by what it is filtered; never with what. */
export async function noteExport(rows: number, format: string, filters: readonly string[]): Promise<void> {
  await (await dataApi()).rpc('note_export', { row_count: rows, format, filters }).throwOnError();
}
