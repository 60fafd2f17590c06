import type { TestServer } from '../support/server.ts';
import { expectList, openAs } from './crm-actions.ts';
import { clearDays } from './crm-day-actions.ts';
import { csvFile, excelFile, giveFile, lineOf, openImport, preview } from './crm-import-files.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(({ server }) => clearDays(server));

const listOf = (...days: string[]) =>
  csvFile('liste.csv', ['Ad Soyad;Tarih;Kart', ...days.map((day, at) => `Yolcu ${at + 2};${day};100`)].join('\r\n'));
const storedDays = async (server: TestServer) => {
  const rows = await server.ownerSql<{ date: string }[]>`select date::text from public.crm_records order by fullname`;
  return rows.map(({ date }) => date);
};

test('a column with a day that only an American writes is read so as a whole, and says so', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = await openImport(page);
  await giveFile(dialog, listOf('05/06/2025', '11/25/2025', '12/01/2025 3:45 PM'));
  await preview(dialog);
  await expect(dialog.getByRole('group', { name: 'Tarih sırası' })).toContainText('ay önce yazılmış');
  await expect(dialog.getByRole('radio', { name: 'Ay/Gün' })).toBeChecked();
  await expect(lineOf(dialog, 2)).toContainText('06.05.2025');
  await dialog.getByRole('button', { name: '3 kaydı aktar' }).click();
  await expect(dialog).toContainText('3 kayıt eklendi');
  expect(await storedDays(server)).toEqual(['2025-05-06', '2025-11-25', '2025-12-01']);
});

test('a column that tells nothing of its order warns, and is read as is chosen', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = await openImport(page);
  await giveFile(dialog, listOf('05/06/2025', '01/12/2025'));
  await preview(dialog);
  const order = dialog.getByRole('group', { name: 'Tarih sırası' });
  await expect(order).toContainText('sütundan belli olmuyor');
  await expect(dialog.getByRole('radio', { name: 'Gün/Ay' })).toBeChecked();
  await expect(lineOf(dialog, 2)).toContainText('05.06.2025');
  await order.getByText('Ay/Gün', { exact: true }).click();
  await expect(lineOf(dialog, 2)).toContainText('06.05.2025');
  await dialog.getByRole('button', { name: '2 kaydı aktar' }).click();
  await expect(dialog).toContainText('2 kayıt eklendi');
  expect(await storedDays(server)).toEqual(['2025-05-06', '2025-01-12']);
});

test('a column with both orders has its faults in its cells until one is chosen', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = await openImport(page);
  await giveFile(dialog, listOf('05/06/2025', '25/11/2025', '11/26/2025', '21.11.2025'));
  await preview(dialog);
  await expect(dialog.getByRole('group', { name: 'Tarih sırası' })).toContainText('hem günü hem ayı önce yazılmış');
  for (const line of [2, 4]) {
    await expect(lineOf(dialog, line)).toContainText('Gün mü ay mı önce, belli değil; sırayı seçin.');
  }
  await expect(dialog.getByRole('button', { name: /^Hatalı 2$/ })).toBeVisible();
  await dialog.getByText('Gün/Ay', { exact: true }).click();
  await expect(dialog.getByRole('button', { name: /^Hatalı 1$/ })).toBeVisible();
  await dialog.getByText(/Yalnız sorunsuz satırları aktar/).click();
  await dialog.getByRole('button', { name: '3 kaydı aktar' }).click();
  await expect(dialog).toContainText('3 kayıt eklendi');
  expect(await storedDays(server)).toEqual(['2025-06-05', '2025-11-25', '2025-11-21']);
});

test('days of Excel are days, and nothing is asked of them', async ({ page, server, admin }) => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  const file = await excelFile('liste.xlsx', [
    ['Ad Soyad', 'Tarih', 'Kart'],
    ['Yolcu 2', day('2025-06-05'), 100],
    ['Yolcu 3', day('2025-11-25'), 100],
  ]);
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = await openImport(page);
  await giveFile(dialog, file);
  await preview(dialog);
  await expect(lineOf(dialog, 2)).toContainText('05.06.2025');
  await expect(dialog.getByRole('group', { name: 'Tarih sırası' })).toBeHidden();
});

test('the preview and the result tell what the sales come to, refunds taken off', async ({ page, server, admin }) => {
  const list = [
    'Ad Soyad;Tarih;Satış Türü;İade;Kart;Havale;Cari;Komisyon;Bakiye Yükleme',
    'Ali;05.01.2025;yeni bilet;;12.000;500;;400;',
    'Veli;05.01.2025;İade;;2.500;;;;',
    'Can;05.01.2025;yeni bilet;Evet;1.000;;;;',
    'Ece;05.01.2025;;;;;3.000;;15.000',
    'Kuruş;05.01.2025;;;10,50;;;;',
  ].join('\r\n');
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = await openImport(page);
  await giveFile(dialog, csvFile('liste.csv', list));
  await expect(dialog.getByLabel('İade', { exact: true })).toHaveValue('refund');
  await expect(dialog.getByText('Listede olmayan değerler')).toBeHidden();
  await preview(dialog);
  await dialog.getByText(/Yalnız sorunsuz satırları aktar/).click();
  const sums = [/Tahsilat9\.000 TL/, /Cari3\.000 TL/, /Komisyon400 TL/, /Bakiye Yükleme15\.000 TL/];
  for (const sum of sums) await expect(dialog.getByRole('region', { name: /toplamı/ })).toHaveText(sum);
  await dialog.getByRole('button', { name: '4 kaydı aktar' }).click();
  await expect(dialog).toContainText('4 kayıt eklendi');
  for (const sum of sums) await expect(dialog.getByRole('status').filter({ hasText: 'kayıt eklendi' })).toHaveText(sum);
  await dialog.getByRole('button', { name: 'Kayıtları göster' }).click();
  const footer = page.getByRole('main').locator('dl').filter({ hasText: 'Bakiye Yükleme' });
  for (const sum of sums) await expect(footer).toHaveText(new RegExp(sum.source.replace(' TL', '\\s*TL')));
});
