import { expect, it } from 'vitest';
import { linesOf, pastedLimit } from '../../src/domain/pasted-booking/pasted-text.ts';
import { readBooking } from '../../src/domain/pasted-booking/read-booking.ts';
import { referenceLists } from '../../src/domain/records/reference-lists.ts';
import { foldText } from '../../src/domain/text/turkish.ts';
import { fieldsOf, measure, readSamples, sampleFields } from './samples.ts';

const files = import.meta.glob<string>('./samples/*.txt', { query: '?raw', import: 'default', eager: true });
const samples = Object.entries(files).flatMap(([file, text]) => readSamples(file, text));
const lists = referenceLists({ company: [], saleType: [], direction: [], shift: [] });
const today = '2026-11-22';
const read = (text: string) => readBooking(text, lists, today);

it('has enough samples', () => expect(samples.length).toBeGreaterThanOrEqual(80));

it.each(samples)('$name', ({ text, expected }) => {
  expect(fieldsOf(read(text))).toEqual(expected);
});

it('is precise and complete in every field', () => {
  const rows = measure(samples.map(({ text, expected }) => ({ expected, read: fieldsOf(read(text)) })));
  console.error(rows.map(({ line }) => line).join('\n'));
  for (const { precision, recall } of rows) {
    expect(precision).toBeGreaterThanOrEqual(0.98);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  }
  expect(rows).toHaveLength(sampleFields.length);
});

it.each(samples)('gives the true position of each value in “$name”', ({ text }) => {
  const { text: whole, fields, passengers, paid, paidBy } = read(text);
  const at = ({ start, end }: { start: number; end: number }) => whole.slice(start, end);
  for (const place of [...Object.values(fields), ...passengers, ...[paid, paidBy].flatMap((one) => one ?? [])].map(
    at,
  )) {
    expect(place).toBe(place.trim());
    expect(place).not.toBe('');
  }
  for (const name of passengers) {
    // An infant without a surname gets the surname of another passenger, so only the first word must be in the text.
    expect(foldText(at(name))).toContain(foldText(name.value.split(' ')[0] ?? ''));
  }
  const { pnr, phone, citizenId } = fields;
  if (citizenId) expect(at(citizenId).replace(/\D/g, '')).toBe(citizenId.value);
  if (pnr) expect(at(pnr).toUpperCase()).toBe(pnr.value);
  if (phone) expect(at(phone).replace(/\D/g, '').slice(-9)).toBe(phone.value.replace(/\D/g, '').slice(-9));
});

it('reads a text the same with other line ends, other spaces and accents as separate characters', () => {
  for (const { text, expected } of samples) {
    const other = text
      .replaceAll('\n', '\r\n')
      .replace(/(?<=\S) (?=\S)/g, '\u00a0')
      .normalize('NFD');
    expect(fieldsOf(read(other))).toEqual(expected);
  }
});

it.each([
  ['with a wrong check digit', 'TC: 10000000147'],
  ['of a company', 'Vergi No: 10000000146'],
  ['of a parcel', 'Takip no 10000000146'],
  ['of somebody else', 'Fatura için TC: 10000000146'],
  ['of one of two people', 'TC: 10000000146\nTC: 10000000214'],
  ['in a longer number', 'TC: 100000001460'],
])('proposes no citizen number from a number %s', (_, line) => {
  const text = `PNR: T7KQ4M\nYolcu: Ayşe Kaymakoğlu\nTK1821 IST-CDG\n${line}`;
  expect(read(text).fields).not.toHaveProperty('citizenId');
  expect(read(text).fields.fullName?.value).toBe('Ayşe Kaymakoğlu');
});

it.each([
  ['a card', 'Kredi kartı ile ödendi'],
  ['a way that may be used', 'Havale ile ödeyebilirsiniz'],
  ['one of two ways', 'Havale veya EFT ile ödendi'],
  ['two ways', 'Havale: 1.000 TL\nKart: 3.000 TL'],
  ['an awaited payment', 'Ödeme bekleniyor: havale'],
  ['an account', 'Ödeme: cari'],
])('proposes no way of payment from %s', (_, line) => {
  const text = `PNR: T7KQ4M\nYolcu: Ayşe Kaymakoğlu\nTK1821 IST-CDG\nToplam: 4.000 TL\n${line}`;
  expect(read(text)).toMatchObject({ paid: { value: '4000' }, paidBy: null });
  expect(read(`${text.replace(line, '')}Ödeme: Havale`).paidBy?.value).toBe('transfer');
});

