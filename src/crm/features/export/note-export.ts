import { dataApi } from '../../api/rest.ts';

/** Has the server log an export: its number of rows and the names of its filters, never their values. */
export async function noteExport(rows: number, format: string, filters: readonly string[]): Promise<void> {
  await (await dataApi()).rpc('note_export', { row_count: rows, format, filters }).throwOnError();
}
