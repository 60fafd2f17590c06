import { readFile } from 'node:fs/promises';
import { openAs } from './crm-actions.ts';
import { cellsOf, clearDays, day, sell, sumsOf, tableOf } from './crm-day-actions.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(({ server }) => clearDays(server));

test('the rows of the tables link to exactly their records', async ({ page, server, admin }) => {
  await server.ownerSql`
    insert into public.crm_records (fullname, date, company, saletype, direction, shift, useremail, userid, card, transfer)
    values
      ('Bir', ${day}, 'THY', 'YENI BILET', 'YURT ICI', 'GECE', 'elif@a.example', null, 100, null),
      ('İki', ${day}, 'THY', 'IPTAL/IADE', 'YURT ICI', 'SABAH', 'elif@a.example', null, 40, 5),
      ('Üç', ${day}, 'ESKI, "FIRMA"', 'YENI BILET', null, 'GECE', null, gen_random_uuid(), null, 7),
      ('Dört', ${day}, null, null, 'YURT DISI', null, null, null, 9, null),
      ('Beş', ${day}, '', 'YENI BILET', 'YURT DISI', 'GECE', 'onur@a.example', null, 1, null)`;
  await openAs(page, server, admin, `/crm/day-close?start=${day}&end=${day}`);
  const chips = page.getByRole('group', { name: 'Süzgeçler' });
  let seen = 0;
  for (const table of ['Kanal', 'Firma', 'Satış Türü', 'Yön', 'Vardiya', 'Kullanıcı']) {
    await expect(tableOf(page, table).getByRole('link').first()).toBeVisible();
    const rows = tableOf(page, table)
      .getByRole('row')
      .filter({ has: page.getByRole('link') });
    const texts = await rows.allInnerTexts();
    // The names of companies and users may be empty or have quotes, so check every row. The other tables have fixed
    // names: one row is enough.
    for (const row of ['Firma', 'Kullanıcı'].includes(table) ? texts : texts.slice(-1)) {
      const [name = '', records = ''] = row.split('\t').map((cell) => cell.trim());
      await tableOf(page, table).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/crm/records\\?start=${day}&end=${day}`));
      expect(page.url()).not.toContain('@');
      await expect(chips.getByRole('button', { name: `${table}: ${name}`, exact: true })).toBeVisible();
      const shown = records === '–' ? '0' : records;
      await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${shown} kayıt`) })).toBeVisible();
      await page.goBack();
      seen += 1;
    }
  }
  expect(seen).toBe(1 + 3 + 1 + 1 + 1 + 4);

  await page.getByLabel('Vardiya', { exact: true }).selectOption('GECE');
  await expect(tableOf(page, 'Vardiya').getByRole('rowheader')).toHaveText(['GECE', 'Toplam']);
  const records = await cellsOf(page, 'Firma', 'THY').nth(1).textContent();
  await tableOf(page, 'Firma').getByRole('link', { name: 'THY' }).click();
  await expect(chips.getByRole('button', { name: 'Vardiya: GECE', exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${records} kayıt` })).toBeVisible();
});

test('the report of a range can be exported; for a single day the file includes its counts', async ({
  page,
  server,
  admin,
}) => {
  await sell(server);
  await openAs(page, server, admin, '/crm/day-close?start=2026-03-08&end=2026-03-10&shift=GECE');
  const rowsOfFile = async () => {
    await page.getByRole('button', { name: 'Dışa aktar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dışa aktar' });
    await dialog.getByRole('radio', { name: /CSV/ }).check();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'İndir' }).click();
    const download = await downloading;
    const text = await readFile(await download.path(), 'utf8');
    return {
      name: download.suggestedFilename(),
      rows: text
        .trim()
        .split('\r\n')
        .map((line) => line.split(';')),
    };
  };
  const range = await rowsOfFile();
  expect(range.name).toBe('gun-sonu-2026-03-08_2026-03-10.csv');
  const [sum] = await sumsOf(server, `date between '2026-03-08' and '2026-03-10' and shift = 'GECE'`);
  expect(range.rows[1]?.slice(0, 3)).toEqual(['Toplam', '08.03.2026 – 10.03.2026 · GECE', String(sum?.records)]);
  expect(range.rows[1]?.at(-2)).toBe(String(sum?.collected));
  expect(range.rows.filter(([part]) => part === 'Gün')).toHaveLength(3);
  const [noted] = await server.ownerSql<{ details: object }[]>`
    select details from app.activity where action = 'records_exported' order by id desc limit 1`;
  expect(noted?.details).toMatchObject({ format: 'csv', filters: 'days,report,shift' });

  await openAs(page, server, admin, `/crm/day-close?start=${day}&end=${day}`);
  await page.getByLabel('Kart sayılan').fill('1000');
  const counted = (await rowsOfFile()).rows.find(([part]) => part === 'Sayım');
  expect(counted?.slice(0, 6)).toEqual(['Sayım', 'Sayılan', '', '', '', '1000']);
});
