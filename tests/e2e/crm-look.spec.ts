import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createStaff, insertRecord, openAs, openNewRecord, openScreen, rowOf, signIn } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const dialogPart = '[role=dialog]';
const questionPart = '[role=alertdialog]';

/** axe counts colours as they are, so nothing may still be fading in. */
async function expectClean(page: Page, what: string, part = 'html') {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(found, what).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`axe finds nothing, ${colorScheme}, ${width} px`, async ({ page, server, admin }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await insertRecord(server, 'Erişilebilir Yolcu', 'AXE123');
      const clerk = await createStaff(server, 'axe');
      await page.goto('/crm/login');
      await expect(page.getByLabel('E-posta')).toBeVisible();
      await expectClean(page, 'login');
      await openAs(page, server, admin, '/crm');
      await expectClean(page, 'home');

      await page.goto('/crm/records');
      await expect(page.getByText('Erişilebilir Yolcu').first()).toBeVisible();
      await expectClean(page, 'records');
      const dialog = await openNewRecord(page);
      await dialog.getByLabel('Kalkış').fill('i');
      await page.keyboard.press('Control+Enter');
      await expectClean(page, 'new record with faults', dialogPart);
      await dialog.getByRole('button', { name: 'Vazgeç' }).click();
      await page.getByRole('button', { name: 'Düzenle' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Kayıt Düzenle' })).toBeVisible();
      await expectClean(page, 'edit', dialogPart);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Sil', exact: true }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectClean(page, 'delete', questionPart);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Kontrol Paneli' }).click();
      await expect(page.getByRole('dialog', { name: 'Tablo Sütunları' })).toBeVisible();
      await expectClean(page, 'columns', dialogPart);
      await page.keyboard.press('Escape');

      await page.goto('/crm/users');
      await expect(rowOf(page, clerk.email)).toBeVisible();
      await expectClean(page, 'users');
      const row = rowOf(page, clerk.email);
      for (const [button, role, part] of [
        ['Düzenle', 'dialog', dialogPart],
        ['Şifre sıfırla', 'dialog', dialogPart],
        ['Devre dışı bırak', 'alertdialog', questionPart],
        ['Sil', 'alertdialog', questionPart],
      ] as const) {
        await row.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByRole(role)).toBeVisible();
        await expectClean(page, `users: ${button}`, part);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toBeHidden();
      }
      await page.goto('/crm/change-password');
      await expect(page.getByLabel('Yeni Şifre', { exact: true })).toBeVisible();
      await expectClean(page, 'change password');
      await page.goto('/crm/yok');
      await expect(page.getByRole('heading', { name: 'Sayfa Bulunamadı' })).toBeVisible();
      await expectClean(page, '404');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Klavye kısayolları' })).toBeVisible();
      await expectClean(page, 'shortcuts', dialogPart);
    });
  }
}

test('the script stays within its budget', async ({ page, admin }) => {
  let bytes = 0;
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    expect(response.headers()['content-encoding']).toBe('br');
    bytes += Number(response.headers()['content-length']);
  });
  await page.goto('/crm/login', { waitUntil: 'networkidle' });
  const login = bytes;
  expect(login).toBeGreaterThan(50_000);
  expect(login).toBeLessThan(130_000);
  await signIn(page, admin);
  await page.evaluate(() => caches.keys());
  bytes = 0;
  const fresh = await page
    .context()
    .browser()
    ?.newContext({ storageState: await page.context().storageState() });
  const records = await fresh?.newPage();
  if (!fresh || !records) throw new Error('no browser');
  records.on('response', (response) => {
    if (response.url().endsWith('.js')) bytes += Number(response.headers()['content-length']);
  });
  await records.goto(new URL('/crm/records', page.url()).href, { waitUntil: 'networkidle' });
  expect(bytes - login).toBeLessThan(60_000);
  await fresh.close();
});

test('nothing the page does is refused by its content policy', async ({ page, server, admin }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await insertRecord(server, 'Kurallı Yolcu');
  await openAs(page, server, admin, '/crm');
  await openScreen(page, 'Kayıtlar');
  await expect(rowOf(page, 'Kurallı Yolcu').first()).toBeVisible();
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Varış').fill('a');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  expect(refused).toEqual([]);
});

test('the look is switched, kept, and follows the system again', async ({ page, server, admin }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await openAs(page, server, admin, '/crm');
  const light = await background();
  await page.getByRole('button', { name: 'Koyu görünüme geç' }).click();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Açık görünüme geç' })).toBeVisible();
  expect(await background()).toBe(dark);
  await page.getByRole('button', { name: 'Açık görünüme geç' }).click();
  expect(await background()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Açık görünüme geç' })).toBeVisible();
  expect(await background()).toBe(dark);
});
