import type { Page } from '@playwright/test';
import { formatDate } from '../../src/domain/days/dates.ts';
import type { TestServer } from '../support/server.ts';
import { agencyToday } from '../support/today.ts';
import { openAs, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const columns = [
  '#ID',
  'Ad Soyad',
  'Tarih',
  'PNR',
  'Sanal POS',
  'Komisyon',
  'Kart',
  'Havale',
  'Cari',
  'Bakiye Yükleme',
  'Kalkış / Varış',
  'Not',
  'Kullanıcı',
];

test.beforeEach(({ server }) => server.ownerSql`delete from public.crm_records`);
// Delete the sales: some have very high ids, which would sort before the sales of later tests.
test.afterEach(({ server }) => server.ownerSql`delete from public.crm_records`);

test('the list shows today, can be sorted, and keeps its columns as arranged', async ({ page, server, admin }) => {
  await server.ownerSql`
    insert into public.crm_records (fullname, card, date) values
      ('Dünkü Yolcu', 1, ${agencyToday()}::date - 1), ('Zeki', 5, ${agencyToday()}::date), ('Çiğdem', null, ${agencyToday()}::date),
      ('Cem', 900, ${agencyToday()}::date), ('Işıl', 40, ${agencyToday()}::date)`;
  await openAs(page, server, admin, '/crm');
  const [users] = await server.ownerSql<{ count: number }[]>`select count(*)::int as count from auth.users`;
  await expect(page.getByRole('region', { name: 'Kullanıcı' })).toContainText(String(users?.count));

  const [held, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const firstRows = /crm_records\?select=id/;
  await page.route(firstRows, async (route) => {
    await page.unroute(firstRows);
    const response = await route.fetch();
    answered.resolve();
    await held.promise;
    await route.fulfill({ response }).catch(() => {});
  });
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kayıtlar' }).click();
  await answered.promise;
  await server.ownerSql`insert into public.crm_records (fullname, date) values ('İrem', ${agencyToday()}::date)`;
  await page.getByRole('button', { name: 'Filtrele' }).click();
  held.resolve();
  const names = () => page.locator('tbody tr td:nth-child(2)').allInnerTexts();
  await expect.poll(names).toEqual(['İrem', 'Işıl', 'Cem', 'Çiğdem', 'Zeki']);
  const today = formatDate(agencyToday());
  await expect(page.getByLabel('Başlangıç tarihi')).toHaveValue(today);
  await expect(page.getByLabel('Bitiş tarihi')).toHaveValue(today);
  await expect(page.getByRole('columnheader')).toHaveText(columns, { useInnerText: true });
  await page.getByRole('button', { name: 'Dün', exact: true }).click();
  await expect.poll(names).toEqual(['Dünkü Yolcu']);
  await page.goBack();
  await expect(rowOf(page, 'Zeki')).toBeVisible();

  // The browser exposes a grid with rows and columns to assistive technology.
  const tab = await page.context().newCDPSession(page);
  const { nodes } = await tab.send('Accessibility.getFullAXTree');
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  expect([count('grid'), count('row'), count('columnheader')]).toEqual([1, 6, 13]);
  expect(count('cell') + count('gridcell')).toBeGreaterThanOrEqual(5 * 14);

  // The last search wins, even if an older answer arrives later.
  const search = page.getByRole('searchbox', { name: 'Ara' });
  const older = Promise.withResolvers<void>();
  await page.route(/ilike.*zeki/, async (route) => {
    await older.promise;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/ilike.*zeki/);
  await search.fill('zeki');
  const late = await asked;
  // The late request may be cancelled or answered.
  const isLate = (request: unknown) => request === late;
  const over = Promise.any([page.waitForEvent('requestfailed', isLate), page.waitForEvent('requestfinished', isLate)]);
  await search.fill('cem');
  await expect.poll(names).toEqual(['Cem']);
  older.resolve();
  await over;
  await expect.poll(names).toEqual(['Cem']);
  await search.fill('');
  await expect(rowOf(page, 'Zeki')).toBeVisible();

  // Turkish order, empty values last.
  const heading = (name: string) => page.getByRole('columnheader', { name });
  await heading('Ad Soyad').getByRole('button').click();
  await expect.poll(names).toEqual(['Cem', 'Çiğdem', 'Işıl', 'İrem', 'Zeki']);
  await expect(heading('Ad Soyad')).toHaveAttribute('aria-sort', 'ascending');
  await heading('Kart').getByRole('button').click();
  await heading('Kart').getByRole('button').click();
  await expect.poll(names).toEqual(['Cem', 'Işıl', 'Zeki', 'İrem', 'Çiğdem']);

  await page.getByRole('button', { name: 'Kontrol Paneli' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tablo Sütunları' });
  await expect(sheet.getByRole('checkbox')).toHaveCount(13);
  for (const name of columns) await expect(sheet.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await sheet.getByRole('checkbox', { name: 'Komisyon' }).uncheck();
  await sheet.getByRole('listitem').filter({ hasText: 'Tarih' }).getByRole('button', { name: 'Arkaya al' }).click();
  await page.keyboard.press('Escape');
  await page.route(/rpc\/record_totals/, (route) =>
    route.fulfill({ status: 400, json: { code: '22023', message: 'x' } }),
  );
  await page.reload();
  await expect(rowOf(page, 'Zeki')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(
    ['#ID', 'Ad Soyad', 'PNR', 'Tarih', 'Sanal POS', ...columns.slice(6)],
    { useInnerText: true },
  );
  const dash = page.getByRole('definition').filter({ hasText: '–' });
  await expect(dash.first()).toBeVisible();
  await page.unroute(/rpc\/record_totals/);
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(dash).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: 'TL' })).toHaveCount(4);
  const width = async () => (await heading('Not').boundingBox())?.width ?? 0;
  const before = await width();
  await heading('Not').getByRole('button').press('Shift+ArrowRight');
  await expect.poll(width).toBe(Math.round(before) + 16);
});

/** Inserts `count` sales of today with nine-digit sums and ids as high as in a list of a hundred thousand. */
async function fillList(server: TestServer, count: number): Promise<void> {
  await server.ownerSql`
    insert into public.crm_records (id, fullname, pnr, depart, arrive, note, direction, date, useremail, virtualpos,
      commission, card, transfer, currentaccountpayment, bdload)
    overriding system value
    select 200000 + n, 'Yolcu ' || n, 'W' || 10000 + n, 'IST', 'DLM', 'Pencere kenarı', 'YURT ICI', ${agencyToday()}::date,
      'biri@acente.example', 300000000 / ${count}::int, 90000, 90000, 90000, 90000, 90000
    from generate_series(1, ${count}::int) n`;
}

const listOf = (page: Page) => page.getByRole('region', { name: 'Kayıt tablosu' });
const rowNumbers = (page: Page) =>
  listOf(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));

test('a long list loads to its end, fits, and can be jumped and walked through', async ({ page, server, admin }) => {
  await fillList(server, 3000);
  // Headless browsers show scroll bars without width, so make the window narrower by the 15 px of a usual one.
  await page.setViewportSize({ width: 1425, height: 900 });
  await openAs(page, server, admin, '/crm/records');
  await expect(page.getByText('3.000 kayıt').first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^300\.000\.000$/ })).toBeVisible();
  const [title, button] = await Promise.all(
    [page.getByRole('heading', { name: 'Kayıtlar' }), page.getByRole('button', { name: 'Yeni Kayıt' })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(Math.abs((title?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(20);
  const list = listOf(page);
  expect(await list.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  const cut = await list
    .locator('tbody td')
    .evaluateAll(
      (cells) =>
        cells.filter((cell) => /^[\d.]+$/.test(cell.textContent)).filter((cell) => cell.scrollWidth > cell.clientWidth)
          .length,
    );
  expect(cut).toBe(0);
  expect(await page.getByRole('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);

  await rowOf(page, 'W13000').getByRole('button', { name: 'Sil' }).focus();
  await list.evaluate((frame) => frame.scrollTo(0, 36 * 1500));
  await expect(rowOf(page, 'W11500')).toBeVisible();
  await expect(list).toBeFocused();
  await list.evaluate((frame) => frame.scrollBy(0, -36 * 3));
  await expect(rowOf(page, 'W11503')).toBeVisible();
  const numbers = await rowNumbers(page);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toContain(1502 - 3);

  await rowOf(page, 'W11500').getByRole('button', { name: 'Düzenle' }).focus();
  for (let row = 1499; row > 1470; row -= 1) {
    await page.keyboard.press('ArrowDown');
    await expect(rowOf(page, `W${10_000 + row}`).getByRole('button', { name: 'Düzenle' })).toBeFocused();
  }
  const isUncovered = () =>
    page.evaluate(() => {
      const { x, y, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(x + 5, y + height / 2) === document.activeElement;
    });
  await expect.poll(isUncovered).toBe(true);
  await list.evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
  await expect(rowOf(page, 'W10001')).toBeVisible();
});
