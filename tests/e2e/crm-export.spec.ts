import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { formatDate } from '../../src/domain/dates.ts';
import { bringAxe, violations } from './axe.ts';
import { beginAs, expectList, hold, insertRecord, keepToast, openAs, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const todayNow = () => new Date().toISOString().slice(0, 10);
const openExport = async (page: Page) => {
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dışa aktar' });
  await expect(dialog).toBeVisible();
  return dialog;
};

async function download(page: Page, press: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return file;
}

async function sheetOf(file: Download) {
  const { sheets } = await readXlsx(await readFile(await file.path()));
  const [sheet] = sheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

test.beforeEach(async ({ server }) => {
  await server.ownerSql`delete from public.crm_records`;
});

test('the Excel file is the list: its rows, order and columns, in the right types, net of refunds', async ({
  page,
  server,
  admin,
}) => {
  const today = todayNow();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, virtualpos, card, saletype, note, depart, arrive) values
      ('Zeki', 'AAA111', current_date, 1500, null, 'YENI BILET', null, 'IST', 'AYT'),
      ('=HYPERLINK("http://x")', 'AAA222', current_date, 2000, 40, null, '+90', null, null),
      ('Çiğdem', 'AAA333', current_date, 700, null, 'IPTAL/IADE', null, null, null),
      ('Dünkü', 'AAA444', current_date - 1, 9, 9, null, null, null, null)`;
  await openAs(page, server, admin, '/crm/records?sort=fullName');
  await expectList(page);
  await page.evaluate(() =>
    localStorage.setItem('crm.visibleColumns', '["fullName","date","virtualPos","card","route","note"]'),
  );
  await page.reload();
  await expectList(page);
  await bringAxe(page);
  const dialog = await openExport(page);
  await expect(dialog).toContainText('3 kayıt, 6 sütun');
  const file = await download(page, () => dialog.getByRole('button', { name: 'İndir' }).click());
  await keepToast(toast(page, 'Dosya indirildi'));
  expect(file.suggestedFilename()).toBe(`kayitlar-${today}.xlsx`);
  const { rows, cells } = await sheetOf(file);
  const day = new Date(`${today}T00:00:00Z`);
  expect(rows.slice(0, 4)).toEqual([
    ['Ad Soyad', 'Tarih', 'Sanal POS', 'Kart', 'Kalkış / Varış', 'Not'],
    ['=HYPERLINK("http://x")', day, 2000, 40, null, '+90'],
    ['Çiğdem', day, -700, null, null, null],
    ['Zeki', day, 1500, null, 'IST – AYT', null],
  ]);
  expect(cells?.get('4,2')).toMatchObject({ formula: 'SUM(C2:C4)', formulaResult: 2800 });
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Dosya indirildi')).toBeVisible();
  expect(refused).toEqual([]);
  const noted = await server.ownerSql`
    select actor_role, details from app.activity where action = 'records_exported' order by id desc limit 1`;
  expect(noted).toEqual([
    { actor_role: 'authenticated', details: { table: 'crm_records', rows: 3, format: 'xlsx', filters: 'days' } },
  ]);
});

test('the CSV file opens in a Turkish Excel and defuses formulas', async ({ page, server, admin }) => {
  const today = todayNow();
  await insertRecord(server, '@Tehlikeli; "Yolcu"', 'CSV123');
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = await openExport(page);
  await dialog.getByRole('radio', { name: /CSV/ }).check();
  const file = await download(page, () => dialog.getByRole('button', { name: 'İndir' }).click());
  expect(file.suggestedFilename()).toBe(`kayitlar-${today}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]?.startsWith('\uFEFF#ID;Ad Soyad;Tarih;PNR;Sanal POS;')).toBe(true);
  expect(lines[1]).toContain(`;"'@Tehlikeli; ""Yolcu""";${formatDate(today)};CSV123;1500;`);
});

test('a list that is still loading is fetched for the file, and Vazgeç ends it', async ({ page, server, admin }) => {
  await server.ownerSql`
    insert into public.crm_records (fullname, date, card)
    select 'Yolcu ' || n, current_date, n from generate_series(1, 3000) n`;
  const rest = await hold(page, /offset=500/);
  await beginAs(page, server, admin, '/crm/records');
  await rest.asked;
  await expectList(page);
  const dialog = await openExport(page);
  await dialog.getByRole('button', { name: 'İndir' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Kayıtlar yükleniyor' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeHidden();

  const again = await openExport(page);
  await again.getByRole('button', { name: 'İndir' }).click();
  await expect(again.getByRole('progressbar')).toBeVisible();
  const { rows, cells } = await sheetOf(await download(page, async () => rest.release()));
  expect(rows).toHaveLength(3002);
  expect(cells?.get('3001,6')).toMatchObject({ formulaResult: (3000 * 3001) / 2 });
});

test('without its note there is no file, and the reason is told', async ({ page, server, admin }) => {
  await insertRecord(server, 'Yolcu');
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  await page.route(/rpc\/note_export/, (route) => route.fulfill({ status: 503, body: '' }));
  const dialog = await openExport(page);
  await dialog.getByRole('button', { name: 'İndir' }).click();
  await expect(toast(page, 'Dışa aktarılamadı')).toContainText('Sunucu şu an yanıt veremiyor.');
  await expect(dialog.getByRole('button', { name: 'İndir' })).toBeEnabled();
});

test('a file that cannot be written is told, and can be asked for again', async ({ page, server, admin }) => {
  await insertRecord(server, 'Yolcu');
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  await page.route(/sheet\.worker/, (route) => route.abort());
  const dialog = await openExport(page);
  await dialog.getByRole('button', { name: 'İndir' }).click();
  await expect(toast(page, 'Dışa aktarılamadı')).toContainText('Dosya yazılamadı.');
  await page.unroute(/sheet\.worker/);
  await download(page, () => dialog.getByRole('button', { name: 'İndir' }).click());
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`the export is accessible at ${width} px`, async ({ page, server, admin }) => {
    await bringAxe(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await insertRecord(server, 'Bakılan Yolcu');
    await openAs(page, server, admin, '/crm/records');
    await expectList(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violations(page, {})).toEqual([]);
    await openExport(page);
    expect(await violations(page, {})).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/export-${width}.png` });
    await page.keyboard.press('Escape');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/records-${width}.png` });
  });
}
