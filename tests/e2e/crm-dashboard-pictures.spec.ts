import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { openAs } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

/** Far from the days of other tests, so that these charts show none of their sales. */
const now = '2023-06-30T15:05:00Z';
const pictures = ['Son 30 gün', 'Firma', 'Saatler', 'Satış türü'];

const picture = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function sell(server: TestServer) {
  await forget(server);
  await server.ownerSql`select setseed(0.3)`;
  await server.ownerSql`
    insert into public.crm_records (fullname, date, createdat, company, saletype, virtualpos, card, transfer, currentaccountpayment)
    select 'Resimli', day::date, day + interval '7 hours' + random() * interval '8 hours',
      (array['THY', 'THY', 'PEGASUS', 'AJET', 'QATAR', 'SUNEXPRESS', 'EMIRATES', 'AZAL', 'AEROFLOT', 'FLYDUBAI', 'AIR ARABIA',
        'Bir başka havayolu şirketi', null])[1 + (random() * 12)::int],
      (array['YENI BILET', 'YENI BILET', 'YENI BILET', 'DEGISIM', 'EK HIZMET', 'REZERVASYON', 'IPTAL/IADE'])[1 + (random() * 6)::int],
      (random() * 9000)::int, case when random() < 0.3 then (random() * 20000)::int end,
      case when random() < 0.2 then (random() * 9000)::int end, case when random() < 0.2 then 50000 end
    from (
      select timestamptz '2023-06-30Z' - interval '1 day' * floor(power(random(), 0.9) * 41) as day from generate_series(1, 1100)
    ) as days`;
  await server.ownerSql`
    insert into public.crm_records (fullname, date, createdat, company, saletype, card)
    values ('Resimli', '2023-06-30', '2023-06-30T03:20:00Z', 'CORENDON', 'IPTAL/IADE', 9500)`;
}

async function forget(server: TestServer) {
  await server.ownerSql`delete from public.crm_records where date between '2023-05-01' and '2023-06-30'`;
}

async function readTable(of: Locator): Promise<string[][]> {
  await of.getByText('Tablo olarak').click();
  await expect(of.getByRole('table')).toBeVisible();
  const rows = await of.getByRole('row').all();
  const cells = await Promise.all(rows.slice(1).map((row) => row.locator('th, td').allTextContents()));
  await of.getByText('Tablo olarak').click();
  return cells;
}

const written = (amount: number) =>
  amount === 0 ? '–' : new Intl.NumberFormat('tr-TR').format(Math.round(amount)).replace('-', '−');

test.beforeAll(({ server }) => sell(server));
test.afterAll(({ server }) => forget(server));
test.beforeEach(({ page }) => page.clock.setFixedTime(now));

