import { insertRecord, openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
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
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Hata')).toContainText(unreachable);
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
  await expect(toast(page, 'Hata')).toContainText(unreachable);
  await context.setOffline(false);

  let answers = 0;
  await page.route(/rest\/v1\/crm_records/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    answers += 1;
    await (answers === 1 ? route.abort() : route.fallback());
  });
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expect(toast(page, 'Hata')).toContainText(unreachable);
  await dialog.getByLabel('Kart').fill('700');
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  const rows = await server.ownerSql`
    select card::int from public.crm_records where fullname = 'Tekrar Gönderilen'`;
  expect([...rows]).toEqual([{ card: 700 }]);
});
