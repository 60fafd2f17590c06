import { createStaff, failUntilPressed, insertRecord, openAs, openNewRecord, openScreen } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('the dashboard welcomes, links on and gives its tips, to staff too', async ({ page, server }) => {
  const clerk = await createStaff(server, 'nur');
  await openAs(page, server, clerk, '/crm');
  for (const name of ['Toplam Kayıt', 'Bugün', 'Kullanıcı']) {
    await expect(page.getByRole('region', { name, exact: true })).toContainText(/\d/);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Hoş geldiniz' })).toBeVisible();
  const tips = main.getByRole('heading', { name: 'İpuçları' }).locator('xpath=..');
  await expect(tips).toContainText('Kayıt eklerken PNR ve tarih alanlarını doldurun');
  await expect(tips).toContainText('Filtre, seçtiğiniz tarih aralığındaki hareketleri listeler.');
  await main.getByRole('link', { name: 'Kayıtlar' }).click();
  await expect(page).toHaveURL(/\/crm\/records$/);
  await page.goBack();
  await main.getByRole('link', { name: 'Şifre Değiştir' }).click();
  await expect(page).toHaveURL(/\/crm\/change-password$/);
});

test('both counts travel as counts alone, today’s by its UTC date', async ({ browser, server, admin }) => {
  const context = await browser.newContext({ baseURL: server.url, timezoneId: 'Europe/Istanbul' });
  const page = await context.newPage();
  // In İstanbul it is the second of March already.
  await page.clock.setFixedTime('2021-03-01T22:30:00Z');
  await server.ownerSql`
    insert into public.crm_records (fullname, date) select 'Gece Yarısı', '2021-03-01' from generate_series(1, 1205)`;
  await insertRecord(server, 'Başka Gün');
  const counts: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/rest/v1/crm_records')) return;
    counts.push(`${request.method()} ${new URL(request.url()).search} ${request.headers().prefer}`);
  });
  await openAs(page, server, admin, '/crm');
  await expect(page.getByRole('region', { name: 'Bugün' })).toContainText('1.205');
  expect(counts.toSorted()).toEqual(['HEAD ?select=* count=exact', 'HEAD ?select=*&date=eq.2021-03-01 count=exact']);

  await openScreen(page, 'Kayıtlar');
  await expect(page.getByLabel('Başlangıç tarihi')).toHaveValue('01.03.2021');
  await expect(page.getByLabel('Bitiş tarihi')).toHaveValue('01.03.2021');
  const dialog = await openNewRecord(page);
  await expect(dialog.getByLabel('Tarih', { exact: true })).toHaveValue('01.03.2021');
  await context.close();
  await server.ownerSql`delete from public.crm_records where fullname = 'Gece Yarısı'`;
});

test('a count that cannot be had is told in its card and asked for again', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/change-password');
  await failUntilPressed(page, /rest\/v1\/crm_records/);
  await openScreen(page, 'Anasayfa');
  const card = page.getByRole('region', { name: 'Toplam Kayıt' });
  await expect(card.getByRole('alert')).toContainText('Sunucuya ulaşılamıyor.');
  await card.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(card.getByRole('alert')).toBeHidden();
  await expect(card).toContainText(/\d/);
});
