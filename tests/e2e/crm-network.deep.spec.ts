import {
  createStaff,
  expectList,
  insertRecord,
  keepToast,
  openAs,
  openNewRecord,
  rowOf,
  toast,
} from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('requests are silently repeated if the server is down for a moment', async ({ page, server, admin }) => {
  await insertRecord(server, 'Sabırlı Liste');
  await openAs(page, server, admin, '/crm');
  let refused = 0;
  await page.route(/rest\/v1\/crm_records\?select=id/, (route) => {
    refused += 1;
    return refused <= 2 ? route.abort() : route.continue();
  });
  await page.getByRole('link', { name: 'Kayıtlar' }).first().click();
  await expect(rowOf(page, 'Sabırlı Liste').first()).toBeVisible();
  expect(refused).toBe(3);
  expect(await toast(page, 'Kayıtlar yüklenemedi').count()).toBe(0);
});

test('a dialog whose script could not be loaded opens at the next try', async ({ page, context, server, admin }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await insertRecord(server, 'Bekleyen Pencere');
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const row = rowOf(page, 'Bekleyen Pencere').first();
  for (const [button, opened] of [
    // Open the form last: it also loads the script of the confirmation dialogs.
    [row.getByRole('button', { name: 'Sil' }), page.getByRole('alertdialog')],
    [page.getByRole('button', { name: 'Kontrol Paneli' }), page.getByRole('dialog')],
    [page.getByRole('button', { name: 'Yeni Kayıt' }), page.getByRole('dialog')],
  ] as const) {
    await context.setOffline(true);
    await button.click();
    await keepToast(toast(page, 'Açılamadı'));
    await expect(toast(page, 'Açılamadı')).toContainText('Bağlantınızı kontrol edip yeniden deneyin.');
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: 'Bildirimi kapat' }).first().click();
    await expect(toast(page, 'Açılamadı')).toBeHidden();
    await context.setOffline(false);
    await button.click();
    await expect(opened).toHaveCSS('position', 'fixed');
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
});

test('a page whose session has ended asks to sign in again as soon as the script for it can be loaded', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const clerk = await createStaff(server, 'hat');
  await openAs(page, server, clerk, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Yarım Kalan');
  await dialog.getByLabel('Kart').fill('5');
  await page.route(/assets\/SignInAgain/, (route) => route.abort());
  await server.ownerSql`delete from auth.sessions where user_id = ${clerk.id}`;
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Açılamadı')).toBeVisible();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Yarım Kalan');
  await page.unroute(/assets\/SignInAgain/);
  await expect(page.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
});