test('the charts agree with independent sums, net of refunds, and link to their records', async ({
  page,
  server,
  admin,
}) => {
  const net = `sum((coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0))
    * case when saletype = 'IPTAL/IADE' then -1 else 1 end)::int`;
  const sums = (by: string, range = `between '2023-06-01' and '2023-06-30'`) =>
    server.ownerSql.unsafe<{ name: string | null; records: number; net: number }[]>(
      `select ${by} as name, count(*)::int as records, ${net} as net from public.crm_records where date ${range} group by 1`,
    );
  const [all] = await sums('null::text');
  if (!all) throw new Error('nothing sold');
  await bringAxe(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, server, admin, '/crm');
  await expect(picture(page, 'Son 30 gün')).toContainText(`${written(all.net)}TL`);

  const days = await sums(`to_char(date, 'DD')`);
  const shownDays = await readTable(picture(page, 'Son 30 gün'));
  expect(shownDays).toHaveLength(31);
  expect(shownDays[0]?.[0]).toBe('30 Haz Cum');
  expect(
    shownDays.slice(0, -1).map(([name, ...figures]) => [name?.split(' ')[0]?.padStart(2, '0'), ...figures]),
  ).toEqual(
    days
      .toSorted((one, other) => Number(other.name) - Number(one.name))
      .map(({ name, records, net }) => [name, written(records), written(net)]),
  );
  for (const [name, column] of [
    ['Firma', 'company'],
    ['Satış türü', 'saletype'],
  ] as const) {
    const rows = (await sums(column)).toSorted((one, other) => other.net - one.net);
    expect(await readTable(picture(page, name))).toEqual([
      ...rows.map(({ name, records, net }) => [name ?? 'Belirtilmemiş', written(records), written(net)]),
      ['Toplam', written(all.records), written(all.net)],
    ]);
  }

  const hour = `to_char(createdat at time zone 'Europe/Istanbul', 'HH24.00')`;
  const today = await sums(hour, `= '2023-06-30'`);
  const before = await sums(hour, `between '2023-06-01' and '2023-06-29'`);
  const hours = await readTable(picture(page, 'Saatler'));
  const of = (rows: typeof today, name: string) => rows.find((row) => row.name === name)?.net ?? 0;
  expect(hours[0]?.slice(0, 2)).toEqual(['06.00', '−9.500']);
  for (const [name = '', collected, mean] of hours.slice(0, -1)) {
    expect([collected, mean]).toEqual([written(of(today, name)), written(of(before, name) / 29)]);
  }
  const sum = today.reduce((all, { net }) => all + net, 0);
  expect(hours.at(-1)?.slice(0, 2)).toEqual(['Toplam', written(sum)]);
  await expect(picture(page, 'Saatler')).toContainText(`Bugün 18.05: ${written(sum)} TL, ortalamanın`);

  const count = async (start: string, end = start, also = 'true') => {
    const [row] = await server.ownerSql.unsafe<{ n: number }[]>(
      `select count(*)::int as n from public.crm_records where date between '${start}' and '${end}' and ${also}`,
    );
    return `${new Intl.NumberFormat('tr-TR').format(row?.n ?? 0)} kayıt`;
  };
  const expectDays = async (start: string, end: string, records: string) => {
    await expect(page.getByLabel('Başlangıç tarihi')).toHaveValue(start);
    await expect(page.getByLabel('Bitiş tarihi')).toHaveValue(end);
    await expect(page.getByRole('status').filter({ hasText: records })).toBeVisible();
  };
  const daily = picture(page, 'Son 30 gün');
  const bars = daily.getByRole('group').getByRole('link');
  await expect(bars).toHaveCount(30);
  await bars
    .filter({ has: page.locator('rect') })
    .nth(13)
    .click();
  await expectDays('14.06.2023', '14.06.2023', await count('2023-06-14'));

  await page.goBack();
  await bars.first().focus();
  await page.keyboard.press('Tab');
  await expect(bars.nth(1)).toBeFocused();
  await expect(bars.nth(1)).toHaveAccessibleName(/^2 Haz −?[\d.]+ TL$/);
  await page.keyboard.press('Enter');
  await expectDays('02.06.2023', '02.06.2023', await count('2023-06-02'));

  await page.goBack();
  await picture(page, 'Firma').getByRole('link', { name: 'PEGASUS' }).click();
  await expectDays('01.06.2023', '30.06.2023', await count('2023-06-01', '2023-06-30', "company = 'PEGASUS'"));

  await page.goBack();
  await picture(page, 'Satış türü')
    .getByRole('link', { name: /^IPTAL\/IADE −/ })
    .click();
  await expectDays('01.06.2023', '30.06.2023', await count('2023-06-01', '2023-06-30', "saletype = 'IPTAL/IADE'"));

  await page.goBack();
  await picture(page, 'Saatler').getByRole('link', { name: '06.00 −9.500 TL' }).click();
  await expectDays('30.06.2023', '30.06.2023', await count('2023-06-30'));

  await page.goBack();
  const summary = daily.getByText('Tablo olarak');
  await summary.focus();
  await page.keyboard.press('Enter');
  await daily.getByRole('table').getByRole('link', { name: '9 Haz Cum' }).press('Enter');
  await expectDays('09.06.2023', '09.06.2023', await count('2023-06-09'));
  await page.goBack();
  for (const name of pictures) await picture(page, name).getByText('Tablo olarak').click();
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);

  // On a phone, bars are merged until they are large enough for a finger.
  await daily.getByText('Tablo olarak').click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bars).toHaveCount(6);
  await expect(bars.last()).toHaveAccessibleName(/^26 Haz – 30 Haz [\d.]+ TL$/);
  await bars.last().click();
  await expect(page).toHaveURL(/start=2023-06-26$/);
});
