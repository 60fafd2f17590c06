import type { Page } from '@playwright/test';
import { insertRecord, openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const fetched = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\/|-[\w-]{8}(?=\.\w+$)/g, '')),
  );
const openable = ['RecordDialog', 'ColumnSheet', 'Confirm', 'ShortcutsDialog', 'SignInAgain'];

test('a lost network shows a banner, and nothing is lost', async ({ page, context, server, admin }) => {
  await insertRecord(server, 'Ağsız Pencere');
  await openAs(page, server, admin, '/crm/records');
  const files = openable.flatMap((name) => [`${name}.js`, `${name}.css`]);
  await expect.poll(() => fetched(page)).toEqual(expect.arrayContaining(files));
  const search = page.getByRole('searchbox');
  await search.fill('Ağsız');
  const row = rowOf(page, 'Ağsız Pencere').first();
  await expect(row).toBeVisible();
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Yazılan Kalsın');
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'Bağlantı yok. Yazdıklarınız duruyor' });
  await expect(banner).toBeVisible();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Yazılan Kalsın');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Kontrol Paneli' }).click();
  await expect(page.getByRole('dialog', { name: 'Tablo Sütunları' })).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(toast(page, 'Kayıtlar yüklenemedi')).toContainText(
    'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin.',
  );
  await insertRecord(server, 'Ağsız Gelen');
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(search).toHaveValue('Ağsız');
  await expect(rowOf(page, 'Ağsız Gelen')).toBeVisible();
});
