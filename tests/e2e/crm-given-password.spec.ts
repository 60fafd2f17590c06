import { createStaff, fillSignIn, openAs, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const sentence = 'Şifrenizi bir yönetici belirledi.';

test('a user whose password an admin has set must first choose another', async ({ page, browser, server, admin }) => {
  const user = { ...(await createStaff(server, 'sifirlanan', true)), password: 'Yoneticinin-parolasi-3' };
  await openAs(page, server, admin, '/crm/users');
  await rowOf(page, user.email).getByRole('button', { name: 'Şifre sıfırla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Şifre sıfırla' });
  await expect(dialog).toContainText('kendi şifresini belirlemesi istenir');
  await dialog.getByLabel('Yeni Şifre').fill(user.password);
  await dialog.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(toast(page, 'Şifre sıfırlandı')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const theirs = await context.newPage();
  const refused: string[] = [];
  theirs.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await theirs.goto('/crm/login');
  await fillSignIn(theirs, user);
  await expect(theirs).toHaveURL(/\/crm\/change-password$/);
  await expect(theirs.getByText(sentence)).toBeVisible();
  await expect(theirs.getByRole('heading', { level: 2 })).toHaveCount(0);
  for (const path of ['/records', '/users']) {
    await theirs.goto(`/crm${path}`);
    await expect(theirs).toHaveURL(/\/crm\/change-password$/);
    await expect(theirs.getByText(sentence)).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Kayıtlar' })).toHaveCount(0);
  }

  const password = theirs.getByLabel('Yeni Şifre', { exact: true });
  const repeat = theirs.getByLabel('Yeni Şifre (Tekrar)');
  await password.focus();
  await theirs.keyboard.type(user.password);
  await theirs.keyboard.press('Tab');
  await expect(repeat).toBeFocused();
  await theirs.keyboard.type(user.password);
  await theirs.keyboard.press('Enter');
  await expect(toast(theirs, 'Hata')).toContainText('Yeni şifre eskisinden farklı olmalı.');
  await password.fill('Yalniz-benim-9');
  await repeat.fill('Yalniz-benim-9');
  await theirs.keyboard.press('Enter');
  await expect(toast(theirs, 'Şifre güncellendi')).toBeVisible();
  await expect(theirs.getByText(sentence)).toHaveCount(0);
  await expect(theirs.getByRole('region', { name: 'Oturumlarım' }).getByText('bu oturum')).toBeVisible();
  const menu = theirs.getByRole('navigation', { name: 'Alt menü' });
  await menu.getByRole('button', { name: 'Diğer' }).click();
  await theirs.getByRole('link', { name: 'Kullanıcılar' }).click();
  await expect(rowOf(theirs, user.email)).toBeVisible();
  expect(refused).toEqual([]);

  await menu.getByRole('button', { name: 'Diğer' }).click();
  // Use the keyboard, because a message may cover the button.
  await theirs.getByRole('button', { name: 'Çıkış' }).press('Enter');
  await fillSignIn(theirs, { email: user.email, password: 'Yalniz-benim-9' });
  await expect(theirs.getByRole('heading', { level: 1, name: 'Anasayfa' })).toBeVisible();
  await context.close();
});
