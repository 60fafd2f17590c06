import type { EntryDoubt } from '../../../../domain/record-doubts.ts';
import type { EntryFault } from '../../../../domain/record-entry.ts';

export const faultTexts: Readonly<Record<EntryFault, string>> = {
  required: 'Ad soyad girin.',
  airport: 'Üç harfli havalimanı kodu veya şehir adı girin.',
  date: 'Geçerli bir tarih girin.',
  unlisted: 'Listede yok.',
  decimal: 'Tutarlar tam liradır; kuruş girmeyin.',
  negative: "Tutar eksi olamaz; iade için Satış Türü'nü seçin.",
  notANumber: 'Bu metin bir tutar değil.',
  tooLarge: 'Tutar çok büyük.',
};

export const doubtTexts: Readonly<Record<EntryDoubt, string>> = {
  commission: 'Komisyon, ödemelerin toplamından büyük.',
  sameAirport: 'Kalkış ile varış aynı.',
  pnr: 'PNR beş ile sekiz arası harf ve rakamdan oluşur.',
  phone: 'Bu bir telefon numarasına benzemiyor.',
  citizenId: 'Bu numara geçerli görünmüyor; kontrol edin.',
};