it.each([
  ['Ödenen tutar: 14.870 TL (hizmet bedeli 550 TL dahil) - Kredi kartı', '14870'],
  ['Tahsil edilen: 14.870,00 TL (550,00 TL hizmet bedeli dahildir)', '14870'],
  ['Ödenen tutar\n14.870 TL (hizmet bedeli 550 TL dahil)', '14870'],
  ['14.870 TL kredi kartından çekildi (550 TL hizmet bedeli dahil)', '14870'],
  ['Toplam ödenen 14,870 TL hizmet bedeli dahil', '14870'],
  ['Total paid: TRY 14,870.00 (service fee TRY 550.00 included)', '14870'],
  ['Amount charged: 14,870 TL incl. 550 TL service fee', '14870'],
  ['Bezahlt: 14.870 TL (inkl. 550 TL Servicegebühr)', '14870'],
  ['Gezahlter Betrag: 14.870 TL (550 TL Servicegebühr inbegriffen)', '14870'],
  ['Ödenen tutar: 14.870 TL (hizmet bedeli 550 TL)', undefined],
  ['Ödenen toplam 14.870 TL, hizmet bedeli 550 TL dahil', undefined],
  ['Ödenen tutar: 14.870 TL (hizmet bedeli ile)', undefined],
  ['Ödenen tutar: 14.320 TL + 550 TL hizmet bedeli dahil', undefined],
  ['Ödenen tutar: 14.320 TL (hizmet bedeli 550 TL dahil değildir)', undefined],
  ['Ödenen tutar: 14.320 TL (hizmet bedeli dahil 14.870 TL)', undefined],
  ['Ödenen: 10.000 TL nakit ve 4.870 TL kart', undefined],
  ['Ödenen tutar: 14870 (hizmet bedeli 550)', undefined],
  ['14.320 TL çekildi, ayrıca 550 TL hizmet bedeli alındı', undefined],
  ['Total paid: 14,320 TL (service fee 550 TL not included)', undefined],
  ['Total paid: TRY 14,320 (incl. service fee TRY 14,870)', undefined],
  ['Total paid: EUR 14.870 (incl. EUR 550 service fee)', undefined],
])('prefers what was paid to the price of the ticket, or proposes nothing: %s', (line, paid) => {
  const text = `PNR: T7KQ4M\nYolcu: Ayşe Kaymakoğlu\nTK1821 IST-CDG\nBilet tutarı: 14.320 TL\n${line}`;
  expect(fieldsOf(read(text)).paid).toBe(paid);
});

it.each([
  ['a return by its label', 'Gidiş: TK2310 IST-ADB 12.12.2026 07:00\nDönüş: TK2345 ADB-IST 15.12.2026 21:00', 'IST'],
  ['a return on the same day', 'TK2310 IST-ADB 12.12.2026 07:00\nTK2345 ADB-IST 12.12.2026 21:00', 'IST'],
  ['a route', 'TK2310 IST-ADB-IST', 'IST'],
  ['segments', '1 TK2310 Y 12DEC 6 ISTADB HK1 0700 0815\n2 TK2345 Y 15DEC 2 ADBIST HK1 2100 2215', 'IST'],
  [
    'a return told twice',
    'TK2310 IST-ADB\nTK2345 ADB-IST\nTK2310 IST-ADB 12.12.2026\nTK2345 ADB-IST 15.12.2026',
    'IST',
  ],
  ['one way', 'TK2310 IST-ADB 12.12.2026', undefined],
  ['a connection', 'TK2310 IST-ADB 12.12.2026\nXQ590 ADB-MAN 12.12.2026', undefined],
  ['a return to another airport', 'TK2310 IST-ADB 12.12.2026\nPC2021 ADB-SAW 15.12.2026', undefined],
  ['a return from another airport', 'TK2310 IST-ADB 12.12.2026\nTK2511 BJV-IST 15.12.2026', undefined],
  ['a return to a city with two', 'Gidiş: İstanbul - İzmir 12.12.2026\nDönüş: İzmir - İstanbul 15.12.2026', undefined],
  [
    'a flight after the return',
    'TK2310 IST-ADB 12.12.2026\nTK2345 ADB-IST 15.12.2026\nTK2410 IST-AYT 20.12.2026',
    undefined,
  ],
  ['a part of the way back', 'TK2310 AYT-IST-ADB 12.12.2026\nTK2345 ADB-IST 15.12.2026', undefined],
  [
    'a return from such a city',
    'Gidiş: İzmir (ADB) - IST 12.12.2026\nDönüş: İstanbul - İzmir (ADB) 15.12.2026',
    undefined,
  ],
  ['two journeys', 'TK2310 IST-ADB 2.12.2026\nTK2345 ADB-IST 3.12.2026\nTK2310 IST-ADB 9.12.2026', undefined],
])('proposes a place of return only where both ways are certain: %s', (_, flights, returnTo) => {
  expect(fieldsOf(read(`PNR: T7KQ4M\nYolcu: Ayşe Kaymakoğlu\n${flights}`)).returnTo).toBe(returnTo);
});

