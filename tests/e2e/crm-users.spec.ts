import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { TestServer } from '../support/server.ts';
import { createStaff, expectList, failUntilPressed, fillSignIn, openAs, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/users');
  // A test may take rights from the admin; what the page still asks for would then end the session of all tests.
  await expect(rowOf(page, admin.email)).toBeVisible();
});

test('the list has the specified columns and roles', async ({ page, server, admin }) => {
  const clerk = await createStaff(server, 'aylin');
  await page.reload();
  await expect(rowOf(page, clerk.email)).toBeVisible();
  const headers = await page.getByRole('columnheader').allInnerTexts();
  expect(headers).toEqual(['ID', 'Ad', 'Soyad', 'E-posta', 'Oluşturulma Tarihi', 'Rol']);
  await expect(rowOf(page, admin.email).getByRole('cell', { name: 'Admin', exact: true })).toBeVisible();
  await expect(rowOf(page, clerk.email).getByRole('cell', { name: 'User', exact: true })).toBeVisible();
  await expect(rowOf(page, clerk.email).getByRole('cell', { name: clerk.id })).toBeVisible();
});

test('an admin creates a user, who signs in', async ({ page, browser, server }) => {
  const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
  const user = { email: `sule-${Date.now()}@a.example`, password: 'Uzun-bir-parola-8' };
  await form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' }).click();
  for (const fault of ['Ad girin.', 'Soyad girin.', 'E-posta adresi girin.', 'Şifre girin.']) {
    await expect(form.getByText(fault, { exact: true })).toBeVisible();
  }
  await form.getByLabel('Ad', { exact: true }).fill('Şule');
  await form.getByLabel('Soyad').fill('Işık');
  await form.getByLabel('E-posta').fill(user.email);
  await form.getByLabel('Şifre').fill(user.password);
  await form.getByRole('checkbox', { name: 'Admin' }).check();
  await form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' }).click();
  await expect(rowOf(page, user.email)).toContainText('Şule');
  await expect(rowOf(page, user.email).getByRole('cell', { name: 'Admin', exact: true })).toBeVisible();
  await expect(form.getByLabel('E-posta')).toHaveValue('');

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await other.goto('/crm/login');
  await fillSignIn(other, user);
  await expect(other).toHaveURL(/\/crm\/change-password$/);
  await expect(other.getByText('Mod', { exact: true })).toBeVisible();
  await context.close();
});

