import { readFile } from 'node:fs/promises';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { expectList, openAs } from './crm-actions.ts';
import { clearDays } from './crm-day-actions.ts';
import { csvFile, giveFile, lineOf, openImport, preview } from './crm-import-files.ts';
import { expect, test } from './fixtures.ts';

/** UTF-8 text as it looks when decoded as Windows-1252. */
const garbled = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text));
const columns = 'fullname, pnr, depart, arrive, direction, saletype, card::int, date::text, note';

test('in an import the separator, garbled letters and faulty rows can be corrected; our own export is imported again', async ({
  page,
  server,
  admin,
}) => {
  await clearDays(server);
  await bringAxe(page);
  await openAs(page, server, admin, '/crm/records?start=2025-03-01&end=2025-03-31');
  await expectList(page);
  const dialog = await openImport(page);
  const stored = () => server.ownerSql.unsafe(`select ${columns} from public.crm_records order by fullname, saletype`);

  await dialog.getByLabel('Dosya seç').setInputFiles(csvFile('liste.csv', 'Ad Soyad;Kart\nAli;5\n"Can;6\nEce;7\n'));
  await expect(dialog.getByRole('alert')).toContainText('3. satır: Bir tırnak işareti');

  const list = [
    'Adı Soyadı;Kalkış / Varış;Tarih;PNR;Satış Türü;Kart;Telefon;Satan;Bilet No',
    'Ayşe Işık;IST-AYT;05.03.2025;K7MN4P;yeni bilet;1.250;0532 014 27 86;Gül;',
    'Çağ?n Öz;IST-AYT;06.03.2025;T6YH8U;yeni bilet;990;9,05321E+11;;2352400518936',
    'Ayşe Işık;IST-AYT;05.03.2025;K7MN4P;iade;-250;;;',
  ];
  await giveFile(dialog, csvFile('liste.csv', garbled(list.join('\n'))));
  const sign = dialog.getByLabel('Hücreleri ayıran işaret');
  await expect(sign).toHaveValue(';');
  await sign.selectOption('Virgül (,)');
  await expect(dialog.getByRole('list', { name: 'Sütunlar' }).getByRole('listitem')).toHaveCount(2);
  await sign.selectOption('Noktalı virgül (;)');
  await expect(dialog.getByText('“Ad Soyad” sütununu seçin')).toBeVisible();
  await expect(dialog.getByText('1 satırda harfler kaybolmuş')).toBeVisible();
  await dialog.getByRole('button', { name: 'Harfleri düzelt' }).click();
  await expect(dialog.getByRole('button', { name: 'Harfleri düzelt' })).toBeHidden();
  await expect(dialog.getByLabel('Adı Soyadı')).toHaveValue('fullName');
  await expect(dialog.getByLabel('Satan')).toHaveValue('seller');

  await preview(dialog);
  await expect(lineOf(dialog, 3)).toContainText('Tablo programı bu numarayı bozmuş; doğrusunu yazın.');
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  await dialog.getByLabel('Telefon, 3. satır').fill('0532 100 00 01');
  await page.keyboard.press('Enter');
  await expect(lineOf(dialog, 3)).toContainText('Uyarı');
  await dialog.getByLabel('Ad Soyad, 3. satır').fill('Çağın Öz');
  await page.keyboard.press('Tab');
  await expect(lineOf(dialog, 3)).toContainText('Aktarılmayan: Bilet No');
  await expect(lineOf(dialog, 3)).not.toContainText('Harfleri bozulmuş');
  await dialog.getByRole('button', { name: /^Tümü/ }).click();
  await expect(lineOf(dialog, 2)).toContainText('Hazır');
  await dialog.getByRole('button', { name: '3 kaydı aktar' }).click();
  await expect(dialog).toContainText('3 kayıt eklendi');
  await page.keyboard.press('Escape');
  const before = await stored();
  expect(before.map(({ fullname, saletype, card, note }) => [fullname, saletype, card, note])).toEqual([
    ['Ayşe Işık', 'IPTAL/IADE', 250, null],
    ['Ayşe Işık', 'YENI BILET', 1250, 'Satan: Gül'],
    ['Çağın Öz', 'YENI BILET', 990, null],
  ]);

  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const exporting = page.getByRole('dialog', { name: 'Dışa aktar' });
  await exporting.getByRole('radio', { name: /CSV/ }).check();
  const downloading = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'İndir' }).click();
  const file = await readFile(await (await downloading).path());
  await page.keyboard.press('Escape');
  await server.ownerSql`delete from public.crm_records`;
  await openImport(page);
  await giveFile(dialog, csvFile('kayitlar.csv', file));
  await dialog.getByLabel('Kullanıcı').selectOption('Aktarılmasın');
  await preview(dialog);
  await dialog.getByRole('button', { name: '3 kaydı aktar' }).click();
  await expect(dialog).toContainText('3 kayıt eklendi');
  expect(await stored()).toEqual(
    before.map((row) => ({ ...row, saletype: row.saletype === 'IPTAL/IADE' ? row.saletype : null })),
  );
});
