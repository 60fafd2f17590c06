import type { Page } from '@playwright/test';
import { agencyToday } from '../support/today.ts';
import { expectList, openAs, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const gridOf = (page: Page) => page.getByRole('region', { name: 'Kayıt tablosu' });

const focused = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('td, th') as HTMLTableCellElement | null;
    const name = cell?.closest('table')?.querySelectorAll('thead th')[cell.cellIndex]?.textContent ?? 'işlem';
    const row = cell?.closest('tr')?.cells[1]?.textContent;
    return cell ? `${row} · ${name}` : (document.activeElement?.tagName ?? null);
  });

test('keys move from cell to cell and to a row’s buttons, which are never covered', async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, card, note)
    select 'Yolcu ' || n, 'GRD' || lpad(n::text, 3, '0'), ${agencyToday()}::date, n * 100, 'not ' || n from generate_series(1, 200) n`;
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const pnrOf = (pnr: string) => rowOf(page, pnr).getByRole('gridcell', { name: pnr });
  await pnrOf('GRD200').click();
  const walk = [
    ['ArrowRight', 'Yolcu 200 · Sanal POS'],
    ['ArrowDown', 'Yolcu 199 · Sanal POS'],
    ['Control+End', 'Yolcu 1 · işlem'],
    ['ArrowLeft', 'Yolcu 1 · Kullanıcı'],
    ['Control+Home', 'Yolcu 200 · #ID'],
    ['ArrowUp', 'Ad Soyad · #ID'],
    ['ArrowRight', 'Ad Soyad · Ad Soyad'],
    ['ArrowDown', 'Yolcu 200 · Ad Soyad'],
  ] as const;
  for (const [key, place] of walk) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page), key).toBe(place);
  }
  await page.keyboard.press('PageDown');
  await expect.poll(() => focused(page)).toMatch(/^Yolcu 19[0-5] · Ad Soyad$/);
  await page.keyboard.press('PageUp');
  await expect.poll(() => focused(page)).toBe('Yolcu 200 · Ad Soyad');

  const pnr = pnrOf('GRD198');
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

  await page.setViewportSize({ width: 820, height: 700 });
  await pnrOf('GRD200').click();
  const isSeen = () =>
    page.evaluate(() => {
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const points = [2, width / 2, width - 2].map((dx) => document.elementFromPoint(x + dx, y + height / 2));
      return points.every((element) => document.activeElement?.contains(element));
    });
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    for (let at = 0; at < 9; at += 1) {
      await page.keyboard.press(key);
      await expect.poll(isSeen, `${key} ${await focused(page)}`).toBe(true);
    }
  }
  for (let at = 0; at < 30; at += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(isSeen).toBe(true);
});
