import type { Locator } from '@playwright/test';
import { addDays } from '../../src/domain/days/date-ranges.ts';
import { formatDate, type IsoDate } from '../../src/domain/days/dates.ts';
import { randomFrom } from '../support/random.ts';
import { agencyToday } from '../support/today.ts';
import { openAs } from './crm-actions.ts';
import { paste } from './crm-key-actions.ts';
import { expect, test } from './fixtures.ts';

const random = randomFrom(20261121);
const below = (limit: number) => Math.floor(random() * limit);
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const chance = (share: number) => random() < share;

const firstNames = ['Işıl', 'İbrahim', 'Çağrı', 'Şükrü', 'Gülşen', 'Ömer Faruk', 'Ayşe Nur', 'Ünal', 'Yiğit', 'Ilgın'];
const lastNames = ['Öztürk', 'Işık', 'İnce', 'Dağcı', 'Çelik-Şahin', 'Güneş', 'Küçükoğlu', 'Yıldız', 'D’Angelo', 'Ağ'];
const notes = [
  '20 kg ek bagaj',
  'İade bekliyor; “acil”',
  '%50 iade\nikinci satır',
  '<b>Pencere</b> & koridor',
  "O'nun notu",
];
const amounts = {
  virtualpos: 'Sanal POS',
  card: 'Kart',
  transfer: 'Havale',
  commission: 'Komisyon',
  bdload: 'Bakiye Yükleme',
};
const airports = [
  ['ist', 'IST'],
  ['izmir', 'ADB'],
  ['tzx', 'TZX'],
  ['ankara', 'ESB'],
  ['VAN', 'VAN'],
] as const;
const companies = ['THY', 'PEGASUS', 'AIR ARABIA', 'FLYDUBAI'];

type Sale = Record<string, string | number | null>;
const kept = ['company'] as const;

async function enterAmount(field: Locator): Promise<number | null> {
  const lira = below(250_000);
  const grouped = lira.toLocaleString('tr-TR');
  const ways: ReadonlyArray<() => Promise<number | null>> = [
    () => field.pressSequentially(String(lira)).then(() => lira),
    () => paste(field, `${grouped} TL`).then(() => lira),
    () => paste(field, ` ₺${lira}\n`).then(() => lira),
    () => paste(field, grouped.replaceAll('.', ' ')).then(() => lira),
    () => refusedOf(field, `${grouped},50`),
    () => refusedOf(field, 'tutar yok'),
  ];
  return await oneOf(ways)();
}

/** Pastes a text that is not an amount, expects the field to refuse it, and empties the field. */
async function refusedOf(field: Locator, text: string): Promise<null> {
  await paste(field, text);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('');
  return null;
}

/** Types a random sale over the values `held` by the form, and returns the row to expect in the database. */
async function enterSale(dialog: Locator, held: Sale, number: number, today: IsoDate): Promise<Sale> {
  const sale: Sale = { ...held, fullname: `${oneOf(firstNames)} ${oneOf(lastNames)} ${number}` };
  await dialog.getByLabel('Ad Soyad').fill(` ${sale.fullname}  `);
  if (chance(0.6)) {
    sale.pnr = `PI${String(number).padStart(4, '0')}`;
    await dialog.getByLabel('PNR').fill(`pı${String(number).padStart(4, '0')}`);
  }
  if (chance(0.5)) {
    const [typed, code] = oneOf(airports);
    sale.arrive = code;
    await dialog.getByLabel('Varış').fill(typed);
  }
  if (chance(0.3)) {
    sale.company = oneOf(companies);
    await dialog.getByLabel('Firma').fill(sale.company);
  }
  for (const [column, label] of Object.entries(amounts)) {
    if (chance(0.35)) sale[column] = await enterAmount(dialog.getByLabel(label));
  }
  if (chance(0.4)) {
    sale.note = oneOf(notes);
    await dialog.getByLabel('Not', { exact: true }).fill(sale.note);
  }
  if (chance(0.2)) {
    sale.date = addDays(today, -below(60));
    await dialog.getByLabel('Tarih', { exact: true }).fill(oneOf([sale.date, formatDate(sale.date)]));
  }
  return sale;
}

test('fifty random sales in a row are stored exactly as they were typed', async ({ page, server, admin }) => {
  const today = agencyToday();
  await server.ownerSql`delete from public.crm_records`;
  await openAs(page, server, admin, '/crm/records');
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  const name = dialog.getByLabel('Ad Soyad');
  const empty: Sale = {
    pnr: null,
    arrive: null,
    company: null,
    note: null,
    date: today,
  };
  for (const column of Object.keys(amounts)) empty[column] = null;
  const typed: Sale[] = [];
  let held: Sale | null = null;

  while (typed.length < 50) {
    if (!held) await page.keyboard.press('n');
    await expect(name).toBeFocused();
    const sale = await enterSale(dialog, held ?? empty, typed.length + 1, today);
    if (chance(0.15)) {
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sil ve kapat' }).click();
      await expect(dialog).toBeHidden();
      held = null;
      continue;
    }
    typed.push(sale);
    const next = chance(0.7);
    const stored = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.status() === 201,
    );
    await page.keyboard.press(next ? 'Control+Shift+Enter' : 'Control+Enter');
    const isBare = ['pnr', ...Object.keys(amounts)].every((column) => sale[column] === null);
    if (isBare) await page.getByRole('button', { name: 'Evet, kaydet' }).click();
    await stored;
    if (next) await expect(name).toHaveValue('');
    else await expect(dialog).toBeHidden();
    held = next ? { ...empty, ...Object.fromEntries(kept.map((column) => [column, sale[column] ?? null])) } : null;
  }

  const rows = await server.ownerSql`
    select fullname, pnr, arrive, company, note, date::text, virtualpos::int, card::int, transfer::int, commission::int,
      bdload::int from public.crm_records order by id`;
  expect([...rows]).toEqual(typed);
});
