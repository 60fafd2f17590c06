import { dataApi } from '../../api/rest.ts';

/**
 * Records an export in the log, which must name no passenger: `filters` has only the names of the filters, never their
 * values.
 */
export async function noteExport(rows: number, format: string, filters: readonly string[]): Promise<void> {
  await (await dataApi()).rpc('note_export', { row_count: rows, format, filters }).throwOnError();
}