it.each([
  ['Saygılarımla,', 'Saygıyla', 'Saygı ve sevgilerimle', 'Sevgiler', 'Kolay gelsin', 'KOLAY GELSİN', 'Teşekkürler'],
  ['Kind regards,', 'Best Regards', 'Best wishes,', 'Yours sincerely,', 'Many thanks'],
  ['Mit freundlichen Grüßen', 'С уважением,', 'Hörmətlə,'],
])('takes nobody who signs below “%s” for a passenger', (...closings) => {
  for (const closing of closings) {
    for (const signed of ['\nFatma Demir', '\nDr. Fatma Demir', ' Dr. Fatma Demir', '\nMavi Turizm\nMs. Fatma Demir']) {
      const text = `TK1821 IST-CDG\nYolcular:\nAyşe Kaymakoğlu\nCan Kaymakoğlu\n\n${closing}${signed}\nSatış`;
      expect(fieldsOf(read(text)).passengers, closing + signed).toBe('Ayşe Kaymakoğlu; Can Kaymakoğlu');
    }
  }
  const begun = 'Thank you for booking with us this year.\nMr. Ali Kaya\nMs. Ece Kaya\nTK1821 IST-CDG';
  expect(fieldsOf(read(begun)).passengers).toBe('Ali Kaya; Ece Kaya');
  const thanked = 'TK1821 IST-CDG\nyolcular\nAyşe Kaymakoğlu\nCan Kaymakoğlu teşekkürler\nFatma Demir';
  expect(fieldsOf(read(thanked)).passengers).toBe('Ayşe Kaymakoğlu; Can Kaymakoğlu');
});

it.each([
  ['a given name', 'SELIN KAPLAN\nÖMER KAPLAN', 'Selin Kaplan; Ömer Kaplan'],
  ['the first letter', 'IREM IPEK\nÖMER YILDIZ', 'İrem İpek; Ömer Yıldız'],
  ['i after a', 'HALIL YILMAZ\nRASIM ŞAHIN', 'Halil Yılmaz; Rasim Şahin'],
  ['a surname', 'FATMA ÇELIK\nALİ ÖZDEMIR', 'Fatma Çelik; Ali Özdemir'],
  ['ı', 'IŞIL KILIÇ\nNAZIM ÖZIŞIK\nSIDIKA ERYILMAZ', 'Işıl Kılıç; Nazım Özışık; Sıdıka Eryılmaz'],
  ['a text without Turkish letters', 'IREM CELIK\nALI YILMAZ', 'Irem Celik; Ali Yilmaz'],
])('tells i from ı in capitals: %s', (_, names, passengers) => {
  expect(fieldsOf(read(`TK1821 IST-CDG\nYolcular:\n${names}`)).passengers).toBe(passengers);
});

it.each([
  ['a contact line of a system', '5 AP IST +90 212 555 01 47 - GOKKUSAGI TURIZM - A\n6 APM +905320142786/P1', true],
  ['the number of the agency', 'Acente Tel 0 (216) 555 00 00\nYolcu Cep 0532 014 27 86', true],
  ['a short number', 'Mavi Turizm 444 0 849\nCep: 0532 014 27 86', true],
  ['a heading', 'Mavi Turizm 7/24\nCep: 0532 014 27 86', false],
])('decides whether a phone number below %s is the passenger’s', (_, lines, isOwn) => {
  const { phone } = fieldsOf(read(`PNR: T7KQ4M\nYolcu: Ayşe Kaymakoğlu\nTK1821 IST-CDG\n${lines}`));
  expect(phone).toBe(isOwn ? '0532 014 27 86' : undefined);
});

