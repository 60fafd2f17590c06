import { expectList, openAs } from './crm-actions.ts';
import { clearDays } from './crm-day-actions.ts';
import { csvFile, giveFile, lineOf, openImport, preview } from './crm-import-files.ts';
import { expect, test } from './fixtures.ts';

const listOf = (...days: string[]) =>
  csvFile('liste.csv', ['Ad Soyad;Tarih;Kart', ...days.map((day, at) => `Yolcu ${at + 2};${day};100`)].join('\r\n'));

test('an import asks for the order of day and month, and its sums agree with the list', async ({
  page,
  server,
  admin,
}) => {
  await clearDays(server);
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = page.getByRole('dialog', { name: 'İçe aktar' });
  const order = dialog.getByRole('group', { name: 'Tarih sırası' });
  const store = async (count: number) => {
    await dialog.getByRole('button', { name: `${count} kaydı aktar` }).click();
    await expect(dialog).toContainText(`${count} kayıt eklendi`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const rows = await server.ownerSql<{ date: string }[]>`
      with gone as (delete from public.crm_records returning date, fullname) select date::text from gone order by fullname`;
    return rows.map(({ date }) => date);
  };

  await openImport(page);
  await giveFile(dialog, listOf('05/06/2025', '01/12/2025'));
  await preview(dialog);
  await expect(order).toContainText('sütundan belli olmuyor');
  await expect(dialog.getByRole('radio', { name: 'Gün/Ay' })).toBeChecked();
  await expect(lineOf(dialog, 2)).toContainText('05.06.2025');
  await order.getByText('Ay/Gün', { exact: true }).click();
  await expect(lineOf(dialog, 2)).toContainText('06.05.2025');
  expect(await store(2)).toEqual(['2025-05-06', '2025-01-12']);

  await openImport(page);
  await giveFile(dialog, listOf('05/06/2025', '25/11/2025', '11/26/2025', '21.11.2025'));
  await preview(dialog);
  await expect(order).toContainText('hem günü hem ayı önce yazılmış');
  await expect(lineOf(dialog, 2)).toContainText('Gün mü ay mı önce, belli değil; sırayı seçin.');
  await expect(dialog.getByRole('button', { name: /^Hatalı 2$/ })).toBeVisible();
  await dialog.getByText('Gün/Ay', { exact: true }).click();
  await expect(dialog.getByRole('button', { name: /^Hatalı 1$/ })).toBeVisible();
  await dialog.getByText(/Yalnız sorunsuz satırları aktar/).click();
  expect(await store(3)).toEqual(['2025-06-05', '2025-11-25', '2025-11-21']);

  const list = [
    'Ad Soyad;Tarih;Satış Türü;İade;Kart;Havale;Cari;Komisyon;Bakiye Yükleme',
    'Ali;05.01.2025;yeni bilet;;12.000;500;;400;',
    'Veli;05.01.2025;İade;;2.500;;;;',
    'Can;05.01.2025;yeni bilet;Evet;1.000;;;;',
    'Ece;05.01.2025;;;;;3.000;;15.000',
    'Kuruş;05.01.2025;;;10,50;;;;',
  ].join('\r\n');
  await openImport(page);
  await giveFile(dialog, csvFile('liste.csv', list));
  await expect(dialog.getByLabel('İade', { exact: true })).toHaveValue('refund');
  await expect(dialog.getByText('Listede olmayan değerler')).toBeHidden();
  await preview(dialog);
  await dialog.getByText(/Yalnız sorunsuz satırları aktar/).click();
  const sums = [/Tahsilat9\.000 TL/, /Cari3\.000 TL/, /Komisyon400 TL/, /Bakiye Yükleme15\.000 TL/];
  for (const sum of sums) await expect(dialog.getByRole('region', { name: /toplamı/ })).toHaveText(sum);
  await dialog.getByRole('button', { name: '4 kaydı aktar' }).click();
  const done = dialog.getByRole('status').filter({ hasText: '4 kayıt eklendi' });
  for (const sum of sums) await expect(done).toHaveText(sum);
  await dialog.getByRole('button', { name: 'Kayıtları göster' }).click();
  const footer = page.getByRole('main').locator('dl').filter({ hasText: 'Bakiye Yükleme' });
  for (const sum of sums) await expect(footer).toHaveText(new RegExp(sum.source.replace(' TL', '\\s*TL')));
});
