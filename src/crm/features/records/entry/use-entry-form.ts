import { useState } from 'react';
import { directionBetween } from '../../../../domain/places/direction.ts';
import {
  faultsOfPassengers,
  type PassengerDraft,
  type PassengerFaults,
} from '../../../../domain/records/linked-sales.ts';
import type { EntryFaults, RecordDraft } from '../../../../domain/records/record-entry.ts';
import type { EntryField } from '../../../../domain/records/record-fields.ts';
import { createStore, type Store, useStore } from '../../../create-store.ts';
import type { Entry } from '../entries/entry-draft.ts';
import { beforePasted, type FoundValues, fillFrom, type Pasted, type PastedFill } from '../entries/pasted-fill.ts';
import { withoutKeys } from './form-parts.ts';
import type { Saved } from './use-save-record.ts';

export interface EntryState {
  entry: Entry & Required<Pick<Entry, 'pasted' | 'paid' | 'known'>>;
  faults: EntryFaults;
  passengerFaults: PassengerFaults;
  /**
   * The draft as it was when the focus last left a field. Warnings are about this one, so that none appears in the
   * middle of a word.
   */
  settled: RecordDraft;
  followsRoute: boolean;
  /** The direction to use while the airports determine none. */
  likely: string;
  /** The save in progress; until it ends, typing changes nothing. */
  sending: Promise<Saved> | null;
}

export type EntryChange =
  | { do: 'type'; changes: Partial<RecordDraft>; isLikely?: boolean }
  | { do: 'passengers'; list: readonly PassengerDraft[] }
  | { do: 'paste'; pasted: Pasted; paid: string | null }
  | { do: 'confirmPasted' }
  | { do: 'know'; known: Pasted }
  | { do: 'confirmKnown' }
  | { do: 'takeBackKnown' }
  | { do: 'keepPnr' }
  | { do: 'settle' }
  | { do: 'check'; faults: EntryFaults }
  | { do: 'send'; saving: Promise<Saved> | null };

export function stateOf(entry: Entry): EntryState {
  const { draft, record, carried, proposed, pasted = {}, paid = null, known = {} } = entry;
  const isProposed = [...carried, ...proposed].includes('direction');
  return {
    entry: { ...entry, pasted, paid, known },
    faults: {},
    passengerFaults: {},
    settled: draft,
    followsRoute: record === null && (draft.direction === '' || isProposed),
    likely: draft.direction,
    sending: null,
  };
}

export function changed(state: EntryState, change: EntryChange): EntryState {
  const { entry } = state;
  switch (change.do) {
    case 'type':
      return typed(state, change.changes, change.isLikely);
    case 'passengers':
      return state.sending ? state : withPassengers(state, change.list);
    case 'paste': {
      const { pasted, paid } = change;
      // Set no direction here: it would count as typed, and no longer follow the route.
      const { direction: _, ...values } = { ...beforePasted(entry.pasted, entry.draft), ...valuesIn(pasted) };
      const next = typed(state, values);
      const kept = entry.paid?.isKept ? entry.paid : null;
      return withEntry(next, { pasted, paid: paid === null ? kept : { value: paid, isKept: false } });
    }
    case 'confirmPasted':
      return withEntry(state, { pasted: {}, paid: entry.paid && { ...entry.paid, isKept: true } });
    case 'know':
      return withEntry(typed(state, valuesIn(change.known)), { known: change.known });
    case 'confirmKnown':
      return withEntry(state, { known: {} });
    case 'takeBackKnown':
      return withEntry(typed(state, beforePasted(entry.known, entry.draft)), { known: {} });
    case 'keepPnr':
      return withEntry(state, { keptPnr: entry.draft.pnr.trim() });
    case 'settle':
      return { ...state, settled: entry.draft };
    case 'check':
      return { ...state, faults: change.faults, passengerFaults: faultsOfPassengers(entry.passengers) };
    case 'send':
      return { ...state, sending: change.saving };
  }
}

const withEntry = (state: EntryState, changes: Partial<EntryState['entry']>): EntryState => ({
  ...state,
  entry: { ...state.entry, ...changes },
});

const valuesIn = (pasted: Pasted) =>
  Object.fromEntries(Object.entries(pasted).map(([field, { value }]) => [field, value]));

function typed(state: EntryState, changes: Partial<RecordDraft>, isLikely = false): EntryState {
  const { entry, faults, sending } = state;
  if (sending) return state;
  const { direction } = changes;
  const likely = isLikely && direction !== undefined ? direction : state.likely;
  const followsRoute = state.followsRoute && (direction === undefined || isLikely);
  const draft = { ...entry.draft, ...changes };
  if (followsRoute && direction === undefined) draft.direction = directionOf(draft) ?? likely;
  return {
    ...withEntry(state, { draft }),
    likely,
    followsRoute,
    faults: withoutKeys(faults, Object.keys(changes)),
  };
}

function withPassengers(state: EntryState, passengers: readonly PassengerDraft[]): EntryState {
  const isChecked = Object.keys(state.passengerFaults).length > 0;
  const passengerFaults = isChecked ? faultsOfPassengers(passengers) : state.passengerFaults;
  return { ...withEntry(state, { passengers }), passengerFaults };
}

const directionOf = ({ depart, arrive }: RecordDraft) => directionBetween(depart, arrive);

export function proposedIn({ entry, followsRoute }: EntryState): EntryField[] {
  const { draft, initial, proposed } = entry;
  const still = proposed.filter((field) => draft[field] === initial[field]);
  const isFollowing = followsRoute && directionOf(draft) !== null && !still.includes('direction');
  return isFollowing ? [...still, 'direction'] : still;
}

/** `read` returns the latest state, even before components render again. */
export interface EntryForm {
  opened: Entry;
  state: Store<EntryState>;
  read: () => EntryState;
  change: (change: EntryChange) => void;
}

export function entryForm(opened: Entry): EntryForm {
  const state = createStore(stateOf(opened));
  return { opened, state, read: state.get, change: (change) => state.set(changed(state.get(), change)) };
}

/**
 * Fills the form with the values found in a pasted text. First takes back the unconfirmed values of an earlier text.
 * @param paid in digits
 */
export function fillForm({ read, change }: EntryForm, found: FoundValues, paid: string | null = null): PastedFill {
  const { draft, initial, pasted } = read().entry;
  const filled = fillFrom(found, { ...draft, ...beforePasted(pasted, draft) }, initial);
  change({ do: 'paste', pasted: filled.pasted, paid });
  return filled;
}

export const entryKey = ({ clientRef, refundOf, groupOf }: Entry) => [clientRef, refundOf, groupOf].join(' ');

export function useEntryForm(entry: Entry): EntryForm {
  const [form, setForm] = useState(() => entryForm(entry));
  if (entryKey(form.opened) === entryKey(entry)) return form;
  const next = entryForm(entry);
  setForm(next);
  return next;
}

export const useEntryState = ({ state }: EntryForm) => useStore(state);
