import type { Browser, Locator, Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { type Credentials, createStaff, insertRecord, openAs, openNewRecord, rowOf } from './crm-actions.ts';
import { figure } from './crm-passenger-actions.ts';
import { expect, test } from './fixtures.ts';

/** Staff are promised others' changes within ten seconds; the list polls every five. */
const soon = { timeout: 10_000 };
const question = /rpc\/records_changed_since/;
const table = (page: Page) => page.getByRole('region', { name: 'Kayıt tablosu' });
const jump = (page: Page) => page.getByRole('button', { name: /yeni kayıt$/ });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d.]+ kayıt$/ });

async function openFor(browser: Browser, server: TestServer, person: Credentials, address: string) {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await openAs(page, server, person, address);
  await expect(count(page)).toBeVisible();
  return page;
}

/** Each call fills a day that no other test uses. */
let days = 0;
async function fillDay(server: TestServer, sales: number) {
  days += 1;
  const day = new Date(Date.UTC(2021, 0, days)).toISOString().slice(0, 10);
  await server.ownerSql`
    insert into public.crm_records (fullname, date, card)
    select 'Dolgu ' || n, ${day}::date, 10 from generate_series(1, ${sales}) n`;
  return { day, address: `/crm/records?start=${day}&end=${day}` };
}
const addTo = (server: TestServer, day: string, name: string) =>
  server.ownerSql`insert into public.crm_records (fullname, date, card) values (${name}, ${day}, 5)`;

test('two people see what the other adds, changes and deletes', async ({ browser, server, admin }) => {
  const { day, address } = await fillDay(server, 3);
  const other = await openFor(browser, server, await createStaff(server, 'ikinci'), address);
  const mine = await openFor(browser, server, admin, address);

  const form = await openNewRecord(mine);
  await form.getByLabel('Ad Soyad').fill('Birlikte Görülen');
  await form.getByLabel('Tarih').fill(day.split('-').toReversed().join('.'));
  await form.getByLabel('Kart').fill('990');
  await form.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  // The day is long ago, so saving asks for confirmation.
  await mine.getByRole('button', { name: 'Evet, kaydet' }).click();
  await expect(form).toBeHidden();

  const seen = rowOf(other, 'Birlikte Görülen');
  await expect(seen).toBeVisible(soon);
  await expect(seen).toContainText('yeni');
  await expect(count(other)).toHaveText('4 kayıt');
  await expect(figure(other.getByRole('main'), 'Tahsilat')).toContainText('1.020 TL');
  await expect(rowOf(mine, 'Birlikte Görülen')).not.toContainText('yeni');

  await rowOf(mine, 'Birlikte Görülen').getByRole('button', { name: 'Sil' }).click();
  await mine.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(seen).toBeHidden(soon);
  await expect(count(other)).toHaveText('3 kayıt');
  await expect(other.getByRole('status').filter({ hasText: 'Bir başkası bir kayıt sildi' })).toContainText(
    /#\d+ Birlikte Görülen/,
  );
  await expect(mine.getByText('Bir başkası')).toHaveCount(0);
  await mine.getByRole('button', { name: 'Geri al' }).click();
  await expect(seen).toBeVisible(soon);
  await expect(seen).toContainText('değişti');
});

const topRow = (page: Page) =>
  table(page).evaluate((frame) => {
    const edge = frame.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
    const row = [...frame.querySelectorAll('tbody tr')].find((one) => one.getBoundingClientRect().bottom > edge + 1);
    return [
      row?.querySelector('td:nth-child(2)')?.textContent,
      Math.round((row?.getBoundingClientRect().top ?? 0) - edge),
    ];
  });

test('in a list scrolled down nothing moves, and a button announces new sales and leads to them', async ({
  page,
  server,
  admin,
}) => {
  const { day, address } = await fillDay(server, 200);
  await openAs(page, server, admin, address);
  await expect(count(page)).toHaveText('200 kayıt');
  await table(page).evaluate((frame) => {
    frame.scrollTop = 2010;
  });
  await expect(rowOf(page, 'Dolgu 140')).toBeVisible();
  const before = await topRow(page);
  const held = rowOf(page, 'Dolgu 140').getByRole('button', { name: 'Düzenle' });
  await held.focus();

  await addTo(server, day, 'Yukarıda Bir');
  await addTo(server, day, 'Yukarıda İki');
  await server.ownerSql`delete from public.crm_records where date = ${day} and fullname = 'Dolgu 199'`;
  await addTo(server, day, 'Yukarıda Üç');
  await expect(jump(page)).toHaveText('3 yeni kayıt', soon);
  await expect(count(page)).toHaveText('202 kayıt');
  await expect(page.getByRole('status').filter({ has: jump(page) })).toHaveAttribute('aria-live', 'polite');
  await expect.poll(() => topRow(page)).toEqual(before);
  await expect(held).toBeFocused();

  await jump(page).click();
  await expect(rowOf(page, 'Yukarıda Üç')).toBeInViewport();
  await expect(rowOf(page, 'Yukarıda Bir')).toContainText('yeni');
  await expect(jump(page)).toBeHidden();
  await expect(table(page)).toBeFocused();
  // New rows are highlighted only for a moment.
  await expect(rowOf(page, 'Yukarıda Bir')).not.toContainText('yeni');
});

