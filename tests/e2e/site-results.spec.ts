import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** How much of a result is not in sight between the header and the call bar of a phone, though there would be room. */
const outOfSight = async (page: Page, result: Locator) => {
  const [box, header, bar] = await Promise.all(
    [result, page.locator('.top'), page.locator('.bar')].map((part) => part.boundingBox()),
  );
  if (!box || !header || !bar) return Number.NaN;
  const [top, bottom] = [header.y + header.height, bar.y];
  const seen = Math.min(box.y + box.height, bottom) - Math.max(box.y, top);
  return Math.max(0, Math.round(Math.min(box.height, bottom - top - roomAround) - seen));
};

/** What a page keeps free above and below what it scrolls to. */
const roomAround = 64;

const expectInSight = (page: Page, result: Locator) => expect.poll(() => outOfSight(page, result)).toBe(0);

test.describe('on a phone a result comes into sight, clear of header and call bar', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/hizmetler/bagaj-ekleme', '/pegasus-bagaj-ekleme']) {
    test(`whether a bag fits, on ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.getByLabel('Boy (cm)').fill('55');
      await page.getByLabel('En (cm)').fill('40');
      await page.getByLabel('Derinlik (cm)').fill('20');
      await page.getByLabel('Ağırlık (kg)').fill('8');
      await page.getByRole('button', { name: 'Sığar mı?' }).click();
      await expect(page.locator('.bag li[data-verdict]')).toHaveCount(10);
      await expectInSight(page, page.locator('.bag ul'));
      await expectInSight(page, page.locator('.bag li').first());
    });
  }

  test('what may be asked for after a delay', async ({ page }) => {
    await page.goto('/hizmetler/ucus-gecikmesi');
    await page.getByLabel('Nereden').fill('SAW');
    await page.getByLabel('Nereye (son varış)').fill('BER');
    await page.getByLabel('Uçuşu yapan havayolu').selectOption({ label: 'Pegasus (PC)' });
    await page.getByLabel('4–\u20605 saat').check();
    await page.getByRole('button', { name: 'Hakkımı hesapla' }).click();
    await expect(page.locator('.sum')).toContainText('400 avro');
    await expectInSight(page, page.locator('.res'));
    await expectInSight(page, page.locator('.sum'));
  });

  test('what a lookup of a ticket says', async ({ page }) => {
    await page.goto('/hizmetler/bilet-sorgulama');
    await page.getByRole('button', { name: 'Bileti Sorgula' }).click();
    await expectInSight(page, page.getByRole('status').filter({ hasText: 'Eksik Bilgi' }));
    await page.getByLabel('Bilet Numarası').fill('235 2400 518936');
    await page.getByLabel('Soyadı').fill('Yılmaz');
    await page.getByRole('button', { name: 'Bileti Sorgula' }).click();
    await expectInSight(page, page.getByRole('status').filter({ hasText: 'Bilet Bulunamadı' }));
  });

  test('which pages a search of the questions found', async ({ page }) => {
    await page.goto('/hizmetler/sik-sorulan-sorular');
    await page.getByLabel('Sorularda ara').fill('pegasus bagaj');
    await expectInSight(page, page.getByRole('link', { name: 'Pegasus Bagaj Ekleme' }));
  });

  test('who issued a ticket', async ({ page }) => {
    await page.goto('/hizmetler/bilet-sorgulama');
    await page.getByLabel('İlk üç rakam ya da tamamı').fill('157');
    await expectInSight(page, page.locator('.who'));
  });
});
