import type { Page } from '@playwright/test';
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
import { unreachable } from './crm-error-scenes.ts';
import { expect, test } from './fixtures.ts';

test('a lost network shows a banner, keeps what was typed, and the list comes again by itself', async ({
  page,
  context,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  const search = page.getByRole('searchbox');
  await search.fill('Ağsız');
  await expect(page.getByRole('heading', { name: 'Aramanıza uyan kayıt yok' })).toBeVisible();
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Yazılan Kalsın');
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'Bağlantı yok. Yazdıklarınız duruyor' });
  await expect(banner).toBeVisible();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Yazılan Kalsın');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(toast(page, 'Kayıtlar yüklenemedi')).toContainText(unreachable);
  await insertRecord(server, 'Ağsız Gelen');
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(search).toHaveValue('Ağsız');
  await expect(rowOf(page, 'Ağsız Gelen')).toBeVisible();
});

test('a server that is away for a moment is asked again without a word', async ({ page, server, admin }) => {
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

test('a sale whose reference somebody else has used is not taken for the own one', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  await page.route(/rest\/v1\/crm_records/, async (route) => {
    if (route.request().method() === 'POST') {
      const { clientref } = route.request().postDataJSON();
      await server.ownerSql`
        insert into public.crm_records (fullname, userid, clientref)
        values ('Başkasının Satışı', gen_random_uuid(), ${clientref}) on conflict do nothing`;
    }
    await route.continue();
  });
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Kendi Satışı');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Hata')).toContainText('Bu kayıt zaten var.');
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Kendi Satışı');
  const rows = await server.ownerSql`select fullname from public.crm_records where fullname like '%Satışı'`;
  expect([...rows]).toEqual([{ fullname: 'Başkasının Satışı' }]);
});

/** Scripts and style sheets that have come, by the name of their part. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\/|-[\w-]{8}(?=\.\w+$)/g, '')),
  );
const openable = ['RecordDialog', 'ColumnSheet', 'Confirm', 'ShortcutsDialog', 'SignInAgain'];

test('what opens over the list comes while the browser is idle, and opens without network', async ({
  page,
  context,
  server,
  admin,
}) => {
  await insertRecord(server, 'Hazır Pencere');
  await openAs(page, server, admin, '/crm/records');
  const files = openable.flatMap((name) => [`${name}.js`, `${name}.css`]);
  await expect.poll(() => fetched(page)).toEqual(expect.arrayContaining(files));
  await context.setOffline(true);
  await openNewRecord(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kontrol Paneli' }).click();
  await expect(page.getByRole('dialog', { name: 'Tablo Sütunları' })).toBeVisible();
  await page.keyboard.press('Escape');
  await rowOf(page, 'Hazır Pencere').first().getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('what cannot be fetched costs nobody the list, and opens at the next try', async ({
  page,
  context,
  server,
  admin,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await insertRecord(server, 'Bekleyen Pencere');
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const row = rowOf(page, 'Bekleyen Pencere').first();
  for (const [button, opened] of [
    // The form asks questions too, so what it needs comes last.
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

test('signing in again is asked for as soon as its script can be fetched', async ({ page, server }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const clerk = await createStaff(server, 'hat');
  await openAs(page, server, clerk, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Yarım Kalan');
  await page.route(/assets\/SignInAgain/, (route) => route.abort());
  await server.ownerSql`delete from auth.sessions where user_id = ${clerk.id}`;
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Açılamadı')).toBeVisible();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Yarım Kalan');
  await page.unroute(/assets\/SignInAgain/);
  await expect(page.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
});
