import { createStaff, fillSignIn, hold, openAs, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('a new password of six letters is taken, and both fields are empty again', async ({ page, browser, server }) => {
  const clerk = await createStaff(server, 'yenileyen');
  await openAs(page, server, clerk, '/crm/change-password');
  const password = page.getByLabel('Yeni Şifre', { exact: true });
  const repeat = page.getByLabel('Yeni Şifre (Tekrar)', { exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Şifre Değiştir');
  for (const field of [password, repeat]) await expect(field).toHaveAttribute('type', 'password');
  await password.fill('Kq7-xZ');
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

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await other.goto('/crm/login');
  await fillSignIn(other, clerk);
  await expect(toast(other, 'Giriş başarısız')).toBeVisible();
  await fillSignIn(other, { email: clerk.email, password: 'Kq7-xZ' });
  await expect(other).toHaveURL(/\/crm$/);
  await context.close();
});

test('a password that is too short or repeated differently never reaches the server', async ({ page, server }) => {
  const clerk = await createStaff(server, 'kisa');
  await openAs(page, server, clerk, '/crm/change-password');
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.method() === 'PUT';
  });
  const password = page.getByLabel('Yeni Şifre', { exact: true });
  const repeat = page.getByLabel('Yeni Şifre (Tekrar)', { exact: true });
  await password.fill('Kq7-x');
  await repeat.fill('Kq7-x');
  await repeat.press('Enter');
  await expect(toast(page, 'Zayıf şifre')).toBeVisible();
  await password.fill('Kq7-xZ');
  await repeat.press('Enter');
  await expect(toast(page, 'Şifreler uyuşmuyor')).toBeVisible();
  expect(asked).toBe(false);
});

test('what a screen says of an action takes the place of what it said before', async ({ page, server }) => {
  const clerk = await createStaff(server, 'sonunda');
  await openAs(page, server, clerk, '/crm/change-password');
  const [password, repeat] = [page.getByLabel('Yeni Şifre', { exact: true }), page.getByLabel('Yeni Şifre (Tekrar)')];
  await password.fill('Kq7-x');
  await repeat.fill('Kq7-x');
  await repeat.press('Enter');
  await expect(toast(page, 'Zayıf şifre')).toBeVisible();
  await password.fill('Kq7-xZ');
  await repeat.fill('Kq7-xZ');
  await repeat.press('Enter');
  await expect(toast(page, 'Şifre güncellendi')).toBeVisible();
  await expect(toast(page, 'Zayıf şifre')).toHaveCount(0);
});
