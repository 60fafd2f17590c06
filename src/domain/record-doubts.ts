import { airportCode } from './airport-search.ts';
import { isCitizenNumber } from './citizen-number.ts';
import { moneyValue, readMoney } from './money.ts';
import type { RecordDraft } from './record-entry.ts';
import type { EntryField } from './record-fields.ts';
import { upperCode } from './turkish.ts';

/** What is hardly meant, but may be: told at its field, and saved all the same. */
export type EntryDoubt = 'commission' | 'sameAirport' | 'pnr' | 'phone' | 'citizenId';
export type EntryDoubts = Partial<Record<EntryField, EntryDoubt>>;

const payments = ['virtualPos', 'card', 'transfer', 'currentAccountPayment'] as const;

/** The doubtful fields of a sale that is being typed. Empty fields are never doubtful. */
export function doubtsOf(draft: RecordDraft): EntryDoubts {
  const [depart, arrive] = [airportCode(draft.depart), airportCode(draft.arrive)];
  // An amount that cannot be read may be any.
  const isKnown = payments.every((field) => 'amount' in readMoney(draft[field]));
  const paid = payments.reduce((sum, field) => sum + (moneyValue(draft[field]) ?? 0), 0);
  return {
    ...(isKnown && (moneyValue(draft.commission) ?? 0) > paid && { commission: 'commission' }),
    ...(depart !== '' && depart === arrive && { arrive: 'sameAirport' }),
    ...(draft.pnr.trim() !== '' && !/^[A-Z\d]{5,8}$/.test(upperCode(draft.pnr.trim())) && { pnr: 'pnr' }),
    ...(draft.phone.trim() !== '' && !isPhone(draft.phone) && { phone: 'phone' }),
    ...(draft.citizenId.trim() !== '' && !isCitizenNumber(draft.citizenId.trim()) && { citizenId: 'citizenId' }),
  };
}

/** A Turkish number in any of its writings, or an international one (ITU-T E.164: at most 15 digits). */
function isPhone(text: string): boolean {
  const compact = text.replace(/[\s()./-]/g, '').replace(/^00/, '+');
  return /^(\+90|90|0)?[2-58]\d{9}$/.test(compact) || (/^\+[1-9]\d{6,14}$/.test(compact) && !compact.startsWith('+90'));
}
