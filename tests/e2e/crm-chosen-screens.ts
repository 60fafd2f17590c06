import type { Page } from '@playwright/test';
import { firstSale, pressIn } from './crm-actions.ts';
import { csvFile, giveFile, openImport, preview } from './crm-import-files.ts';
import type { Look } from './crm-screens.ts';
import { expect } from './fixtures.ts';

export async function chosen(page: Page, look: Look) {
  const bar = page.getByRole('region', { name: 'Seçilen kayıtlar' });
  const isPhone = await page.getByRole('grid').isHidden();
  if (isPhone) await pressIn(firstSale(page), 'Seç');
  else {
    await page.getByRole('gridcell', { name: 'AXE123' }).first().click();
    await page.keyboard.press('Space');
  }
  await expect(bar).toContainText('1 kayıt');
  await look('records chosen');
  await bar.getByRole('button', { name: 'Firma değiştir' }).click();
  await page.getByRole('button', { name: '1 kaydı değiştir' }).click();
  await look('company of many', page.getByText('Firma seçin veya yazın.'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Kapat' }).click();
  if (isPhone) return;
  await page.getByRole('gridcell', { name: 'Erişilebilir Yolcu' }).first().dblclick();
  await page.getByRole('textbox', { name: 'Ad Soyad' }).fill(' ');
  await page.keyboard.press('Enter');
  await look('cell with a fault', page.getByText('Ad soyad girin.'));
  await page.keyboard.press('Escape');
}

const list = [
  'Satış listesi',
  'Tarih;Ad Soyad;PNR;Güzergah;Firma;Satış Türü;Sanal POS;Kart;Komisyon;Telefon;Personel;Açıklama',
  ...Array.from(
    { length: 60 },
    (_, at) =>
      `${1 + (at % 28)}.02.2025;Yolcu Işıkoğlu ${at};KB1I${at};IST-AYT;thy;yeni bilet;${1000 + at};;100;0555 111 22 33;Ece;`,
  ),
  '03.02.2025;Kuruşlu Yolcu;KB1X01;IST-AYT;CORENDON;yeni bilet;1250,50;;;12;Ece;Aradı, bilgi verildi',
  '03.02;Yılsız Yolcu;X;IST-IST;Freebird;iade;-300;;500;;Ece;',
  ';Tarihsiz Yolcu;KB1X03;Karşıyaka - IST;pegasus;yeni bilet;;300;;;;',
  '1.02.2025;Yolcu Işıkoğlu 0;KB1I0;IST-AYT;thy;yeni bilet;1000;;;;;',
].join('\r\n');

export async function imports(page: Page, look: Look) {
  const dialog = await openImport(page);
  await dialog.getByLabel('Dosya seç').setInputFiles(csvFile('a.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)));
  await look('import, wrong file', dialog.getByRole('alert'));
  await giveFile(dialog, csvFile('2025 şubat satışları.csv', list));
  await dialog.getByLabel('Firma: Freebird').selectOption('Boş bırak');
  await look('import, columns');
  await dialog.getByLabel('Havalimanı: Karşıyaka').scrollIntoViewIfNeeded();
  await look('import, values');
  await preview(dialog);
  await look('import, faulty rows');
  await dialog.getByRole('button', { name: /^Tümü/ }).click();
  await dialog.getByRole('checkbox', { name: /Yalnız sorunsuz/ }).check();
  await look('import, all rows');
  await dialog.getByRole('button', { name: /kaydı aktar$/ }).click();
  await look('import, done', dialog.getByText('kayıt eklendi'));
  await page.keyboard.press('Escape');
}
