import { screens } from '../../src/crm/screens.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { createStaff, fillSignIn, openAs, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const sentence = 'Şifrenizi bir yönetici belirledi.';

test('a new user sets their own password first, with the keyboard, at 390 px; then everything opens', async ({
  page,
  browser,
  server,
  admin,
}) => {
  const user = { email: `ilk-${crypto.randomUUID().slice(0, 8)}@a.example`, password: 'Uzun-bir-parola-8' };
  await openAs(page, server, admin, '/crm/users');
  const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
  await form.getByLabel('Ad', { exact: true }).fill('İlk');
  await form.getByLabel('Soyad').fill('Giriş');
  await form.getByLabel('E-posta').fill(user.email);
  await form.getByLabel('Şifre').fill(user.password);
  await form.getByRole('checkbox', { name: 'Admin' }).check();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, user.email)).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const theirs = await context.newPage();
  await bringAxe(theirs);
  const refused: string[] = [];
  theirs.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await theirs.goto('/crm/login');
  await fillSignIn(theirs, user);
  await expect(theirs).toHaveURL(/\/crm\/change-password$/);
  await expect(theirs.getByText(sentence)).toBeVisible();
  await expect(theirs.getByRole('heading', { level: 2 })).toHaveCount(0);
  for (const { path } of screens) {
    await theirs.goto(`/crm${path}`);
    await expect(theirs).toHaveURL(/\/crm\/change-password$/);
    await expect(theirs.getByText(sentence)).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Kayıtlar' })).toHaveCount(0);
  }
  expect(refused).toEqual([]);
  expect(await violationsInBothLooks(theirs, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const [password, repeat] = [
    theirs.getByLabel('Yeni Şifre', { exact: true }),
    theirs.getByLabel('Yeni Şifre (Tekrar)'),
  ];
  await password.focus();
  await theirs.keyboard.type(user.password);
  await theirs.keyboard.press('Tab');
  await theirs.keyboard.type(user.password);
  await theirs.keyboard.press('Enter');
  await expect(toast(theirs, 'Hata')).toContainText('Yeni şifre eskisinden farklı olmalı.');
  await password.fill('Yalniz-benim-9');
  await repeat.fill('Yalniz-benim-9');
  await theirs.keyboard.press('Enter');
  await expect(toast(theirs, 'Şifre güncellendi')).toBeVisible();
  await expect(theirs.getByText(sentence)).toHaveCount(0);
  await expect(theirs.getByRole('region', { name: 'Oturumlarım' }).getByText('bu oturum')).toBeVisible();
  await theirs.getByRole('navigation', { name: 'Alt menü' }).getByRole('button', { name: 'Diğer' }).click();
  await theirs.getByRole('link', { name: 'Kullanıcılar' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Kullanıcılar' })).toBeVisible();
  await expect(rowOf(theirs, user.email)).toBeVisible();
  expect(refused).toEqual([]);
  await context.close();
});

test('after a reset the own password is set once, and the next sign-in asks for nothing', async ({
  page,
  browser,
  server,
  admin,
}) => {
  const clerk = await createStaff(server, 'sifirlanan');
  await openAs(page, server, admin, '/crm/users');
  await rowOf(page, clerk.email).getByRole('button', { name: 'Şifre sıfırla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Şifre sıfırla' });
  await expect(dialog).toContainText('kendi şifresini belirlemesi istenir');
  await dialog.getByLabel('Yeni Şifre').fill('Yoneticinin-parolasi-3');
  await dialog.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(toast(page, 'Şifre sıfırlandı')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  const theirs = await context.newPage();
  await theirs.goto('/crm/login');
  await fillSignIn(theirs, { email: clerk.email, password: 'Yoneticinin-parolasi-3' });
  await expect(theirs.getByText(sentence)).toBeVisible();
  await theirs.getByLabel('Yeni Şifre', { exact: true }).fill('Yalniz-benim-10');
  await theirs.getByLabel('Yeni Şifre (Tekrar)').fill('Yalniz-benim-10');
  await theirs.keyboard.press('Enter');
  await expect(toast(theirs, 'Şifre güncellendi')).toBeVisible();
  await theirs.getByRole('button', { name: 'Çıkış' }).click();
  await fillSignIn(theirs, { email: clerk.email, password: 'Yalniz-benim-10' });
  await expect(theirs.getByRole('heading', { name: 'Anasayfa' })).toBeVisible();
  await context.close();
});
