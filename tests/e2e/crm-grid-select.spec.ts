import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { agencyToday } from '../support/today.ts';
import { type Credentials, expectList, openAs, pressIn, rowOf, toast } from './crm-actions.ts';
import { clearDays } from './crm-day-actions.ts';
import { expect, test } from './fixtures.ts';

// Other tests use today's date, so delete the sales.
test.afterEach(({ server }) => clearDays(server));

async function begin(page: Page, server: TestServer, admin: Credentials) {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, card, currentaccountpayment, company, shift)
    select 'Yolcu ' || n, 'SEC' || lpad(n::text, 4, '0'), ${agencyToday()}::date, n * 100, 10,
      case n % 3 when 0 then 'THY' when 1 then 'PEGASUS' end, 'SABAH'
    from generate_series(1, 1507) n`;
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
}

const barOf = (page: Page) => page.getByRole('region', { name: 'Seçilen kayıtlar' });
const pnrOf = (page: Page, row: string): Locator => rowOf(page, row).getByRole('gridcell', { name: row });

async function change(page: Page, button: string, field: string, value: string) {
  await barOf(page).getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByRole('combobox', { name: field }).fill(value);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: /değiştir$/ }).click();
  await expect(dialog).toBeHidden();
}

test('rows can be selected by keyboard and mouse, and changed together', async ({ page, server, admin }) => {
  await begin(page, server, admin);
  const bar = barOf(page);
  await pnrOf(page, 'SEC1507').click();
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(bar).toContainText('1 kayıt');
  await expect(rowOf(page, 'SEC1507')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(bar.getByRole('status')).toHaveText(/2 kayıt\s*301\.300 TL tahsilat\s*20 TL cari/);
  await pnrOf(page, 'SEC1504').click({ modifiers: ['Control'] });
  await expect(bar).toContainText('3 kayıt');
  await expect(rowOf(page, 'SEC1505')).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(bar).toContainText('4 kayıt');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(bar).toContainText('3 kayıt');
  await expect(pnrOf(page, 'SEC1503')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(bar).toHaveCount(0);

  await rowOf(page, 'SEC1507').hover();
  await rowOf(page, 'SEC1507').locator('[data-box]').click();
  await rowOf(page, 'SEC1503')
    .locator('[data-box]')
    .click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('5 kayıt');
  await bar.getByRole('button', { name: 'Hepsini seç (1.507)' }).click();
  await expect(bar).toContainText('1.507 kayıt');
  await bar.getByRole('button', { name: 'Kapat' }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('table')?.role)).toBe('grid');

  const companies = () => server.ownerSql`
    select company, count(*)::int as count from public.crm_records group by company order by company nulls last`;
  await pnrOf(page, 'SEC1507').click();
  await page.keyboard.press('Control+a');
  await expect(barOf(page)).toContainText('1.507 kayıt');
  await change(page, 'Firma değiştir', 'Firma', 'AJET');
  await expect(toast(page, '1.507 kayıt değişti')).toContainText('Firma: AJET');
  expect(await companies()).toEqual([{ company: 'AJET', count: 1507 }]);
  await server.ownerSql`update public.crm_records set note = 'başkası' where pnr = 'SEC0005'`;
  await page.keyboard.press('Control+z');
  await expect(toast(page, '1.506 kayıt geri alındı')).toContainText('bu arada değişti');
  expect(await companies()).toEqual([
    { company: 'AJET', count: 1 },
    { company: 'PEGASUS', count: 503 },
    { company: 'THY', count: 502 },
    { company: null, count: 501 },
  ]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('article').filter({ hasText: 'SEC1507' });
  await pressIn(card, 'Seç');
  await expect(barOf(page)).toContainText('1 kayıt');
  await expect(barOf(page).getByRole('button', { name: 'Firma değiştir' })).toBeInViewport({ ratio: 1 });
  await card.getByRole('button', { name: 'İşlemler' }).click();
  await expect(card.getByRole('button', { name: 'Seç' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await barOf(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(barOf(page)).toHaveCount(0);
});

test('selected rows can be exported, deleted and restored; changes by others stay', async ({ page, server, admin }) => {
  // The page must not receive other people's changes.
  await page.route(/rpc\/records_changed_since/, () => {});
  await begin(page, server, admin);
  await pnrOf(page, 'SEC1507').click();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await barOf(page).getByRole('button', { name: 'Dışa aktar' }).click();
  await expect(page.getByRole('dialog')).toContainText('2 kayıt');
  await page.getByRole('radio', { name: /^CSV/ }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'İndir' }).click();
  expect((await download).suggestedFilename()).toMatch(/^secilen-kayitlar-/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await server.ownerSql`
    update public.crm_records set saletype = 'IPTAL/IADE', refundof = (select id from public.crm_records where pnr = 'SEC1505')
    where pnr = 'SEC1506'`;
  const all = () => server.ownerSql`
    select id, fullname, pnr, card::int, company, refundof, createdat from public.crm_records order by id`;
  const before = await all();
  await pnrOf(page, 'SEC1507').click();
  await page.keyboard.press('Space');
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Shift+ArrowDown');
  await barOf(page).getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('alertdialog', { name: '4 kayıt silinsin mi?' }).getByRole('button', { name: 'Sil' }).click();
  await expect(toast(page, '4 kayıt silindi')).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  expect(await all()).toHaveLength(1503);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('table')?.role)).toBe('grid');
  await page.keyboard.press('Control+z');
  await expect(toast(page, '4 kayıt geri alındı')).toBeVisible();
  expect(await all()).toEqual(before);
  await expect(rowOf(page, 'SEC1507')).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);

  await server.ownerSql`
    update public.crm_records set date = ${agencyToday()}::date - 1 where pnr = 'SEC1506'`;
  await page.getByRole('button', { name: 'Tüm tarihler' }).click();
  await server.ownerSql`
    insert into public.day_closings (day, figures, counts, fingerprint) values (${agencyToday()}::date - 1, '{}', '{}', '')`;
  await pnrOf(page, 'SEC1507').click();
  await page.keyboard.press('Space');
  for (const pnr of ['SEC1506', 'SEC1505', 'SEC1504']) await pnrOf(page, pnr).click({ modifiers: ['Control'] });
  await server.ownerSql`update public.crm_records set shift = 'GECE' where pnr = 'SEC1505'`;
  await change(page, 'Vardiya değiştir', 'Vardiya', 'AKSAM');
  const told = toast(page, '2 kayıt değişti');
  await expect(told).toContainText('2 kayıt yerinde kaldı');
  await expect(told).toContainText('günü kapalı');
  await expect(told).toContainText('bu arada değişti');
  const shifts = () => server.ownerSql`select pnr, shift from public.crm_records where pnr >= 'SEC1504' order by pnr`;
  const [fourth, fifth, sixth, seventh] = await shifts();
  expect([fourth, fifth, sixth, seventh].map((row) => row?.shift)).toEqual(['AKSAM', 'GECE', 'SABAH', 'AKSAM']);
  await told.getByRole('button', { name: /Geri al/ }).click();
  await expect(toast(page, '2 kayıt geri alındı')).toBeVisible();
  expect((await shifts()).map(({ shift }) => shift)).toEqual(['SABAH', 'GECE', 'SABAH', 'SABAH']);
});
