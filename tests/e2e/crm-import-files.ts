import type { Locator, Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { expect } from './fixtures.ts';

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Cell = string | number | Date | null;

/** Makes an Excel file like those of other programs: numbers as numbers, days as days; sheets are `Liste 1` and so on. */
export async function excelFile(name: string, ...sheets: readonly (readonly Cell[])[][]): Promise<GivenFile> {
  const cellOf = (value: Cell) =>
    value instanceof Date ? { value, format: 'dd.mm.yyyy' } : value === null ? null : { value };
  const pages = sheets.map((rows, at) => ({ sheet: `Liste ${at + 1}`, data: rows.map((row) => row.map(cellOf)) }));
  const buffer = await writeExcelFile(pages).toBuffer();
  return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer };
}

export function csvFile(name: string, bytes: Uint8Array | string): GivenFile {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(bytes) };
}

export async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'İçe aktar' }).click();
  const dialog = page.getByRole('dialog', { name: 'İçe aktar' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function giveFile(dialog: Locator, file: GivenFile): Promise<void> {
  await dialog.getByLabel('Dosya seç').setInputFiles(file);
  await expect(dialog.getByRole('list', { name: 'Sütunlar' })).toBeVisible();
}

export async function preview(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: /önizle/ }).click();
  await expect(dialog.getByRole('region', { name: 'Satırlar' })).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: 'karşılaştırılıyor' })).toHaveCount(0);
}

export const lineOf = (dialog: Locator, line: number) =>
  dialog.getByRole('row').filter({ has: dialog.page().getByRole('cell', { name: String(line), exact: true }) });
