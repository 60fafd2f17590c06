import { type RefObject, useState } from 'react';
import type { RecordDraft } from '../../../../domain/records/record-entry.ts';
import type { Entry } from './entry-draft.ts';
import { beforePasted, type FoundValues, fillFrom, isUntaken, type PastedFill, stillPasted } from './pasted-fill.ts';

/** What a pasted text put into the form, until it is confirmed. */
export function usePasted(entry: Entry, latest: RefObject<RecordDraft>, set: (changes: Partial<RecordDraft>) => void) {
  const [pasted, setPasted] = useState(entry.pasted ?? {});
  const [paid, setPaid] = useState(entry.paid ?? null);

  /** One text at a time: what another one put there and nobody confirmed goes first. */
  function fill(found: FoundValues, amount: string | null = null): PastedFill {
    const before = beforePasted(pasted, latest.current);
    const next = fillFrom(found, { ...latest.current, ...before }, entry.initial);
    const values = Object.entries(next.pasted).map(([field, { value }]) => [field, value]);
    // A direction that is set counts as typed: this one follows from the route.
    const { direction: _, ...changes }: Partial<RecordDraft> = { ...before, ...Object.fromEntries(values) };
    set(changes);
    setPasted(next.pasted);
    setPaid(amount === null ? (paid?.isKept ? paid : null) : { value: amount, isKept: false });
    return next;
  }

  function confirm() {
    setPasted({});
    setPaid(paid && { ...paid, isKept: true });
  }

  return {
    pasted,
    paid,
    fill,
    confirm,
    unconfirmed: stillPasted(pasted, latest.current),
    /** The amount that no field took. */
    untaken: (draft: RecordDraft) => (paid && isUntaken(paid.value, draft) ? paid.value : null),
  };
}
