import { dataApi } from '../../../api/rest.ts';

export interface Changes {
  /** Where the next request goes on. */
  cursor: string;
  /** Too much for ids. */
  all: boolean;
  /** By others. */
  changed: number[];
  /** By the user, here or in another window. */
  own: number[];
}

/** @param since the cursor of the answer before; without one, what changed a moment ago is told */
export async function readChanges(since: string | null, signal: AbortSignal): Promise<Changes> {
  const call = (await dataApi()).rpc('records_changed_since', { since });
  const { data } = await call.abortSignal(signal).throwOnError();
  return data as Changes;
}
