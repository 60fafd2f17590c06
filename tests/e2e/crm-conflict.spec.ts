import type { Page } from '@playwright/test';
import { createStaff, insertRecord, openAs, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const question = 'Bu kayıt bu arada değişti';

/** Opens the form of a sale, and has someone else save the same sale meanwhile. */
async function editBehindTheBack(page: Page, name: string, change: () => Promise<unknown>) {
  await rowOf(page, name).getByRole('button', { name: 'Düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await dialog.getByLabel('Kart').fill('900');
  await change();
  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByRole('alertdialog', { name: question })).toBeVisible();
  return dialog;
}

test('a sale that someone else has saved meanwhile is not overwritten silently', async ({
  page,
  browser,
  server,
  admin,
}) => {
  const id = await insertRecord(server, 'Ortak Yolcu', 'ORTAK1');
  await openAs(page, server, admin, '/crm/records');
  const colleague = await createStaff(server, 'arkadas');
  const dialog = await editBehindTheBack(page, 'Ortak Yolcu', async () => {
    const context = await browser.newContext({ baseURL: server.url });
    const other = await context.newPage();
    await openAs(other, server, colleague, '/crm/records');
    await rowOf(other, 'Ortak Yolcu').getByRole('button', { name: 'Düzenle' }).click();
    const form = other.getByRole('dialog', { name: 'Kayıt Düzenle' });
    await form.getByLabel('Havale').fill('12500');
    await form.getByLabel('Not', { exact: true }).fill('arkadaş');
    await form.getByRole('button', { name: 'Güncelle' }).click();
    await expect(form).toBeHidden();
    await context.close();
  });
  const alert = page.getByRole('alertdialog', { name: question });
  await expect(alert).toContainText('Havale: – → 12.500 TL');
  await expect(alert).toContainText('Not: – → arkadaş');
  await expect(alert).not.toContainText('Kart');
  const [saved] = await server.ownerSql<{ at: string }[]>`
    select to_char(updatedat at time zone 'UTC', 'DD.MM.YYYY HH24:MI') as at from public.crm_records where id = ${id}`;
  await expect(alert).toContainText(`Son kayıt: ${saved?.at}, ${colleague.email}`);
  await alert.getByRole('button', { name: 'Yazmaya dön' }).click();
  await expect(dialog.getByLabel('Kart')).toHaveValue('900');

  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await alert.getByRole('button', { name: 'Yeni değerleri yükle' }).click();
  await expect(dialog.getByLabel('Havale')).toHaveValue('12.500');
  await expect(dialog.getByLabel('Kart')).toHaveValue('');
  await dialog.getByLabel('Kart').fill('900');
  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Kayıt güncellendi')).toBeVisible();
  await expect(dialog).toBeHidden();
  const [row] = await server.ownerSql`select card::int, transfer::int, note from public.crm_records where id = ${id}`;
  expect(row).toEqual({ card: 900, transfer: 12500, note: 'arkadaş' });
});

test('it is overwritten when the user says so', async ({ page, server, admin }) => {
  const id = await insertRecord(server, 'Üzerine Yazılan', 'ORTAK2');
  await openAs(page, server, admin, '/crm/records');
  const dialog = await editBehindTheBack(
    page,
    'Üzerine Yazılan',
    () => server.ownerSql`update public.crm_records set transfer = 12500 where id = ${id}`,
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Üzerine yaz' }).click();
  await expect(page.getByText('Kayıt güncellendi')).toBeVisible();
  await expect(dialog).toBeHidden();
  const [row] = await server.ownerSql`select card::int, transfer from public.crm_records where id = ${id}`;
  expect(row).toEqual({ card: 900, transfer: null });
});

test('an update whose answer was lost is no conflict with oneself', async ({ page, server, admin }) => {
  await insertRecord(server, 'Cevabı Kaybolan', 'ORTAK3');
  await openAs(page, server, admin, '/crm/records');
  await rowOf(page, 'Cevabı Kaybolan').getByRole('button', { name: 'Düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await dialog.getByLabel('Kart').fill('700');
  let lost = false;
  await page.route(/rest\/v1\/crm_records/, async (route) => {
    if (lost || route.request().method() !== 'PATCH') return route.continue();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Hata' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Kayıt güncellendi')).toBeVisible();
});
