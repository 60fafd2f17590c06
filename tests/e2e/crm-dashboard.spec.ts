import type { Page } from '@playwright/test';
import { beginAs, createStaff, failUntilPressed, insertRecord, openAs, openNewRecord } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const picture = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the dashboard counts by the agency’s day wherever the browser is, greets, links to screens and shows tips, to staff too', async ({
  browser,
  server,
}) => {
  const clerk = await createStaff(server, 'nur');
  const context = await browser.newContext({ baseURL: server.url, timezoneId: 'America/New_York' });
  const page = await context.newPage();
  // In İstanbul it is already 2 March.
  await page.clock.setFixedTime('2021-03-01T22:30:00Z');
  await server.ownerSql`
    insert into public.crm_records (fullname, date) select 'Gece Yarısı', '2021-03-02' from generate_series(1, 1205)`;
  await insertRecord(server, 'Başka Gün');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Ignore the page's own poll for changes every few seconds.
    if (!pathname.startsWith('/rest/') || pathname.endsWith('/records_changed_since')) return;
    asked.push(`${request.method()} ${pathname}${search} ${request.headers().prefer ?? ''}`.trim());
  });
  await openAs(page, server, clerk, '/crm');
  for (const name of ['Toplam Kayıt', 'Bugün', 'Kullanıcı']) await expect(picture(page, name)).toContainText(/\d/);
  await expect(picture(page, 'Bugün')).toContainText('1.205');
  // Each count transfers only a number, and the four charts need only two queries.
  expect(asked.toSorted()).toEqual([
    'HEAD /rest/v1/crm_records?select=* count=exact',
    'HEAD /rest/v1/crm_records?select=*&date=eq.2021-03-02 count=exact',
    'POST /rest/v1/rpc/day_report',
    'POST /rest/v1/rpc/hour_report',
  ]);

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Hoş geldiniz' })).toBeVisible();
  const tips = main.getByRole('heading', { name: 'İpuçları' }).locator('xpath=..');
  await expect(tips).toContainText('Kayıt eklerken PNR ve tarih alanlarını doldurun');
  await expect(tips).toContainText('Filtre, seçtiğiniz tarih aralığındaki hareketleri listeler.');
  await main.getByRole('link', { name: 'Şifre Değiştir' }).click();
  await expect(page).toHaveURL(/\/crm\/change-password$/);
  await page.goBack();
  await main.getByRole('link', { name: 'Kayıtlar' }).click();
  await expect(page).toHaveURL(/\/crm\/records$/);
  await expect(page.getByLabel('Başlangıç tarihi')).toHaveValue('02.03.2021');
  await expect(page.getByLabel('Bitiş tarihi')).toHaveValue('02.03.2021');
  const dialog = await openNewRecord(page);
  await expect(dialog.getByLabel('Tarih', { exact: true })).toHaveValue('02.03.2021');
  await context.close();
  await server.ownerSql`delete from public.crm_records where fullname = 'Gece Yarısı'`;
});

test('a failed part says so once, in its card, and can be retried; days without records have no charts', async ({
  page,
  server,
  admin,
}) => {
  await page.clock.setFixedTime('2019-02-01T12:00:00Z');
  await failUntilPressed(page, /rest\/v1\/crm_records/);
  await failUntilPressed(page, /rpc\/day_report/, 2);
  await failUntilPressed(page, /rpc\/hour_report/, 3);
  await beginAs(page, server, admin, '/crm');
  const cards = ['Toplam Kayıt', 'Son 30 gün', 'Saatler'].map((name) => picture(page, name));
  for (const card of cards) await expect(card.getByRole('alert')).toContainText('Sunucuya ulaşılamıyor.');
  await expect(picture(page, 'Son 30 gün').getByText('Tablo olarak')).toBeHidden();
  await expect(picture(page, 'Firma')).toContainText('Rakamlar şu an alınamıyor.');
  for (const card of cards) {
    await card.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(card.getByRole('alert')).toBeHidden();
  }
  await expect(picture(page, 'Toplam Kayıt')).toContainText(/\d/);
  for (const name of ['Son 30 gün', 'Firma', 'Saatler', 'Satış türü'])
    await expect(picture(page, name)).toContainText('Bu günlerde kayıt yok.');
});
