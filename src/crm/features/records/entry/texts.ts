import type { MoneyFault } from '../../../../domain/money.ts';
import type { EntryFault, RecordDraft } from '../../../../domain/record-entry.ts';
import type { MoneyField } from '../../../../domain/sales-record.ts';

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

/** The amounts in the order of the form. */
export const moneyLabels: ReadonlyArray<readonly [field: MoneyField, label: string]> = [
  ['virtualPos', 'Sanal POS'],
  ['card', 'Kart'],
  ['transfer', 'Havale'],
  ['commission', 'Komisyon'],
  ['currentAccountPayment', 'Cari Ödeme'],
  ['bdload', 'Bakiye Yükleme'],
];

export const fieldLabels: Readonly<Record<keyof RecordDraft, string>> = {
  ...(Object.fromEntries(moneyLabels) as Record<MoneyField, string>),
  fullName: 'Ad Soyad',
  phone: 'Telefon',
  citizenId: 'TC Kimlik No',
  pnr: 'PNR',
  depart: 'Kalkış',
  arrive: 'Varış',
  company: 'Firma',
  saleType: 'Satış Türü',
  direction: 'Yön',
  shift: 'Vardiya',
  note: 'Not',
  date: 'Tarih',
};
