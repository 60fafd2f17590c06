import { createClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import type { TestServer } from '../support/server.ts';
import { createStaff, readMailTo } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

/** A code of the authenticator; `steps` from the present one, because each step's code works once. */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function createProtectedStaff(server: TestServer, name: string) {
  const clerk = await createStaff(server, name);
  const { auth } = createClient(server.url, server.anonKey, { auth: { persistSession: false } });
  await auth.signInWithPassword(clerk);
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const { secret } = data.totp;
  const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(secret, -1) });
  if (verified.error) throw verified.error;
  return { ...clerk, secret };
}

test('with a second factor the sign-in asks for its code, and the password can be changed', async ({
  page,
  server,
}) => {
  const clerk = await createProtectedStaff(server, 'iki-adim');
  await page.goto('/crm/login');
  await page.getByLabel('E-posta').fill(clerk.email);
  await page.getByLabel('Şifre').fill(clerk.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  const code = page.getByLabel('Doğrulama kodu');
  await expect(code).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription('Altı haneli kodu girin.');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Doğrulama kodu yanlış veya süresi geçmiş.')).toBeVisible();

  await page.goto('/crm/records');
  await expect(page).toHaveURL(/\/crm\/login$/);
  await code.fill(codeOf(clerk.secret, 0));
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL(/\/crm$/);
  await expect(page.getByText('Giriş başarılı')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Şifre Değiştir' }).click();
  await page.getByLabel('Yeni Şifre', { exact: true }).fill('Korunan-parola-4');
  await page.getByLabel('Yeni Şifre (Tekrar)').fill('Korunan-parola-4');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Şifre güncellendi')).toBeVisible();
});

test('a recovery link asks for the code before the new password', async ({ page, server }) => {
  const clerk = await createProtectedStaff(server, 'kurtarma');
  const { link } = await readMailTo(server, clerk.email, async () => {
    await page.request.post(`${server.url}/auth/v1/recover`, {
      headers: { apikey: server.anonKey },
      data: { email: clerk.email },
    });
  });
  await page.goto(link);
  await page.getByLabel('Doğrulama kodu').fill(codeOf(clerk.secret, 0));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/crm\/change-password$/);
  await page.getByLabel('Yeni Şifre', { exact: true }).fill('Korunan-parola-5');
  await page.getByLabel('Yeni Şifre (Tekrar)').fill('Korunan-parola-5');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Şifre güncellendi')).toBeVisible();
});
