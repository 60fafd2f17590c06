import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { windows1254 } from '../support/windows-1254.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { expectList, hold, openAs, toast } from './crm-actions.ts';
import { clearDays } from './crm-day-actions.ts';
import { csvFile, excelFile, giveFile, lineOf, openImport, preview } from './crm-import-files.ts';
import { expect, test } from './fixtures.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.beforeEach(({ server }) => clearDays(server));

test('an old Excel list can be imported, and the user says what unknown values mean', async ({
  page,
  server,
  admin,
}) => {
  const sales = [
    ['Satış listesi 2024', null],
    [null, null],
    ['Tarih', 'Adı Soyadı', 'Kod', 'Güzergah', 'Hava Yolu', 'İşlem Türü', 'Kredi Kartı', 'Cari', 'Açıklama'],
    [day('2024-02-29'), 'Ayşe Işık', 'abc123', 'İzmir - Antalya', 'THY', 'yeni bilet', 1250, null, '=not'],
    [day('2024-03-01'), 'Şule Çağ', 'DEF456', 'IST-AYT', 'CORENDON', 'iptal/iade', -300, null, null],
    [null, null, null, null, null, null, null, null, null],
    [null, 'TOPLAM', null, null, null, null, 950, null, null],
  ];
  const file = await excelFile('2024 satışlar.xlsx', sales, [
    ['Tarih', 'Yolcu'],
    [day('2023-12-31'), 'Geçen Yıl'],
  ]);
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = await openImport(page);
  await giveFile(dialog, file);
  await expect(dialog.getByLabel('Adı Soyadı')).toHaveValue('fullName');
  await expect(dialog.getByText('Bu dosyada 1 sayfa daha var: Liste 2.')).toBeVisible();
  await expect(dialog.getByLabel('Kod')).toHaveValue('');
  await dialog.getByLabel('Kod').selectOption('PNR');
  await dialog.getByLabel('Firma: CORENDON').selectOption('Nota yaz');
  await preview(dialog);
  await expect(lineOf(dialog, 4)).toContainText('Hazır');
  await expect(lineOf(dialog, 5)).toContainText('Firma: CORENDON');
  await expect(lineOf(dialog, 5).getByRole('cell', { name: '−300' })).toBeVisible();
  await expect(dialog).toContainText('1 toplam satırı atlandı.');
  await dialog.getByRole('button', { name: '2 kaydı aktar' }).click();
  await expect(dialog).toContainText('2 kayıt eklendi');
  await dialog.getByRole('button', { name: 'Kayıtları göster' }).click();
  await expect(page).toHaveURL(/start=2024-02-29&end=2024-03-01/);
  await expect(page.getByRole('row').filter({ hasText: 'Ayşe Işık' })).toBeVisible();
  const stored = await server.ownerSql<{ row: string }[]>`
    select concat_ws('|', fullname, pnr, depart, arrive, coalesce(company, ''), saletype, card::int, note, date, useremail,
      clientref is not null) as row
    from public.crm_records order by date`;
  expect(stored.map(({ row }) => row)).toEqual(
    [
      'Ayşe Işık|ABC123|ADB|AYT|THY|YENI BILET|1250|=not|2024-02-29',
      'Şule Çağ|DEF456|IST|AYT||IPTAL/IADE|300|Firma: CORENDON|2024-03-01',
    ].map((row) => `${row}|${admin.email}|t`),
  );

  // One press writes unknown values to the note. Unknown sale types are assigned one by one.
  const unlisted = `Ad Soyad;Firma;Satış Türü;Kalkış;POS;Nakit Tahsilat
Bir;Corendon;hediye;Karşıyaka;250;
İki;Freebird;yeni bilet;IST;1.000;1.345.700,50
`;
  await server.ownerSql`delete from public.crm_records`;
  await openImport(page);
  await giveFile(dialog, csvFile('liste.csv', unlisted));
  await expect(dialog).toContainText('4 değer bekliyor.');
  await dialog.getByRole('button', { name: 'Kalanları nota yaz' }).click();
  await expect(dialog.getByLabel('Firma: Freebird')).toHaveValue('note');
  await expect(dialog.getByLabel('Satış Türü: hediye')).toHaveValue('');
  await dialog.getByLabel('Satış Türü: hediye').selectOption('IPTAL/IADE');
  await dialog.getByLabel('Havalimanı: Karşıyaka').selectOption('ESB · Ankara, Esenboğa');
  await expect(dialog.getByLabel('POS')).toHaveValue('card');
  await expect(dialog.getByText('Öneri; kontrol edin.')).toHaveCount(1);
  await expect(dialog.getByText('1.345.700,50 TL aktarılmayacak.')).toBeVisible();
  await preview(dialog);
  await expect(dialog.getByText('Aktarılmayan tutar sütunları: Nakit Tahsilat 1.345.700,50 TL.')).toBeVisible();
  await expect(dialog.getByText(/^İade bağlantıları aktarılmaz/)).toBeVisible();
  await dialog.getByRole('button', { name: '2 kaydı aktar' }).click();
  await expect(dialog).toContainText('2 kayıt eklendi');
  expect(await server.ownerSql`select saletype, depart, note from public.crm_records order by fullname`).toEqual([
    { saletype: 'IPTAL/IADE', depart: 'ESB', note: 'Firma: Corendon' },
    { saletype: 'YENI BILET', depart: 'IST', note: 'Firma: Freebird' },
  ]);
});

