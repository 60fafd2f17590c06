import type { Page } from '@playwright/test';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import {
  beginAs,
  expectList,
  expectWhole,
  fillSignIn,
  insertRecord,
  openNewRecord,
  openScreen,
  rowOf,
} from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

async function expectAccessible(page: Page, what: string) {
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } }), what).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
}

test('every screen is accessible, light and dark, and violates no content security policy', async ({
  page,
  server,
  admin,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await insertRecord(server, 'Bakılan Yolcu', 'BAK001');
  await server.ownerSql`insert into public.crm_records (fullname, date, card) values ('Eski Yolcu', '2001-01-01', 5)`;
  await bringAxe(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/auth/v1/verify?type=recovery&token=x');
  await expect(page.getByRole('button', { name: 'Yeni şifre belirle' })).toBeVisible();
  await expectAccessible(page, 'a link of a mail');
  await page.goto('/crm/login');
  await expect(page.getByLabel('E-posta')).toBeFocused();
  await expectAccessible(page, 'login');
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Şifremi unuttum' })).toBeVisible();
  await expectAccessible(page, 'forgot password');
  await page.getByRole('link', { name: 'Kodla gir' }).click();
  await expect(page.getByLabel('Kod', { exact: true })).toBeVisible();
  await expectAccessible(page, 'code of a mail');
  await page.goBack();
  await page.goBack();
  await fillSignIn(page, admin);
  await expect(page.getByRole('heading', { level: 1, name: 'Anasayfa' })).toBeVisible();
  await expectWhole(page);
  await expectAccessible(page, 'home');
  // On this day no other test leaves records.
  await page.goto('/crm/day-close?start=2001-01-01&end=2001-01-01');
  await expect(page.getByLabel('Kart sayılan')).toBeVisible();
  await expectWhole(page);
  await expectAccessible(page, 'Gün Sonu');
  for (const name of ['Kullanıcılar', 'Hareketler', 'Çöp Kutusu', 'Sistem', 'Kayıtlar'] as const) {
    await openScreen(page, name);
    if (name === 'Sistem') await page.getByText('Ayrıntılar').click();
    await expectAccessible(page, name);
  }
  await expect(rowOf(page, 'Bakılan Yolcu').first()).toBeVisible();
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Varış').fill('a');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'new record');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sil ve kapat' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Klavye kısayolları' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Şifre Değiştir' }).click();
  await expect(page.getByText('bu oturum')).toBeVisible();
  await expectAccessible(page, 'change password');

  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const toDark = page.getByRole('button', { name: 'Koyu görünüme geç' });
  const toLight = page.getByRole('button', { name: 'Açık görünüme geç' });
  const light = await background();
  await toDark.click();
  await expect(toLight).toBeVisible();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(toLight).toBeVisible();
  expect(await background()).toBe(dark);
  await toLight.click();
  await expect(toDark).toBeVisible();
  expect(await background()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(toLight).toBeVisible();
  expect(await background()).toBe(dark);
  expect(refused).toEqual([]);
});

function countScript(page: Page) {
  const sent = { bytes: 0, codings: new Set<string | undefined>() };
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    sent.bytes += Number(response.headers()['content-length']);
    sent.codings.add(response.headers()['content-encoding']);
  });
  return sent;
}

test('the script stays within its budget', async ({ page, browser, server, admin }) => {
  const login = countScript(page);
  await page.goto('/crm/login');
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  expect([...login.codings]).toEqual(['br']);
  expect(login.bytes).toBeGreaterThan(50_000);
  expect(login.bytes).toBeLessThan(128_000);
  const fresh = await browser.newContext({ baseURL: server.url });
  const records = await fresh.newPage();
  // Scripts that the page loads when the browser is idle must not count, so the browser never reports that it is idle.
  await records.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const list = countScript(records);
  await beginAs(records, server, admin, '/crm/records');
  await expectList(records);
  expect(list.bytes).toBeLessThan(202_000);
  await fresh.close();
});
