import { dataApi } from '../../../api/rest.ts';

export interface Changes {
  cursor: string;
  /** True if the changes are too many to list: reload everything. */
  all: boolean;
  /** Ids of records that others changed. */
  changed: number[];
  /** Ids of records that the user changed, here or in another window. */
  own: number[];
}

/** @param since the `cursor` of the previous answer; null for the most recent changes */
export async function readChanges(since: string | null, signal: AbortSignal): Promise<Changes> {
  const call = (await dataApi()).rpc('records_changed_since', { since });
  const { data } = await call.abortSignal(signal).throwOnError();
  return data as Changes;
}
