import type { EntryDoubt } from '../../../../domain/records/record-doubts.ts';
import type { EntryFault } from '../../../../domain/records/record-entry.ts';
import { type EntryField, recordFields } from '../../../../domain/records/record-fields.ts';
import { moneyFaultTexts } from '../../../ui/money-faults.ts';

export const faultTexts: Readonly<Record<Exclude<EntryFault, 'tooLong'>, string>> = {
  required: 'Ad soyad girin.',
  airport: 'Üç harfli havalimanı kodu veya şehir adı girin.',
  severalAirports: 'Bu adla birden çok havalimanı bulundu; listeden seçin.',
  date: 'Geçerli bir tarih girin.',
  unlisted: 'Listede yok.',
  ...moneyFaultTexts,
};

export function textOfFault(fault: EntryFault, field: EntryField): string {
  if (fault !== 'tooLong') return faultTexts[fault];
  return `En fazla ${recordFields[field].limit} karakter girilebilir; metni kısaltın.`;
}

export const doubtTexts: Readonly<Record<EntryDoubt, string>> = {
  commission: 'Komisyon, ödemelerin toplamından büyük.',
  sameAirport: 'Kalkış ile varış aynı.',
  noAirport: 'Bu kodla bilinen bir havalimanı yok; kontrol edin.',
  pnr: 'PNR beş ile sekiz arası harf ve rakamdan oluşur.',
  phone: 'Bu bir telefon numarasına benzemiyor.',
  moreThanPaid: 'Ödenenden fazla iade; önceki iadeler de sayıldı.',
  notBooked: 'Bu isim iade edilen rezervasyonda yok; kontrol edin.',
  direction: 'Kalkış ve varışa uymuyor; kontrol edin.',
  citizenId: 'Bu numara geçerli görünmüyor; kontrol edin.',
};
