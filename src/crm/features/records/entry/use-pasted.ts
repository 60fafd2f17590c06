import { type RefObject, useState } from 'react';
import type { RecordDraft } from '../../../../domain/record-entry.ts';
import type { Entry } from './entry-draft.ts';
import { beforePasted, type FoundValues, fillFrom, type PastedFill, stillPasted } from './pasted-fill.ts';

/** What a pasted text put into the form, until it is confirmed. */
export function usePasted(entry: Entry, latest: RefObject<RecordDraft>, set: (changes: Partial<RecordDraft>) => void) {
  const [pasted, setPasted] = useState(entry.pasted ?? {});

  /** One text at a time: what another one put there and nobody confirmed goes first. */
  function fill(found: FoundValues): PastedFill {
    const before = beforePasted(pasted, latest.current);
    const next = fillFrom(found, { ...latest.current, ...before }, entry.initial);
    const values = Object.entries(next.pasted).map(([field, { value }]) => [field, value]);
    set({ ...before, ...Object.fromEntries(values) });
    setPasted(next.pasted);
    return next;
  }

  return { pasted, fill, confirm: () => setPasted({}), unconfirmed: stillPasted(pasted, latest.current) };
}
