import type { Page } from '@playwright/test';
import { agencyToday } from '../support/today.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { beginAs, pressIn } from './crm-actions.ts';
import { addSale, figure } from './crm-passenger-actions.ts';
import { expect, test } from './fixtures.ts';

const names = ['Tahsilat', 'Cari', 'Komisyon', 'Bakiye Yükleme'] as const;

const ways = ['Sanal POS', 'Kart', 'Havale'] as const;

async function expectWays(page: Page, ...sums: readonly string[]) {
  const terms = page.getByRole('main').getByRole('term');
  await expect(terms).toHaveText([...ways, ...names]);
  const parts = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term') });
  const boxes = await parts.evaluateAll((all) => all.slice(0, 3).map((part) => part.getBoundingClientRect().top));
  expect(new Set(boxes).size).toBe(1);
  for (const [at, sum] of sums.entries()) await expect(parts.nth(at)).toContainText(sum);
  await expect(page.locator('tfoot')).toHaveCount(0);
}

async function expectSums(page: Page, ...sums: readonly string[]) {
  for (const [at, name] of names.entries())
    await expect(figure(page.getByRole('main'), name)).toContainText(`${sums[at]} TL`);
}

test('four sums of the whole filter, net of refunds, show before the rows', async ({ page, server, admin }) => {
  await bringAxe(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await server.ownerSql`delete from public.crm_records`;
  // More sales than a list loads at once; every fourth is a refund.
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, saletype, virtualpos, card, transfer, commission,
      currentaccountpayment, bdload)
    select 'Yolcu ' || n, 'W' || n, ${agencyToday()}::date, (array['IPTAL/IADE', 'YENI BILET', null, 'EK HIZMET'])[n % 4 + 1],
      10, 20, 30, 2, 5, 1
    from generate_series(1, 2600) n`;
  const origin = await addSale(server, { fullname: 'Işıl Öztürk', card: 4890 });
  await addSale(server, { fullname: 'Geri Alan', saletype: 'IPTAL/IADE', card: 890, refundof: origin });
  const rows = Promise.withResolvers<void>();
  await page.route(/crm_records\?select=id/, async (route) => {
    await rows.promise;
    await route.fallback();
  });
  await beginAs(page, server, admin, '/crm/records');
  const main = page.getByRole('main');
  await expectSums(page, '82.000', '6.500', '2.600', '1.300');
  await expect(page.getByRole('grid')).toHaveCount(0);
  rows.resolve();
  await expectWays(page, '13.000', '30.000', '39.000');
  const added = figure(main, 'Tahsilat');
  await expect(added).toContainText('Sanal POS + Kart + Havale, iadeler düşülmüş (651 iade)');

  await page.getByLabel('Ara', { exact: true }).fill('w1999');
  await expect(added).not.toContainText('iade)');
  await expectSums(page, '60', '5', '2', '1');
  expect(await violationsInBothLooks(page, {})).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Ara', { exact: true }).fill('');
  await expectSums(page, '82.000', '6.500', '2.600', '1.300');
  await expectWays(page, '13.000', '30.000', '39.000');
  const hint = page.getByText('Sanal POS + Kart + Havale, iadeler düşülmüş');
  await page.getByRole('button', { name: 'Toplamlarda ne var?' }).click();
  await expect(hint).toBeInViewport();
  expect(await violationsInBothLooks(page, {})).toEqual([]);
  const card = page.getByRole('article').filter({ hasText: 'Geri Alan' });
  await expect(card).toContainText(`−890`);
  await card.getByRole('link', { name: `#${origin}` }).click();
  await expect(page.getByRole('dialog', { name: 'Kayıt Düzenle' }).getByLabel('Kart')).toHaveValue('4.890');
  await page.keyboard.press('Escape');
  await pressIn(page.getByRole('article').filter({ hasText: 'İadesi' }), 'İade oluştur');
  await expect(page.getByRole('dialog', { name: 'İade Kaydı Ekle' }).getByLabel('Satış Türü')).toHaveValue(
    'IPTAL/IADE',
  );
});
