import type { Locator, Page } from '@playwright/test';
import { formatMoney } from '../../src/domain/money.ts';
import type { TestServer } from '../support/server.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { beginAs, openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const minus = '−';

/** Light and dark. */
async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violationsInBothLooks(page, {})).toEqual([]);
}

test.beforeEach(async ({ page, server }) => {
  await bringAxe(page);
  await server.ownerSql`delete from public.crm_records`;
});

/** A sale with its amounts, as the database's owner. */
async function addSale(server: TestServer, sale: Record<string, string | number>): Promise<number> {
  const row = { date: new Date().toISOString().slice(0, 10), saletype: 'YENI BILET', ...sale };
  const [added] = await server.ownerSql<{ id: string }[]>`
    insert into public.crm_records
      (fullname, pnr, date, saletype, company, depart, arrive, virtualpos, card, transfer, commission, refundof)
    select fullname, pnr, date, saletype, company, depart, arrive, virtualpos, card, transfer, commission, refundof
    from jsonb_populate_record(null::public.crm_records, ${JSON.stringify(row)}::jsonb) returning id`;
  return Number(added?.id);
}

const sale = { fullname: 'Işıl Öztürk', pnr: '89QPHH', company: 'THY', depart: 'IST', arrive: 'DXB' };
const stub = (page: Page) => page.getByRole('dialog').getByLabel('Özet');
const figure = (place: Locator, name: string) =>
  place.locator('dl > div', {
    hasText: 'TL',
    has: place
      .page()
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) }),
  });

