import { beginAs, createStaff, failUntilPressed, openAs, rowOf } from './crm-actions.ts';
import { clearDays, day, tableOf } from './crm-day-actions.ts';
import { expect, test } from './fixtures.ts';

const addressOf = (start: string, end = start) => `/crm/day-close?start=${start}&end=${end}`;

test.beforeEach(({ server }) => clearDays(server));

test('unusual events are listed and link to their records', async ({ page, server }) => {
  // No other test uses this year: the deletions of other tests would be listed too.
  const oddDay = '2024-05-10';
  const clerk = await createStaff(server, 'dikkat');
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, card, createdat) values
      ('Çift Yolcu', 'CFT001', ${oddDay}, 5, '2024-05-10T10:00:00Z'), ('Çift Yolcu', 'cft001', ${oddDay}, 6, '2024-05-10T11:00:00Z'),
      ('Geç Giren', 'GEC001', ${oddDay}, 7, '2024-05-12T10:00:00Z'), ('Boş Yolcu', 'BOS001', ${oddDay}, null, '2024-05-10T12:00:00Z'),
      ('Silinen', 'SIL001', ${oddDay}, 4280, '2024-05-10T12:00:00Z')`;
  await server.ownerSql`update public.crm_records set card = 9 where pnr = 'GEC001'`;
  await server.ownerSql`delete from public.crm_records where pnr = 'SIL001'`;
  await openAs(page, server, clerk, addressOf(oddDay));
  const odd = page.getByRole('region', { name: 'Olağandışı' });
  await expect(odd).toContainText('5 satır');
  const row = (title: string) => odd.getByRole('listitem').filter({ hasText: title });
  await expect(row('Kayıt silindi')).toContainText('Kart 4.280');
  await expect(row('Tutar sonradan değişti')).toContainText('Kart 7 → 9');
  await expect(row('Geriye dönük kayıt')).toContainText('12.05.2024 13:00');
  await expect(row('Tutarı olmayan kayıt')).toContainText('Boş Yolcu');
  await row('Aynı PNR iki kez').getByRole('link').click();
  await expect(page.getByRole('searchbox')).toHaveValue('CFT001');
  await expect(rowOf(page, 'Çift Yolcu')).toHaveCount(2);
  await expect(page).not.toHaveURL(/CFT/);
});

test('a failed report can be retried, and a day with very many names prints on one page', async ({
  page,
  server,
  admin,
}, info) => {
  const clerk = await createStaff(server, 'suna');
  await server.ownerSql`
    update auth.users set raw_user_meta_data = '{"first_name": "Suna", "last_name": "Ak"}' where id = ${clerk.id}`;
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, company, saletype, direction, shift, useremail, card, virtualpos, createdat)
    select 'Uzun Adlı Bir Yolcu ' || n, 'AYNI' || n % 40, ${day}, 'UZUN ADLI BIR FIRMA ' || n % 30, 'SATIS TURU ' || n % 12,
      'YON ' || n % 9, 'VARDIYA ' || n % 9, case when n % 25 = 0 then ${clerk.email} else 'uzun.bir.kullanici.adi.' || n % 25 || '@havayoluiletisim.example' end, n * 1000, 5, '2026-03-20'
    from generate_series(1, 400) as n`;
  await server.ownerSql`
    insert into public.day_closings (day, note, figures, counts, fingerprint, reopenedat, reopenedbyemail, reason)
    select ${day}, repeat('Bir slip eksik ', 60), '{}', '[]', '', now(), 'mod@a.example', n || '. gerekçe ' || repeat('çok uzun ', 100)
    from generate_series(1, 4) as n`;
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await failUntilPressed(page, /rpc\/day_report/);
  await beginAs(page, server, admin, addressOf(day));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Sunucuya ulaşılamıyor.');
  await alert.getByRole('button', { name: 'Yeniden dene' }).click();
  await page.getByLabel('Kart sayılan').fill('100');
  await expect(page.getByText(/^Son sayan/)).toBeVisible();
  await expect(page.getByText('…')).toHaveCount(0);
  await expect(tableOf(page, 'Kullanıcı').getByRole('rowheader', { name: 'Suna Ak' })).toBeVisible();
  await page.getByRole('button', { name: 'Yazdır' }).click();
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);

  const pdf = await page.pdf({ path: info.outputPath('gun-sonu.pdf'), preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toContainText('Havayolu İletişim');
  await expect(sheet.getByRole('table')).toHaveCount(7);
  await expect(sheet.getByRole('table', { name: 'Kullanıcı' })).toContainText('Suna Ak');
  await expect(sheet).toContainText(
    /Yeniden açıldı.*mod@a\.example · Gerekçe: 4\. gerekçe.*farkın açıklaması: Bir slip/s,
  );
  await expect(sheet).toContainText(/Fark.*Sayan.*Kapatan.*Muhasebe/s);
  await expect(page.locator('#root')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toHaveCount(0);
});
