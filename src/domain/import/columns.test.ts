import { expect, it } from 'vitest';
import { entryFields, moneyFields, recordFields } from '../records/record-fields.ts';
import { assignColumn, columnsOf, isGuess, matchColumns, withGuesses } from './columns.ts';

it.each([
  ['AD SOYAD', 'fullName'],
  ['Adı Soyadı', 'fullName'],
  ['İSİM SOYİSİM', 'fullName'],
  ['Yolcu', 'fullName'],
  ['MÜŞTERİ ADI', 'fullName'],
  ['Tel.', 'phone'],
  ['CEP TELEFONU', 'phone'],
  ['T.C. Kimlik No', 'citizenId'],
  ['TCKN', 'citizenId'],
  ['pnr', 'pnr'],
  ['P.N.R.', 'pnr'],
  ['PNR No:', 'pnr'],
  ['KALKIŞ', 'depart'],
  ['kalkis', 'depart'],
  ['Nereye', 'arrive'],
  ['Kalkış / Varış', 'route'],
  ['GÜZERGÂH', 'route'],
  ['Parkur', 'route'],
  ['Firma', 'company'],
  ['Hava Yolu', 'company'],
  ['İşlem Türü', 'saleType'],
  ['İç / Dış', 'direction'],
  ['VARDİYA', 'shift'],
  ['Sanal POS (TL)', 'virtualPos'],
  ['SANALPOS', 'virtualPos'],
  ['Kredi Kartı', 'card'],
  ['EFT / Havale', 'transfer'],
  ['Hizmet Bedeli', 'commission'],
  ['Cari', 'currentAccountPayment'],
  ['cari ödeme ₺', 'currentAccountPayment'],
  ['Bakiye Yükleme', 'bdload'],
  ['Açıklama', 'note'],
  ['  TARİH  ', 'date'],
  ['İşlem\nTarihi', 'date'],
  ['Satış Günü', 'date'],
  ['Dönüş Yeri', 'returnTo'],
  ['Dönüş Havalimanı', 'returnTo'],
  ['Dönüş', null],
  ['passengerName', 'fullName'],
  ['PassengerName', 'fullName'],
  ['PNRNo', 'pnr'],
  ['pnrCode', 'pnr'],
  ['identityNumber', 'citizenId'],
  ['creditCard', 'card'],
  ['createdAt', 'date'],
  ['remark', 'note'],
  ['fullName', 'fullName'],
  ['#ID', null],
  ['Satan', 'seller'],
  ['SATIŞ TEMSİLCİSİ', 'seller'],
  ['Kullanıcı', 'seller'],
  ['currentaccountpayment', 'currentAccountPayment'],
  ['Uçuş Tarihi', null],
  ['Toplam', null],
  ['Bakiye', null],
  ['POS', null],
  ['', null],
  ['constructor', null],
])('the heading “%s” means %s', (heading, field) => {
  expect(matchColumns([heading])).toEqual([field]);
});

it('knows every field by its label', () => {
  expect(matchColumns(entryFields.map((field) => recordFields[field].label))).toEqual(entryFields);
  expect(
    moneyFields.every(
      (field) => matchColumns([recordFields[field].heading ?? ''])[0] === field || !recordFields[field].heading,
    ),
  ).toBe(true);
});

it.each([
  [
    ['Tarih', 'Tarih'],
    ['date', null],
  ],
  [
    ['Ad', 'Soyad', 'PNR'],
    ['fullName', 'fullName', 'pnr'],
  ],
  [
    ['Ad Soyad', 'Ad', 'Soyad'],
    ['fullName', null, null],
  ],
  [
    ['Yolcu Soyadı', 'PNR', 'Yolcu Adı'],
    ['fullName', 'pnr', 'fullName'],
  ],
  [
    ['Adı Soyadı', 'Soyadı'],
    ['fullName', null],
  ],
  [
    ['Soyadı', 'Tutar'],
    ['fullName', null],
  ],
  [
    ['fullName', 'lastName'],
    ['fullName', null],
  ],
])('the headings %j mean %j', (headings, fields) => {
  expect(matchColumns(headings)).toEqual(fields);
});

it('assigns a field to one column only, but a name or note to several', () => {
  const fields = matchColumns(['Ad Soyad', 'PNR', 'Kod', 'Ek']);
  expect(assignColumn(fields, 2, 'pnr')).toEqual(['fullName', null, 'pnr', null]);
  expect(assignColumn(fields, 3, 'fullName')).toEqual(['fullName', 'pnr', null, 'fullName']);
  expect(assignColumn(fields, 0, null)).toEqual([null, 'pnr', null, null]);
});

it('puts the first name before the last name', () => {
  const headings = ['Soyad', 'PNR', 'Ad'];
  expect(columnsOf(matchColumns(headings), headings).get('fullName')).toEqual([2, 0]);
});

it.each([
  [['POS'], ['card']],
  [
    ['Sanal', 'Kredi Kartı', 'EFT'],
    ['virtualPos', 'card', 'transfer'],
  ],
  [
    ['POS (TL)', 'NAKİT'],
    ['card', 'transfer'],
  ],
  [
    ['POS', 'Kart'],
    [null, 'card'],
  ],
  [
    ['Nakit', 'Banka'],
    ['transfer', null],
  ],
  [
    ['Toplam', 'Tutar'],
    [null, null],
  ],
])('for %j it guesses %j', (headings, fields) => {
  const found = matchColumns(headings);
  expect(withGuesses(found, headings, [])).toEqual(fields);
  const guessed = headings.filter((heading, at) => isGuess(heading, fields[at] as null));
  expect(guessed).toEqual(headings.filter((_, at) => fields[at] && !found[at]));
});

it.each([
  [['ORY', '', 'SAW'], 'returnTo'],
  [['Paris', 'Karşıyaka', 'İzmir'], 'returnTo'],
  [['05.12.2026', '', 'SAW'], null],
  [['IST 05.12', 'SAW'], null],
  [['Var', 'Yok', 'VAR'], null],
  [['14:20'], null],
  [['1.250'], null],
  [['açık', 'esnek'], null],
  [['', '-'], null],
])('the heading “Dönüş” above %j means %s', (cells, field) => {
  const headings = ['Ad Soyad', 'Dönüş'];
  const rows = cells.map((cell) => ['Ali Can', cell]);
  expect(withGuesses(matchColumns(headings), headings, rows)).toEqual(['fullName', field]);
});
