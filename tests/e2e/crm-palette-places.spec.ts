import type { Locator } from '@playwright/test';
import {
  createStaff,
  expectList,
  insertRecord,
  openAs,
  openNewRecord,
  openScreen,
  rowOf,
  toast,
} from './crm-actions.ts';
import { field, marked, openPalette, option, palette } from './crm-palette-actions.ts';
import { expect, test } from './fixtures.ts';

test('the palette, opened over a form with unsaved input, loses no input and presses no button of the form', async ({
  page,
  server,
  admin,
}) => {
  await insertRecord(server, 'Öbür Kayıt', 'OBR001');
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const form = await openNewRecord(page);
  const name = form.getByLabel('Ad Soyad');
  await name.fill('Yarım Kalan Yolcu');
  await openPalette(page);
  await expect(option(page, /^Kaydet ve yeni/)).toBeVisible();
  await expect(option(page, /^İçe aktar/)).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Yarım Kalan Yolcu');

  await openPalette(page);
  await field(page).fill('öbür kayıt');
  await option(page, /^Öbür Kayıt/).click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await expect(edit.getByLabel('Ad Soyad')).toHaveValue('Öbür Kayıt');
  await expect(edit).toContainText('Yarım Kalan Yolcu');
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Yarım Kalan Yolcu');

  await openPalette(page);
  await field(page).fill('gün sonu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gün Sonu' })).toBeVisible();
  await expect(toast(page, 'Yarım kalan kayıt duruyor')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openPalette(page);
  await field(page).fill('kayıtlar');
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Yarım Kalan Yolcu');

  await openPalette(page);
  await field(page).fill('çıkış');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Yazdıklarınız silinsin mi?' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Vazgeç' }).last().click();
  await expect(name).toHaveValue('Yarım Kalan Yolcu');
  expect(await server.ownerSql`select 1 from public.crm_records where fullname = 'Yarım Kalan Yolcu'`).toHaveLength(0);
});

test('actions of the palette run on their screen, can be undone, and ask first where needed', async ({
  page,
  server,
  admin,
}) => {
  await insertRecord(server, 'Geri Gelen');
  await openAs(page, server, admin, '/crm/records');
  await openPalette(page);
  await expect(option(page, /^Geri al/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await rowOf(page, 'Geri Gelen').getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(toast(page, 'Kayıt silindi')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await openPalette(page);
  await field(page).fill('geri al');
  await expect(await marked(page)).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Geri Gelen')).toBeVisible();

  await openScreen(page, 'Kullanıcılar');
  const first = page.getByRole('form', { name: 'Yeni kullanıcı' }).getByLabel('Ad', { exact: true });
  await first.fill('Yeni');
  await openPalette(page);
  await field(page).fill('sistem');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Yazdıklarınız silinsin mi?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toHaveValue('Yeni');
  await openPalette(page);
  await field(page).fill('sistem');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Sil ve devam et' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem' })).toBeVisible();

  const ways: [typed: string, line: RegExp, shows: () => Locator][] = [
    ['içe', /^İçe aktar/, () => page.getByRole('dialog', { name: 'İçe aktar' })],
    ['dışa kayıt', /^Dışa aktar Kayıtlar/, () => page.getByRole('dialog', { name: 'Dışa aktar' })],
    ['tablo süt', /^Kontrol Paneli/, () => page.getByRole('dialog', { name: 'Tablo Sütunları' })],
    ['günü kapat', /^Günü kapat/, () => page.getByRole('dialog', { name: 'Günü kapat' })],
    ['davet', /^Yeni Kullanıcı Ekle/, () => page.getByLabel('Ad', { exact: true }).and(page.locator(':focus'))],
    ['kısayol', /^Klavye/, () => page.getByRole('dialog', { name: 'Klavye kısayolları' })],
    ['yapıştır', /^Yapıştır ve doldur/, () => page.getByRole('dialog').getByRole('textbox', { name: /^Yapıştırın/ })],
  ];
  for (const [typed, line, shows] of ways) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openScreen(page, 'Anasayfa');
    await openPalette(page);
    await field(page).fill(typed);
    await expect(await marked(page)).toHaveText(line);
    await page.keyboard.press('Enter');
    await expect(shows(), typed).toBeVisible();
  }
});

test('without a network the palette says so, and keeps what it has loaded', async ({ page, context, server }) => {
  const clerk = await createStaff(server, 'cevrimdisi');
  const id = await insertRecord(server, 'Açılmış Yolcu', 'ACL001');
  await openAs(page, server, clerk, `/crm/records?record=${id}`);
  await expect(page.getByRole('dialog', { name: 'Kayıt Düzenle' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openPalette(page);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await openPalette(page);
  await expect(palette(page).getByRole('status').filter({ hasText: 'Bağlantı yok' })).toBeVisible();
  await page.keyboard.type('acl001');
  await expect(await marked(page)).toHaveText(/^Açılmış Yolcu/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Kayıt Düzenle' }).getByLabel('PNR')).toHaveValue('ACL001');
  await context.setOffline(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the palette can be opened, used and closed with the thumb', async ({ page, server, admin }) => {
    await insertRecord(server, 'Parmakla Bulunan', 'PRM001');
    await openAs(page, server, admin, '/crm');
    const button = page.getByRole('button', { name: 'Komut veya kayıt ara' });
    await button.tap();
    await expect(palette(page)).toBeVisible();
    const { width, height } = (await palette(page).boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([390, 844]);
    const options = palette(page).getByRole('option');
    const heights = await options.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await expect(option(page, /^Yazdır Kayıtlar/)).toHaveCount(0);
    await field(page).fill('prm001');
    await option(page, /^Parmakla Bulunan/).tap();
    await expect(page.getByRole('dialog', { name: 'Kayıt Düzenle' }).getByLabel('PNR')).toHaveValue('PRM001');
    await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).tap();
    await button.tap();
    await palette(page).getByRole('button', { name: 'Kapat' }).tap();
    await expect(palette(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
});
