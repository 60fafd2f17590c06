import type { Page } from '@playwright/test';
import { formatDate } from '../../src/domain/dates.ts';
import type { TestServer } from '../support/server.ts';
import { insertRecord, openAs, openNewRecord, openScreen, rowOf } from './crm-actions.ts';
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

test.beforeEach(async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await openAs(page, server, admin, '/crm');
});

test('the list shows today and its thirteen columns', async ({ page, server }) => {
  const today = new Date().toISOString().slice(0, 10);
  await insertRecord(server, 'Bugünkü Yolcu');
  await server.ownerSql`insert into public.crm_records (fullname, date) values ('Dünkü Yolcu', current_date - 1)`;
  await openScreen(page, 'Kayıtlar');
  await expect(page.getByLabel('Başlangıç tarihi')).toHaveValue(formatDate(today));
  await expect(page.getByLabel('Bitiş tarihi')).toHaveValue(formatDate(today));
  await expect(rowOf(page, 'Bugünkü Yolcu')).toBeVisible();
  await expect(rowOf(page, 'Dünkü Yolcu')).toBeHidden();
  await expect(page.getByRole('columnheader')).toHaveText(columns, { useInnerText: true });

  await page.getByRole('button', { name: 'Dün', exact: true }).click();
  await expect(rowOf(page, 'Dünkü Yolcu')).toBeVisible();
  await expect(rowOf(page, 'Bugünkü Yolcu')).toBeHidden();
  await page.reload();
  await expect(rowOf(page, 'Dünkü Yolcu')).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, 'Bugünkü Yolcu')).toBeVisible();
});

test('the search never stands in the address and survives a reload', async ({ page, server }) => {
  await insertRecord(server, 'IŞIK Çağrı', 'GZL123');
  await insertRecord(server, 'Başka Biri');
  await openScreen(page, 'Kayıtlar');
  await expect(rowOf(page, 'Başka Biri')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Ara' });
  await search.fill('isik cag');
  await expect(rowOf(page, 'Başka Biri')).toBeHidden();
  await expect(rowOf(page, 'IŞIK Çağrı')).toBeVisible();
  expect(page.url()).not.toMatch(/isik|search|ara/);
  await page.reload();
  await expect(search).toHaveValue('isik cag');
  await expect(rowOf(page, 'IŞIK Çağrı')).toBeVisible();
  await search.fill('%');
  await expect(page.getByRole('heading', { name: 'Aramanıza uyan kayıt yok' })).toBeVisible();
});

test('what was typed last wins, however late the older answer comes', async ({ page, server }) => {
  await insertRecord(server, 'Yavaş Cevap');
  await insertRecord(server, 'Hızlı Cevap');
  await openScreen(page, 'Kayıtlar');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/ilike.*yavas/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const search = page.getByRole('searchbox', { name: 'Ara' });
  const asked = page.waitForRequest(/ilike.*yavas/);
  await search.fill('yavaş');
  const late = await asked;
  // Given up, or answered after all.
  const over = Promise.any([
    page.waitForEvent('requestfailed', (request) => request === late),
    page.waitForEvent('requestfinished', (request) => request === late),
  ]);
  await search.fill('hızlı');
  await expect(rowOf(page, 'Yavaş Cevap')).toBeHidden();
  release();
  await over;
  await expect(rowOf(page, 'Hızlı Cevap')).toBeVisible();
  await expect(rowOf(page, 'Yavaş Cevap')).toBeHidden();
});

test('Filtrele pressed while the list is still coming loads it anew', async ({ page, server }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let answered = false;
  await page.route(/crm_records\?select=id/, async (route) => {
    if (answered) return route.continue();
    answered = true;
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => {});
  });
  const asked = page.waitForResponse(/crm_records\?select=id/).catch(() => {});
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kayıtlar' }).click();
  await expect.poll(() => answered).toBe(true);
  await insertRecord(server, 'Az Önce Girilen');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  release();
  await expect(rowOf(page, 'Az Önce Girilen')).toBeVisible();
  await asked;
});

