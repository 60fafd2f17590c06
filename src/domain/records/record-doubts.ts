import { airportCode, isNoAirport } from '../places/airport-search.ts';
import { isAgainstRoute } from '../places/direction.ts';
import { moneyValue, readMoney } from '../text/money.ts';
import { isPhone } from '../text/phones.ts';
import { upperCode } from '../text/turkish.ts';
import { plainCode } from '../text/typed-code.ts';
import { isCitizenNumber } from './citizen-number.ts';
import { isAmong } from './passenger-names.ts';
import type { RecordDraft } from './record-entry.ts';
import { type EntryField, type MoneyField, moneyFields } from './record-fields.ts';
import { paymentFields, refundGroup } from './refunds.ts';

/** Why a value may be a mistake; the sale can still be saved. */
export type EntryDoubt =
  | 'commission'
  | 'sameAirport'
  | 'noAirport'
  | 'pnr'
  | 'phone'
  | 'citizenId'
  | 'moreThanPaid'
  | 'direction'
  | 'notBooked';
export type EntryDoubts = Partial<Record<EntryField, EntryDoubt>>;

/**
 * The doubtful fields of a sale being typed. Empty fields are never doubtful.
 * @param left what can still be refunded of each amount, if the sale is a refund
 * @param booked the passengers of the refunded sale; empty if unknown
 */
export function doubtsOf(
  draft: RecordDraft,
  left: Readonly<Record<MoneyField, number>> | null = null,
  booked: readonly string[] = [],
): EntryDoubts {
  const [depart = '', arrive = '', returnTo = ''] = [draft.depart, draft.arrive, draft.returnTo].map(airportCode);
  // An unreadable amount leaves the sum of the payments unknown.
  const isKnown = paymentFields.every((field) => 'amount' in readMoney(draft[field]));
  const paid = paymentFields.reduce((sum, field) => sum + (moneyValue(draft[field]) ?? 0), 0);
  return {
    ...(left && doubtsOfRefund(draft, left)),
    ...(booked.length > 0 && !isAmong(draft.fullName, booked) && { fullName: 'notBooked' }),
    ...(isKnown && !isPureLoad(draft) && (moneyValue(draft.commission) ?? 0) > paid && { commission: 'commission' }),
    ...(isNoAirport(depart) && { depart: 'noAirport' }),
    ...(isNoAirport(arrive) && { arrive: 'noAirport' }),
    ...(isNoAirport(returnTo) && { returnTo: 'noAirport' }),
    ...(depart !== '' && depart === arrive && { arrive: 'sameAirport' }),
    ...(returnTo !== '' && returnTo === arrive && { returnTo: 'sameAirport' }),
    ...(isAgainstRoute(draft.direction, depart, arrive) && { direction: 'direction' }),
    ...(draft.pnr.trim() !== '' && !/^[A-Z\d]{5,8}$/.test(upperCode(draft.pnr.trim())) && { pnr: 'pnr' }),
    ...(draft.phone.trim() !== '' && !isPhone(draft.phone) && { phone: 'phone' }),
    ...(draft.citizenId.trim() !== '' && !isCitizenNumber(plainCode(draft.citizenId)) && { citizenId: 'citizenId' }),
  };
}

/** The first field that refunds more than was paid. */
export function exceedingField(doubts: EntryDoubts): EntryField | null {
  return moneyFields.find((field) => doubts[field] === 'moreThanPaid') ?? null;
}

function isPureLoad(draft: RecordDraft): boolean {
  return draft.bdload.trim() !== '' && paymentFields.every((field) => draft[field].trim() === '');
}

function doubtsOfRefund(draft: RecordDraft, left: Readonly<Record<MoneyField, number>>): EntryDoubts {
  const back = (field: MoneyField) => moneyValue(draft[field]) ?? 0;
  const rest = (field: MoneyField) => refundGroup(field).reduce((sum, one) => sum + left[one] - back(one), 0);
  const tooMuch = moneyFields.filter((field) => back(field) > 0 && rest(field) < 0);
  return Object.fromEntries(tooMuch.map((field) => [field, 'moreThanPaid']));
}
