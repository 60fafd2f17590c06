import type { Page } from '@playwright/test';
import { createStaff, fillSignIn, openAs, openScreen, rowOf, toast } from './crm-actions.ts';
import { openMailedLink, readMailTo } from './crm-mail-actions.ts';
import { expect, test } from './fixtures.ts';

const newAddress = () => `davetli-${crypto.randomUUID().slice(0, 8)}@a.example`;

async function fillNames(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
  await form.getByLabel('Ad', { exact: true }).fill('Davetli');
  await form.getByLabel('Soyad').fill('Kişi');
  await form.getByLabel('E-posta').fill(email);
  return form;
}

async function invite(page: Page, dataDir: Parameters<typeof readMailTo>[0], email: string) {
  const form = await fillNames(page, email);
  const letter = await readMailTo(dataDir, email, () => form.getByRole('button', { name: 'Davet et' }).click());
  const dialog = page.getByRole('dialog', { name: 'Davet bağlantısı' });
  await expect(dialog.getByLabel('Bağlantı')).toHaveValue(letter.link);
  return { letter, dialog };
}

test('an invited user sets a password through the link; the invitation then counts as accepted', async ({
  page,
  context,
  browser,
  server,
  admin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  const email = newAddress();
  await openAs(page, server, admin, '/crm/users');
  const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
  await form.getByRole('button', { name: 'Davet et' }).click();
  for (const fault of ['Ad girin.', 'Soyad girin.', 'E-posta adresi girin.']) {
    await expect(form.getByText(fault, { exact: true })).toBeVisible();
  }
  await expect(form.getByText('Şifre girin.')).toHaveCount(0);
  await expect(form.getByLabel('Ad', { exact: true })).toBeFocused();
  const { letter, dialog } = await invite(page, server, email);
  expect(letter.text).toContain('72 saat');
  await dialog.getByRole('button', { name: 'Kopyala' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Bağlantı kopyalandı')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(letter.link);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel('E-posta')).toHaveValue('');
  const row = rowOf(page, email);
  await expect(row).toContainText('davet edildi');
  await expect(row).toContainText('Hiç giriş yapmadı');
  await expect(row).not.toContainText('adresi doğrulanmadı');

  const other = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const theirs = await other.newPage();
  await openMailedLink(theirs, letter.link);
  await expect(theirs).toHaveURL(/\/crm\/change-password$/);
  await expect(theirs.getByText('Hesabınız hazır.')).toBeVisible();
  // The history has only a blank page, the page of the link and this one.
  expect(await theirs.evaluate(() => history.length)).toBe(3);
  await page.reload();
  await expect(row).toContainText('bağlantı açıldı, şifre belirlenmedi');
  await expect(row.getByRole('button', { name: 'Yeniden davet et' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Kayıtlar' })).toHaveCount(0);
  await theirs.getByLabel('Yeni Şifre', { exact: true }).fill('Davetlinin-9');
  await theirs.getByLabel('Yeni Şifre (Tekrar)').fill('Davetlinin-9');
  await theirs.keyboard.press('Enter');
  const done = toast(theirs, 'Şifre güncellendi');
  await expect(theirs.getByText('Hesabınız hazır.')).toHaveCount(0);
  await done.getByRole('button', { name: 'Anasayfaya geç' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Anasayfa' })).toBeVisible();
  await theirs.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Kayıtlar' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Kayıtlar' })).toBeVisible();
  await theirs.evaluate(() => localStorage.clear());
  await openMailedLink(theirs, letter.link);
  await expect(theirs.getByRole('alert')).toContainText('davetinizi ancak yöneticiniz yenileyebilir.');
  await theirs.goto('/crm/login');
  await fillSignIn(theirs, { email, password: 'Davetlinin-9' });
  await expect(theirs).toHaveURL(/\/crm$/);
  await other.close();
  await page.reload();
  await expect(row).toContainText('daveti kabul etti');
  await expect(row.getByRole('button', { name: 'Şifre sıfırla' })).toBeVisible();
});

test('an invitation can be refused, expire, be sent again and be deleted', async ({ page, server, admin }) => {
  const clerk = await createStaff(server, 'zaten');
  const email = newAddress();
  await openAs(page, server, admin, '/crm/users');
  const form = await fillNames(page, clerk.email);
  await form.getByRole('button', { name: 'Davet et' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Hata' });
  await expect(refusal).toContainText('Bu e-posta adresiyle bir kullanıcı zaten var.');
  await refusal.getByRole('button', { name: 'Tamam' }).click();
  await expect(form.getByLabel('E-posta')).toHaveValue(clerk.email);

  await page.route('**/api/users-invite', async (route) => {
    const response = await route.fetch();
    const { user } = await response.json();
    await route.fulfill({ response, json: { user } });
  });
  await form.getByLabel('E-posta').fill(email);
  await form.getByRole('button', { name: 'Davet et' }).click();
  await expect(toast(page, 'Davet oluşturuldu')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = rowOf(page, email);
  await expect(row).toContainText('davet edildi');
  await page.unroute('**/api/users-invite');

  // The invitation has expired, and the server says that nobody can be invited, as with a hosted project.
  await server.ownerSql`update auth.users set invited_at = invited_at - interval '73 hours' where email = ${email}`;
  await page.route('**/api/users-list', async (route) => {
    const response = await route.fetch();
    const { users } = await response.json();
    await route.fulfill({ response, json: { users, can_invite: false } });
  });
  await page.reload();
  await expect(row).toContainText('davetin süresi doldu');
  await expect(page.getByRole('button', { name: 'Davet et' })).toHaveCount(0);
  await page.unroute('**/api/users-list');
  await page.reload();
  await row.getByRole('button', { name: 'Yeniden davet et' }).click();
  const question = page.getByRole('alertdialog', { name: 'Yeniden davet edilsin mi?' });
  const { link } = await readMailTo(server, email, () =>
    question.getByRole('button', { name: 'Yeniden davet et' }).click(),
  );
  await expect(page.getByRole('dialog').getByLabel('Bağlantı')).toHaveValue(link);
  await page.keyboard.press('Escape');
  await expect(row).toContainText('davet edildi');
  await row.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(toast(page, 'Kullanıcı silindi')).toBeVisible();
  await expect(row).toBeHidden();
  await openScreen(page, 'Hareketler');
  await expect(page.getByText(`${email} hesabını sildi`)).toBeVisible();
});