test('on a phone too, nothing moves in a list scrolled down, and a button leads to new sales', async ({
  page,
  server,
  admin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { day, address } = await fillDay(server, 60);
  await openAs(page, server, admin, address);
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card('Dolgu 60')).toBeVisible();
  await page.getByRole('main').evaluate((main) => {
    main.scrollTop = 2500;
  });
  const top = (card_: Locator) => card_.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const shown = page.getByRole('article').nth(8);
  await expect(shown).toBeVisible();
  const name = (await shown.getByRole('heading').textContent()) ?? '';
  const before = await top(card(name));
  await addTo(server, day, 'Telefonda Yeni');
  await expect(jump(page)).toHaveText('1 yeni kayıt', soon);
  await expect.poll(() => top(card(name))).toBe(before);
  await jump(page).click();
  await expect(card('Telefonda Yeni')).toBeInViewport();
  await expect(jump(page)).toBeHidden();
});

test('a deleted row leaves the focus in the list, but not on a button of another sale', async ({
  page,
  server,
  admin,
}) => {
  const { day, address } = await fillDay(server, 3);
  await openAs(page, server, admin, address);
  const [row, next] = [rowOf(page, 'Dolgu 2'), rowOf(page, 'Dolgu 1')];
  await expect(row).toHaveAttribute('aria-rowindex', '3');
  await row.getByRole('button', { name: 'Düzenle' }).focus();
  await server.ownerSql`delete from public.crm_records where date = ${day} and fullname = 'Dolgu 2'`;
  await expect(row).toBeHidden(soon);
  await expect(next.getByRole('gridcell').first()).toBeFocused();
});

test('a hidden tab sends no requests, and one at once when it is shown again', async ({ page, server, admin }) => {
  const { day, address } = await fillDay(server, 2);
  await openAs(page, server, admin, address);
  await page.waitForRequest(question);
  await page.clock.install();
  const asked: number[] = [];
  page.on('request', (request) => question.test(request.url()) && asked.push(1));
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { value: next, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await show('hidden');
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await addTo(server, day, 'Bu Arada');
  const again = page.waitForRequest(question);
  await show('visible');
  await again;
  await expect(rowOf(page, 'Bu Arada')).toBeVisible();
});

test('without a network the list polls less and less often, and shows no error', async ({ page, server, admin }) => {
  const { day, address } = await fillDay(server, 2);
  await page.clock.install();
  await openAs(page, server, admin, address);
  await page.waitForResponse(question);
  // A list that is still loading when the network goes says that it could not be loaded.
  await expect(rowOf(page, 'Dolgu 2')).toBeVisible();
  await expect(figure(page.getByRole('main'), 'Tahsilat')).toContainText('20 TL');
  let asked = 0;
  page.on('request', (request) => {
    if (question.test(request.url())) asked += 1;
  });
  await page.context().setOffline(true);
  await expect(page.getByText('Bağlantı yok.')).toBeVisible();
  for (let second = 0; second < 300; second += 1) await page.clock.runFor(1000);
  // The page polls after 5, 10 and 20 seconds, then every 30.
  expect(asked).toBeGreaterThanOrEqual(4);
  expect(asked).toBeLessThanOrEqual(16);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await addTo(server, day, 'Yine Bağlı');
  await page.context().setOffline(false);
  await expect(rowOf(page, 'Yine Bağlı')).toBeVisible(soon);
  await expect(page.getByText('Bağlantı yok.')).toBeHidden();
});

test('the counts on the home screen follow new sales', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm');
  const card = page.getByRole('region', { name: 'Toplam Kayıt' }).or(page.getByText('Toplam Kayıt').locator('..'));
  const before = await card.first().textContent();
  await insertRecord(server, 'Sayılan Yeni');
  await expect(card.first()).not.toHaveText(before ?? '', soon);
});
