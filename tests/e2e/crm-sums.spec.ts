import type { Page } from '@playwright/test';
import { agencyToday } from '../support/today.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { beginAs } from './crm-actions.ts';
import { addSale, figure } from './crm-passenger-actions.ts';
import { expect, test } from './fixtures.ts';

const names = ['Tahsilat', 'Cari', 'Komisyon', 'Bakiye Yükleme'] as const;

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
  const totals = page.getByRole('row', { name: /^Toplam/ });
  await expect(totals).toContainText('2.602 kayıt · 651 iade');
  await expect(totals).toContainText('2.600');
  await expect(figure(main, 'Tahsilat')).toContainText('Sanal POS + Kart + Havale, iadeler düşülmüş');

  await page.getByLabel('Ara', { exact: true }).fill('w1999');
  await expect(totals).toContainText('1 kayıt');
  await expectSums(page, '60', '5', '2', '1');
  expect(await violationsInBothLooks(page, {})).toEqual([]);

  // On a phone the bar shows the sums and says what they include.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Ara', { exact: true }).fill('');
  await expectSums(page, '82.000', '6.500', '2.600', '1.300');
  const hint = page.getByText('Sanal POS + Kart + Havale, iadeler düşülmüş');
  await page.getByRole('button', { name: 'Toplamlarda ne var?' }).click();
  await expect(hint).toBeInViewport();
  expect(await violationsInBothLooks(page, {})).toEqual([]);
  const card = page.getByRole('article').filter({ hasText: 'Geri Alan' });
  await expect(card).toContainText(`−890`);
  await card.getByRole('link', { name: `#${origin}` }).click();
  await expect(page.getByRole('dialog', { name: 'Kayıt Düzenle' }).getByLabel('Kart')).toHaveValue('4.890');
  await page.keyboard.press('Escape');
  await page.getByRole('article').filter({ hasText: 'İadesi' }).getByRole('button', { name: 'İade oluştur' }).click();
  await expect(page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' }).getByLabel('Satış Türü')).toHaveValue(
    'IPTAL/IADE',
  );
});
