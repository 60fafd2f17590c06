import type { Page } from '@playwright/test';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { addSale, figure } from './crm-passenger-actions.ts';
import { expect, test } from './fixtures.ts';

const minus = '−';

async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violationsInBothLooks(page, {})).toEqual([]);
}

test.beforeEach(async ({ page, server }) => {
  await bringAxe(page);
  await server.ownerSql`delete from public.crm_records`;
});

const sale = { fullname: 'Işıl Öztürk', pnr: '89QPHH', company: 'THY', depart: 'IST', arrive: 'DXB' };
const stub = (page: Page) => page.getByRole('dialog').getByLabel('Özet');
test('a refund is made from its sale’s row and shown as negative; sale and refund link to each other', async ({
  page,
  server,
  admin,
}) => {
  const origin = await addSale(server, { ...sale, card: 4890, commission: 100 });
  await openAs(page, server, admin, '/crm/records');
  const give = rowOf(page, '89QPHH').getByRole('button', { name: 'İade oluştur' });
  await expect(give).toHaveText('İade');
  await give.click();
  const dialog = page.getByRole('dialog', { name: 'İade Kaydı Ekle' });
  await expect(dialog.getByRole('button', { name: 'İade Kaydı Ekle' })).toBeVisible();
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
  await expect(dialog.getByLabel('Kart')).toBeFocused();
  await expect(dialog.getByText(`İade · #${origin} · Ödenen 4.890 TL (Kart 4.890)`)).toBeVisible();
  await expect(dialog.getByLabel('Firma')).toHaveAccessibleDescription('iade edilen kayıttan');
  await page.keyboard.type('4890');
  await expect(figure(stub(page), 'Tahsilat')).toContainText(`${minus}4.890 TL`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Bu iade kaydı henüz kaydedilmedi.');
  await page.getByRole('button', { name: 'Yazmaya dön' }).click();
  await expect(dialog.getByLabel('Kart')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'İade kaydı eklendi')).toBeVisible();

  const [stored] = await server.ownerSql`
    select id::int, refundof::int, saletype, card::int, direction from public.crm_records where refundof is not null`;
  expect(stored).toMatchObject({ refundof: origin, saletype: 'IPTAL/IADE', card: 4890, direction: 'YURT DISI' });
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
  await expect(edit.getByLabel('Kart')).toHaveValue('4.890');
  await expect(edit.getByText(`İade · #${origin}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await of.getByRole('link', { name: `#${stored?.id}` }).click();
  await expect(edit.getByLabel('Satış Türü')).toHaveValue('IPTAL/IADE');
});

test('sale and refund link to each other across days and tabs; a link asks before it discards unsaved input', async ({
  page,
  server,
  admin,
}) => {
  const origin = await addSale(server, { ...sale, date: '2026-01-05', card: 900 });
  const refund = await addSale(server, { ...sale, saletype: 'iptal/iade', card: 500, refundof: origin });
  // The page must not receive other people's changes.
  await page.route(/rpc\/records_changed_since/, () => {});
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

test('Ctrl+I refunds the focused row or the open sale; refunding more than is left warns but can be saved', async ({
  page,
  server,
  admin,
}) => {
  const warning = 'Ödenenden fazla iade; önceki iadeler de sayıldı.';
  const origin = await addSale(server, { ...sale, card: 3000, transfer: 1000 });
  await addSale(server, { ...sale, saletype: 'IPTAL/IADE', card: 1500, refundof: origin });
  await openAs(page, server, admin, '/crm/records');
  await rowOf(page, `İade · #${origin}`).getByRole('button', { name: 'Düzenle' }).focus();
  await page.keyboard.press('Control+i');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = rowOf(page, '89QPHH').filter({ hasText: '3.000' });
  await row.getByRole('button', { name: 'Düzenle' }).focus();
  await page.keyboard.press('Control+i');
  const dialog = page.getByRole('dialog', { name: 'İade Kaydı Ekle' });
  const paid = '4.000 TL (Kart 3.000, Havale 1.000), önceki iadeler 1.500 TL (Kart 1.500)';
  await expect(dialog.getByText(`Ödenen ${paid}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // Only the first record of a group holds what was paid. The refund form shows that sum for every passenger of the
  // group.
  const second = await addSale(server, { ...sale, fullname: 'Umut Öztürk', groupof: origin });
  await rowOf(page, 'Umut Öztürk').getByRole('button', { name: 'İade oluştur' }).click();
  await expect(dialog.getByText(`İade · #${second} · 2 yolcu için ödenen ${paid}`)).toBeVisible();
  await dialog.getByLabel('Kart').fill('2500');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Kart')).toHaveAccessibleDescription('');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'İade kaydı eklendi')).toBeVisible();
  await rowOf(page, 'Umut Öztürk').getByRole('button', { name: 'İade oluştur' }).first().click();
  await expect(dialog.getByText(`önceki iadeler 4.000 TL (Kart 4.000)`)).toBeVisible();
  await dialog.getByLabel('Havale').fill('1');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Havale')).toHaveAccessibleDescription(warning);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sil ve kapat' }).click();
  await row.getByRole('button', { name: 'Sil' }).click();
  const deleting = page.getByRole('alertdialog', { name: 'Silmek istediğinize emin misiniz?' });
  await expect(deleting).toContainText(/Bu satışın iadesi var: #\d+, #\d+\. Satışı silerseniz iade kalır/);
  await deleting.getByRole('button', { name: 'Vazgeç' }).click();
  await server.ownerSql`delete from public.crm_records where fullname = 'Umut Öztürk'`;
  await page.reload();

  await row.getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await expect(edit.getByRole('button', { name: 'İade oluştur' })).toBeVisible();
  // For Ctrl+I a Turkish keyboard sends Ctrl+ı.
  await edit.getByLabel('Ad Soyad').dispatchEvent('keydown', { key: 'ı', ctrlKey: true });
  await expect(dialog.getByLabel('Kart')).toBeFocused();
  await page.keyboard.type('2500');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Kart')).toHaveAccessibleDescription('');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Kart')).toHaveAccessibleDescription(warning);
  await expect(dialog.getByLabel('Havale')).toHaveAccessibleDescription(warning);
  await page.keyboard.press('Control+Enter');
  const asking = page.getByRole('alertdialog', { name: 'Kaydetmeden önce' });
  await expect(asking).toContainText('Ödenenden fazla iade — doğru mu?');
  await asking.getByRole('button', { name: 'Evet, kaydet' }).click();
  await expect(toast(page, 'İade kaydı eklendi')).toBeVisible();
  await expect(rowOf(page, 'İadesi').filter({ hasText: '+1' })).toBeVisible();

  // A cell saves a lower amount only after the page has read the amounts already refunded.
  const amounts = Promise.withResolvers<void>();
  await page.route(/refundof\.eq/, async (route) => {
    await amounts.promise;
    await route.fallback();
  });
  await row.getByRole('gridcell', { name: '3.000', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  amounts.resolve();
  await expect(asking).toContainText('Ödenen, iade edilenden az kalıyor — doğru mu?');
  await asking.getByRole('button', { name: 'Düzelt' }).click();
  await page.keyboard.press('Escape');

  const next = await openNewRecord(page);
  await expect(next.getByRole('button', { name: 'Son seçimleri kullan' })).toHaveCount(0);
  const terms = stub(page).locator('dl').last().getByRole('term');
  await expect(terms).toHaveText(['Tahsilat']);
  await next.getByLabel('Cari Ödeme').fill('3000');
  await expect(terms).toHaveText(['Cari']);
  for (const [label, amount] of Object.entries({ Kart: '4500', Havale: '500', Komisyon: '450' }))
    await next.getByLabel(label).fill(amount);
  await expect(terms).toHaveText(['Tahsilat', 'Cari', 'Komisyon']);
  await expect(figure(stub(page), 'Tahsilat')).toContainText('5.000 TL');
  await expect(figure(stub(page), 'Komisyon')).toContainText('450 TL');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sil ve kapat' }).click();

  await row.getByRole('button', { name: 'İade oluştur' }).click();
  await dialog.getByLabel('Satış Türü').fill('EK HIZMET');
  await page.keyboard.press('Control+Enter');
  const stored = () => server.ownerSql`select refundof from public.crm_records where saletype = 'EK HIZMET'`;
  await expect.poll(async () => [...(await stored())]).toEqual([{ refundof: null }]);
});
