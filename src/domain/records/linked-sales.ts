import { type EntryField, isTooLong, moneyFields } from './record-fields.ts';
import type { SalesRecordInput } from './sales-record.ts';

export interface PassengerDraft {
  /** Made once per passenger, so that a repeated save stores each passenger once. */
  clientRef: string;
  fullName: string;
  citizenId: string;
}

/** The SQL function `add_group` has the same limit. */
export const mostPassengers = 20;

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

export type PassengerFault = 'required' | 'tooLong';
export type PassengerFaults = Readonly<Record<string, Partial<Record<'fullName' | 'citizenId', PassengerFault>>>>;

/** Trims names and TC numbers, and leaves out lines without either. */
export function namedPassengers(passengers: readonly PassengerDraft[]): PassengerDraft[] {
  return passengers
    .map((one) => ({ ...one, fullName: one.fullName.trim(), citizenId: one.citizenId.trim() }))
    .filter(({ fullName, citizenId }) => fullName !== '' || citizenId !== '');
}

/** What is wrong with each passenger, by `clientRef`; empty if nothing is. */
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
 * The sale of a further passenger: the booking without amounts, phone and note, which only the first passenger's record
 * has.
 */
export function passengerSale(first: SalesRecordInput, { fullName, citizenId }: PassengerDraft): SalesRecordInput {
  const nothing = { phone: null, note: null, ...Object.fromEntries(moneyFields.map((field) => [field, null])) };
  return { ...first, ...nothing, fullName, citizenId: citizenId || null };
}
