import { mostPassengers, type PassengerDraft, type PassengerFaults } from '../../../../domain/records/linked-sales.ts';
import { uuid } from '../../../../domain/text/uuid.ts';
import type { EntryForm } from './use-entry-form.ts';

export interface Passengers {
  list: readonly PassengerDraft[];
  faults: PassengerFaults;
  add: ((names?: readonly string[]) => void) | null;
  change: (clientRef: string, changes: Partial<PassengerDraft>) => void;
  remove: (clientRef: string) => void;
}

export function passengersOf({ read, change }: EntryForm, canAdd: boolean): Passengers {
  const { entry, passengerFaults: faults } = read();
  const latest = () => read().entry.passengers;
  const put = (list: readonly PassengerDraft[]) => change({ do: 'passengers', list });
  function add(names: readonly string[] = ['']) {
    const more = names.slice(0, mostPassengers - 1 - latest().length);
    put([...latest(), ...more.map((fullName) => ({ clientRef: uuid(), fullName, citizenId: '' }))]);
  }
  return {
    list: entry.passengers,
    faults,
    add: canAdd && entry.passengers.length < mostPassengers - 1 ? add : null,
    change: (clientRef, changes) =>
      put(latest().map((one) => (one.clientRef === clientRef ? { ...one, ...changes } : one))),
    remove: (clientRef) => put(latest().filter((one) => one.clientRef !== clientRef)),
  };
}
