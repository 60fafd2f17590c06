import type { Locator, Page } from '@playwright/test';
import { bringAxe, siteRules, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectInSight } from './site-sight.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function expectReported(page: Page, link: Locator, source: string) {
  await expect(link).toHaveAttribute('href', /^tel:\+90/);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  const layer = await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer);
  expect(layer).toMatchObject(
    ['phone_call_conversion', 'phone_call'].map((event) => ({ event, click_source: source })),
  );
}

/** The page must say above the form that the form reaches no airline, and where bookings can be seen. */
async function expectHonest(page: Page) {
  const honest = page.locator('.honest', { hasText: 'Bu forma yazdıklarınız hiçbir havayoluna ulaşmaz' });
  const above = (await honest.boundingBox())?.y ?? Number.NaN;
  expect(above).toBeLessThan((await page.locator('form').boundingBox())?.y ?? 0);
  await honest.getByRole('link').click();
  await expect(page.getByRole('link', { name: /flypgs\.com/ })).toBeInViewport();
}

test('the reservation lookup never finds a reservation, names missing fields, and clears its input when closed', async ({
  page,
}) => {
  await page.goto('/hizmetler/rezervasyon-yonetimi');
  await expectHonest(page);
  const dialog = page.getByRole('dialog', { name: 'Rezervasyon Bulunamadı' });
  const [pnr, surname] = [page.getByLabel('PNR Kodu'), page.getByLabel('Soyadı')];
  const search = page.getByRole('button', { name: 'Rezervasyonu Sorgula' });
  expect(await page.locator('[data-island]').getAttribute('data-live')).toBeNull();
  await pnr.focus();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');

  await page.keyboard.type('ABC123');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(/Bulunamadı\s*Bu form hiçbir havayolunun sistemine bağlı değildir\..*Girdiğiniz/);
  await expect(dialog).toContainText('ABC123');
  await expect(dialog).toContainText('Girilmedi');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(search).toBeFocused();
  await expect(pnr).toHaveValue('');

  for (const way of ['Tekrar Dene', 'Kapat']) {
    await surname.fill('Işık');
    await surname.press('Enter');
    await expect(dialog).toContainText('Işık');
    await dialog.getByRole('button', { name: way }).click();
    await expect(dialog).toBeHidden();
    await expect(surname).toHaveValue('');
  }
  await search.click();
  await expectReported(page, dialog.getByRole('link', { name: 'İletişime Geç' }), 'reservation_page');
});

test('a form submitted or filled in before its script has loaded still works', async ({ page }) => {
  for (const path of ['rezervasyon-yonetimi', 'sik-sorulan-sorular']) {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`/hizmetler/${path}`);
    if (path === 'sik-sorulan-sorular') {
      await page.getByLabel('Sorularda ara').fill('tekerlekli');
      held.resolve();
      await expect(page.getByRole('status')).toContainText('1 soru bulundu');
    } else {
      await page.getByLabel('PNR Kodu').fill('ERKEN1');
      await page.getByRole('button', { name: 'Rezervasyonu Sorgula' }).click();
      held.resolve();
      await expect(page.getByRole('dialog')).toContainText('ERKEN1');
      await expect(page).toHaveURL('/hizmetler/rezervasyon-yonetimi');
    }
    await page.unrouteAll();
  }
});

test('the ticket lookup names the issuer, asks for missing fields, searches for two seconds and finds nothing', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') });
  await page.goto('/hizmetler/bilet-sorgulama');
  await expectHonest(page);
  const field = page.getByLabel('İlk üç rakam ya da tamamı');
  const box = page.getByRole('region', { name: 'Bileti kim kesmiş?' });
  await field.fill('157-2400518936');
  await expect(box).toContainText('Qatar Airways genellikle bu numarayla bilet kesen havayolu.');
  await expect(box).toContainText('2400518936, biletin sıra numarası');
  await expect(box.getByRole('link', { name: 'qatarairways.com' })).toHaveAttribute('href', 'https://qatarairways.com');
  await expectInSight(page, page.locator('.who'));
  await field.fill('ABC123');
  await expect(box).toContainText('altı karakter PNR’dir');
  await field.fill('');
  await expect(box.locator('[aria-live]')).toBeEmpty();

  const notice = page.getByRole('status').filter({ hasText: /Eksik|Bulunamadı/ });
  const button = page.locator('form button');
  await page.getByLabel('Bilet Numarası').fill('   ');
  await button.click();
  await expect(notice).toContainText('Eksik Bilgi');
  await expect(notice).toContainText('Lütfen bilet numarası ve soyadınızı giriniz.');
  await expectInSight(page, notice);
  await page.getByLabel('Bilet Numarası').fill('2351234567890');
  await page.getByLabel('Soyadı').fill('Çağlar');
  // From here on only the test moves the clock, even on a slow machine.
  await page.clock.pauseAt(new Date('2026-01-01T11:00:00Z'));
  await button.click();
  await expect(button).toHaveText('Aranıyor...');
  await page.clock.runFor(1900);
  await expect(button).toBeDisabled();
  await page.clock.runFor(200);
  await expect(button).toHaveText('Bileti Sorgula');
  await expect(button).toBeEnabled();
  await page.clock.resume();
  await expect(notice).toContainText(
    /Bilet Bulunamadı\s*Bu form hiçbir havayolunun sistemine bağlı değildir\..*turkishairlines\.com.*Girdiğiniz bilgilerle eşleşen bilet bulunamadı\. Destek hattımızı arayarak yardım alabilirsiniz\./,
  );
  const site = notice.getByRole('link', { name: 'turkishairlines.com' });
  await expect(site).toHaveAttribute('href', 'https://turkishairlines.com');
  await expectInSight(page, notice);
  await expectReported(page, notice.getByRole('link', { name: 'Hemen Ara' }), 'ticket_lookup_page');
});

test('questions open one by one; a search filters them, with or without Turkish letters, and also finds pages', async ({
  page,
}) => {
  await bringAxe(page);
  await page.goto('/hizmetler/sik-sorulan-sorular');
  const questions = page.locator('[data-island] details');
  for (const [at, isOpen] of [
    [0, [true, false]],
    [1, [true, true]],
    [0, [false, true]],
  ] as const) {
    await questions.nth(at).locator('summary').click();
    for (const [which, open] of isOpen.entries())
      await expect.poll(() => questions.nth(which).evaluate((it: HTMLDetailsElement) => it.open)).toBe(open);
  }
  const all = await questions.count();
  const field = page.getByLabel('Sorularda ara');
  await field.fill('IPTAL');
  await expect(page.getByRole('status')).toContainText('soru bulundu');
  await expect(questions.filter({ hasNotText: /iptal/i })).toHaveCount(0);
  expect(await questions.count()).toBeGreaterThan(0);
  expect(await questions.count()).toBeLessThan(all);
  await field.fill('zzzz');
  await expect(page.getByRole('status')).toHaveText('Bu sözcüklerle soru bulunamadı');
  await field.fill('');
  await expect(questions).toHaveCount(all);
  await field.fill('pegasus bagaj');
  await expect(page.getByRole('status')).toContainText('2 sayfa bulundu');
  const found = page.getByRole('search').getByRole('link', { name: 'Pegasus Bagaj Ekleme' });
  await expectInSight(page, found);
  expect(await violations(page, siteRules)).toEqual([]);
  await found.click();
  await expect(page).toHaveURL('/pegasus-bagaj-ekleme');
});
