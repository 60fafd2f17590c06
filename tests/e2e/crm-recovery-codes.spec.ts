import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { createStaff, fillSignIn, openAs, toast } from './crm-actions.ts';
import { readMailTo } from './crm-mail-actions.ts';
import { expect, test } from './fixtures.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Kurtarma kodları' });
const rules = { rules: { 'target-size': { enabled: true } } };

async function addApp(page: Page): Promise<string> {
  const factor = page.getByRole('region', { name: 'İki adımlı doğrulama' });
  await factor.getByRole('button', { name: 'Doğrulama uygulaması ekle' }).click();
  const secret = ((await factor.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await factor.getByLabel('Doğrulama kodu').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');
  return secret;
}

test('the first app comes with ten codes, shown once; one signs in, with the keyboard, and the user gets a mail', async ({
  page,
  context,
  server,
}) => {
  const clerk = await createStaff(server, 'yedek-kod');
  await bringAxe(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, server, clerk, '/crm/change-password');
  await expect(page.getByRole('region', { name: 'İki adımlı doğrulama' })).toContainText('Kapalı.');
  await expect(panelOf(page)).toHaveCount(0);
  // Hold back the panel's request for the number of codes, so that its answer arrives after the codes are made.
  let counts = 0;
  const made = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /recovery-codes$/.test(answer.url()),
  );
  await page.route('**/auth/v1/recovery-codes', async (route) => {
    if (route.request().method() !== 'GET' || counts++ !== 1) return route.continue();
    const counted = await route.fetch();
    await (await made).finished();
    // Wait a frame, so that the page has read the codes.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await route.fulfill({ response: counted });
  });
  await addApp(page);

  const panel = panelOf(page);
  await expect(panel.getByText('Bu kodlar yalnız şimdi gösterilir.')).toBeVisible();
  const codes = await panel.locator('code').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  expect(await violationsInBothLooks(page, rules)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await panel.getByRole('button', { name: 'Kopyala' }).click();
  await expect(toast(page, 'Kodlar kopyalandı')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'İndir' }).click();
  const file = readFileSync((await (await downloading).path()) ?? '', 'utf8');
  for (const code of [...codes, clerk.email]) expect(file).toContain(code);
  await panel.getByRole('button', { name: 'Kodları sakladım' }).click();
  await expect(panel).toContainText('10 koddan 10 tanesi kaldı.');
  await page.reload();
  await expect(panel).toContainText('10 koddan 10 tanesi kaldı.');
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);

  await page.getByRole('button', { name: 'Çıkış' }).click();
  await fillSignIn(page, clerk);
  await expect(page.getByLabel('Doğrulama kodu')).toBeFocused();
  await page.getByRole('button', { name: 'Kurtarma kodu kullan' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Kurtarma kodu', { exact: true });
  await expect(field).toBeFocused();
  expect(await violationsInBothLooks(page, rules)).toEqual([]);
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('On altı karakterli kodu girin.');
  await field.fill('abcd-abcd-abcd-abcd');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Giriş başarısız')).toContainText('Kurtarma kodu yanlış veya daha önce kullanılmış.');
  await expect(field).toHaveValue('abcd-abcd-abcd-abcd');
  const letter = await readMailTo(server, clerk.email, async () => {
    await field.fill((codes[4] ?? '').toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/crm$/);
  });
  expect(letter.text).toContain('9 kodunuz kaldı.');

  await page.goto('/crm/change-password');
  await expect(panel).toContainText('10 koddan 9 tanesi kaldı.');
  await panel.getByRole('button', { name: 'Yeni kodlar oluştur' }).click();
  await expect(panel.locator('code')).toHaveCount(10);
  await expect(panel.locator('p').filter({ hasText: 'Bu kodlar yalnız şimdi gösterilir.' })).toBeFocused();
  expect(await panel.locator('code').allInnerTexts()).not.toContain(codes[0]);
});

test('hours after the sign-in new codes need the current password; a code can remove the factor of a lost device', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'kayip-cihaz');
  await openAs(page, server, clerk, '/crm/change-password');
  await addApp(page);
  const panel = panelOf(page);
  await expect(panel.locator('code')).toHaveCount(10);
  await panel.getByRole('button', { name: 'Kodları sakladım' }).click();
  await server.ownerSql`update auth.sessions set proven_at = now() - interval '3 hours' where user_id = ${clerk.id}`;
  await panel.getByRole('button', { name: 'Yeni kodlar oluştur' }).click();
  const question = page.getByRole('dialog', { name: 'Mevcut şifreniz gerekiyor' });
  await question.getByLabel('Mevcut şifre').fill(clerk.password);
  await question.getByRole('button', { name: 'Doğrula ve oluştur' }).click();
  await expect(panel.locator('code')).toHaveCount(10);
  const [code = ''] = await panel.locator('code').allInnerTexts();
  const factor = page.getByRole('region', { name: 'İki adımlı doğrulama' });
  await factor.getByRole('button', { name: 'Kaldır' }).click();
  await factor.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
  await factor.getByLabel('Kurtarma kodu', { exact: true }).fill(code);
  await factor.getByRole('button', { name: 'Kodu doğrula ve kaldır' }).click();
  await expect(factor).toContainText('Kapalı.');
  await expect(panel).toHaveCount(0);
  await addApp(page);
  await expect(panel.locator('code')).toHaveCount(10);
  expect(await panel.locator('code').allInnerTexts()).not.toContain(code);
});

test('no recovery codes are offered if the server has none', async ({ page, server }) => {
  const clerk = await createStaff(server, 'kodsuz');
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external: {}, disable_signup: true } }));
  await openAs(page, server, clerk, '/crm/change-password');
  const settled = page.waitForResponse('**/auth/v1/settings');
  await addApp(page);
  await settled;
  await expect(page.getByRole('region', { name: 'İki adımlı doğrulama' })).toContainText('Açık.');
  await expect(panelOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await fillSignIn(page, clerk);
  await expect(page.getByLabel('Doğrulama kodu')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Kurtarma kodu kullan' })).toHaveCount(0);
});
