import { type RefObject, useRef, useState } from 'react';
import {
  faultsOfPassengers,
  mostPassengers,
  type PassengerDraft,
  type PassengerFaults,
} from '../../../../domain/records/linked-sales.ts';
import { uuid } from '../../../../domain/text/uuid.ts';
import type { Entry } from '../entries/entry-draft.ts';

/** The other passengers of a new sale. */
export interface Passengers {
  list: readonly PassengerDraft[];
  faults: PassengerFaults;
  /** One more, or one for each of these names; null where no more can be added. */
  add: ((names?: readonly string[]) => void) | null;
  change: (clientRef: string, changes: Partial<PassengerDraft>) => void;
  remove: (clientRef: string) => void;
}

/**
 * @param latest what was typed last, before it is rendered
 * @param isSent whether they are on their way to the server, and stay as they are
 * @param onChange called immediately
 */
export function usePassengers(
  entry: Entry,
  canAdd: boolean,
  latest: RefObject<readonly PassengerDraft[]>,
  isSent: () => boolean,
  onChange: () => void,
) {
  const [list, setList] = useState(entry.passengers);
  const [faults, setFaults] = useState<PassengerFaults>({});
  const added = useRef<string | null>(null);

  function put(next: readonly PassengerDraft[]) {
    if (isSent()) return;
    latest.current = next;
    setList(next);
    setFaults((current) => (Object.keys(current).length > 0 ? faultsOfPassengers(next) : current));
    onChange();
  }
  function add(names: readonly string[] = ['']) {
    const room = mostPassengers - 1 - latest.current.length;
    const more = names.slice(0, room).map((fullName) => ({ clientRef: uuid(), fullName, citizenId: '' }));
    added.current = more[0]?.clientRef ?? null;
    put([...latest.current, ...more]);
  }
  const passengers: Passengers = {
    list,
    faults,
    add: canAdd && list.length < mostPassengers - 1 ? add : null,
    change: (clientRef, changes) =>
      put(latest.current.map((one) => (one.clientRef === clientRef ? { ...one, ...changes } : one))),
    remove: (clientRef) => put(latest.current.filter((one) => one.clientRef !== clientRef)),
  };
  /** Whether all can be saved; says what is wrong where they cannot. */
  function check(): boolean {
    const found = faultsOfPassengers(latest.current);
    setFaults(found);
    return Object.keys(found).length === 0;
  }
  return { passengers, check };
}
