import { createClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import type { TestServer } from '../support/server.ts';
import { createStaff, expectWhole, failUntilPressed, fillSignIn, openAs, rowOf, toast } from './crm-actions.ts';
import { openMailedLink, readMailTo } from './crm-mail-actions.ts';
import { expect, test } from './fixtures.ts';

/** The authenticator app's current code. A code works only once, so this resets what the server knows of used codes. */
async function codeOf(server: TestServer, secret: string): Promise<string> {
  await server.ownerSql`update auth.mfa_factors set last_step = 0`;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

async function createProtectedStaff(server: TestServer, name: string) {
  const clerk = await createStaff(server, name);
  const { auth } = createClient(server.url, server.anonKey, { auth: { persistSession: false } });
  await auth.signInWithPassword(clerk);
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const { secret } = data.totp;
  const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code: await codeOf(server, secret) });
  if (verified.error) throw verified.error;
  return { ...clerk, secret };
}

test('a recovery link asks for the code before the new password', async ({ page, server }) => {
  const clerk = await createProtectedStaff(server, 'kurtarma');
  const { link } = await readMailTo(server, clerk.email, async () => {
    await page.request.post(`${server.url}/auth/v1/recover`, {
      headers: { apikey: server.anonKey },
      data: { email: clerk.email },
    });
  });
  await openMailedLink(page, link);
  await page.getByLabel('Doğrulama kodu').fill(await codeOf(server, clerk.secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/crm\/change-password$/);
  await page.getByLabel('Yeni Şifre', { exact: true }).fill('Korunan-parola-5');
  await page.getByLabel('Yeni Şifre (Tekrar)').fill('Korunan-parola-5');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Şifre güncellendi')).toBeVisible();
});

test('an app is added with its first code, required at the next sign-in, and removed with a code', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'uygulama');
  const elsewhere = createClient(server.url, server.anonKey, { auth: { persistSession: false } });
  await elsewhere.auth.signInWithPassword(clerk);
  await openAs(page, server, clerk, '/crm');
  await failUntilPressed(page, /auth\/v1\/user/);
  const toPassword = page.getByRole('banner').getByRole('link', { name: 'Şifre Değiştir' });
  await toPassword.click();
  const panel = page.getByRole('region', { name: 'İki adımlı doğrulama' });
  await expect(panel.getByRole('alert')).toContainText('Sunucuya ulaşılamıyor.');
  await panel.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(panel).toContainText('Kapalı.');
  await page.unrouteAll();
  await expect(page.getByLabel('Yeni Şifre (Tekrar)')).toBeVisible();

  const add = panel.getByRole('button', { name: 'Doğrulama uygulaması ekle' });
  const factors = async () =>
    (await server.ownerSql`select 1 from auth.mfa_factors where user_id = ${clerk.id}`).length;
  for (const cancel of [() => page.reload(), () => panel.getByRole('button', { name: 'Vazgeç' }).click()]) {
    await add.click();
    await expect(panel.getByRole('img')).toBeVisible();
    expect(await factors()).toBe(1);
    await cancel();
  }
  await expect.poll(factors).toBe(0);

  await add.click();
  const picture = panel.getByRole('img', { name: 'Doğrulama uygulamasıyla okutulacak QR kod' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const secret = ((await panel.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const link = await panel.getByRole('link', { name: 'Uygulama bu cihazdaysa buradan açın' }).getAttribute('href');
  expect(link).toMatch(/^otpauth:\/\/totp\/Havayolu/);
  expect(new URL(link ?? '').searchParams.get('secret')).toBe(secret);
  const code = panel.getByLabel('Doğrulama kodu');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Açılamadı')).toContainText('Doğrulama kodu yanlış veya süresi geçmiş.');
  // Type a code from a phone whose clock is eight minutes fast.
  await code.fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 480_000 }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Açılamadı')).toContainText('Telefonunuzun saati yaklaşık 8 dakika ileri.');
  await code.fill(await codeOf(server, secret));
  await panel.getByRole('button', { name: 'Doğrula ve aç' }).click();
  await expect(toast(page, 'İki adımlı doğrulama açıldı')).toBeVisible();
  await expect(panel).toContainText('Açık.');
  await expect(panel.getByRole('heading')).toBeFocused();
  const { data } = await elsewhere.auth.getSession();
  expect((await elsewhere.auth.getUser(data.session?.access_token)).error).not.toBeNull();

  await page.getByRole('button', { name: 'Çıkış' }).click();
  await fillSignIn(page, clerk);
  const asked = page.getByLabel('Doğrulama kodu');
  await expect(asked).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toHaveAccessibleDescription('Altı haneli kodu girin.');
  await asked.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Doğrulama kodu yanlış veya süresi geçmiş.')).toBeVisible();
  await page.goto('/crm/records');
  await expect(page).toHaveURL(/\/crm\/login$/);
  // Type full-width digits, as a Chinese keyboard does, and a non-breaking hyphen.
  const wide = (await codeOf(server, secret)).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  await asked.fill(`${wide.slice(0, 3)}\u2011${wide.slice(3)}`);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL(/\/crm$/);

  await toPassword.click();
  await panel.getByRole('button', { name: 'Kaldır' }).click();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Kaldırılamadı')).toBeVisible();
  await code.fill(await codeOf(server, secret));
  await panel.getByRole('button', { name: 'Kodu doğrula ve kaldır' }).click();
  await expect(toast(page, 'İki adımlı doğrulama kapatıldı')).toBeVisible();
  await expect(panel).toContainText('Kapalı.');
  await page.reload();
  await expect(panel).toContainText('Kapalı.');
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL(/\/crm$/);
  await toPassword.click();
  await expect(panel).toContainText('Kapalı.');
  // Wait for the screen's own requests: otherwise one of them would first find that the session has ended.
  await expectWhole(page);
  await server.ownerSql`delete from auth.sessions where user_id = ${clerk.id}`;
  await add.click();
  await expect(page).toHaveURL(/\/crm\/login$/);
});

test('an admin helps a user who lost the device to sign in', async ({ page, browser, server, admin }) => {
  const clerk = await createProtectedStaff(server, 'kayip-telefon');
  const password = 'Yoneticinin-parolasi-2';
  await openAs(page, server, admin, '/crm/users');
  await rowOf(page, clerk.email).getByRole('button', { name: 'Şifre sıfırla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Şifre sıfırla' });
  await dialog.getByLabel('Yeni Şifre').fill(password);
  await dialog.getByRole('checkbox', { name: /^İki adımlı doğrulamayı da kaldır/ }).check();
  await dialog.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(toast(page, 'Şifre sıfırlandı')).toBeVisible();
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await other.goto('/crm/login');
  await fillSignIn(other, { email: clerk.email, password });
  await expect(other.getByText('Şifrenizi bir yönetici belirledi.')).toBeVisible();
  await context.close();
});
