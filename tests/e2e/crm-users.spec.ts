import { createStaff, openAs, rowOf, signIn } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/users');
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
  await signIn(other, user);
  await expect(other.getByText('Mod', { exact: true })).toBeVisible();
  await context.close();
});

test('what the server refuses is an alert with the server’s words', async ({ page, admin }) => {
  const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
  await form.getByLabel('Ad', { exact: true }).fill('Bir');
  await form.getByLabel('Soyad').fill('Daha');
  await form.getByLabel('E-posta').fill(admin.email);
  await form.getByLabel('Şifre').fill('Uzun-bir-parola-8');
  await form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Bu e-posta adresiyle bir kullanıcı zaten var.');
  await alert.getByRole('button', { name: 'Tamam' }).click();
  await expect(form.getByLabel('Ad', { exact: true })).toHaveValue('Bir');
});

for (const [what, body, shown] of [
  ['a raw body', 'bozuk cevap', 'bozuk cevap'],
  ['nothing at all', '', 'Kullanıcı eklenemedi'],
] as const) {
  test(`a failure with ${what} is an alert too`, async ({ page }) => {
    await page.route('**/api/users-create', (route) => route.fulfill({ status: 500, body }));
    const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
    await form.getByLabel('Ad', { exact: true }).fill('Bir');
    await form.getByLabel('Soyad').fill('Daha');
    await form.getByLabel('E-posta').fill('bir@a.example');
    await form.getByLabel('Şifre').fill('Uzun-bir-parola-8');
    await form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(shown);
  });
}

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

test('the last admin cannot be locked out', async ({ page, server, admin }) => {
  await server.ownerSql`
    update auth.users set raw_app_meta_data = raw_app_meta_data - 'is_admin' where email <> ${admin.email}`;
  await page.reload();
  await rowOf(page, admin.email).getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Hata' })).toContainText('Son yönetici');
});
