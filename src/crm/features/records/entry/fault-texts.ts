import type { EntryFault } from '../../../../domain/record-entry.ts';

export const faultTexts: Readonly<Record<EntryFault, string>> = {
  required: 'Ad soyad girin.',
  airport: 'Üç harfli havalimanı kodu veya şehir adı girin.',
  date: 'Geçerli bir tarih girin.',
  decimal: 'Tutarlar tam liradır; kuruş girmeyin.',
  negative: "Tutar eksi olamaz; iade için Satış Türü'nü seçin.",
  notANumber: 'Bu metin bir tutar değil.',
  tooLarge: 'Tutar çok büyük.',
};
