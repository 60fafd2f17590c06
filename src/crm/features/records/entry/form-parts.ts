import type { KeyboardEvent } from 'react';
import type { RecordDraft } from '../../../../domain/records/record-entry.ts';
import { type EntryField, recordFields } from '../../../../domain/records/record-fields.ts';
import { paymentFields } from '../../../../domain/records/refunds.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import type { SavingQuestion } from '../../../../domain/records/saving-questions.ts';
import { groupDigits } from '../../../../domain/text/money.ts';
import { foldText } from '../../../../domain/text/turkish.ts';
import type { Origin } from '../../../ui/Field.tsx';
import type { Entry } from '../entries/entry-draft.ts';
import { isUntaken, stillPasted } from '../entries/pasted-fill.ts';
import { isRefund } from '../requests/refund.ts';

/**
 * Says of each copied value where it came from. An airline of the previous record is only a proposal, because the next
 * ticket often has another.
 */
export function originsOfCarried({ carried, draft, initial, refundOf, groupOf }: Entry) {
  const still = carried.filter((field) => draft[field] === initial[field]);
  if (refundOf !== null) return markedAs(still, 'iade edilen kayıttan');
  if (groupOf !== null) return markedAs(still, 'ilk yolcudan');
  const airline = still.filter((field) => field === 'company');
  return { ...markedAs(still, 'önceki kayıttan'), ...markedAs(airline, 'önceki kayıttan öneri') };
}

export function namesOf({ record, refundOf }: Pick<Entry, 'record' | 'refundOf'>) {
  if (record) return { title: 'Kayıt Düzenle', action: 'Güncelle', what: 'Kayıt' };
  if (refundOf === null) return { title: 'Yeni Kayıt Ekle', action: 'Yeni Kayıt Ekle', what: 'Kayıt' };
  return { title: 'İade Kaydı Ekle', action: 'İade Kaydı Ekle', what: 'İade kaydı' };
}

export const markedAs = (fields: readonly EntryField[], origin: Origin) =>
  Object.fromEntries(fields.map((field) => [field, origin]));

/** Ctrl+Shift+V, except in the paste panel, where it pastes as usual. */
export function isPasteKey({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || !shiftKey || altKey || foldText(key) !== 'v') return false;
  return !(target instanceof HTMLTextAreaElement && target.closest('section'));
}

export function carriedOn({ company, saleType, direction, shift }: SalesRecordInput): Partial<RecordDraft> {
  return {
    company: company ?? '',
    saleType: isRefund({ saleType }) ? '' : (saleType ?? ''),
    direction: direction ?? '',
    shift: shift ?? '',
  };
}

export function askAboutTaken(entry: Entry): SavingQuestion[] {
  const { pasted = {}, known = {}, draft } = entry;
  const ofPhone = stillPasted(known, draft);
  return [
    ...askAbout('Yapıştırılandan', stillPasted(pasted, draft)),
    ...askAboutPaid(untakenOf(entry, draft)),
    // If staff typed the name themselves, the phone's last record only adds the TC number of the same name: do not ask.
    ...askAbout('Telefonun son kaydından', ofPhone.includes('fullName') ? ofPhone : []),
  ];
}

function askAbout(from: string, fields: readonly EntryField[]): SavingQuestion[] {
  const [field] = fields;
  const names = fields.map((field) => recordFields[field].label).join(', ');
  return field ? [{ text: `${from}, onaylanmadı: ${names} — doğru mu?`, field }] : [];
}

export const untakenOf = ({ paid }: Entry, draft: RecordDraft) =>
  paid && isUntaken(paid.value, draft) ? paid.value : null;

function askAboutPaid(untaken: string | null): SavingQuestion[] {
  const text = `Yapıştırılan metindeki ${groupDigits(untaken ?? '')} TL hiçbir alana yazılmadı — doğru mu?`;
  return untaken === null ? [] : [{ text, field: paymentFields[0] }];
}

export function askAboutLink({ id, fullName }: SalesRecord): SavingQuestion {
  return { text: `İade, #${id} ${fullName} satışına bağlanmadı — doğru mu?`, field: 'pnr' };
}

export function askAboutRepeated({ id }: SalesRecord): SavingQuestion {
  const text = `Aynı yolcu, PNR, gün ve tutarla bir kayıt var: #${id} — yine de kaydedilsin mi?`;
  return { text, field: 'pnr' };
}

export function withoutKeys<T extends object>(of: T, keys: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(of).filter(([field]) => !keys.includes(field))) as Partial<T>;
}
