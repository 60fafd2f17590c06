import type { Page } from '@playwright/test';
import { startServer } from '../support/server.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { createStaff, fillSignIn, readMailTo, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const answer = (page: Page) => page.getByRole('status').filter({ hasText: 'Bu adres kayıtlıysa' });
const expectAccessible = async (page: Page) =>
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.keyboard.press('Enter');
}

test('whoever forgot the password sets a new one by mail, with the keyboard alone', async ({ page, server }) => {
  await bringAxe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const clerk = await createStaff(server, 'unutan');
  await page.goto('/crm/login');
  await page.getByRole('button', { name: 'Giriş Yap' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Şifremi unuttum' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/crm\/forgot-password$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Şifremi unuttum' })).toBeVisible();
  await ask(page, 'yarim');
  const email = page.getByLabel('E-posta');
  await expect(email).toHaveAccessibleDescription('Geçerli bir e-posta adresi girin.');
  await expect(email).toBeFocused();

  const { link } = await readMailTo(server, clerk.email, () => ask(page, clerk.email));
  await expect(answer(page)).toBeVisible();
  await expect(email).toHaveValue(clerk.email);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.goto(link);
  await expect(page).toHaveURL(/\/crm\/change-password$/);
  await page.getByLabel('Yeni Şifre', { exact: true }).fill('Hatirlanan-parola-4');
  await page.getByLabel('Yeni Şifre (Tekrar)').fill('Hatirlanan-parola-4');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Şifre güncellendi')).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await fillSignIn(page, { email: clerk.email, password: 'Hatirlanan-parola-4' });
  await expect(page).toHaveURL(/\/crm$/);
});

test('the answer is the same whether the address is known or not', async ({ page, server }) => {
  const clerk = await createStaff(server, 'bilinen');
  const answers: (string | null)[] = [];
  for (const email of [clerk.email, `kimse-${crypto.randomUUID()}@a.example`]) {
    await page.goto('/crm/forgot-password');
    await ask(page, email);
    await expect(answer(page)).toBeVisible();
    answers.push(await page.getByRole('main').textContent());
  }
  expect(answers[1]).toBe(answers[0]);
});

test('a link that no longer works says so and offers another, which works', async ({ page, server }) => {
  await bringAxe(page);
  const clerk = await createStaff(server, 'gecikmis');
  await page.goto('/crm/forgot-password');
  const late = await readMailTo(server, clerk.email, () => ask(page, clerk.email));
  await server.ownerSql`
    update auth.one_time_tokens set expires_at = now() - interval '1 second' where user_id = ${clerk.id}`;
  await page.goto(late.link);
  await expect(page).toHaveURL(/\/crm\/forgot-password$/);
  await expect(page.getByRole('alert')).toContainText('Bağlantının süresi geçmiş veya bağlantı daha önce kullanılmış.');
  await expectAccessible(page);
  const { link } = await readMailTo(server, clerk.email, () => ask(page, clerk.email));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Şifre Değiştir' })).toBeVisible();

  // Who is signed in stays where they are.
  await page.goto(link);
  await expect(toast(page, 'Bağlantı açılamadı')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Şifre Değiştir' })).toBeVisible();
});

test('whoever asks too often is told to wait, and keeps what was typed', async ({ page }) => {
  const strict = await startServer({ env: { RATE_LIMITS: 'on' } });
  try {
    const email = 'sabirsiz@a.example';
    const headers = { apikey: strict.anonKey };
    const request = () => page.request.post(`${strict.url}/auth/v1/recover`, { headers, data: { email } });
    await Promise.all(Array.from({ length: 5 }, request));
    await page.goto(`${strict.url}/crm/forgot-password`);
    await ask(page, email);
    await expect(toast(page, 'Bağlantı istenemedi')).toContainText('Çok fazla e-posta istendi. Biraz bekleyip');
    await expect(page.getByLabel('E-posta')).toHaveValue(email);
    await expect(answer(page)).toHaveCount(0);
  } finally {
    await strict.stop();
  }
});

test('the mail is asked for again after the network was away', async ({ page, server }) => {
  const clerk = await createStaff(server, 'kopuk');
  await page.goto('/crm/forgot-password');
  await page.route(/auth\/v1\/recover/, (route) => route.abort());
  await ask(page, clerk.email);
  await expect(toast(page, 'Bağlantı istenemedi')).toContainText('Sunucuya ulaşılamıyor.');
  await page.unroute(/auth\/v1\/recover/);
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(answer(page)).toBeVisible();
  await expect(toast(page, 'Bağlantı istenemedi')).toHaveCount(0);
});
