import { bringAxe, violationsInBothLooks } from './axe.ts';
import { openAs, openNewRecord } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const text = `Rezervasyon Kodu (PNR): T7KQ4M
Yolcu Adı Soyadı: NİLGÜN ŞAHİNOĞLU
Satın Alma Tarihi: 21.11.2026
TK1821   İstanbul (IST) 07:15   Paris (CDG) 09:35   Economy
Toplam tutar: 12.345,67 TL`;

for (const width of [390, 820, 1440]) {
  test(`the area for pasted texts is accessible in both looks, and its buttons stay reachable, ${width} px`, async ({
    page,
    server,
    admin,
  }, info) => {
    await bringAxe(page);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const rules = { rules: { 'target-size': { enabled: true } } };
    const photograph = (what: string) => (look: string) =>
      page.screenshot({ path: info.outputPath(`${what}-${width}-${look}.png`) });
    await openAs(page, server, admin, '/crm/records');
    const dialog = await openNewRecord(page);
    await dialog.getByRole('button', { name: 'Yapıştır ve doldur' }).click();
    const area = dialog.getByLabel('Yapıştırın: onay e-postası, seyahat planı, GDS metni');
    await expect(area).toBeFocused();
    expect(await violationsInBothLooks(page, rules, photograph('empty'))).toEqual([]);
    await area.fill(text);
    await dialog.getByRole('button', { name: 'Oku' }).click();
    await expect(dialog.getByRole('button', { name: 'Hepsini onayla' })).toBeVisible();
    expect(await violationsInBothLooks(page, rules, photograph('read'))).toEqual([]);
    await expect(dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' })).toBeInViewport({ ratio: 1 });
    const buttons = await dialog.getByRole('region', { name: 'Yapıştır ve doldur' }).getByRole('button').all();
    for (const button of buttons) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(width === 390 ? 44 : 24);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
}

test('a text pasted again before it has been read the first time still fills the form', async ({
  page,
  server,
  admin,
}) => {
  const reader = Promise.withResolvers<void>();
  await page.clock.install();
  await page.route(/read-booking/, async (route) => {
    await reader.promise;
    await route.fallback();
  });
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByRole('button', { name: 'Yapıştır ve doldur' }).click();
  await dialog.getByLabel('Yapıştırın: onay e-postası, seyahat planı, GDS metni').fill(text);
  await page.clock.runFor(1000);
  await dialog.getByRole('button', { name: 'Oku' }).click();
  reader.resolve();
  await expect(dialog.getByRole('button', { name: 'Hepsini onayla' })).toBeVisible();
  await expect(dialog.getByText(/^Metinden \d alan önerildi/)).toBeVisible();
});
