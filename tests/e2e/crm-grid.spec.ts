import type { Page } from '@playwright/test';
import { expectList, insertRecord, openAs, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const gridOf = (page: Page) => page.getByRole('region', { name: 'Kayıt tablosu' });

test.beforeEach(async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, card, note)
    select 'Yolcu ' || n, 'GRD' || lpad(n::text, 3, '0'), current_date, n * 100, 'not ' || n from generate_series(1, 200) n`;
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
});

/** The row and the column of the cell that has the focus, as they are named. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('td, th') as HTMLTableCellElement | null;
    const name = cell?.closest('table')?.querySelectorAll('thead th')[cell.cellIndex]?.textContent ?? 'işlem';
    const row = cell?.closest('tr')?.cells[1]?.textContent;
    return cell ? `${row} · ${name}` : (document.activeElement?.tagName ?? null);
  });

test('the keys of a grid lead from cell to cell, also to rows that are far away', async ({ page }) => {
  await rowOf(page, 'GRD200').getByRole('gridcell', { name: 'GRD200' }).click();
  const walk = [
    ['ArrowRight', 'Yolcu 200 · Sanal POS'],
    ['ArrowDown', 'Yolcu 199 · Sanal POS'],
    ['ArrowLeft', 'Yolcu 199 · PNR'],
    ['Home', 'Yolcu 199 · #ID'],
    ['Control+End', 'Yolcu 1 · işlem'],
    ['ArrowLeft', 'Yolcu 1 · Kullanıcı'],
    ['Control+Home', 'Yolcu 200 · #ID'],
    ['End', 'Yolcu 200 · işlem'],
    ['Home', 'Yolcu 200 · #ID'],
    ['ArrowUp', 'Ad Soyad · #ID'],
    ['ArrowRight', 'Ad Soyad · Ad Soyad'],
    ['ArrowDown', 'Yolcu 200 · Ad Soyad'],
  ] as const;
  for (const [key, place] of walk) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page), key).toBe(place);
  }
  await page.keyboard.press('PageDown');
  const jumped = await focused(page);
  expect(jumped).toMatch(/^Yolcu 19[0-5] · Ad Soyad$/);
  await page.keyboard.press('PageUp');
  await expect.poll(() => focused(page)).toBe('Yolcu 200 · Ad Soyad');
});

test('the cell that has the focus is covered by nothing, in a narrow window too', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 700 });
  await rowOf(page, 'GRD200').getByRole('gridcell', { name: 'GRD200' }).click();
  const isSeen = () =>
    page.evaluate(() => {
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const points = [2, width / 2, width - 2].map((dx) => document.elementFromPoint(x + dx, y + height / 2));
      return points.every((element) => document.activeElement?.contains(element));
    });
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    for (let at = 0; at < 9; at += 1) {
      await page.keyboard.press(key);
      expect(await isSeen(), `${key} ${await focused(page)}`).toBe(true);
    }
  }
  for (let at = 0; at < 30; at += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(isSeen).toBe(true);
});

test('Tab stops once at the cells and then at the buttons of that row, and comes back to the same cell', async ({
  page,
}) => {
  const pnr = rowOf(page, 'GRD198').getByRole('gridcell', { name: 'GRD198' });
  await pnr.click();
  await page.keyboard.press('Tab');
  await expect(rowOf(page, 'GRD198').getByRole('button', { name: 'Düzenle' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(rowOf(page, 'GRD198').getByRole('button', { name: 'Sil' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused(page)).toBe('Yolcu 198 · Kullanıcı');
  await pnr.click();
  for (let at = 0; at < 5; at += 1) await page.keyboard.press('Tab');
  expect(await gridOf(page).evaluate((frame) => frame.contains(document.activeElement))).toBe(false);
  for (let at = 0; at < 5; at += 1) await page.keyboard.press('Shift+Tab');
  await expect(pnr).toBeFocused();
});

test('a row that goes out of the list leaves the focus to the one in its place', async ({ page, server }) => {
  await rowOf(page, 'GRD199').getByRole('gridcell', { name: 'GRD199' }).click();
  await server.ownerSql`delete from public.crm_records where pnr = 'GRD199'`;
  await insertRecord(server, 'Sonradan Gelen', 'GRD999');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(rowOf(page, 'GRD199')).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^Yolcu (198|200) · PNR$/);
});