test('a refund is made from its row, shown with a minus, and each leads to the other', async ({
  page,
  server,
  admin,
}) => {
  const origin = await addSale(server, { ...sale, card: 4890, commission: 100 });
  await openAs(page, server, admin, '/crm/records');
  await rowOf(page, '89QPHH').getByRole('button', { name: 'İade oluştur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  for (const [label, value] of [
    ['Ad Soyad', 'Işıl Öztürk'],
    ['PNR', '89QPHH'],
    ['Kalkış', 'IST'],
    ['Varış', 'DXB'],
    ['Firma', 'THY'],
    ['Satış Türü', 'IPTAL/IADE'],
    ['Kart', ''],
  ] as const) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(dialog.getByLabel('Sanal POS')).toBeFocused();
  await expect(dialog.getByText(`İade · #${origin} · Ödenen 4.890 TL (Kart 4.890)`)).toBeVisible();
  await expect(dialog.getByLabel('Firma')).toHaveAccessibleDescription('iade edilen kayıttan');
  await page.keyboard.type('4890');
  await expect(figure(stub(page), 'Tahsilat')).toContainText(`${minus}4.890 TL`);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();

  const [stored] = await server.ownerSql`
    select id::int, refundof::int, saletype, virtualpos::int, direction from public.crm_records where refundof is not null`;
  expect(stored).toMatchObject({ refundof: origin, saletype: 'IPTAL/IADE', virtualpos: 4890, direction: 'YURT DISI' });
  const refund = rowOf(page, `İade · #${origin}`);
  await expect(refund.getByRole('gridcell', { name: `${minus}4.890`, exact: true })).toBeVisible();
  await expect(refund.getByRole('button', { name: 'İade oluştur' })).toHaveCount(0);
  const of = rowOf(page, `İadesi · #${stored?.id}`);
  await expect(of.getByRole('gridcell', { name: '4.890', exact: true })).toBeVisible();
  await expectAccessible(page);

  await refund.getByRole('link', { name: `#${origin}` }).click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await expect(edit.getByLabel('Kart')).toHaveValue('4.890');
  await edit.getByRole('link', { name: `#${stored?.id}` }).click();
  await expect(edit.getByLabel('Sanal POS')).toHaveValue('4.890');
  await expect(edit.getByText(`İade · #${origin}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await of.getByRole('link', { name: `#${stored?.id}` }).click();
  await expect(edit.getByLabel('Satış Türü')).toHaveValue('IPTAL/IADE');
});

test('a sale and its refund lead to each other over days, over a new tab, and not past unsaved input', async ({
  page,
  server,
  admin,
}) => {
  const origin = await addSale(server, { ...sale, date: '2026-01-05', card: 900 });
  const refund = await addSale(server, { ...sale, saletype: 'iptal/iade', card: 500, refundof: origin });
  await openAs(page, server, admin, '/crm/records');
  await expect(rowOf(page, '89QPHH')).toHaveCount(1);
  const link = rowOf(page, '89QPHH').getByRole('link', { name: `#${origin}` });
  const address = await link.getAttribute('href');
  await link.click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await expect(edit.getByLabel('Tarih', { exact: true })).toHaveValue('05.01.2026');
  await edit.getByLabel('Not', { exact: true }).fill('yarım');
  await edit.getByRole('link', { name: `#${refund}` }).click();
  await page.getByRole('button', { name: 'Yazmaya dön' }).click();
  await expect(edit.getByLabel('Not', { exact: true })).toHaveValue('yarım');
  await edit.getByRole('link', { name: `#${refund}` }).click();
  await page.getByRole('button', { name: 'Sil ve kapat' }).click();
  await expect(edit.getByLabel('Kart')).toHaveValue('500');

  await page.goto(address ?? '');
  await expect(edit.getByLabel('Kart')).toHaveValue('900');
  await expect(page).toHaveURL(/\/crm\/records$/);
  await page.goto(`/crm/records?start=2026-01-05&end=2026-01-05`);
  await expect(rowOf(page, `İadesi · #${refund}`)).toBeVisible();
  await server.ownerSql`delete from public.crm_records where id = ${refund}`;
  await page.getByRole('link', { name: `#${refund}` }).click();
  await expect(toast(page, 'Kayıt açılamadı')).toContainText('bir başkası silmiş olabilir');
});

test('Ctrl I refunds the row in focus and the sale that is open; more than is left warns and is saved', async ({
  page,
  server,
  admin,
}) => {
  const origin = await addSale(server, { ...sale, card: 3000, transfer: 1000 });
  await addSale(server, { ...sale, saletype: 'IPTAL/IADE', card: 1500, refundof: origin });
  await openAs(page, server, admin, '/crm/records');
  await rowOf(page, `İade · #${origin}`).getByRole('button', { name: 'Düzenle' }).focus();
  await page.keyboard.press('Control+i');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = rowOf(page, '89QPHH').filter({ hasText: '3.000' });
  await row.getByRole('button', { name: 'Düzenle' }).focus();
  await page.keyboard.press('Control+i');
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await expect(
    dialog.getByText('Ödenen 4.000 TL (Kart 3.000, Havale 1.000), önceki iadeler 1.500 TL (Kart 1.500)'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await row.getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await expect(edit.getByRole('button', { name: 'İade oluştur' })).toBeVisible();
  // The key of a Turkish keyboard.
  await edit.getByLabel('Ad Soyad').dispatchEvent('keydown', { key: 'ı', ctrlKey: true });
  await expect(dialog.getByLabel('Sanal POS')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('2500');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Kart')).toHaveAccessibleDescription('');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  const warning = 'Ödenenden fazla iade; önceki iadeler de sayıldı.';
  await expect(dialog.getByLabel('Kart')).toHaveAccessibleDescription(warning);
  await expect(dialog.getByLabel('Havale')).toHaveAccessibleDescription(warning);
  await page.keyboard.press('Control+Enter');
  const asking = page.getByRole('alertdialog', { name: 'Kaydetmeden önce' });
  await expect(asking).toContainText('Ödenenden fazla iade — doğru mu?');
  await asking.getByRole('button', { name: 'Evet, kaydet' }).click();
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  await expect(rowOf(page, 'İadesi').filter({ hasText: '+1' })).toBeVisible();

  // What was chosen last is not offered for the next sale.
  await openNewRecord(page);
  await expect(dialog.getByRole('button', { name: 'Son seçimleri kullan' })).toHaveCount(0);
});

test('what becomes another type after all is no refund of anything', async ({ page, server, admin }) => {
  await addSale(server, { ...sale, card: 100 });
  await openAs(page, server, admin, '/crm/records');
  await rowOf(page, '89QPHH').getByRole('button', { name: 'İade oluştur' }).click();
  await page.getByRole('dialog').getByLabel('Satış Türü').fill('EK HIZMET');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  const [stored] = await server.ownerSql`select refundof from public.crm_records where saletype = 'EK HIZMET'`;
  expect(stored?.refundof).toBeNull();
});

/** Sums of a filter by a query of their own. */
async function sqlSums(server: TestServer, pattern: string) {
  const [sums] = await server.ownerSql<Record<string, number>[]>`
    select count(*)::int as records, (count(*) filter (where back))::int as refunds,
      sum(sign * (coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0)))::float8 as "Tahsilat",
      sum(sign * coalesce(currentaccountpayment, 0))::float8 as "Cari",
      sum(sign * coalesce(commission, 0))::float8 as "Komisyon",
      sum(sign * coalesce(bdload, 0))::float8 as "Bakiye Yükleme"
    from (
      select *, case when back then -1 else 1 end as sign
      from (select *, coalesce(lower(saletype) = 'iptal/iade', false) as back from public.crm_records) as typed
    ) as signed
    where date = current_date and search like ${pattern}`;
  return sums ?? {};
}

const names = ['Tahsilat', 'Cari', 'Komisyon', 'Bakiye Yükleme'] as const;

async function addMany(server: TestServer) {
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, saletype, virtualpos, card, transfer, commission,
      currentaccountpayment, bdload)
    select 'Yolcu ' || n, 'W' || n, current_date - (n % 7 = 0)::int,
      (array['YENI BILET', 'IPTAL/IADE', 'iptal/iade', null])[n % 4 + 1],
      n * 7 % 9000, nullif(n * 13 % 5000, 0), n % 3000, n % 400, case when n % 3 = 0 then n end, n % 5
    from generate_series(1, 2600) n`;
}

test('four sums of the whole filter, refunds subtracted, are there before the rows', async ({
  page,
  server,
  admin,
}) => {
  await addMany(server);
  const rows = Promise.withResolvers<void>();
  await page.route(/crm_records\?select=id/, async (route) => {
    await rows.promise;
    await route.fallback();
  });
  await beginAs(page, server, admin, '/crm/records');
  const main = page.getByRole('main');
  const all = await sqlSums(server, '%');
  for (const name of names) await expect(figure(main, name)).toContainText(`${formatMoney(all[name] ?? 0)} TL`);
  await expect(page.getByRole('grid')).toHaveCount(0);
  rows.resolve();
  const totals = page.getByRole('row', { name: /^Toplam/ });
  await expect(totals).toContainText(`${formatMoney(all.records ?? 0)} kayıt · ${formatMoney(all.refunds ?? 0)} iade`);
  await expect(totals).toContainText(formatMoney(all.Komisyon ?? 0));
  await expect(figure(main, 'Tahsilat')).toContainText('Sanal POS + Kart + Havale, iadeler düşülmüş');

  await page.getByLabel('Ara', { exact: true }).fill('YOLCU*1*0');
  const found = await sqlSums(server, '%yolcu_1_0%');
  await expect(totals).toContainText(`${found.records} kayıt`);
  for (const name of names) await expect(figure(main, name)).toContainText(`${formatMoney(found[name] ?? 0)} TL`);
  await expectAccessible(page);
});

test('on a phone the bar has the four sums and says what is in them', async ({ page, server, admin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addMany(server);
  const origin = await addSale(server, { ...sale, card: 4890 });
  await addSale(server, { ...sale, fullname: 'Geri Alan', saletype: 'IPTAL/IADE', card: 890, refundof: origin });
  await openAs(page, server, admin, '/crm/records');
  const sums = await sqlSums(server, '%');
  const main = page.getByRole('main');
  for (const name of names) await expect(figure(main, name)).toContainText(`${formatMoney(sums[name] ?? 0)} TL`);
  const hint = page.getByText('Sanal POS + Kart + Havale, iadeler düşülmüş');
  await page.getByRole('button', { name: 'Toplamlarda ne var?' }).click();
  await expect(hint).toBeInViewport();
  await expectAccessible(page);
  const card = page.getByRole('article').filter({ hasText: 'Geri Alan' });
  await expect(card).toContainText(`${minus}890`);
  await card.getByRole('link', { name: `#${origin}` }).click();
  await expect(page.getByRole('dialog', { name: 'Kayıt Düzenle' }).getByLabel('Kart')).toHaveValue('4.890');
  await page.keyboard.press('Escape');
  await page.getByRole('article').filter({ hasText: 'İadesi' }).getByRole('button', { name: 'İade oluştur' }).click();
  await expect(page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' }).getByLabel('Satış Türü')).toHaveValue(
    'IPTAL/IADE',
  );
});

test('a new record says apart what it comes to, and only what is filled', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  const terms = stub(page).locator('dl').last().getByRole('term');
  await expect(terms).toHaveText(['Tahsilat']);
  await dialog.getByLabel('Cari Ödeme').fill('3000');
  await expect(terms).toHaveText(['Cari']);
  await dialog.getByLabel('Kart').fill('4500');
  await dialog.getByLabel('Havale').fill('500');
  await dialog.getByLabel('Komisyon').fill('450');
  await expect(terms).toHaveText(['Tahsilat', 'Cari', 'Komisyon']);
  await expect(figure(stub(page), 'Tahsilat')).toContainText('5.000 TL');
  await expect(figure(stub(page), 'Komisyon')).toContainText('450 TL');
});

test('a large amount is asked about once, together with a day far away', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Büyük Tutar');
  await dialog.getByLabel('Kart').fill('1250050');
  await dialog.getByLabel('Tarih', { exact: true }).fill('05.01.2025');
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: 'Kaydetmeden önce' });
  await expect(question.getByRole('listitem')).toHaveText(['1.250.050 TL — doğru mu?', '05.01.2025 — doğru mu?']);
  expect(await server.ownerSql`select 1 from public.crm_records`).toHaveLength(0);
  await question.getByRole('button', { name: 'Evet, kaydet' }).click();
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
});
