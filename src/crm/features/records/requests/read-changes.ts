import { dataApi } from '../../../api/rest.ts';

/** What changed of the sales since somebody asked before. */
export interface Changes {
  /** What the next question begins with. */
  cursor: string;
  /** So much that no ids are told. */
  all: boolean;
  /** Ids of what somebody else added, changed or deleted. */
  changed: number[];
  /** Of what the user did, here or in another window. */
  own: number[];
}

/** @param since the cursor of the answer before; without one, what changed a moment ago is told */
export async function readChanges(since: string | null, signal: AbortSignal): Promise<Changes> {
  const call = (await dataApi()).rpc('records_changed_since', { since });
  const { data } = await call.abortSignal(signal).throwOnError();
  return data as Changes;
}