test('a preset also undoes dates that were refused', async ({ page }) => {
  await openScreen(page, 'Kayıtlar');
  const end = page.getByLabel('Bitiş tarihi');
  const today = await end.inputValue();
  await end.fill('2020-01-01');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(end).toHaveAccessibleDescription('Bitiş tarihi başlangıçtan önce olamaz.');
  await page.getByRole('button', { name: 'Bugün' }).click();
  await expect(end).toHaveValue(today);
  await expect(end).toHaveAccessibleDescription('');
});

test('sorts by any column, in the Turkish order, empty values last', async ({ page, server }) => {
  await server.ownerSql`
    insert into public.crm_records (fullname, card, date) values
      ('Zeki', 5, current_date), ('Çiğdem', null, current_date), ('Cem', 900, current_date), ('Işıl', 40, current_date),
      ('İrem', null, current_date)`;
  await openScreen(page, 'Kayıtlar');
  const names = () => page.locator('tbody tr td:nth-child(2)').allInnerTexts();
  await expect.poll(names).toEqual(['İrem', 'Işıl', 'Cem', 'Çiğdem', 'Zeki']);
  await page.getByRole('columnheader', { name: 'Ad Soyad' }).getByRole('button').click();
  await expect.poll(names).toEqual(['Cem', 'Çiğdem', 'Işıl', 'İrem', 'Zeki']);
  await expect(page.getByRole('columnheader', { name: 'Ad Soyad' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('columnheader', { name: 'Kart' }).getByRole('button').click();
  await page.getByRole('columnheader', { name: 'Kart' }).getByRole('button').click();
  await expect.poll(names).toEqual(['Cem', 'Işıl', 'Zeki', 'İrem', 'Çiğdem']);
});

test('columns are hidden, moved and resized, and stay so on this device', async ({ page, server }) => {
  await insertRecord(server, 'Sütun Deneyi');
  await openScreen(page, 'Kayıtlar');
  await page.getByRole('button', { name: 'Kontrol Paneli' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tablo Sütunları' });
  await expect(sheet.getByRole('checkbox')).toHaveCount(13);
  for (const name of columns) await expect(sheet.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await sheet.getByRole('checkbox', { name: 'PNR' }).uncheck();
  await sheet.getByRole('listitem').filter({ hasText: 'Tarih' }).getByRole('button', { name: 'Arkaya al' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(rowOf(page, 'Sütun Deneyi')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(
    ['#ID', 'Ad Soyad', ...columns.slice(4, 5).toSpliced(0, 0, 'Tarih'), ...columns.slice(5)],
    { useInnerText: true },
  );
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('crm.visibleColumns') ?? ''))).toHaveLength(12);
  const note = page.getByRole('columnheader', { name: 'Not' });
  const width = async () => (await note.boundingBox())?.width ?? 0;
  const before = await width();
  await note.getByRole('button').press('Shift+ArrowRight');
  await expect.poll(width).toBe(Math.round(before) + 16);
});

test('every record of the filter is there, however many, and the totals are theirs', async ({ page, server }) => {
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, virtualpos, commission)
    select 'Yolcu ' || n, 'P' || n, current_date, 1000, n from generate_series(1, 7500) n`;
  await openScreen(page, 'Kayıtlar');
  await expect(page.getByText('7.500 kayıt').first()).toBeVisible();
  const totals = page.getByRole('row', { name: /^Toplam/ });
  await expect(totals).toContainText('7.500.000');
  await expect(totals).toContainText('28.128.750');
  await page.getByRole('region', { name: 'Kayıt tablosu' }).evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
  await expect(rowOf(page, 'P1').filter({ hasText: 'Yolcu 1' }).first()).toBeVisible();
});

test('two people see each other’s records after Filtrele, and a row that is gone is told', async ({
  page,
  browser,
  server,
  admin,
}) => {
  const id = await insertRecord(server, 'Ortak Kayıt');
  await openScreen(page, 'Kayıtlar');
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await openAs(other, server, admin, '/crm/records');
  const dialog = await openNewRecord(other);
  await dialog.getByLabel('Ad Soyad').fill('Arkadaşın Kaydı');
  await other.keyboard.press('Control+Enter');
  await expect(rowOf(other, 'Arkadaşın Kaydı')).toBeVisible();
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(rowOf(page, 'Arkadaşın Kaydı')).toBeVisible();

  await rowOf(page, 'Ortak Kayıt').getByRole('button', { name: 'Düzenle' }).click();
  await rowOf(other, 'Ortak Kayıt').getByRole('button', { name: 'Sil' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(other.getByText('Kayıt silindi')).toBeVisible();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await edit.getByLabel('Not', { exact: true }).fill('geç kaldı');
  await edit.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Bu kayıt bulunamadı; bir başkası silmiş olabilir.')).toBeVisible();
  await expect(edit).toBeVisible();
  expect(await server.ownerSql`select 1 from public.crm_records where id = ${id}`).toHaveLength(0);
  await context.close();
});

test('the dashboard counts all records, today’s and the users in Turkish figures', async ({ page, server }) => {
  await server.ownerSql`
    insert into public.crm_records (fullname, date)
    select 'Y' || n, current_date - (n % 2) from generate_series(1, 2400) n`;
  await page.reload();
  await expect(page.getByRole('region', { name: 'Toplam Kayıt' })).toContainText('2.400');
  await expect(page.getByRole('region', { name: 'Bugün' })).toContainText('1.200');
  const [users] = await server.ownerSql<{ count: number }[]>`select count(*)::int as count from auth.users`;
  await expect(page.getByRole('region', { name: 'Kullanıcı' })).toContainText(String(users?.count));
});

/** `count` sales of today with the highest ids a list of a hundred thousand has, and sums of nine digits. */
async function fillList(server: TestServer, count: number): Promise<void> {
  await server.ownerSql`
    insert into public.crm_records (id, fullname, pnr, depart, arrive, note, direction, date, useremail, virtualpos,
      commission, card, transfer, currentaccountpayment, bdload)
    overriding system value
    select 200000 + n, 'Yolcu ' || n, 'W' || 10000 + n, 'IST', 'DLM', 'Pencere kenarı', 'YURT ICI', current_date,
      'biri@acente.example', 300000000 / ${count}::int, 90000, 90000, 90000, 90000, 90000
    from generate_series(1, ${count}::int) n`;
}

const listOf = (page: Page) => page.getByRole('region', { name: 'Kayıt tablosu' });
const rowNumbers = (page: Page) =>
  listOf(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));

test('thirteen columns of a long list fit 1440 px beside the open menu, and nothing else scrolls', async ({
  page,
  server,
}) => {
  // The headless browser's scroll bars take no room; the 15 px that others take are left out.
  await page.setViewportSize({ width: 1425, height: 900 });
  await fillList(server, 1500);
  await openScreen(page, 'Kayıtlar');
  await expect(page.getByRole('row', { name: /^Toplam/ })).toContainText('300.000.000');
  const excess = await listOf(page).evaluate((frame) => frame.scrollWidth - frame.clientWidth);
  expect(excess).toBe(0);
  const cut = await listOf(page)
    .locator('tbody td, tfoot td')
    .evaluateAll(
      (cells) =>
        cells.filter((cell) => /^[\d.]+$/.test(cell.textContent)).filter((cell) => cell.scrollWidth > cell.clientWidth)
          .length,
    );
  expect(cut).toBe(0);
  const hidden = await page.getByRole('main').evaluate((main) => main.scrollHeight - main.clientHeight);
  expect(hidden).toBe(0);
});

test('a leap shows the rows at that place, in their order, and no button that had the focus means another sale', async ({
  page,
  server,
}) => {
  await fillList(server, 3000);
  await openScreen(page, 'Kayıtlar');
  await expect(page.getByRole('row', { name: /^Toplam/ })).toContainText('300.000.000');
  await rowOf(page, 'W13000').getByRole('button', { name: 'Sil' }).focus();
  await listOf(page).evaluate((frame) => frame.scrollTo(0, 36 * 1500));
  await expect(rowOf(page, 'W11500')).toBeVisible();
  await expect(listOf(page)).toBeFocused();
  await listOf(page).evaluate((frame) => frame.scrollBy(0, -36 * 3));
  await expect(rowOf(page, 'W11503')).toBeVisible();
  const numbers = await rowNumbers(page);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toContain(1502 - 3);
});

test('up and down lead from row to row beyond what is in sight', async ({ page, server }) => {
  await fillList(server, 200);
  await openScreen(page, 'Kayıtlar');
  await rowOf(page, 'W10200').getByRole('button', { name: 'Düzenle' }).focus();
  for (let row = 199; row > 160; row -= 1) {
    await page.keyboard.press('ArrowDown');
    await expect(rowOf(page, `W${10_000 + row}`).getByRole('button', { name: 'Düzenle' })).toBeFocused();
  }
  // Neither the head nor the totals cover the row that has the focus.
  const isUncovered = () =>
    page.evaluate(() => {
      const { x, y, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(x + 5, y + height / 2) === document.activeElement;
    });
  await expect.poll(isUncovered).toBe(true);
});

test('the browser tells assistive technology of a grid with rows and columns', async ({ page, server }) => {
  await fillList(server, 3);
  await openScreen(page, 'Kayıtlar');
  await expect(rowOf(page, 'W10003')).toBeVisible();
  const tab = await page.context().newCDPSession(page);
  const { nodes } = await tab.send('Accessibility.getFullAXTree');
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  expect([count('grid'), count('row'), count('columnheader')]).toEqual([1, 5, 13]);
  expect(count('cell') + count('gridcell')).toBeGreaterThanOrEqual(3 * 14);
});

test('a reader’s own text spacing widens and heightens the table instead of cutting words off', async ({
  page,
  server,
  admin,
}) => {
  await insertRecord(server, 'Mehmet Çağrı Öztürkoğlu', 'ARALIK');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, admin, '/crm/records');
  const row = rowOf(page, 'ARALIK').first();
  const cut = () =>
    row.evaluate((element) => {
      const cells = [...element.querySelectorAll('td')].flatMap((cell) => [cell, ...cell.querySelectorAll('span')]);
      const { height } = element.getBoundingClientRect();
      return cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 0)
        .concat(cells.filter((cell) => cell.scrollHeight > Math.max(height, cell.clientHeight) + 1))
        .map((cell) => cell.textContent);
    });
  await expect(row).toHaveCSS('height', '36px');
  await expect.poll(cut).toEqual([]);
  await page.evaluate(() => {
    const reader = new CSSStyleSheet();
    reader.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [reader];
  });
  await expect(row).toHaveCSS('height', '43px');
  await expect.poll(cut).toEqual([]);
});

test('sums that the server refuses are a dash beside the rows, and come once they can be had', async ({
  page,
  server,
  admin,
}) => {
  await insertRecord(server, 'Toplanamayan');
  await page.route(/rpc\/record_totals/, (route) =>
    route.fulfill({ status: 400, json: { code: '22023', message: 'x' } }),
  );
  await openAs(page, server, admin, '/crm/records');
  await expect(rowOf(page, 'Toplanamayan').first()).toBeVisible();
  const takings = page.getByRole('definition').filter({ hasText: '–' }).first();
  await expect(takings).toBeVisible();
  await page.unroute(/rpc\/record_totals/);
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '–' })).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: 'TL' })).toHaveCount(4);
});
