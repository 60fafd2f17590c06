import type { Page } from '@playwright/test';
import { createStaff, insertRecord, openAs, openNewRecord, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const unreachable = 'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin.';

async function expectToast(page: Page, title: string, detail?: string) {
  const toast = page.getByRole('alert').filter({ hasText: title });
  await expect(toast).toBeVisible();
  if (detail) await expect(toast).toContainText(detail);
}

test('a list that cannot be loaded', async ({ page, context, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expectToast(page, 'Kayıtlar yüklenemedi', unreachable);
  await expect(page.getByText('Bağlantı yok.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Bağlantı yok.')).toBeHidden();
});

test('a save without network keeps the input and stores it once when it is repeated', async ({
  page,
  context,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Tekrar Gönderilen');
  await context.setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expectToast(page, 'Hata', unreachable);
  await context.setOffline(false);

  let answers = 0;
  await page.route(/rest\/v1\/crm_records/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    answers += 1;
    await (answers === 1 ? route.abort() : route.fallback());
  });
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expectToast(page, 'Hata', unreachable);
  await dialog.getByLabel('Kart').fill('700');
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expect(page.getByText('Kayıt eklendi')).toBeVisible();
  const rows = await server.ownerSql`
    select card::int from public.crm_records where fullname = 'Tekrar Gönderilen'`;
  expect([...rows]).toEqual([{ card: 700 }]);
});

test('an update and a delete the server refuses', async ({ page, server, admin }) => {
  await insertRecord(server, 'Reddedilen');
  await openAs(page, server, admin, '/crm/records');
  await server.ownerSql`revoke update, delete on public.crm_records from authenticated`;
  try {
    await rowOf(page, 'Reddedilen').getByRole('button', { name: 'Düzenle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
    await dialog.getByLabel('Kart').fill('5');
    await dialog.getByRole('button', { name: 'Güncelle' }).click();
    await expectToast(page, 'Hata', 'Bu işlem için yetkiniz yok.');
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await rowOf(page, 'Reddedilen').getByRole('button', { name: 'Sil' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Silinemedi', 'Bu işlem için yetkiniz yok.');
  } finally {
    await server.ownerSql`grant update, delete on public.crm_records to authenticated`;
  }
});

test('every refusal of a new password, and its success', async ({ page, context, server }) => {
  const clerk = await createStaff(server, 'nil');
  await openAs(page, server, clerk, '/crm/change-password');
  const password = page.getByLabel('Yeni Şifre', { exact: true });
  const repeat = page.getByLabel('Yeni Şifre (Tekrar)');
  const update = page.getByRole('button', { name: 'Güncelle' });

  await password.fill('12345');
  await update.click();
  await expectToast(page, 'Zayıf şifre', 'En az 6 karakter olmalı.');
  await password.fill('Yeni-parola-9');
  await repeat.fill('Yeni-parola-8');
  await update.click();
  await expectToast(page, 'Şifreler uyuşmuyor');
  await repeat.fill('Yeni-parola-9');
  await context.setOffline(true);
  await update.click();
  await expectToast(page, 'Hata', unreachable);
  await context.setOffline(false);
  await update.click();
  await expect(page.getByText('Şifre güncellendi')).toBeVisible();
  await expect(password).toHaveValue('');
  await expect(repeat).toHaveValue('');
});

test('a new password without a session', async ({ page, server }) => {
  const clerk = await createStaff(server, 'su');
  await openAs(page, server, clerk, '/crm/change-password');
  await page.getByLabel('Yeni Şifre', { exact: true }).fill('Yeni-parola-9');
  await page.getByLabel('Yeni Şifre (Tekrar)').fill('Yeni-parola-9');
  await server.ownerSql`delete from auth.sessions where user_id = ${clerk.id}`;
  await page.getByRole('button', { name: 'Güncelle' }).click();
  const again = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await again.getByRole('button', { name: 'Vazgeç ve giriş sayfasına dön' }).click();
  await expectToast(page, 'Oturum bulunamadı');
  await expect(page).toHaveURL(/\/crm\/login$/);
});

test('an address that does not exist', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/yok-boyle-sayfa');
  await expect(page.getByRole('heading', { name: 'Sayfa Bulunamadı' })).toBeVisible();
  await expect(page.getByText('Aradığınız sayfa mevcut değil veya taşınmış olabilir.')).toBeVisible();
  await page.getByRole('link', { name: 'Anasayfaya dön' }).click();
  await expect(page.getByRole('heading', { name: 'Anasayfa' })).toBeVisible();
});

test('a screen that cannot be loaded is told in Turkish', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm');
  await page.route(/assets\/RecordsPage/, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kayıtlar' }).click();
  await expect(page.getByRole('heading', { name: 'Bir sorun oluştu' })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});
