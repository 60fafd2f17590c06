import agency from '../../agency.config.ts';
import { airports } from '../../src/domain/places/suggested-airports.ts';
import { entryFields } from '../../src/domain/records/record-fields.ts';
import { referenceLists } from '../../src/domain/records/reference-lists.ts';
import type { SalesRecordRow } from '../../src/domain/records/sales-record.ts';

export type DemoRecord = Omit<SalesRecordRow, 'id' | 'userid' | 'useremail' | 'updatedat'> & { clientref: string };

const nothing = Object.fromEntries(entryFields.map((field) => [field.toLowerCase(), null])) as unknown as DemoRecord;

const lists = referenceLists(agency.lists);

export const demoMark = 'de300000-';

const firstNames =
  'Ayşe Fatma Zeynep Elif Emine Merve İrem Şule Özge Çiğdem Gülşah Nurgül Işıl Müge Tuğba Mehmet Mustafa Ahmet Ali Hüseyin İbrahim İsmail Oğuz Çağrı Şükrü Özgür Ümit Gökhan Yiğit Rıza'.split(
    ' ',
  );
const lastNames =
  'Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Özçelik Korkmaz Çakır Erdoğan Işık Güneş Uğurlu Ünal İnce'.split(
    ' ',
  );
const notes = [
  'Pencere kenarı rica etti',
  'Dönüş bileti ayrıca kesilecek',
  'Fatura şirket adına',
  'Tekerlekli sandalye talebi iletildi',
  'Ek bagaj 10 kg eklendi',
  'İsim düzeltmesi yapıldı, onay bekleniyor',
  'Ödeme iki parça alındı',
  'Yolcu uçuştan 24 saat önce aranacak',
];
const abroad = new Set(['STN', 'FRA', 'ZRH']);
const home = airports.map(({ code }) => code).filter((code) => !abroad.has(code));

/**
 * Makes records for the days up to the ISO date `lastDay`, the same for the same seed. Names and numbers are made up;
 * the phone numbers are of an unassigned range.
 */
export function demoRecords(count: number, lastDay: string, seed = 1): DemoRecord[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, (_, index) => demoRecord(index, lastDay, random));
}

function demoRecord(index: number, lastDay: string, random: () => number): DemoRecord {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const often = (share: number) => random() < share;
  const day = new Date(Date.parse(`${lastDay}T00:00:00Z`) - Math.floor(index / 18) * 86_400_000);
  const isAbroad = often(0.25);
  const depart = pick(home);
  const arrive = pick(isAbroad ? [...abroad] : home.filter((code) => code !== depart));
  const fare = Math.round((isAbroad ? 4_000 : 1_200) + random() * (isAbroad ? 14_000 : 3_800));
  const means = pick(['virtualpos', 'virtualpos', 'card', 'transfer', 'currentaccountpayment'] as const);
  const second = Math.floor(random() * 86_400);
  return {
    ...nothing,
    fullname: `${pick(firstNames)}${often(0.15) ? ` ${pick(firstNames)}` : ''} ${pick(lastNames)}`,
    phone: often(0.9) ? `+90500000${String(Math.floor(random() * 10_000)).padStart(4, '0')}` : null,
    citizenid: often(0.3) ? '10000000146' : null,
    pnr: Array.from({ length: 6 }, () => pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join(''),
    depart,
    arrive,
    company: pick(lists.company).name,
    saletype: often(0.6) ? 'YENI BILET' : pick(lists.saleType).name,
    direction: isAbroad ? 'YURT DISI' : 'YURT ICI',
    shift: pick(lists.shift).name,
    [means]: fare,
    bdload: often(0.08) ? pick([5_000, 10_000, 20_000]) : null,
    commission: often(0.85) ? Math.round(fare * (0.04 + random() * 0.06)) : null,
    note: often(0.2) ? pick(notes) : null,
    date: day.toISOString().slice(0, 10),
    createdat: new Date(day.getTime() + second * 1000).toISOString(),
    clientref: `${demoMark}0000-4000-8000-${String(index).padStart(12, '0')}`,
  };
}

/** Random numbers from 0 up to 1 that depend only on the seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