test('every error is shown in its cell, and the other rows can be imported alone', async ({ page, server, admin }) => {
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date) values ('IŞIL ÖZ', 'OLD001', '2025-01-05'), ('Adsız', null, '2025-01-05')`;
  await server.ownerSql`
    insert into public.day_closings (day, figures, counts, fingerprint) values ('2025-01-31', '{}', '{}', '')`;
  const list = [
    'Ad Soyad;Tarih;PNR;Firma;Kart;Telefon',
    'Ali Iğdır;05.01.2025;NEW001;thy;1.250,00;0555 111 22 33',
    'Ali IĞDIR;5.1.2025;new001;THY;1250;',
    'Işıl Öz;05.01.2025;OLD001;pegasus;10;',
    'Kuruşlu;05.01.2025;NEW002;thy;1250,50;',
    'Aralık;05.01.2025;NEW003;thy;5-7;',
    'Yılsız;05.01;NEW004;thy;5;',
    'Kapalı;31.01.2025;NEW005;thy;5;',
    ';05.01.2025;NEW006;thy;5;',
    'Şüpheli;05.01.2025;X;thy;5;12',
    '"Çok; Satırlı";;NEW008',
  ].join('\r\n');
  await bringAxe(page);
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = await openImport(page);
  await giveFile(dialog, csvFile('liste.csv', windows1254(list)));
  await preview(dialog);
  await expect(dialog.getByRole('button', { name: /^Hatalı 5$/ })).toHaveAttribute('aria-pressed', 'true');
  const closed = lineOf(dialog, 8).getByRole('cell');
  await expect(closed.filter({ hasText: 'Bu gün kapatıldı; önce bir yönetici yeniden açmalı.' })).toHaveCount(1);
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  await dialog.getByRole('button', { name: /^Tekrar 2$/ }).click();
  await expect(lineOf(dialog, 3)).toContainText('2. satırla aynı');
  await expect(lineOf(dialog, 4)).toContainText(/Zaten kayıtlı: #\d+/);
  await dialog.getByRole('button', { name: /^Uyarılı 2$/ }).click();
  await expect(lineOf(dialog, 10)).toContainText('Bu bir telefon numarasına benzemiyor.');
  await expect(lineOf(dialog, 11)).toContainText('Tarihsiz kaydedilir.');
  await expect(lineOf(dialog, 11)).toContainText('Dosya burada kesilmiş olabilir.');

  const take = dialog.getByRole('button', { name: '3 kaydı aktar' });
  await expect(take).toBeDisabled();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Alınmayan 7 satırı indir' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('liste-alinmayanlar.xlsx');
  const { sheets } = await readXlsx(await readFile(await download.path()));
  expect(sheets[0]?.rows).toEqual([
    ['Ad Soyad', 'Tarih', 'PNR', 'Firma', 'Kart', 'Telefon', 'Neden'],
    ['Ali IĞDIR', '5.1.2025', 'new001', 'THY', '1250', null, '2. satırla aynı.'],
    ['Işıl Öz', '05.01.2025', 'OLD001', 'pegasus', '10', null, expect.stringMatching(/^Zaten kayıtlı: #\d+\.$/)],
    ['Kuruşlu', '05.01.2025', 'NEW002', 'thy', '1250,50', null, 'Kart: Tutarlar tam liradır; kuruş girmeyin.'],
    ...Array(4).fill(expect.anything()),
  ]);

  await dialog.getByRole('checkbox', { name: /Yalnız sorunsuz satırları aktar/ }).check();
  await dialog.getByRole('checkbox', { name: /Tekrarları da aktar/ }).check();
  await expect(dialog.getByRole('button', { name: '5 kaydı aktar' })).toBeEnabled();
  await dialog.getByRole('checkbox', { name: /Tekrarları da aktar/ }).uncheck();
  await take.click();
  await expect(dialog).toContainText('3 kayıt eklendi');
  await expect(dialog).toContainText('7 satır alınmadı.');
  const names = await server.ownerSql`select fullname from public.crm_records where clientref is not null order by id`;
  expect(names).toEqual(['Ali Iğdır', 'Şüpheli', 'Çok; Satırlı'].map((fullname) => ({ fullname })));
});

const few = 'Ad Soyad;Tarih;PNR;Kart\nBir;01.02.2025;AAA111;1\nİki;02.02.2025;AAA222;2\n';

test('failures are reported, and nothing is lost or stored twice', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = await openImport(page);
  const stored = () => server.ownerSql`select fullname, useremail from public.crm_records order by id`;

  const field = dialog.getByLabel('Dosya seç');
  await field.setInputFiles(csvFile('eski.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1)));
  await expect(dialog.getByRole('alert')).toContainText('Bu eski bir Excel dosyası (.xls).');
  await page.route(/read\.worker/, (route) => route.abort());
  await field.setInputFiles(csvFile('liste.csv', few));
  await expect(dialog.getByRole('alert')).toContainText('Dosya okunamadı.');
  await page.unroute(/read\.worker/);
  await giveFile(dialog, csvFile('liste.csv', 'Kim;Tarih\nAli;1.1.2025\n'));
  await expect(dialog.getByRole('status')).toContainText('“Ad Soyad” sütununu seçin');
  await dialog.getByLabel('Kim').selectOption('Ad Soyad');
  await dialog.getByRole('button', { name: 'Başka dosya' }).click();
  await giveFile(dialog, csvFile('liste2.csv', 'Kim;Tarih\nVeli;1.1.2025\n'));
  await expect(dialog.getByLabel('Kim')).toHaveValue('fullName');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Devam et' }).click();
  await expect(dialog.getByLabel('Kim')).toHaveValue('fullName');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Bırak ve kapat' }).click();
  await expect(dialog).toBeHidden();

  await openImport(page);
  await giveFile(dialog, csvFile('liste.csv', few));
  await page.route(/day_closings/, (route) => route.fulfill({ status: 503, body: '' }));
  await preview(dialog);
  await expect(dialog).toContainText('Kayıtlarla karşılaştırılamadı. Sunucu şu an yanıt veremiyor.');
  await page.unroute(/day_closings/);
  await dialog.getByRole('button', { name: 'Yeniden karşılaştır' }).click();
  const take = dialog.getByRole('button', { name: '2 kaydı aktar' });
  await expect(take).toBeEnabled();

  await server.ownerSql`
    insert into public.day_closings (day, figures, counts, fingerprint) values ('2025-02-02', '{}', '{}', '')`;
  await take.click();
  await expect(toast(page, 'İçe aktarılamadı')).toContainText(
    '02.02.2025 günü kapatıldı; önce bir yönetici yeniden açmalı. Hiçbir satır kaydedilmedi.',
  );
  await expect(lineOf(dialog, 3)).toContainText('Bu gün kapatıldı; önce bir yönetici yeniden açmalı.');
  expect(await stored()).toEqual([]);
  await clearDays(server);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Bırak ve kapat' }).click();

  await openImport(page);
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'liste.csv'));
    return transfer;
  }, few);
  await dialog.getByText('Dosya seçin veya buraya bırakın').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog.getByRole('heading', { name: 'Sütunlar' })).toBeFocused();
  await preview(dialog);
  await expect(dialog.getByRole('heading', { name: 'Önizleme' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Geri', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Sütunlar' })).toBeFocused();
  await preview(dialog);

  await page.route(/on_conflict=clientref/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const held = await hold(page, /on_conflict=clientref/, 'POST');
  await take.click();
  await held.asked;
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText('2 satır kaydediliyor; ya hepsi kaydedilir ya hiçbiri.');
  held.release();
  await expect(toast(page, 'Yanıt gelmedi')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Geri', exact: true })).toBeDisabled();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(dialog).toContainText('2 kayıt eklendi');
  expect(await stored()).toEqual(['Bir', 'İki'].map((fullname) => ({ fullname, useremail: admin.email })));
  await expect(dialog.getByRole('heading', { name: 'Sonuç' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'İçe aktar' })).toBeFocused();
});
