import type { Locator, Page } from '@playwright/test';
import { recordFields } from '../../src/domain/records/record-fields.ts';
import { agencyToday } from '../support/today.ts';
import { openAs, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records
      (fullname, pnr, date, phone, citizenid, company, saletype, direction, shift, card, note, useremail)
    values ('Sütun Deneyi', 'SUT123', ${agencyToday()}::date, '0532 123 45 67', '10000000146', 'PEGASUS', 'YENI BILET', 'YURT ICI', 'GECE',
      1250, ${'uzun bir not '.repeat(200)}, ${`${'cok.uzun.bir.adres.'.repeat(10)}@ornek.com.tr`})`;
  await openAs(page, server, admin, '/crm/records');
});

const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

const isWhole = (element: Locator) =>
  element.evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight);

test('at 820 px the headings stay, and the buttons of a sale are always visible', async ({ page, server }) => {
  await server.ownerSql`
    insert into public.crm_records (fullname, date, note, useremail)
    select 'Yolcu ' || n, date, note, useremail from public.crm_records, generate_series(1, 80) n`;
  await page.setViewportSize({ width: 820, height: 1180 });
  const all = JSON.stringify([...Object.keys(recordFields), 'route', 'user']);
  await page.evaluate((ids) => localStorage.setItem('crm.visibleColumns', ids), all);
  await page.reload();
  await expect(page.getByRole('columnheader')).toHaveCount(20);
  const row = rowOf(page, 'Yolcu 80');
  const edit = row.getByRole('button', { name: 'Düzenle' });
  await expect(edit).toBeInViewport({ ratio: 1 });
  const { y } = (await head(page, 'Ad Soyad').boundingBox()) ?? {};
  for (const name of [
    'Tarih',
    'Sanal POS',
    'Bakiye Yükleme',
    'Kalkış / Varış',
    'TC Kimlik No',
    'Kayıt zamanı',
    'Not',
    'Kullanıcı',
  ]) {
    const sort = head(page, name).getByRole('button');
    await sort.evaluate((element) => element.scrollIntoView({ inline: 'center', block: 'nearest' }));
    await expect(sort).toBeInViewport({ ratio: 1 });
    expect.soft(await isWhole(sort), name).toBe(true);
    expect((await sort.boundingBox())?.y).toBe(y);
    await expect(edit).toBeInViewport({ ratio: 1 });
  }
});

test('at 200 % zoom at least ten rows fit completely', async ({ page, server }) => {
  await server.ownerSql`
    insert into public.crm_records (fullname, date, note, direction)
    select 'Adı Soyadı Uzun Yolcu ' || n, ${agencyToday()}::date, 'bir not', 'YURT DISI' from generate_series(1, 80) n`;
  // A window of 1440 × 900 px, zoomed to 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(rowOf(page, 'Adı Soyadı Uzun Yolcu 80')).toBeVisible();
  const table = page.getByRole('grid');
  const seen = () =>
    table.evaluate((element) => {
      const top = element.querySelector('thead')?.getBoundingClientRect();
      const bottom = element.closest('section')?.getBoundingClientRect();
      const from = Math.max(top?.bottom ?? 0, element.closest('main')?.getBoundingClientRect().top ?? 0);
      return [...element.querySelectorAll('tbody tr')].filter((row) => {
        const box = row.getBoundingClientRect();
        return box.top >= from && box.bottom <= Math.min(bottom?.bottom ?? 0, innerHeight);
      }).length;
    });
  await page.mouse.move(400, 200);
  await page.mouse.wheel(0, 2000);
  await expect.poll(seen).toBeGreaterThanOrEqual(10);
  await expect(head(page, 'Ad Soyad')).toBeInViewport({ ratio: 1 });
  const name = page.getByRole('gridcell', { name: /Uzun Yolcu/ }).first();
  expect(await name.evaluate((cell) => cell.scrollHeight <= cell.clientHeight)).toBe(true);
});
