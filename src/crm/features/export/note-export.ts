import { dataApi } from '../../api/rest.ts';

/** Sends the names of the filters, never their values. */
export async function noteExport(rows: number, format: string, filters: readonly string[]): Promise<void> {
  await (await dataApi()).rpc('note_export', { row_count: rows, format, filters }).throwOnError();
}
