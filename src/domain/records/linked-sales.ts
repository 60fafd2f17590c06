import { type EntryField, isTooLong, moneyFields } from './record-fields.ts';
import type { SalesRecordInput } from './sales-record.ts';

/** Another passenger of a sale being typed. */
export interface PassengerDraft {
  /** Made once per passenger, so that a repeated save stores each passenger once. */
  clientRef: string;
  fullName: string;
  citizenId: string;
}

/** The most passengers of one sale that are stored at once, as in the SQL function `add_group`. */
export const mostPassengers = 20;

/** The fields that all passengers of one sale share: the booking, and the day of the sale. */
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

/** Why a passenger's name or TC number keeps the sale from being saved. */
export type PassengerFault = 'required' | 'tooLong';
export type PassengerFaults = Readonly<Record<string, Partial<Record<'fullName' | 'citizenId', PassengerFault>>>>;

/** Leaves out empty lines. */
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
 * The sale of another passenger. It has the booking, but neither amounts, which are in the first passenger's record,
 * nor phone and note, which belong to the person who called.
 */
export function passengerSale(first: SalesRecordInput, { fullName, citizenId }: PassengerDraft): SalesRecordInput {
  const nothing = { phone: null, note: null, ...Object.fromEntries(moneyFields.map((field) => [field, null])) };
  return { ...first, ...nothing, fullName, citizenId: citizenId || null };
}
