import type { Locator, Page } from '@playwright/test';
import { agencyToday } from '../support/today.ts';
import { expectList, openAs, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const cellOf = (page: Page, row: string, name: string): Locator =>
  rowOf(page, row).getByRole('gridcell', { name, exact: true });

const copied = (page: Page) =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.body.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
  });

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('cells and rows can be copied and pasted, and pasting can be undone', async ({ page, context, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, card, saletype)
    select 'Yolcu ' || n, 'PANO0' || n, ${agencyToday()}::date, n * 1000, case n when 2 then 'IPTAL/IADE' end from generate_series(1, 3) n`;
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  await cellOf(page, 'PANO03', 'PANO03').click();
  expect((await copied(page)).text).toBe('PANO03');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowLeft');
  expect((await copied(page)).text).toMatch(/^\d\d\.\d\d\.\d{4}\tPANO03\r\n\d\d\.\d\d\.\d{4}\tPANO02$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  const { text, html } = await copied(page);
  const lines = text.split('\r\n').map((line) => line.split('\t'));
  expect(lines).toHaveLength(4);
  expect(lines[0]?.slice(0, 4)).toEqual(['#ID', 'Ad Soyad', 'Tarih', 'PNR']);
  expect(lines[2]?.slice(3, 7)).toEqual(['PANO02', '', '', '-2000']);
  expect(html.match(/<tr>/g)).toHaveLength(4);
  await expect(toast(page, '3 satır kopyalandı')).toBeVisible();

  await page.keyboard.press('Escape');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await cellOf(page, 'PANO03', 'PANO03').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+v');
  await expect(toast(page, 'Kayıt güncellendi')).toBeVisible();
  await expect(rowOf(page, 'PANO02')).toContainText('Yolcu 3');

  await cellOf(page, 'PANO03', '3.000').click();
  await paste(page, '12.500 TL\r\n');
  await expect(toast(page, 'Kayıt güncellendi')).toBeVisible();
  await expect(cellOf(page, 'PANO03', '12.500')).toBeFocused();
  await paste(page, '12.500,50');
  await expect(page.getByRole('textbox', { name: 'Kart' })).toHaveAccessibleDescription(/kuruş girmeyin/);
  await page.keyboard.press('Escape');
  await cellOf(page, 'PANO03', 'PANO03').click();
  await paste(page, 'kq7xz9');
  await expect(cellOf(page, 'Yolcu 3', 'KQ7XZ9')).toBeFocused();
  const [row] = await server.ownerSql`select card::int, pnr from public.crm_records where pnr = 'KQ7XZ9'`;
  expect(row).toEqual({ card: 12500, pnr: 'KQ7XZ9' });
  await page.keyboard.press('Home');
  await paste(page, '99');
  await expect(page.getByRole('textbox', { name: '#ID' })).toHaveCount(0);

  await cellOf(page, 'KQ7XZ9', 'KQ7XZ9').click();
  await paste(page, 'Ad Soyad\tPNR\tKart\r\nAyşe İnce\tEXC001\t1.500\r\nAli Can\tEXC002\t2500\r\n');
  const dialog = page.getByRole('dialog', { name: 'İçe aktar' });
  await expect(dialog.getByText('Panodan · 2 satır')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'Ayşe İnce' })).toContainText('1.500');
  const count = async () => (await server.ownerSql`select 1 from public.crm_records`).length;
  expect(await count()).toBe(3);
  await dialog.getByRole('button', { name: '2 kaydı aktar' }).click();
  await expect(dialog.getByText('2 kayıt eklendi')).toBeVisible();
  expect(await count()).toBe(5);
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(toast(page, '2 kayıt geri alındı')).toBeVisible();
  expect(await count()).toBe(3);

  await paste(page, 'Veli Can\tEXC003\r\nDeli Can\tEXC004');
  await expect(dialog.getByRole('list', { name: 'Sütunlar' })).toBeVisible();
  await dialog.getByLabel('1. sütun').selectOption('Ad Soyad');
  await expect(dialog.getByRole('button', { name: '2 satırı önizle' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bırak ve kapat' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Dün', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Burada henüz kayıt yok' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Ara' }).focus();
  await paste(page, 'Ad Soyad\tPNR\nAyşe İnce\tEXC001');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { name: 'Kayıtlar' }).click();
  await paste(page, 'Ad Soyad\tPNR\nAyşe İnce\tEXC001');
  await expect(page.getByRole('dialog', { name: 'İçe aktar' })).toBeVisible();
});
