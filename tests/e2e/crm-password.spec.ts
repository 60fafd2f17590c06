import { bringAxe, violations } from './axe.ts';
import { createStaff, fillSignIn, hold, openAs, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('a new password of six letters is accepted, and both fields are emptied', async ({ page, server }) => {
  const clerk = await createStaff(server, 'yenileyen');
  await openAs(page, server, clerk, '/crm/change-password');
  const password = page.getByLabel('Yeni Şifre', { exact: true });
  const repeat = page.getByLabel('Yeni Şifre (Tekrar)', { exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Şifre Değiştir');
  for (const field of [password, repeat]) await expect(field).toHaveAttribute('type', 'password');
  let sent = false;
  page.on('request', (request) => {
    sent ||= request.method() === 'PUT';
  });
  await password.fill('Kq7-x');
  await repeat.fill('Kq7-x');
  await repeat.press('Enter');
  await expect(toast(page, 'Zayıf şifre')).toBeVisible();
  await password.fill('Kq7-xZ');
  await repeat.press('Enter');
  await expect(toast(page, 'Şifreler uyuşmuyor')).toBeVisible();
  await expect(toast(page, 'Zayıf şifre')).toHaveCount(0);
  expect(sent).toBe(false);
  await repeat.fill('Kq7-xZ');
  const { asked, release } = await hold(page, /auth\/v1\/user/, 'PUT');
  await page.getByRole('button', { name: 'Güncelle', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kaydediliyor...', exact: true })).toBeVisible();
  expect((await asked).postDataJSON()).toMatchObject({ password: 'Kq7-xZ' });
  release();
  await expect(toast(page, 'Şifre güncellendi')).toBeVisible();
  await expect(password).toHaveValue('');
  await expect(repeat).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Güncelle', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Çıkış' }).click();
  await fillSignIn(page, clerk);
  await expect(toast(page, 'Giriş başarısız')).toBeVisible();
  await fillSignIn(page, { email: clerk.email, password: 'Kq7-xZ' });
  await expect(page).toHaveURL(/\/crm$/);
});

test.describe('in a session more than a quarter of an hour old', () => {
  test('the current password is required, and nothing typed is lost', async ({ page, server }) => {
    await bringAxe(page);
    const clerk = await createStaff(server, 'eski-oturum');
    await openAs(page, server, clerk, '/crm/change-password');
    await server.ownerSql`
      update auth.sessions set proven_at = now() - interval '16 minutes' where user_id = ${clerk.id}`;
    const password = page.getByLabel('Yeni Şifre', { exact: true });
    const repeat = page.getByLabel('Yeni Şifre (Tekrar)', { exact: true });
    await password.fill('Kq7-xZ-91');
    await repeat.fill('Kq7-xZ-91');
    await page.getByRole('button', { name: 'Güncelle', exact: true }).click();

    const dialog = page.getByRole('dialog', { name: 'Mevcut şifreniz gerekiyor' });
    const present = dialog.getByLabel('Mevcut şifre');
    const send = dialog.getByRole('button', { name: 'Doğrula ve kaydet' });
    await expect(present).toBeFocused();
    await expect(present).toHaveAttribute('type', 'password');
    expect(await violations(page, {})).toEqual([]);
    await send.click();
    await expect(dialog).toContainText('Mevcut şifrenizi girin.');
    await present.fill('yanlis-parola');
    await send.click();
    await expect(present).toHaveAccessibleDescription('Mevcut şifre yanlış.');
    await expect(present).toBeFocused();

    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(dialog).toBeHidden();
    await expect(password).toHaveValue('Kq7-xZ-91');
    await expect(repeat).toHaveValue('Kq7-xZ-91');
    await page.getByRole('button', { name: 'Güncelle', exact: true }).click();
    await present.fill(clerk.password);
    await present.press('Enter');
    await expect(toast(page, 'Şifre güncellendi')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(password).toHaveValue('');

    await server.ownerSql`
      update auth.sessions set proven_at = now() - interval '16 minutes' where user_id = ${clerk.id}`;
    await page.getByRole('button', { name: 'Doğrulama uygulaması ekle' }).click();
    await present.fill('Kq7-xZ-91');
    await present.press('Enter');
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  });

  test('a refused new password closes the dialog, but a lost network does not', async ({ page, server }) => {
    const clerk = await createStaff(server, 'ayni-sifre');
    await openAs(page, server, clerk, '/crm/change-password');
    await server.ownerSql`
      update auth.sessions set proven_at = now() - interval '16 minutes' where user_id = ${clerk.id}`;
    await page.getByLabel('Yeni Şifre', { exact: true }).fill(clerk.password);
    await page.getByLabel('Yeni Şifre (Tekrar)', { exact: true }).fill(clerk.password);
    await page.getByRole('button', { name: 'Güncelle', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Mevcut şifreniz gerekiyor' });
    await dialog.getByLabel('Mevcut şifre').fill(clerk.password);
    await page.route(/auth\/v1\/user/, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Doğrula ve kaydet' }).click();
    await expect(toast(page, 'Hata')).toContainText('Sunucuya ulaşılamıyor');
    await expect(dialog.getByLabel('Mevcut şifre')).toHaveValue(clerk.password);
    await page.unroute(/auth\/v1\/user/);
    await dialog.getByRole('button', { name: 'Doğrula ve kaydet' }).click();
    await expect(toast(page, 'Hata')).toContainText('Yeni şifre eskisinden farklı olmalı.');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Yeni Şifre', { exact: true })).toHaveValue(clerk.password);
  });

  test('with a hosted project, which does not check the current password, the CRM signs in again', async ({
    page,
    server,
  }) => {
    const clerk = await createStaff(server, 'barindirilan');
    await openAs(page, server, clerk, '/crm/change-password');
    let signedIn = false;
    page.on('request', (request) => {
      signedIn ||= request.url().includes('grant_type=password');
    });
    await page.route(/auth\/v1\/user/, (route) => {
      if (route.request().method() !== 'PUT' || signedIn) return route.fallback();
      const refusal = { code: 'reauthentication_needed', message: 'Password update requires reauthentication' };
      return route.fulfill({ status: 400, json: refusal, headers: { 'x-supabase-api-version': '2024-01-01' } });
    });
    await page.getByLabel('Yeni Şifre', { exact: true }).fill('Kq7-xZ-92');
    await page.getByLabel('Yeni Şifre (Tekrar)', { exact: true }).fill('Kq7-xZ-92');
    await page.getByRole('button', { name: 'Güncelle', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Mevcut şifreniz gerekiyor' });
    await dialog.getByLabel('Mevcut şifre').fill(clerk.password);
    await dialog.getByRole('button', { name: 'Doğrula ve kaydet' }).click();
    await expect(toast(page, 'Şifre güncellendi')).toBeVisible();
    expect(signedIn).toBe(true);
  });
});
