import { createClient } from '@supabase/supabase-js';
import { createStaff, failUntilPressed, openAs, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('an admin creates, corrects, disables, enables and deletes users; refused input need not be typed again', async ({
  page,
  server,
  admin,
}) => {
  const clerk = await createStaff(server, 'aylin');
  await openAs(page, server, admin, '/crm');
  await failUntilPressed(page, /api\/users-list/);
  await page.goto('/crm/users');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Sunucuya ulaşılamıyor.');
  await alert.getByRole('button', { name: 'Yeniden dene' }).click();
  const row = rowOf(page, clerk.email);
  await expect(row.getByRole('cell', { name: 'User', exact: true })).toBeVisible();
  const headers = await page.getByRole('columnheader').allInnerTexts();
  expect(headers).toEqual(['ID', 'Ad', 'Soyad', 'E-posta', 'Oluşturulma Tarihi', 'Rol']);
  await expect(rowOf(page, admin.email).getByRole('cell', { name: 'Admin', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: clerk.id })).toBeVisible();
  await expect(row.getByRole('cell').nth(4)).toContainText(String(new Date().getUTCFullYear()));
  await expect(row.getByRole('cell').nth(4)).toContainText(/\d{2}:\d{2}/);

  const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
  const refusal = page.getByRole('alertdialog', { name: 'Hata' });
  const add = form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' });
  await expect(form.locator('label')).toHaveText(['Ad', 'Soyad', 'E-posta', 'Şifre', 'Admin']);
  await expect(form.getByLabel('E-posta')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Şifre')).toHaveAttribute('type', 'password');
  await add.click();
  for (const fault of ['Ad girin.', 'Soyad girin.', 'E-posta adresi girin.', 'Şifre girin.'])
    await expect(form.getByText(fault, { exact: true })).toBeVisible();
  const user = {
    first_name: 'Gül',
    last_name: 'Işık',
    email: `gul-${crypto.randomUUID().slice(0, 8)}@a.example`,
    password: 'Uzun-bir-parola-8',
  };
  await form.getByLabel('Ad', { exact: true }).fill(user.first_name);
  await form.getByLabel('Soyad').fill(user.last_name);
  await form.getByLabel('E-posta').fill('gul@');
  await form.getByLabel('Şifre').fill(user.password);
  await add.click();
  await expect(form.getByLabel('E-posta')).toHaveAccessibleDescription('Geçerli bir e-posta adresi girin.');
  // This address already has an account. Closing the alert reloads the list, which then shows that user.
  const late = await createStaff(server, 'onceden');
  await form.getByLabel('E-posta').fill(late.email);
  await add.click();
  await expect(refusal).toContainText('Bu e-posta adresiyle bir kullanıcı zaten var.');
  await refusal.getByRole('button', { name: 'Tamam' }).click();
  await expect(rowOf(page, late.email)).toBeVisible();
  await expect(form.getByLabel('Soyad')).toHaveValue('Işık');
  await form.getByLabel('E-posta').fill(user.email);
  const sent = page.waitForRequest('**/api/users-create');
  await add.click();
  expect((await sent).method()).toBe('POST');
  expect((await sent).postDataJSON()).toEqual({ ...user, is_admin: false });
  await expect(rowOf(page, user.email).getByRole('cell', { name: 'User', exact: true })).toBeVisible();
  await expect(form.getByLabel('E-posta')).toHaveValue('');

  await row.getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Kullanıcıyı düzenle' });
  await edit.getByLabel('Ad', { exact: true }).fill('Nur');
  await edit.getByLabel('Soyad').fill('Güneş');
  await edit.getByLabel('E-posta').fill(admin.email);
  await edit.getByRole('button', { name: 'Güncelle' }).click();
  await expect(refusal).toContainText('Bu e-posta adresiyle bir kullanıcı zaten var.');
  await page.keyboard.press('Escape');
  await expect(refusal).toBeHidden();
  await expect(edit.getByLabel('Soyad')).toHaveValue('Güneş');
  await edit.getByLabel('E-posta').fill(clerk.email);
  await edit.getByRole('button', { name: 'Güncelle' }).click();
  await expect(edit).toBeHidden();
  await expect(row).toContainText('Güneş');

  await row.getByRole('button', { name: 'Şifre sıfırla' }).click();
  const reset = page.getByRole('dialog', { name: 'Şifre sıfırla' });
  const password = reset.getByLabel('Yeni Şifre');
  await password.fill('Kq7-x');
  await reset.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(password).toHaveAccessibleDescription('En az 6 karakter olmalı.');
  await password.fill('123456789');
  await reset.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(refusal).toContainText('Bu şifre çok yaygın');
  await refusal.getByRole('button', { name: 'Tamam' }).click();
  await expect(password).toHaveValue('123456789');
  await password.fill('Baska-parola-5');
  await reset.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(toast(page, 'Şifre sıfırlandı')).toBeVisible();

  const question = page.getByRole('alertdialog');
  for (const [button, said] of [
    ['Devre dışı bırak', 'yeniden etkinleştirilene kadar giriş yapamaz'],
    ['Etkinleştir', ''],
    ['Sil', 'geri alınamaz'],
  ] as const) {
    await row.getByRole('button', { name: button }).click();
    await expect(question).toContainText(said);
    await question.getByRole('button', { name: button }).click();
    await expect(question).toBeHidden();
    if (button === 'Devre dışı bırak') await expect(row).toContainText('devre dışı');
  }
  await expect(row).toBeHidden();

  await rowOf(page, admin.email).getByRole('button', { name: 'Düzenle' }).click();
  await edit.getByLabel('Ad', { exact: true }).fill('Tek');
  await edit.getByLabel('Soyad').fill('Yönetici');
  await edit.getByRole('checkbox', { name: 'Admin' }).uncheck();
  await edit.getByRole('button', { name: 'Güncelle' }).click();
  await expect(refusal).toContainText('Bu adresin yönetici yetkisi alınamaz');
});

test('an admin is warned before enabling an account with an unproven address, and told if they are no longer an admin', async ({
  page,
  server,
}) => {
  const { auth } = createClient(server.url, server.serviceRoleKey, { auth: { persistSession: false } });
  const email = `kaydolan-${crypto.randomUUID().slice(0, 8)}@a.example`;
  const { error } = await auth.admin.createUser({ email, password: 'Uzun-bir-parola-7', ban_duration: '87600h' });
  expect(error).toBeNull();
  const other = await createStaff(server, 'gecici', true);
  await openAs(page, server, other, '/crm/users');
  const row = rowOf(page, email);
  await expect(row).toContainText('adresi doğrulanmadı');
  await row.getByRole('button', { name: 'Etkinleştir' }).click();
  const question = page.getByRole('alertdialog', { name: 'Hesap etkinleştirilsin mi?' });
  await expect(question).toContainText('başka biri onun adıyla kaydolmuş olabilir');
  await question.getByRole('button', { name: 'Etkinleştir' }).click();
  await expect(row.getByRole('button', { name: 'Devre dışı bırak' })).toBeVisible();
  await expect(row).not.toContainText('adresi doğrulanmadı');

  await auth.admin.updateUserById(other.id, { app_metadata: { is_admin: false } });
  await row.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Hata' });
  await expect(refusal).toContainText('Bu işlem için yönetici yetkisi gerekir.');
  await refusal.getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByRole('heading', { name: 'Bu sayfa yöneticiler içindir' })).toBeVisible();
});

test('hours after the sign-in changes to accounts need the current password, and nothing typed is lost', async ({
  page,
  server,
}) => {
  const [boss, clerk] = [await createStaff(server, 'yonetici', true), await createStaff(server, 'eski-oturum')];
  await openAs(page, server, boss, '/crm/users');
  const grow = () =>
    server.ownerSql`update auth.sessions set proven_at = now() - interval '3 hours' where user_id = ${boss.id}`;
  const question = page.getByRole('dialog', { name: 'Mevcut şifreniz gerekiyor' });
  const present = question.getByLabel('Mevcut şifre');
  const confirm = question.getByRole('button', { name: 'Doğrula ve kaydet' });
  await grow();
  const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
  const email = `yeni-yonetici-${crypto.randomUUID().slice(0, 8)}@a.example`;
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
  await present.fill(boss.password);
  await confirm.click();
  await expect(question).toBeHidden();
  await expect(rowOf(page, email).getByRole('cell', { name: 'Admin', exact: true })).toBeVisible();

  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Şifre sıfırla' }));
  for (const [button, action, done] of [
    ['Şifre sıfırla', 'Şifreyi kaydet', 'Şifre sıfırlandı'],
    ['Devre dışı bırak', 'Devre dışı bırak', 'Hesap devre dışı bırakıldı'],
    ['Etkinleştir', 'Etkinleştir', 'Hesap etkinleştirildi'],
    ['Sil', 'Sil', 'Kullanıcı silindi'],
  ] as const) {
    await grow();
    await rowOf(page, clerk.email).getByRole('button', { name: button }).click();
    if (button === 'Şifre sıfırla') await asked.getByLabel('Yeni Şifre').fill('Baska-parola-6');
    await asked.getByRole('button', { name: action }).click();
    await present.fill(boss.password);
    await confirm.click();
    await expect(toast(page, done)).toBeVisible();
    await expect(asked).toBeHidden();
  }
});
