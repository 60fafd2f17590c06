import type { Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { type Credentials, createStaff, failUntilPressed, openAs, rowOf, toast } from './crm-actions.ts';
import { cellsOf, clearDays, day, sell, sumsOf, tableOf } from './crm-day-actions.ts';
import { expect, test } from './fixtures.ts';

const kapanış = (page: Page) => page.getByRole('complementary', { name: 'Kapanış' });
const addressOf = (start: string, end = start) => `/crm/day-close?start=${start}&end=${end}`;
const money = (amount: number) => amount.toLocaleString('tr-TR').replace('-', '−');

/** A row as the table shows it. */
const rowText = (name: string, ...amounts: number[]) => [name, ...amounts.map((a) => (a === 0 ? '–' : money(a)))];
test.beforeEach(({ server }) => clearDays(server));

test('figures, differences and tables are those of the records, of a day, a shift and a range', async ({
  page,
  server,
}) => {
  await sell(server);
  const clerk = await createStaff(server, 'defne');
  await openAs(page, server, clerk, '/crm');
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Gün Sonu' }).click();
  await expect(page).toHaveURL(/\/crm\/day-close$/);
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
  await page.reload();
  await expect(page.getByLabel('Vardiya', { exact: true })).toHaveValue('GECE');
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

test('a count is marked when the records changed after it, until it is counted anew', async ({
  page,
  server,
  admin,
}) => {
  await server.ownerSql`insert into public.crm_records (fullname, date, card, transfer) values ('Sayılan', ${day}, 500, 300)`;
  await openAs(page, server, admin, addressOf(day));
  await page.getByLabel('Kart sayılan').pressSequentially('500');
  await expect(page.getByText(`Son sayan: ${admin.email}`)).toBeVisible();
  const mark = page.getByRole('status').filter({ hasText: 'Sayımdan sonra kayıtlar değişti' });
  await expect(mark).toBeHidden();
  await server.ownerSql`insert into public.crm_records (fullname, date, card, transfer) values ('Sonradan', ${day}, 250, 40)`;
  await page.reload();
  // What was not counted cannot be out of date.
  await expect(mark).toContainText('Sayımdan sonra kayıtlar değişti: Kart 500 → 750');
  await expect(kapanış(page)).toContainText('Sayımdan sonra kayıtlar değişti');
  await mark.getByRole('button', { name: 'Sayım doğru' }).click();
  await expect(mark).toBeHidden();
  await expect(page.getByText('Fark: −250 TL')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Fark: −250 TL')).toBeVisible();
  await expect(mark).toBeHidden();
});

test('slips are counted by anybody, kept by themselves, and one person’s do not undo another’s', async ({
  page,
  browser,
  server,
}) => {
  await server.ownerSql`insert into public.crm_records (fullname, date, card, transfer) values ('Sayılan', ${day}, 150020, 300)`;
  const [clerk, other] = [await createStaff(server, 'sayan'), await createStaff(server, 'yardim')];
  await openAs(page, server, clerk, addressOf(day));
  await expect(page.getByLabel('Kart sayılan')).toBeVisible();
  const context = await browser.newContext({ baseURL: server.url });
  const second = await context.newPage();
  await openAs(second, server, other, addressOf(day));
  await second.getByLabel('Havale sayılan').pressSequentially('400');
  await expect(second.getByText('Fark: +100 TL')).toBeVisible();
  await expect(second.getByText(`Son sayan: ${other.email}`)).toBeVisible();
  await context.close();

  await page.getByLabel('Kart sayılan').pressSequentially('149770');
  await expect(page.getByText(`Son sayan: ${clerk.email}`)).toBeVisible();
  // What the other one counted came with the answer.
  await expect(page.getByLabel('Havale sayılan')).toHaveValue('400');
  await expect(page.getByText('Fark: −150 TL')).toBeVisible();
  // More was given back than taken.
  await page.getByLabel('Sanal POS sayılan').pressSequentially('-12500');
  await expect(page.getByLabel('Sanal POS sayılan')).toHaveValue('−12.500');
  await expect(page.getByText('Fark: −12.650 TL')).toBeVisible();
  await expect
    .poll(() => server.ownerSql`select virtualpos from public.day_counts where day = ${day}`)
    .toEqual([{ virtualpos: -12500 }]);
  await page.getByLabel('Sanal POS sayılan').fill('5-');
  await expect(page.getByLabel('Sanal POS sayılan')).toHaveAccessibleDescription('Bu metin bir tutar değil.');
  await expect(page.getByRole('button', { name: 'Günü kapat' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Kart sayılan')).toHaveValue('149.770');
  await expect(page.getByLabel('Havale sayılan')).toHaveValue('400');
  await expect(page.getByLabel('Sanal POS sayılan')).toHaveValue('−12.500');
  await expect(page.getByText('Fark: −12.650 TL')).toBeVisible();
  const rows =
    await server.ownerSql`select shift, virtualpos, card, transfer from public.day_counts where day = ${day}`;
  expect(rows).toEqual([{ shift: null, virtualpos: -12500, card: 149770, transfer: 400 }]);

  await page.getByLabel('Vardiya', { exact: true }).selectOption('SABAH');
  await expect(page.getByLabel('Kart sayılan')).toHaveValue('');
  await page.getByLabel('Kart sayılan').fill('7');
  // At once, before the pause is over.
  await page.getByRole('button', { name: 'Sonraki' }).click();
  await expect(page.getByLabel('Gün', { exact: true })).toHaveValue('11.03.2026');
  await expect
    .poll(() => server.ownerSql`select day::text, card from public.day_counts where shift = 'SABAH'`)
    .toEqual([{ day, card: 7 }]);
});

test('a day is closed, refuses every change, and is reopened with a reason', async ({
  page,
  browser,
  server,
  admin,
}) => {
  await server.ownerSql`insert into public.crm_records (fullname, date, card) values ('Kapanan Satış', ${day}, 500)`;
  const clerk = await createStaff(server, 'tezgah');
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await openAs(other, server, clerk, `/crm/records?start=${day}&end=${day}`);
  await rowOf(other, 'Kapanan Satış').getByRole('button', { name: 'Düzenle' }).click();
  const form = other.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await form.getByLabel('Kart').fill('400');

  await openAs(page, server, admin, addressOf(day));
  const stub = kapanış(page);
  await expect(stub).toContainText('Açık');
  await page.getByLabel('Kart sayılan').fill('450');
  await stub.getByRole('button', { name: 'Günü kapat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Günü kapat' });
  await expect(dialog).toContainText('10 Mart 2026 Salı');
  await expect(dialog).toContainText('Sayım farkı: −50 TL');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(stub).toContainText('Açık');
  await stub.getByRole('button', { name: 'Günü kapat' }).click();
  await dialog.getByLabel('Farkın açıklaması').fill('Bir slip eksik');
  await dialog.getByRole('button', { name: 'Günü kapat' }).click();
  await expect(toast(page, 'Gün kapatıldı')).toBeVisible();
  await expect(stub).toContainText('Kapalı');
  await expect(stub).toContainText(admin.email);
  await expect(stub).toContainText('Bir slip eksik');
  await expect(page.getByLabel('Kart sayılan')).toHaveCount(0);
  await expect(page.getByText('Fark: −50 TL', { exact: true })).toBeVisible();
  const [closing] = await server.ownerSql<{ counts: { card: number }[]; note: string }[]>`
    select counts, note from public.day_closings where day = ${day} and reopenedat is null`;
  expect(closing).toMatchObject({ counts: [{ card: 450 }], note: 'Bir slip eksik' });

  await form.getByRole('button', { name: 'Güncelle' }).click();
  await expect(other.getByText('Bu gün kapatıldı; önce bir yönetici yeniden açmalı.')).toBeVisible();
  await expect(form.getByLabel('Kart')).toHaveValue('400');
  expect(await server.ownerSql`select card from public.crm_records`).toEqual([{ card: 500 }]);

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
  expect(await server.ownerSql`select card from public.crm_records`).toEqual([{ card: 400 }]);
  await context.close();
});

test('figures follow the sales of others, and nothing is signed that was not seen', async ({ page, server, admin }) => {
  const add = (card: number) =>
    server.ownerSql`insert into public.crm_records (fullname, date, card) values ('Sonradan', ${day}, ${card})`;
  await add(500);
  await openAs(page, server, admin, addressOf(day));
  const stub = kapanış(page);
  await expect(stub).toContainText('500 TL');
  await page.getByLabel('Havale sayılan').fill('7');
  await add(300);
  await expect(stub).toContainText('800 TL', { timeout: 10_000 });
  await expect(page.getByLabel('Havale sayılan')).toHaveValue('7');

  await stub.getByRole('button', { name: 'Günü kapat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Günü kapat' });
  await expect(dialog).toContainText('2 kayıt, Satış 800 TL olarak kapanır.');
  // From now on nobody tells of changes.
  await page.route(/records_changed_since/, (route) => route.abort());
  await add(40);
  await dialog.getByRole('button', { name: 'Günü kapat' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Bu arada kayıtlar değişti.');
  await expect(dialog).toContainText('3 kayıt, Satış 840 TL olarak kapanır.');
  expect(await server.ownerSql`select from public.day_closings where day = ${day} and reopenedat is null`).toHaveLength(
    0,
  );
  await dialog.getByRole('button', { name: 'Günü kapat' }).click();
  await expect(toast(page, 'Gün kapatıldı')).toBeVisible();
  await expect(stub).toContainText('840 TL');
});

test('a count that comes too late is told, and two admins do not close a day twice', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, addressOf(day));
  await expect(page.getByText('Bu günde kayıt yok.')).toBeVisible();
  await kapanış(page).getByRole('button', { name: 'Günü kapat' }).click();
  await server.ownerSql`
    insert into public.day_closings (day, closedbyemail, figures, counts, fingerprint)
    select ${day}, 'once@a.example', public.day_report(${day}, ${day})::jsonb, '[]', public.day_fingerprint(${day})`;
  const dialog = page.getByRole('dialog', { name: 'Günü kapat' });
  await dialog.getByRole('button', { name: 'Günü kapat' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Bu gün zaten kapalı.');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByLabel('Havale sayılan').fill('5');
  await expect(toast(page, 'Sayım kaydedilemedi')).toContainText('Bu gün kapatıldı; önce bir yönetici yeniden açmalı.');
  await expect(kapanış(page)).toContainText('once@a.example');
  await expect(page.getByText('Sayım yapılmadı.')).toBeVisible();
});

test('what is out of the ordinary is told and leads to its records', async ({ page, server }) => {
  // A day of a year that no other test writes to: what those deleted is out of the ordinary too.
  const oddDay = '2024-05-10';
  const clerk = await createStaff(server, 'dikkat');
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, card, createdat) values
      ('Çift Yolcu', 'CFT001', ${oddDay}, 5, '2024-05-10T10:00:00Z'), ('Çift Yolcu', 'cft001', ${oddDay}, 6, '2024-05-10T11:00:00Z'),
      ('Geç Giren', 'GEC001', ${oddDay}, 7, '2024-05-12T10:00:00Z'), ('Boş Yolcu', 'BOS001', ${oddDay}, null, '2024-05-10T12:00:00Z'),
      ('Silinen', 'SIL001', ${oddDay}, 4280, '2024-05-10T12:00:00Z')`;
  await server.ownerSql`update public.crm_records set card = 9 where pnr = 'GEC001'`;
  await server.ownerSql`delete from public.crm_records where pnr = 'SIL001'`;
  await openAs(page, server, clerk, addressOf(oddDay));
  const odd = page.getByRole('region', { name: 'Olağandışı' });
  await expect(odd).toContainText('5 satır');
  const row = (title: string) => odd.getByRole('listitem').filter({ hasText: title });
  await expect(row('Kayıt silindi')).toContainText('Kart 4.280');
  await expect(row('Tutar sonradan değişti')).toContainText('Kart 7 → 9');
  await expect(row('Geriye dönük kayıt')).toContainText('12.05.2024 10:00');
  await expect(row('Tutarı olmayan kayıt')).toContainText('Boş Yolcu');
  await row('Aynı PNR iki kez').getByRole('link').click();
  await expect(page.getByRole('searchbox')).toHaveValue('CFT001');
  await expect(rowOf(page, 'Çift Yolcu')).toHaveCount(2);
  await expect(page).not.toHaveURL(/CFT/);
});

test('hundreds of names and of oddities are added up in a last line', async ({ page, server }) => {
  const fullDay = '2024-05-20';
  const clerk = await createStaff(server, 'kalabalik');
  await server.ownerSql`
    insert into public.crm_records (fullname, date, company, card, createdat)
    select 'Yolcu', ${fullDay}, 'FIRMA ' || n, n, '2024-05-25' from generate_series(1, 610) as n`;
  await openAs(page, server, clerk, addressOf(fullDay));
  const others = tableOf(page, 'Firma').getByRole('row').filter({ hasText: 'Diğer (410)' });
  await expect(others.getByRole('cell')).toHaveText([money(410), money(84_255), '–', money(84_255)]);
  await expect(tableOf(page, 'Firma').getByRole('link')).toHaveCount(200);
  await expect(others.getByRole('link')).toHaveCount(0);
  const odd = page.getByRole('region', { name: 'Olağandışı' });
  await expect(odd).toContainText('610 satır');
  await expect(odd.getByRole('listitem').last()).toHaveText('Geriye dönük kayıtve 510 daha');
});

test('a report that cannot be had is told and asked for again', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/change-password');
  await failUntilPressed(page, /rpc\/day_report/);
  await page.goto(addressOf(day));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Sunucuya ulaşılamıyor.');
  await alert.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByText('Bu günde kayıt yok.')).toBeVisible();
});

async function crowd(server: TestServer): Promise<void> {
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, company, saletype, direction, shift, useremail, card, virtualpos, createdat)
    select 'Uzun Adlı Bir Yolcu ' || n, 'AYNI' || n % 40, ${day}, 'UZUN ADLI BIR FIRMA ' || n % 30, 'SATIS TURU ' || n % 12,
      'YON ' || n % 9, 'VARDIYA ' || n % 9, 'uzun.bir.kullanici.adi.' || n % 25 || '@havayoluiletisim.example', n * 1000, 5, '2026-03-20'
    from generate_series(1, 400) as n`;
}

for (const [name, prepare] of [
  ['a usual day', sell],
  ['a day with more of everything than fits', crowd],
] as const) {
  test(`${name} is printed on one page, with the lines for signatures`, async ({ page, server, admin }, info) => {
    await prepare(server);
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAs(page, server, admin as Credentials, addressOf(day));
    await page.getByLabel('Kart sayılan').fill('100');
    await expect(page.getByText(/^Son sayan/)).toBeVisible();
    await expect(page.getByText('…')).toHaveCount(0);
    const pdf = await page.pdf({
      path: info.outputPath('gun-sonu.pdf'),
      preferCSSPageSize: true,
      printBackground: true,
    });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const sheet = page.locator('[data-print-sheet]');
    await expect(sheet).toContainText('Havayolu İletişim');
    await expect(sheet.getByRole('table')).toHaveCount(7);
    await expect(sheet).toContainText(/Fark.*Sayan.*Kapatan.*Muhasebe/s);
    await expect(page.locator('#root')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toHaveCount(0);
  });
}

test('the button prints', async ({ page, server, admin }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await openAs(page, server, admin, addressOf(day));
  await expect(page.getByText('Bu günde kayıt yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Yazdır' }).click();
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);
});
