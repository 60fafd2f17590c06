import { createStaff, insertRecord, keepToast, openAs, openNewRecord, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

for (const width of [820, 1100, 1440]) {
  test(`a message covers no figure at the foot of the list, ${width} px`, async ({ page, server, admin }) => {
    await page.setViewportSize({ width, height: 900 });
    await insertRecord(server, 'Bugünkü');
    await openAs(page, server, admin, '/crm/records');
    const dialog = await openNewRecord(page);
    await dialog.getByLabel('Ad Soyad').fill('Altta Kalan');
    await dialog.getByLabel('Cari Ödeme').fill('123456');
    await dialog.getByLabel('Tarih', { exact: true }).fill('dün');
    await page.keyboard.press('Control+Enter');
    const message = toast(page, 'Kayıt eklendi');
    await keepToast(message);
    await expect(dialog).toBeHidden();
    await message.evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)));
    const card = await message.boundingBox();
    const foot = await page.locator('tfoot tr').boundingBox();
    const bar = await page.getByRole('term').filter({ hasText: 'Tahsilat' }).boundingBox();
    if (!card || !foot || !bar) throw new Error('something is not on the screen');
    expect(card.y + card.height).toBeLessThanOrEqual(foot.y);
    expect(foot.y + foot.height).toBeLessThanOrEqual(bar.y);
  });
}

test('at 820 px the amounts of Cari are in sight, beside the buttons that stay', async ({ page, server, admin }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, card, transfer, virtualpos, commission, currentaccountpayment)
    values ('Özge Çetinkaya', 'ABC123', (now() at time zone 'UTC')::date, 12345, 6789, 9720, 580, 44321)`;
  await openAs(page, server, admin, '/crm/records');
  const amount = await page.getByRole('gridcell', { name: '44.321' }).first().boundingBox();
  const buttons = await page
    .getByRole('row')
    .getByRole('gridcell')
    .filter({ hasText: 'Düzenle' })
    .first()
    .boundingBox();
  if (!amount || !buttons) throw new Error('something is not on the screen');
  expect(amount.x + amount.width).toBeLessThanOrEqual(buttons.x);
});

test('accounts show when they were made by the clock of the agency, wherever the browser is', async ({
  browser,
  server,
  admin,
}) => {
  const { email, id } = await createStaff(server, 'saatli');
  await server.ownerSql`update auth.users set created_at = '2026-03-10T23:30:00Z' where id = ${id}`;
  const context = await browser.newContext({ baseURL: server.url, locale: 'tr-TR', timezoneId: 'Pacific/Kiritimati' });
  const page = await context.newPage();
  await openAs(page, server, admin, '/crm/users');
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('10 Mar 2026 23:30');
  await context.close();
});
