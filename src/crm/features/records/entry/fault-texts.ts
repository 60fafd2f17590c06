import type { MoneyFault } from '../../../../domain/money.ts';
import type { EntryFault } from '../../../../domain/record-entry.ts';

export const faultTexts: Readonly<Record<EntryFault, string>> = {
  required: 'Ad soyad girin.',
  airport: 'Üç harfli havalimanı kodu veya şehir adı girin.',
  date: 'Geçerli bir tarih girin.',
};

export const moneyFaultTexts: Readonly<Record<MoneyFault, string>> = {
  decimal: 'Kuruşlu tutar girilemez; tam lira yazın.',
  negative: 'Eksi tutar girilemez.',
  notANumber: 'Bu metin bir tutar değil.',
  tooLong: 'Tutar çok büyük.',
};
