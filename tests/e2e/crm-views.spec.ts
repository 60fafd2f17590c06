import type { Page } from '@playwright/test';
import { agencyToday } from '../support/today.ts';
import { createStaff, openAs, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`delete from public.list_views`;
  await server.ownerSql`
    insert into public.crm_records (fullname, date, company, saletype, card, currentaccountpayment) values
      ('Bugünkü Satış', ${agencyToday()}::date, 'PEGASUS', 'YENI BILET', 100, null),
      ('Bugünkü İade', ${agencyToday()}::date, 'PEGASUS', 'IPTAL/IADE', 40, null),
      ('Dünkü İade', ${agencyToday()}::date - 1, 'AJET', 'IPTAL/IADE', 50, null),
      ('Cari Yolcu', ${agencyToday()}::date, 'AJET', 'YENI BILET', null, 700)`;
  await openAs(page, server, admin, '/crm/records');
});

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Görünümler' });
const openSheet = (page: Page) => page.getByRole('button', { name: 'Görünümler' }).press('Enter');
const itemOf = (page: Page, name: string) => sheet(page).getByRole('listitem').filter({ hasText: name });
const names = (page: Page) => page.getByRole('row').getByRole('gridcell', { name: /^(Bugünkü|Dünkü|Cari)/ });

test('two views exist from the start and come first in the palette; users can delete their own views and bring them back', async ({
  page,
}) => {
  await openSheet(page);
  await sheet(page).getByRole('button', { name: 'Bugünkü iadeler' }).press('Enter');
  await expect(sheet(page)).toBeHidden();
  await expect(rowOf(page, 'Bugünkü İade')).toBeVisible();
  await expect(rowOf(page, 'Bugünkü Satış')).toBeHidden();
  await expect(rowOf(page, 'Dünkü İade')).toBeHidden();

  await page.keyboard.press('Control+k');
  const options = page.getByRole('dialog', { name: 'Komutlar' }).getByRole('option');
  await expect(options.nth(0)).toContainText('Bugünkü iadeler');
  await expect(options.nth(1)).toContainText('Bu ay cari');
  await page.keyboard.type('ay cari');
  await expect(options.first()).toContainText('Bu ay cari');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Cari Yolcu')).toBeVisible();
  await expect(rowOf(page, 'Bugünkü İade')).toBeHidden();

  await page.getByRole('button', { name: 'Bugün', exact: true }).click();
  await openSheet(page);
  const save = async (name: string) => {
    await sheet(page).getByRole('button', { name: 'Bu listeyi kaydet' }).click();
    await sheet(page).getByLabel('Görünüm adı').fill(name);
    await sheet(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
  };
  await save('Günüm');
  await expect(itemOf(page, 'Günüm')).toContainText('Bugün');
  await save('GÜNÜM');
  await expect(sheet(page).getByText('Bu adla bir görünümünüz var.')).toBeVisible();
  await page.keyboard.press('Escape');
  await openSheet(page);
  await itemOf(page, 'Günüm').getByRole('button', { name: 'Sil' }).press('Enter');
  await expect(itemOf(page, 'Günüm')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Görünüm geri alındı')).toBeVisible();
  await openSheet(page);
  await expect(itemOf(page, 'Günüm')).toContainText('Bugün');
});

test('a view keeps the list’s columns and order, on every device, but not the search', async ({
  page,
  server,
  browser,
}) => {
  const clerk = await createStaff(server, 'gorunum');
  await openAs(page, server, clerk, '/crm/records?company=PEGASUS');
  await expect(rowOf(page, 'Bugünkü Satış')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('crm.visibleColumns', '["fullName","card","company"]'));
  await page.reload();
  await page.getByRole('columnheader', { name: 'Kart' }).getByRole('button').click();
  await page.getByRole('searchbox', { name: 'Ara' }).fill('bugünkü');

  await openSheet(page);
  await sheet(page).getByRole('button', { name: 'Bu listeyi kaydet' }).press('Enter');
  const name = sheet(page).getByLabel('Görünüm adı');
  await expect(name).toBeFocused();
  await expect(sheet(page).getByText('Aradığınız metin saklanmaz.')).toBeVisible();
  await expect(sheet(page).getByLabel('Herkesle paylaş')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('Bir ad yazın.')).toBeVisible();
  await name.fill('Pegasus kart');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Görünüm kaydedildi')).toBeVisible();
  const [stored] = await server.ownerSql<{ text: string }[]>`select definition::text as text from public.list_views`;
  expect(stored?.text).not.toMatch(/bugünkü/i);

  const other = await browser.newPage();
  await openAs(other, server, clerk, '/crm/records?company=AJET');
  await expect(other.getByRole('columnheader')).toHaveCount(13);
  await openSheet(other);
  await expect(itemOf(other, 'Pegasus kart')).toContainText('Bugün · Firma: PEGASUS');
  await sheet(other).getByRole('button', { name: 'Pegasus kart' }).press('Enter');
  await expect(names(other)).toHaveText([/Bugünkü İade/, /Bugünkü Satış/]);
  await expect(other.getByRole('columnheader')).toHaveText(['Ad Soyad', 'Kart', 'Firma'], { useInnerText: true });
  await expect(other.getByRole('columnheader', { name: 'Kart' })).toHaveAttribute('aria-sort', 'ascending');
  await openSheet(other);
  await expect(itemOf(other, 'Pegasus kart')).toHaveAttribute('aria-current', 'true');
  await other.close();
});

test('an admin shares a view with everybody, by touch on a phone', async ({ page, server, browser }) => {
  const clerk = await createStaff(server, 'paylasilan');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Görünümler' }).click();
  await sheet(page).getByRole('button', { name: 'Bu listeyi kaydet' }).click();
  await sheet(page).getByLabel('Görünüm adı').fill('Ekip günü');
  await sheet(page).getByLabel('Herkesle paylaş').check();
  await sheet(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(itemOf(page, 'Ekip günü')).toContainText('Paylaşılan');

  const other = await browser.newPage();
  await openAs(other, server, clerk, '/crm/records');
  await openSheet(other);
  await expect(itemOf(other, 'Ekip günü')).toBeVisible();
  await expect(itemOf(other, 'Ekip günü').getByRole('button')).toHaveCount(1);
  await itemOf(page, 'Ekip günü').getByRole('button', { name: 'Sil' }).click();
  await expect(itemOf(page, 'Ekip günü')).toBeHidden();
  await other.reload();
  await openSheet(other);
  await expect(itemOf(other, 'Bu ay cari')).toBeVisible();
  await expect(itemOf(other, 'Ekip günü')).toBeHidden();
  await other.close();
});
