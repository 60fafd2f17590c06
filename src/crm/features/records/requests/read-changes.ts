import { dataApi } from '../../../api/rest.ts';

export interface Changes {
  /** Pass it as `since` to the next request. */
  cursor: string;
  /** Whether too much changed to list ids: reload everything. */
  all: boolean;
  /** Ids of records that others changed. */
  changed: number[];
  /** Ids of records that the user changed, here or in another window. */
  own: number[];
}

/** Reads which records changed. @param since the previous answer's cursor; null for the most recent changes */
export async function readChanges(since: string | null, signal: AbortSignal): Promise<Changes> {
  const call = (await dataApi()).rpc('records_changed_since', { since });
  const { data } = await call.abortSignal(signal).throwOnError();
  return data as Changes;
}
