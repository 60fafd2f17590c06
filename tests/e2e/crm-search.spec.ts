import type { Page } from '@playwright/test';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { expectWhole, openAs, rowOf } from './crm-actions.ts';
import { clearDays } from './crm-day-actions.ts';
import { expect, test } from './fixtures.ts';

const day = '/crm/records?start=2022-04-04&end=2022-04-04';

test.beforeEach(async ({ server }) => {
  await clearDays(server);
  await server.ownerSql`
    insert into public.crm_records (fullname, phone, citizenid, pnr, date, card, transfer, currentaccountpayment) values
      ('Şükrü İnceoğlu', '+90 (532) 123 45 67', null, 'AB12CD', '2022-04-04', 12500, null, null),
      ('Ayşe Işık', '05329876543', '10000000146', 'QX77YZ', '2022-04-04', 10000, 2500, null),
      ('Veli Kaya', '0212 777 00 99', null, 'ZZ90AA', '2022-04-04', null, null, 900)`;
  await server.ownerSql`
    insert into public.crm_records (fullname, phone, date)
    select 'Eski Yolcu ' || n, '0544 000 00 ' || 10 + n, '2021-01-01' from generate_series(1, 12) as n`;
});

const names = (page: Page) => page.locator('tbody tr td:nth-child(2)').allInnerTexts();

test('one field finds a sale by any of its values, and keeps the search out of the address', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, day);
  await expect.poll(() => names(page)).toEqual(['Veli Kaya', 'Ayşe Işık', 'Şükrü İnceoğlu']);
  const [row] = await server.ownerSql`select id from public.crm_records where pnr = 'QX77YZ'`;
  const search = page.getByRole('searchbox', { name: 'Ara' });
  await expect(search).toHaveAttribute('placeholder', 'Ad veya PNR ara');
  await expect(search).toHaveAccessibleDescription('Telefon, TC no, not ve tutar da aranır');
  for (const [typed, found] of [
    ['inceoğlu şükrü', ['Şükrü İnceoğlu']],
    ['0532 123 45 67', ['Şükrü İnceoğlu']],
    ['10000000146', ['Ayşe Işık']],
    ['0146', ['Ayşe Işık']],
    [`#${row?.id}`, ['Ayşe Işık']],
    ['12.500', ['Ayşe Işık', 'Şükrü İnceoğlu']],
  ] as const) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await search.fill('');
    await page.keyboard.type(typed);
    await expect.poll(() => names(page), typed).toEqual(found);
    await expectWhole(page);
    await expect(page.getByRole('status').filter({ hasText: `${found.length} kayıt` }), typed).toBeVisible();
    expect(new URL(page.url()).search, typed).toBe('?start=2022-04-04&end=2022-04-04');
    await page.keyboard.press('ArrowDown');
    await expect(rowOf(page, found[0]).getByRole('gridcell').first()).toBeFocused();
  }
});

test('a search without a match in these days counts matches in all dates, and finds them', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, day);
  const search = page.getByRole('searchbox', { name: 'Ara' });
  const main = page.getByRole('main');
  await search.fill('0544');
  await expect(main.getByRole('heading', { name: 'Aramanıza uyan kayıt yok' })).toBeVisible();
  const widen = main.getByRole('button', { name: 'Tüm tarihlerde ara (12)', exact: true });
  await expect(main).toContainText('Başka tarihlerde 12 kayıt bulundu.');
  await widen.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toHaveLength(12);
  await expect(main).toBeFocused();
  await expect(search).toHaveValue('0544');
  await expect(page).toHaveURL(({ search: address }) => address === '?start=&end=');
  await page.goBack();
  await expect(widen).toBeVisible();
  await search.press('Enter');
  await expect.poll(() => names(page)).toHaveLength(12);
  await expect(search).toBeFocused();
  await page.goBack();
  await expect(widen).toBeVisible();

  await search.fill('hiç kimse');
  await expect(main).toContainText(
    'Başka tarihlerde de yok. Ad, PNR, not, telefon, TC kimlik no, tutar ve kayıt numarası aranır;',
  );
  await main.getByRole('button', { name: 'Aramayı temizle' }).click();
  await expect.poll(() => names(page)).toHaveLength(3);

  await page.route(/crm_records\?select=id&/, (route) => route.abort());
  await search.fill('eski yolcu');
  await main.getByRole('button', { name: 'Tüm tarihlerde ara', exact: true }).click();
  await expect.poll(() => names(page)).toHaveLength(12);
});

test('the chip Tutar sets and clears a range with the keyboard only', async ({ page, server, admin }) => {
  await bringAxe(page);
  await openAs(page, server, admin, day);
  const chips = page.getByRole('group', { name: 'Süzgeçler' });
  const trigger = chips.getByRole('button', { name: 'Tutar', exact: true });
  const form = page.getByRole('dialog', { name: 'Tutar aralığı' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(form).toHaveAccessibleDescription('Satışta ödenen toplam: Sanal POS + Kart + Havale + Cari');
  await expect(form.getByLabel('En az')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(trigger).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('13000');
  await expect(form.getByLabel('En az')).toHaveValue('13.000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12500');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('En çok')).toHaveAccessibleDescription('“En az” tutardan küçük olamaz.');
  await expect(form.getByLabel('En çok')).toBeFocused();
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('12000,5');
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await expect(form.getByLabel('En az')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('En az').fill('12000');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['Ayşe Işık', 'Şükrü İnceoğlu']);
  const chosen = chips.getByRole('button', { name: 'Tutar: 12.000–12.500 TL' });
  await expect(chosen).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '2 kayıt' })).toBeVisible();
  await expect(page).toHaveURL(({ search }) => search === '?start=2022-04-04&end=2022-04-04');
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Ayşe Işık', 'Şükrü İnceoğlu']);

  await chosen.press('Enter');
  await expect(form.getByLabel('En az')).toHaveValue('12.000');
  await page.keyboard.press('Backspace');
  await form.getByLabel('En çok').fill('1000');
  await form.getByRole('button', { name: 'Uygula' }).press('Enter');
  await expect.poll(() => names(page)).toEqual(['Veli Kaya']);
  await expect(chips.getByRole('button', { name: 'Tutar: en çok 1.000 TL' })).toBeVisible();
  await chips.getByRole('button', { name: 'Firma' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Hepsi' })).toBeFocused();
  await page.keyboard.press('Escape');
  await chips.getByRole('button', { name: 'Tutar süzgecini kaldır' }).click();
  await expect.poll(() => names(page)).toHaveLength(3);
  await expect(trigger).toBeFocused();

  await trigger.press('Enter');
  await form.getByLabel('En çok').fill('1000');
  await form.getByRole('button', { name: 'Uygula' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Ara' }).fill('ayşe');
  const main = page.getByRole('main');
  await expect(main).toContainText('Başka tarihlerde de yok.');
  await main.getByRole('button', { name: 'Süzgeçleri kaldır' }).click();
  await expect.poll(() => names(page)).toEqual(['Ayşe Işık']);
});
