import type { Page } from '@playwright/test';
import type { Look } from './crm-screens.ts';
import { expect } from './fixtures.ts';

/** Rows that are chosen, and a cell that is typed in, which cards have none of. */
export async function chosen(page: Page, look: Look) {
  const bar = page.getByRole('region', { name: 'Seçilen kayıtlar' });
  const isPhone = await page.getByRole('grid').isHidden();
  if (isPhone) await page.getByRole('button', { name: 'Seç', exact: true }).first().click();
  else {
    await page.getByRole('gridcell', { name: 'AXE123' }).first().click();
    await page.keyboard.press('Space');
  }
  await expect(bar).toContainText('1 kayıt');
  await look('records chosen');
  await bar.getByRole('button', { name: 'Firma değiştir' }).click();
  await page.getByRole('button', { name: '1 kaydı değiştir' }).click();
  await expect(page.getByText('Firma seçin veya yazın.')).toBeVisible();
  await look('company of many');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Kapat' }).click();
  if (isPhone) return;
  await page.getByRole('gridcell', { name: 'Erişilebilir Yolcu' }).first().dblclick();
  await page.getByRole('textbox', { name: 'Ad Soyad' }).fill(' ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ad soyad girin.')).toBeVisible();
  await look('cell with a fault');
  await page.keyboard.press('Escape');
}
