import type { Locator, Page } from '@playwright/test';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { expectList, openAs } from './crm-actions.ts';
import { csvFile, giveFile, openImport, preview } from './crm-import-files.ts';
import { expect, test } from './fixtures.ts';

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
  ';Tarihsiz Yolcu;KB1X03;Lefkoşa - IST;pegasus;yeni bilet;;300;;;;',
  '1.02.2025;Yolcu Işıkoğlu 0;KB1I0;IST-AYT;thy;yeni bilet;1000;;;;;',
].join('\r\n');

async function check(page: Page, dialog: Locator, name: string, width: number) {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  await expect(dialog).toBeVisible();
  const faults = await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } }, async (look) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${look}.png` });
  });
  expect(faults, name).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
  const tooWide = await dialog.evaluate((popup) => popup.scrollWidth - popup.clientWidth);
  expect(tooWide, name).toBeLessThanOrEqual(0);
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`every step of the import is accessible, light and dark, ${width} px`, async ({ page, server, admin }) => {
    await bringAxe(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await server.ownerSql`delete from public.crm_records`;
    await openAs(page, server, admin, '/crm/records');
    await expectList(page);
    const dialog = await openImport(page);
    await dialog.getByLabel('Dosya seç').setInputFiles(csvFile('a.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)));
    await expect(dialog.getByRole('alert')).toContainText('eski bir Excel');
    await check(page, dialog, `import-1-file-${width}`, width);
    await giveFile(dialog, csvFile('2025 şubat satışları.csv', list));
    await dialog.getByLabel('Firma: Freebird').selectOption('Boş bırak');
    await check(page, dialog, `import-2-columns-${width}`, width);
    await dialog.getByLabel('Havalimanı: Lefkoşa').scrollIntoViewIfNeeded();
    await check(page, dialog, `import-3-values-${width}`, width);
    await preview(dialog);
    await check(page, dialog, `import-4-faulty-${width}`, width);
    await dialog.getByRole('button', { name: /^Tümü/ }).click();
    await dialog.getByRole('checkbox', { name: /Yalnız sorunsuz/ }).check();
    await check(page, dialog, `import-5-all-${width}`, width);
    await dialog.getByRole('button', { name: /kaydı aktar$/ }).click();
    await expect(dialog).toContainText('kayıt eklendi');
    await check(page, dialog, `import-6-done-${width}`, width);
  });
}