test('an admin edits, resets, disables, enables and deletes a user', async ({ page, server }) => {
  const clerk = await createStaff(server, 'deniz');
  await page.reload();
  const row = rowOf(page, clerk.email);
  await row.getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Kullanıcıyı düzenle' });
  await edit.getByLabel('Ad', { exact: true }).fill('Deniz');
  await edit.getByLabel('Soyad').fill('Ağaoğlu');
  await edit.getByRole('button', { name: 'Güncelle' }).click();
  await expect(row).toContainText('Ağaoğlu');

  await row.getByRole('button', { name: 'Şifre sıfırla' }).click();
  await page.getByRole('dialog', { name: 'Şifre sıfırla' }).getByLabel('Yeni Şifre').fill('Baska-parola-5');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByText('Şifre sıfırlandı')).toBeVisible();

  await row.getByRole('button', { name: 'Devre dışı bırak' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('yeniden etkinleştirilene kadar giriş yapamaz');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Devre dışı bırak' }).click();
  await expect(row).toContainText('devre dışı');
  await row.getByRole('button', { name: 'Etkinleştir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Etkinleştir' }).click();
  await expect(row.getByRole('button', { name: 'Devre dışı bırak' })).toBeVisible();

  await row.getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('geri alınamaz');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(row).toBeHidden();
});

/** Leaves this one as the only admin the database counts. */
const makeLastAdmin = (server: TestServer, email: string) => server.ownerSql`
  update auth.users set raw_app_meta_data = raw_app_meta_data - 'is_admin' where email <> ${email}`;
const restoreAdmins = (server: TestServer) => server.ownerSql`
  update auth.users set raw_app_meta_data = raw_app_meta_data || '{"is_admin": true}' where email = ${server.admin.email}`;

const lastAdmin = 'Son yönetici silinemez, devre dışı bırakılamaz ve yetkisi alınamaz.';

async function demote(page: Page, email: string) {
  await rowOf(page, email).getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Kullanıcıyı düzenle' });
  await edit.getByLabel('Ad', { exact: true }).fill('Tek');
  await edit.getByLabel('Soyad').fill('Yönetici');
  await edit.getByRole('checkbox', { name: 'Admin' }).uncheck();
  await edit.getByRole('button', { name: 'Güncelle' }).click();
}

test('the last admin can be neither deleted, disabled nor demoted', async ({ page, server }) => {
  const last = await createStaff(server, 'son', true);
  await makeLastAdmin(server, last.email);
  try {
    await openAs(page, server, last, '/crm/users');
    const refusal = page.getByRole('alertdialog', { name: 'Hata' });
    for (const name of ['Sil', 'Devre dışı bırak']) {
      await rowOf(page, last.email).getByRole('button', { name, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
      await expect(refusal).toContainText(lastAdmin);
      await refusal.getByRole('button', { name: 'Tamam' }).click();
    }
    await demote(page, last.email);
    await expect(refusal).toContainText(lastAdmin);
    await refusal.getByRole('button', { name: 'Tamam' }).click();
    await page.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(rowOf(page, last.email).getByRole('cell', { name: 'Admin', exact: true })).toBeVisible();
  } finally {
    await restoreAdmins(server);
  }
});

test('the fixed admin stays one', async ({ page, admin }) => {
  await demote(page, admin.email);
  await expect(page.getByRole('alertdialog', { name: 'Hata' })).toContainText('Bu adresin yönetici yetkisi alınamaz');
});

test('the form sends what was entered, and nothing else', async ({ page }) => {
  const user = {
    first_name: 'Gül',
    last_name: 'Işık',
    email: `gul-${Date.now()}@a.example`,
    password: 'Uzun-bir-parola-8',
  };
  const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
  await expect(form.locator('label')).toHaveText(['Ad', 'Soyad', 'E-posta', 'Şifre', 'Admin']);
  await expect(form.getByLabel('E-posta')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Şifre')).toHaveAttribute('type', 'password');
  await form.getByLabel('Ad', { exact: true }).fill(user.first_name);
  await form.getByLabel('Soyad').fill(user.last_name);
  await form.getByLabel('E-posta').fill('gul@');
  await form.getByLabel('Şifre').fill(user.password);
  await form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' }).click();
  await expect(form.getByLabel('E-posta')).toHaveAccessibleDescription('Geçerli bir e-posta adresi girin.');
  await form.getByLabel('E-posta').fill(user.email);
  const sent = page.waitForRequest('**/api/users-create');
  await form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' }).click();
  expect((await sent).method()).toBe('POST');
  expect((await sent).postDataJSON()).toEqual({ ...user, is_admin: false });
  const row = rowOf(page, user.email);
  await expect(row.getByRole('cell', { name: 'User', exact: true })).toBeVisible();
  const year = String(new Date().getUTCFullYear());
  await expect(row.getByRole('cell').nth(4)).toContainText(year);
  await expect(row.getByRole('cell').nth(4)).toContainText(/\d{2}:\d{2}/);
});

test('an admin who is demoted meanwhile is told, and staff see the page for them', async ({
  page,
  browser,
  server,
}) => {
  const other = await createStaff(server, 'gecici', true);
  const context = await browser.newContext({ baseURL: server.url });
  const second = await context.newPage();
  await openAs(second, server, other, '/crm/users');
  await expect(rowOf(second, other.email)).toBeVisible();
  await page.reload();
  await demote(page, other.email);
  await expect(rowOf(page, other.email).getByRole('cell', { name: 'User', exact: true })).toBeVisible();
  await rowOf(second, other.email).getByRole('button', { name: 'Sil' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(second.getByRole('alertdialog', { name: 'Hata' })).toContainText(
    'Bu işlem için yönetici yetkisi gerekir.',
  );
  await second.getByRole('button', { name: 'Tamam' }).click();
  await expect(second.getByRole('heading', { name: 'Bu sayfa yöneticiler içindir' })).toBeVisible();
  await context.close();
});

test('a disabled user is out at the next request and cannot come in again', async ({ page, browser, server }) => {
  const clerk = await createStaff(server, 'kapali');
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await openAs(other, server, clerk, '/crm/records');
  await expectList(other);
  await page.reload();
  await rowOf(page, clerk.email).getByRole('button', { name: 'Devre dışı bırak' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Devre dışı bırak' }).click();
  await expect(rowOf(page, clerk.email)).toContainText('devre dışı');
  await other.getByRole('button', { name: 'Filtrele' }).click();
  await expect(other).toHaveURL(/\/crm\/login$/);
  await fillSignIn(other, clerk);
  await expect(toast(other, 'Giriş başarısız')).toContainText('E-posta veya şifre hatalı.');

  await rowOf(page, clerk.email).getByRole('button', { name: 'Etkinleştir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Etkinleştir' }).click();
  await expect(rowOf(page, clerk.email).getByRole('button', { name: 'Devre dışı bırak' })).toBeVisible();
  await fillSignIn(other, clerk);
  await expect(other).toHaveURL(/\/crm$/);
  await context.close();
});

test('a password an admin has set is the one that works', async ({ page, browser, server }) => {
  const clerk = await createStaff(server, 'yeni-sifre');
  const password = 'Yoneticinin-parolasi-1';
  await page.reload();
  await rowOf(page, clerk.email).getByRole('button', { name: 'Şifre sıfırla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Şifre sıfırla' });
  await dialog.getByLabel('Yeni Şifre').fill('Kq7-x');
  await dialog.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(dialog.getByLabel('Yeni Şifre')).toHaveAccessibleDescription('En az 6 karakter olmalı.');
  await dialog.getByLabel('Yeni Şifre').fill(password);
  await dialog.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(toast(page, 'Şifre sıfırlandı')).toBeVisible();
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await other.goto('/crm/login');
  await fillSignIn(other, clerk);
  await expect(toast(other, 'Giriş başarısız')).toBeVisible();
  await fillSignIn(other, { email: clerk.email, password });
  await expect(other).toHaveURL(/\/crm\/change-password$/);
  await context.close();
});

test('hours after the sign-in changes of accounts are asked the present password for, and nothing typed is lost', async ({
  page,
  server,
  admin,
}) => {
  const clerk = await createStaff(server, 'eski-oturum');
  await page.reload();
  const grow = () => server.ownerSql`update auth.sessions set proven_at = now() - interval '3 hours'`;
  const question = page.getByRole('dialog', { name: 'Mevcut şifreniz gerekiyor' });
  const present = question.getByLabel('Mevcut şifre');
  const confirm = question.getByRole('button', { name: 'Doğrula ve kaydet' });

  await grow();
  const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
  const email = `yeni-yonetici-${Date.now()}@a.example`;
  await form.getByLabel('Ad', { exact: true }).fill('Sevgi');
  await form.getByLabel('Soyad').fill('Er');
  await form.getByLabel('E-posta').fill(email);
  await form.getByLabel('Şifre').fill('Uzun-bir-parola-9');
  await form.getByRole('checkbox', { name: 'Admin' }).check();
  await form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' }).click();
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Şifre')).toHaveValue('Uzun-bir-parola-9');
  await form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' }).click();
  await present.fill('Yanlis-Parola-1');
  await confirm.click();
  await expect(present).toHaveAccessibleDescription('Mevcut şifre yanlış.');
  await present.fill(admin.password);
  await confirm.click();
  await expect(question).toBeHidden();
  await expect(rowOf(page, email).getByRole('cell', { name: 'Admin', exact: true })).toBeVisible();

  await grow();
  await rowOf(page, clerk.email).getByRole('button', { name: 'Şifre sıfırla' }).click();
  const reset = page.getByRole('dialog', { name: 'Şifre sıfırla' });
  await reset.getByLabel('Yeni Şifre').fill('Baska-parola-6');
  await reset.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await present.fill(admin.password);
  await confirm.click();
  await expect(toast(page, 'Şifre sıfırlandı')).toBeVisible();

  for (const [button, action, done] of [
    ['Devre dışı bırak', 'Devre dışı bırak', 'Hesap devre dışı bırakıldı'],
    ['Etkinleştir', 'Etkinleştir', 'Hesap etkinleştirildi'],
    ['Sil', 'Sil', 'Kullanıcı silindi'],
  ] as const) {
    await grow();
    await rowOf(page, clerk.email).getByRole('button', { name: button }).click();
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: action }).click();
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(question).toBeHidden();
    await asked.getByRole('button', { name: action }).click();
    await present.fill(admin.password);
    await confirm.click();
    await expect(toast(page, done)).toBeVisible();
  }
});

test('the list of users tells when it cannot be loaded', async ({ page }) => {
  await failUntilPressed(page, /api\/users-list/);
  await page.reload();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Sunucuya ulaşılamıyor.');
  await alert.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('columnheader', { name: 'Rol' })).toBeVisible();
});

test('a change that is refused can be corrected, nothing of it typed anew', async ({ page, server, admin }) => {
  const clerk = await createStaff(server, 'duzelt');
  await page.reload();
  await rowOf(page, clerk.email).getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Kullanıcıyı düzenle' });
  await edit.getByLabel('Ad', { exact: true }).fill('Nur');
  await edit.getByLabel('Soyad').fill('Güneş');
  await edit.getByLabel('E-posta').fill(admin.email);
  await edit.getByRole('button', { name: 'Güncelle' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Hata' });
  await expect(refusal).toContainText('Bu e-posta adresiyle bir kullanıcı zaten var.');
  await page.keyboard.press('Escape');
  await expect(refusal).toBeHidden();
  await expect(edit.getByLabel('Soyad')).toHaveValue('Güneş');
  await edit.getByLabel('E-posta').fill(clerk.email);
  await edit.getByRole('button', { name: 'Güncelle' }).click();
  await expect(edit).toBeHidden();
  await expect(rowOf(page, clerk.email)).toContainText('Güneş');

  await rowOf(page, clerk.email).getByRole('button', { name: 'Şifre sıfırla' }).click();
  const reset = page.getByRole('dialog', { name: 'Şifre sıfırla' });
  await reset.getByLabel('Yeni Şifre').fill('123456789');
  await reset.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(refusal).toContainText('Bu şifre çok yaygın');
  await refusal.getByRole('button', { name: 'Tamam' }).click();
  await expect(reset.getByLabel('Yeni Şifre')).toHaveValue('123456789');
});

test('who stands in the way of a new user is in the list once that was read', async ({ page, server }) => {
  await expect(page.getByRole('columnheader', { name: 'Rol' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kullanıcı tablosu' })).toHaveAttribute('aria-busy', 'false');
  const clerk = await createStaff(server, 'onceden');
  const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
  await form.getByLabel('Ad', { exact: true }).fill('Önce');
  await form.getByLabel('Soyad').fill('Gelen');
  await form.getByLabel('E-posta').fill(clerk.email);
  await form.getByLabel('Şifre').fill('Uzun-bir-parola-8');
  await form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' }).click();
  await page.getByRole('alertdialog', { name: 'Hata' }).getByRole('button', { name: 'Tamam' }).click();
  await expect(rowOf(page, clerk.email)).toBeVisible();
  await expect(form.getByLabel('Soyad')).toHaveValue('Gelen');
});

test('an admin is warned before an account is enabled whose address nobody proved', async ({ page, server }) => {
  const { auth } = createClient(server.url, server.serviceRoleKey, { auth: { persistSession: false } });
  const email = `kaydolan-${crypto.randomUUID().slice(0, 8)}@a.example`;
  const { error } = await auth.admin.createUser({ email, password: 'Uzun-bir-parola-7', ban_duration: '87600h' });
  expect(error).toBeNull();
  await page.reload();
  const row = rowOf(page, email);
  await expect(row).toContainText('adresi doğrulanmadı');
  await row.getByRole('button', { name: 'Etkinleştir' }).click();
  const question = page.getByRole('alertdialog', { name: 'Hesap etkinleştirilsin mi?' });
  await expect(question).toContainText('başka biri onun adıyla kaydolmuş olabilir');
  await question.getByRole('button', { name: 'Etkinleştir' }).click();
  await expect(row.getByRole('button', { name: 'Devre dışı bırak' })).toBeVisible();
  await expect(row).not.toContainText('adresi doğrulanmadı');
});