it('recognises a company that the agency added, by its alias', () => {
  const added = { company: [{ name: 'CORENDON', aliases: ['XC'] }], saleType: [], direction: [], shift: [] };
  const text = 'PNR: CN8K4T\nYolcu: Jale Otlukçu\nXC 1234 AYT - CGN 09.12.2026 10:20';
  expect(readBooking(text, referenceLists(added), today).fields.company?.value).toBe('CORENDON');
  expect(read(text).fields.company).toBeUndefined();
});

it.each([
  ['capitals', 'A'.repeat(pastedLimit)],
  ['digits', '1'.repeat(pastedLimit)],
  ['digits apart', '5 '.repeat(pastedLimit / 2)],
  ['names', '1.A/B '.repeat(pastedLimit / 6)],
  ['slashes', 'AB/'.repeat(pastedLimit / 3)],
  ['airports', 'IST-AYT '.repeat(pastedLimit / 8)],
  ['labels', 'PNR: '.repeat(pastedLimit / 5)],
  ['passengers', 'Yolcu: Ayşe Yılmaz\n'.repeat(pastedLimit / 19)],
  ['amounts', 'toplam 1.1'.repeat(pastedLimit / 10)],
  ['totals', 'toplam '.repeat(pastedLimit / 7)],
  ['empty lines', '\n'.repeat(pastedLimit)],
  ['spaces', ' '.repeat(pastedLimit)],
  ['tabs', 'Ad\t'.repeat(pastedLimit / 3)],
  ['marks', 'a\u0301'.repeat(pastedLimit / 2)],
  ['marks of one letter', `TK1234 x${'\u0301'.repeat(pastedLimit / 2)}${'\u0316'.repeat(pastedLimit / 2)}`],
  ['quotes', '> '.repeat(pastedLimit / 2)],
  ['brackets', '(INF'.repeat(pastedLimit / 4)],
  ['headings', 'YOLCULAR\nx\n'.repeat(pastedLimit / 11)],
  ['citizen numbers', 'TC 10000000146 '.repeat(pastedLimit / 15)],
  ['names with numbers', '1. Ayşe Yılmaz 10000000146\n'.repeat(pastedLimit / 27)],
  ['days under labels', 'ödeme tarihi\n'.repeat(pastedLimit / 13)],
  ['rows of a table', 'Ad\tSoyad\tTutar\n'.repeat(pastedLimit / 15)],
  ['ways to pay', 'havale 1.1 '.repeat(pastedLimit / 11)],
  ['codes', 'T7KQ4M '.repeat(pastedLimit / 7)],
  ['pictures', '🎫'.repeat(pastedLimit / 2)],
  ['greetings', 'sayın '.repeat(pastedLimit / 6)],
  ['sentences', 'Yolcu: fatura. '.repeat(pastedLimit / 15)],
  ['coupons', ' 1 O ISTTK 1865 L 12DEC 0935 OK\n'.repeat(pastedLimit / 35)],
  ['open tags', '<b '.repeat(pastedLimit / 3)],
  ['messages', '[18.11.2026 13:02] +90 532 411 70 85: x\n'.repeat(pastedLimit / 41)],
  ['cells of names', 'Ayşe Yılmaz\t100\t'.repeat(pastedLimit / 16)],
  ['results', '1+1 = 1 = '.repeat(pastedLimit / 10)],
  ['segments', 'TK1821 Y 12DEC 6 ISTCDG HK1 0715 0935\n'.repeat(pastedLimit / 38)],
])('finishes reading a text of nothing but %s', (_, text) => {
  expect(read(text).text.length).toBeLessThanOrEqual(pastedLimit);
});

it('takes time in proportion to the text, because no pattern sees more than one short line', () => {
  for (const piece of ['A', 'A ', 'A\n', '5 ']) {
    const lines = linesOf(piece.repeat(pastedLimit / piece.length));
    expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThanOrEqual(400);
    expect(lines.length).toBeLessThanOrEqual(4_000);
  }
});

it('reads no more than the limit', () => {
  const far = `${' '.repeat(pastedLimit)}\nPNR: T7KQ4M\nYolcu: Ayşe Kaymakoğlu\nTK1821 IST-CDG`;
  expect(fieldsOf(read(far))).toEqual({});
});
