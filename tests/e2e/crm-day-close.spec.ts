import type { Browser, Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { createStaff, openAs, rowOf, toast } from './crm-actions.ts';
import { cellsOf, clearDays, day, sell, sumsOf, tableOf } from './crm-day-actions.ts';
import { expect, test } from './fixtures.ts';

const addressOf = (start: string, end = start) => `/crm/day-close?start=${start}&end=${end}`;
const money = (amount: number) => amount.toLocaleString('tr-TR').replace('-', '−');
const kapanış = (page: Page) => page.getByRole('complementary', { name: 'Kapanış' });

const rowText = (name: string, ...amounts: number[]) => [name, ...amounts.map((a) => (a === 0 ? '–' : money(a)))];
test.beforeEach(({ server }) => clearDays(server));
// Reopen the days: while they are closed, the next test file could not delete its records.
test.afterEach(({ server }) => clearDays(server));

test('figures, differences and tables agree with the records of a day, a shift and a range', async ({
  page,
  server,
}) => {
  await sell(server);
  const clerk = await createStaff(server, 'defne');
  await openAs(page, server, clerk, '/crm/day-close');
  await page.getByLabel('Gün', { exact: true }).fill('10.03.2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`start=${day}&end=${day}`));
  await expect(page.getByLabel('Gün', { exact: true })).toBeFocused();

  const [now] = await sumsOf(server, `date = '${day}'`);
  const [before] = await sumsOf(server, `date = '2026-03-09'`);
  const [weekBefore] = await sumsOf(server, `date = '2026-03-03'`);
  if (!now || !before || !weekBefore) throw new Error('nothing was sold');
  const figures = page.getByRole('main').locator('dl').first().locator('> div');
  const headlines = [
    ['Tahsilat', 'collected'],
    ['Cari', 'account'],
    ['Komisyon', 'commission'],
    ['Bakiye Yükleme', 'bdload'],
  ] as const;
  const more = (amount: number) => (amount > 0 ? '+' : '') + money(amount);
  for (const [index, [name, key]] of headlines.entries()) {
    const figure = figures.nth(index);
    await expect(figure).toContainText(name);
    await expect(figure).toContainText(`${money(now[key])}TL`);
    await expect(figure).toContainText(`9 Mar Pzt ${money(before[key])}fark ${more(now[key] - before[key])}`);
    await expect(figure).toContainText(`3 Mar Sal ${money(weekBefore[key])}fark ${more(now[key] - weekBefore[key])}`);
  }

  const columns = {
    Firma: 'company',
    'Satış Türü': 'saletype',
    Yön: 'direction',
    Vardiya: 'shift',
    Kullanıcı: 'useremail',
  };
  for (const [table, column] of Object.entries(columns)) {
    for (const { name, records, collected, account } of await sumsOf(server, `date = '${day}'`, column)) {
      const text = name ?? 'Belirtilmemiş';
      const expected = rowText(text, records, collected, account, collected + account);
      await expect(cellsOf(page, table, text), `${table} ${text}`).toHaveText(expected);
    }
    const expected = rowText('Toplam', now.records, now.collected, now.account, now.collected + now.account);
    await expect(cellsOf(page, table, 'Toplam')).toHaveText(expected);
  }
  await expect(tableOf(page, 'Kanal').getByRole('rowheader')).toHaveText([
    ...['Sanal POS', 'Kart', 'Havale', 'Cari Ödeme', 'Satış'],
  ]);
  await expect(cellsOf(page, 'Kanal', 'Satış').last()).toHaveText(money(now.collected + now.account));

  await page.getByLabel('Vardiya', { exact: true }).selectOption('GECE');
  const [night] = await sumsOf(server, `date = '${day}' and shift = 'GECE'`);
  await expect(cellsOf(page, 'Firma', 'Toplam').nth(2)).toHaveText(money(night?.collected ?? 0));
  await expect(page).toHaveURL(/shift=GECE/);
  await expect(figures.first()).toContainText(`${money(night?.collected ?? 0)}TL`);

  await page.getByLabel('Vardiya', { exact: true }).selectOption('Tümü');
  await page.getByRole('button', { name: 'Tarih aralığı' }).click();
  await page.getByLabel('Başlangıç tarihi').fill('8.3.2026');
  await page.keyboard.press('Tab');
  const [range] = await sumsOf(server, `date between '2026-03-08' and '${day}'`);
  const [rangeBefore] = await sumsOf(server, `date between '2026-03-05' and '2026-03-07'`);
  await expect(figures.first()).toContainText(`${money(range?.collected ?? 0)}TL`);
  await expect(figures.first()).toContainText(`05.03.2026–07.03.2026 ${money(rangeBefore?.collected ?? 0)}`);
});

async function openColleague(browser: Browser, server: TestServer, name: string) {
  const clerk = await createStaff(server, name);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await openAs(page, server, clerk, addressOf(day));
  return { clerk, page, close: () => context.close() };
}

test('anybody can count slips; counts are saved automatically, and marked if the records change later', async ({
  page,
  browser,
  server,
}) => {
  const sold = (name: string, card: number, transfer: number) =>
    server.ownerSql`insert into public.crm_records (fullname, date, card, transfer) values (${name}, ${day}, ${card}, ${transfer})`;
  await sold('Sayılan', 150020, 300);
  const clerk = await createStaff(server, 'sayan');
  await openAs(page, server, clerk, addressOf(day));
  await expect(page.getByLabel('Kart sayılan')).toBeVisible();
  const other = await openColleague(browser, server, 'yardim');
  await other.page.getByLabel('Havale sayılan').pressSequentially('400');
  await expect(other.page.getByText('Fark: +100 TL')).toBeVisible();
  await expect(other.page.getByText(`Son sayan: ${other.clerk.email}`)).toBeVisible();
  await other.close();

  const counted = (channel: string) => page.getByLabel(`${channel} sayılan`);
  const mark = page.getByRole('status').filter({ hasText: 'Sayımdan sonra kayıtlar değişti' });
  await counted('Kart').pressSequentially('149770');
  await expect(page.getByText(`Son sayan: ${clerk.email}`)).toBeVisible();
  // After saving, the page also shows what the colleague counted.
  await expect(counted('Havale')).toHaveValue('400');
  await expect(page.getByText('Fark: −150 TL')).toBeVisible();
  await expect(mark).toBeHidden();
  await expect(page.getByRole('button', { name: 'Günü kapat' })).toHaveCount(0);

  // Sales by others appear without a reload. Sanal POS has no count, so its change is not reported.
  await server.ownerSql`insert into public.crm_records (fullname, date, card, virtualpos) values ('Sonradan', ${day}, 250, 40)`;
  await expect(mark).toContainText('Sayımdan sonra kayıtlar değişti: Kart 150.020 → 150.270');
  await expect(mark).not.toContainText('Sanal POS');
  await mark.getByRole('button', { name: 'Sayım doğru' }).click();
  await expect(mark).toBeHidden();
  await expect(page.getByText('Fark: −400 TL')).toBeVisible();
  await expect(cellsOf(page, 'Sayım', 'kanal')).toHaveText(['Sayılan 2 kanal', '150.570', '150.170', '−400']);

  // A day can have more refunds than sales.
  await counted('Sanal POS').pressSequentially('-12500');
  await expect(counted('Sanal POS')).toHaveValue('−12.500');
  await expect
    .poll(() => server.ownerSql`select virtualpos from public.day_counts where day = ${day}`)
    .toEqual([{ virtualpos: -12500 }]);
  await counted('Sanal POS').fill('5-');
  await expect(counted('Sanal POS')).toHaveAccessibleDescription('Bu metin bir tutar değil; tek bir sayı yazın.');
  await page.reload();
  await expect(counted('Kart')).toHaveValue('149.770');
  await expect(counted('Havale')).toHaveValue('400');
  await expect(counted('Sanal POS')).toHaveValue('−12.500');
  await expect(page.getByText('Fark: −12.940 TL')).toBeVisible();
  await expect(mark).toBeHidden();
  const rows =
    await server.ownerSql`select shift, virtualpos, card, transfer from public.day_counts where day = ${day}`;
  expect(rows).toEqual([{ shift: null, virtualpos: -12500, card: 149770, transfer: 400 }]);

  await page.getByLabel('Vardiya', { exact: true }).selectOption('SABAH');
  await expect(counted('Kart')).toHaveValue('');
  await counted('Kart').fill('7');
  // Amounts are saved after a pause in typing; press the button before that.
  await page.getByRole('button', { name: 'Sonraki' }).click();
  await expect(page.getByLabel('Gün', { exact: true })).toHaveValue('11.03.2026');
  await expect
    .poll(() => server.ownerSql`select day::text, card from public.day_counts where shift = 'SABAH'`)
    .toEqual([{ day, card: 7 }]);
});

test('a day is closed only with the figures on the screen, then refuses every change, and is reopened with a reason', async ({
  page,
  browser,
  server,
  admin,
}) => {
  const add = (name: string, card: number) =>
    server.ownerSql`insert into public.crm_records (fullname, date, card) values (${name}, ${day}, ${card})`;
  await add('Kapanan Satış', 500);
  const { page: other, close } = await openColleague(browser, server, 'tezgah');
  await tableOf(other, 'Kanal').getByRole('link', { name: 'Kart' }).click();
  await rowOf(other, 'Kapanan Satış').getByRole('button', { name: 'Düzenle' }).click();
  const form = other.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await form.getByLabel('Kart').fill('400');

  await openAs(page, server, admin, addressOf(day));
  const stub = kapanış(page);
  await expect(stub).toContainText('Açık');
  await page.getByLabel('Kart sayılan').fill('450');
  await expect(page.getByText(/^Son sayan/)).toBeVisible();
  await page.route(/records_changed_since/, (route) => route.abort());
  await stub.getByRole('button', { name: 'Günü kapat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Günü kapat' });
  const confirm = dialog.getByRole('button', { name: 'Günü kapat' });
  await expect(dialog).toContainText('10 Mart 2026 Salı');
  await expect(dialog).toContainText('Sayım farkı: −50 TL');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(stub).toContainText('Açık');
  await stub.getByRole('button', { name: 'Günü kapat' }).click();
  await expect(dialog).toContainText('1 kayıt, Satış 500 TL olarak kapanır.');
  await add('Sonradan', 40);
  await dialog.getByLabel('Farkın açıklaması').fill('Bir slip eksik');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('Bu arada kayıtlar değişti.');
  await expect(dialog).toContainText('2 kayıt, Satış 540 TL olarak kapanır.');
  const closings = () =>
    server.ownerSql<{ counts: { card: number }[]; note: string }[]>`
      select counts, note from public.day_closings where day = ${day} and reopenedat is null`;
  expect(await closings()).toHaveLength(0);
  await confirm.click();
  await expect(toast(page, 'Gün kapatıldı')).toBeVisible();
  // The page shows an e-mail address, or only the part before the @ once its owner has entered a sale.
  const closer = admin.email.split('@')[0] ?? '';
  for (const text of ['Kapalı', '540 TL', closer, 'Bir slip eksik']) await expect(stub).toContainText(text);
  await expect(page.getByLabel('Kart sayılan')).toHaveCount(0);
  await expect(page.getByText('Fark: −90 TL', { exact: true })).toBeVisible();
  expect(await closings()).toMatchObject([{ counts: [{ card: 450 }], note: 'Bir slip eksik' }]);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const reason = page.locator('[data-print-sheet] table:has(> caption:text-is("Sayım")) + p');
  await expect(reason).toHaveText('Farkın açıklaması Bir slip eksik');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await form.getByRole('button', { name: 'Güncelle' }).click();
  await expect(other.getByText('Bu gün kapatıldı; önce bir yönetici yeniden açmalı.')).toBeVisible();
  await expect(form.getByLabel('Kart')).toHaveValue('400');
  expect(await server.ownerSql`select card from public.crm_records order by id`).toEqual([{ card: 500 }, { card: 40 }]);

  await stub.getByRole('button', { name: 'Günü yeniden aç' }).click();
  const reopening = page.getByRole('dialog', { name: 'Günü yeniden aç' });
  await reopening.getByRole('button', { name: 'Günü yeniden aç' }).click();
  await expect(reopening.getByLabel('Gerekçe')).toHaveAccessibleDescription('Neden yeniden açıldığını yazın.');
  await reopening.getByLabel('Gerekçe').fill('Slip bulundu');
  await reopening.getByRole('button', { name: 'Günü yeniden aç' }).click();
  await expect(toast(page, 'Gün yeniden açıldı')).toBeVisible();
  await expect(stub).toContainText('Açık');
  await expect(stub.getByRole('region', { name: 'Kapanış geçmişi' })).toContainText('Gerekçe: Slip bulundu');
  await expect(stub.getByRole('region', { name: 'Kapanış geçmişi' })).toContainText('Not: Bir slip eksik');
  await form.getByRole('button', { name: 'Güncelle' }).click();
  await expect(toast(other, 'Kayıt güncellendi')).toBeVisible();
  await close();
  await page.unroute(/records_changed_since/);
  await expect(stub).toContainText('440 TL');

  await stub.getByRole('button', { name: 'Günü kapat' }).click();
  await server.ownerSql`
    insert into public.day_closings (day, closedbyemail, figures, counts, fingerprint)
    select ${day}, 'once@a.example', public.day_report(${day}, ${day})::jsonb, '[]', public.day_fingerprint(${day})`;
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText('Bu gün zaten kapalı.');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByLabel('Havale sayılan').fill('5');
  await expect(toast(page, 'Sayım kaydedilemedi')).toContainText('Bu gün kapatıldı; önce bir yönetici yeniden açmalı.');
  await expect(stub).toContainText('once@a.example');
});
