import { type EntryField, isTooLong, moneyFields } from './record-fields.ts';
import type { SalesRecordInput } from './sales-record.ts';

/** One more passenger of a sale while it is being typed. */
export interface PassengerDraft {
  /** Made once per passenger, so that a repeated save stores each once. */
  clientRef: string;
  fullName: string;
  citizenId: string;
}

/** Passengers of one sale that are stored at once. The function `add_group` in SQL says the same. */
export const mostPassengers = 20;

/** What passengers of one sale have in common: the booking, and the day of the sale. */
export const bookingFields = [
  'pnr',
  'depart',
  'arrive',
  'returnTo',
  'company',
  'saleType',
  'direction',
  'shift',
  'date',
] as const satisfies readonly EntryField[];

/** Why the name or the TC number of a passenger keeps the sale from being saved. */
export type PassengerFault = 'required' | 'tooLong';
export type PassengerFaults = Readonly<Record<string, Partial<Record<'fullName' | 'citizenId', PassengerFault>>>>;

/** Those of whom anything was typed; a line that was left empty is nobody. */
export function namedPassengers(passengers: readonly PassengerDraft[]): PassengerDraft[] {
  return passengers
    .map((one) => ({ ...one, fullName: one.fullName.trim(), citizenId: one.citizenId.trim() }))
    .filter(({ fullName, citizenId }) => fullName !== '' || citizenId !== '');
}

/** What is wrong with passengers, by their references; without any, nothing. */
export function faultsOfPassengers(passengers: readonly PassengerDraft[]): PassengerFaults {
  const faults = namedPassengers(passengers).map(({ clientRef, fullName, citizenId }) => {
    const name = fullName === '' ? 'required' : isTooLong('fullName', fullName) ? 'tooLong' : undefined;
    const found: PassengerFaults[string] = {
      ...(name && { fullName: name }),
      ...(isTooLong('citizenId', citizenId) && { citizenId: 'tooLong' }),
    };
    return [clientRef, found] as const;
  });
  return Object.fromEntries(faults.filter(([, found]) => Object.keys(found).length > 0));
}

/**
 * The sale of another passenger. It has the booking and no amounts: they are with the first. Nor the phone number and the
 * note, which are of whoever called.
 */
export function passengerSale(first: SalesRecordInput, { fullName, citizenId }: PassengerDraft): SalesRecordInput {
  const nothing = { phone: null, note: null, ...Object.fromEntries(moneyFields.map((field) => [field, null])) };
  return { ...first, ...nothing, fullName, citizenId: citizenId || null };
}
