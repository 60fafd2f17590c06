import type { Page } from '@playwright/test';
import { createStaff, fillSignIn, toast } from './crm-actions.ts';
import { openMailedLink, readMailTo } from './crm-mail-actions.ts';
import { expect, test } from './fixtures.ts';

const answer = (page: Page) => page.getByRole('status').filter({ hasText: 'Bu adres kayıtlıysa' });

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.keyboard.press('Enter');
}

test('a user who forgot the password sets a new one by mail, with the keyboard only', async ({ page, server }) => {
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

  const refused = toast(page, 'Bağlantı istenemedi');
  const tooOften = { error_code: 'over_email_send_rate_limit', msg: 'x' };
  await page.route(/auth\/v1\/recover/, (route) => route.fulfill({ status: 429, json: tooOften }));
  await ask(page, clerk.email);
  await expect(refused).toContainText('Çok fazla e-posta istendi. Biraz bekleyip');
  await page.unroute(/auth\/v1\/recover/);
  await page.route(/auth\/v1\/recover/, (route) => route.abort());
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(refused.last()).toContainText('Sunucuya ulaşılamıyor.');
  await expect(email).toHaveValue(clerk.email);
  await expect(answer(page)).toHaveCount(0);
  await page.unroute(/auth\/v1\/recover/);

  const late = await readMailTo(server, clerk.email, () =>
    page.getByRole('button', { name: 'Bağlantı gönder' }).click(),
  );
  await expect(answer(page)).toBeVisible();
  await expect(refused).toHaveCount(0);
  await expect(email).toHaveValue(clerk.email);
  const known = await page.getByRole('main').textContent();
  await server.ownerSql`
    update auth.one_time_tokens set expires_at = now() - interval '1 second' where user_id = ${clerk.id}`;
  await openMailedLink(page, late.link);
  await expect(page).toHaveURL(/\/crm\/forgot-password$/);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Bağlantının süresi geçmiş veya bağlantı daha önce kullanılmış.');
  // The page says the same for an unknown address as for a known one.
  await ask(page, `kimse-${crypto.randomUUID()}@a.example`);
  await expect(answer(page)).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(known ?? '');
  const { text, link, code } = await readMailTo(server, clerk.email, () => ask(page, clerk.email));
  expect(text).toContain('sonra “Kodla gir” deyip kodu yazın');

  await expect(answer(page)).toBeVisible();
  await page.getByRole('link', { name: 'Kodla gir' }).press('Enter');
  await expect(page).toHaveURL(/\/crm\/mailed-code$/);
  await expect(email).toHaveValue(clerk.email);
  const typed = page.getByLabel('Kod', { exact: true });
  await typed.fill('12345');
  await page.keyboard.press('Enter');
  await expect(typed).toHaveAccessibleDescription('Altı haneli kodu girin.');
  await expect(typed).toBeFocused();
  await typed.fill(code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Kod kabul edilmedi')).toContainText('Kod yanlış, süresi geçmiş veya');
  await typed.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Şifre Değiştir' })).toBeVisible();

  // The link of the same mail is used up too. It leaves a signed-in user where they are.
  await openMailedLink(page, link);
  await expect(toast(page, 'Bağlantı açılamadı')).toBeVisible();
  await expect(page).toHaveURL(/\/crm\/change-password$/);
  await page.getByLabel('Yeni Şifre', { exact: true }).fill('Hatirlanan-parola-4');
  await page.getByLabel('Yeni Şifre (Tekrar)').fill('Hatirlanan-parola-4');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Şifre güncellendi')).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await fillSignIn(page, { email: clerk.email, password: 'Hatirlanan-parola-4' });
  await expect(page).toHaveURL(/\/crm$/);
});
