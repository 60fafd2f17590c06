import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { formatDate } from '../../src/domain/days/dates.ts';
import { agencyToday } from '../support/today.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { createStaff, keepToast, openAs, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('the file has the list’s rows, order and columns, net of refunds; a failure is reported and can be retried', async ({
  page,
  server,
  admin,
}) => {
  const today = agencyToday();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  const clerk = await createStaff(server, 'elif');
  await server.ownerSql`
    update auth.users set raw_user_meta_data = '{"first_name": "Elif", "last_name": "Su"}' where id = ${clerk.id}`;
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, virtualpos, card, saletype, note, depart, arrive, direction, phone, useremail) values
      ('Zeki', 'AAA111', ${agencyToday()}::date, 1500, null, 'YENI BILET', null, 'IST', 'AYT', 'YURT ICI', '0555', ${clerk.email}),
      ('=HYPERLINK("http://x")', 'AAA222', ${agencyToday()}::date, 2000, 40, null, '+90', null, null, null, null, 'eski@a.example'),
      ('Çiğdem; "Yolcu"', 'AAA333', ${agencyToday()}::date, 700, null, 'IPTAL/IADE', null, null, null, null, null, null),
      ('Dünkü', 'AAA444', ${agencyToday()}::date - 1, 9, 9, null, null, null, null, null, null, null)`;
  await page.addInitScript(() =>
    localStorage.setItem('crm.visibleColumns', '["fullName","date","virtualPos","card","route","note"]'),
  );
  await bringAxe(page);
  await openAs(page, server, admin, '/crm/records?sort=fullName');
  const dialog = page.getByRole('dialog', { name: 'Dışa aktar' });
  const save = dialog.getByRole('button', { name: 'İndir' });
  const open = () => page.getByRole('button', { name: 'Dışa aktar' }).click();
  const download = async () => {
    const downloading = page.waitForEvent('download');
    await save.click();
    return await downloading;
  };
  await open();
  await expect(dialog).toContainText('3 kayıt, listede');
  // The list shows the direction together with the note, so the dialog ticks the direction, too.
  const chosen = dialog.getByRole('group', { name: 'Sütunlar' });
  await expect(chosen).toHaveAccessibleName('Sütunlar (7 seçili)');
  await chosen.getByRole('checkbox', { name: 'Telefon' }).check();
  await chosen.getByRole('checkbox', { name: 'Kullanıcı', exact: true }).check();
  await chosen.getByRole('checkbox', { name: 'Havale' }).check();
  await chosen.getByRole('checkbox', { name: 'Havale' }).uncheck();
  expect(await violationsInBothLooks(page, {})).toEqual([]);

  await page.route(/rpc\/note_export/, (route) => route.fulfill({ status: 503, body: '' }));
  await page.route(/sheet\.worker/, (route) => route.abort());
  const failed = toast(page, 'Dışa aktarılamadı');
  for (const [message, cause] of [
    ['Sunucu şu an yanıt veremiyor.', /rpc\/note_export/],
    ['Dosya yazılamadı.', /sheet\.worker/],
  ] as const) {
    await save.click();
    await keepToast(failed);
    await expect(failed).toContainText(message);
    await failed.getByRole('button', { name: 'Bildirimi kapat' }).click();
    await expect(failed).toHaveCount(0);
    await page.unroute(cause);
  }

  const file = await download();
  await expect(toast(page, 'Dosya indirildi')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(file.suggestedFilename()).toBe(`kayitlar-${today}.xlsx`);
  const [sheet] = (await readXlsx(await readFile(await file.path()))).sheets;
  const day = new Date(`${today}T00:00:00Z`);
  expect(sheet?.rows.slice(0, 4)).toEqual([
    ['Ad Soyad', 'Tarih', 'Sanal POS', 'Kart', 'Kalkış / Varış', 'Yön', 'Not', 'Telefon', 'Kullanıcı'],
    ['=HYPERLINK("http://x")', day, 2000, 40, null, null, '+90', null, 'eski@a.example'],
    ['Çiğdem; "Yolcu"', day, -700, null, null, null, null, null, null],
    ['Zeki', day, 1500, null, 'IST – AYT', 'YURT ICI', null, '0555', 'Elif Su'],
  ]);
  expect(sheet?.cells?.get('4,2')).toMatchObject({ formula: 'SUM(C2:C4)', formulaResult: 2800 });
  expect(refused).toEqual([]);
  const noted = await server.ownerSql`
    select actor_role, details from app.activity where action = 'records_exported' order by id desc limit 1`;
  expect(noted).toEqual([
    { actor_role: 'authenticated', details: { table: 'crm_records', rows: 3, format: 'xlsx', filters: 'days' } },
  ]);

  await open();
  await dialog.getByRole('radio', { name: /CSV/ }).check();
  const csv = await download();
  expect(csv.suggestedFilename()).toBe(`kayitlar-${today}.csv`);
  const lines = (await readFile(await csv.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFAd Soyad;Tarih;Sanal POS;Kart;Kalkış / Varış;Yön;Not');
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")";${formatDate(today)};2000;40;`);
  expect(lines[2]).toContain('"Çiğdem; ""Yolcu""";');
});
