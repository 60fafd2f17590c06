import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { createStaff, expectList, insertRecord, openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { expectNowhere, field, group, marked, openPalette, option, palette } from './crm-palette-actions.ts';
import { expect, test } from './fixtures.ts';

test('over a form with unsaved input nothing is lost, and nothing of it is pressed', async ({
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
  expect(await server.ownerSql`select 1 from public.crm_records where fullname like 'Yarım%'`).toHaveLength(0);
});

test('a form that is stored nowhere is left only after a question', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/users');
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
});

test('actions of other screens are done there', async ({ page, server, admin }) => {
  await insertRecord(server, 'Dosyadaki Yolcu');
  const ways: [typed: string, line: RegExp, shows: () => Locator][] = [
    ['yapıştır', /^Yapıştır ve doldur/, () => page.getByRole('dialog').getByRole('textbox', { name: /^Yapıştırın/ })],
    ['içe', /^İçe aktar/, () => page.getByRole('dialog', { name: 'İçe aktar' })],
    ['dışa kayıt', /^Dışa aktar Kayıtlar/, () => page.getByRole('dialog', { name: 'Dışa aktar' })],
    ['tablo süt', /^Kontrol Paneli/, () => page.getByRole('dialog', { name: 'Tablo Sütunları' })],
    ['günü kapat', /^Günü kapat/, () => page.getByRole('dialog', { name: 'Günü kapat' })],
    ['davet', /^Yeni Kullanıcı Ekle/, () => page.getByLabel('Ad', { exact: true }).and(page.locator(':focus'))],
    ['kısayol', /^Klavye/, () => page.getByRole('dialog', { name: 'Klavye kısayolları' })],
  ];
  for (const [typed, line, shows] of ways) {
    await openAs(page, server, admin, '/crm');
    await openPalette(page);
    await field(page).fill(typed);
    await expect(await marked(page)).toHaveText(line);
    await page.keyboard.press('Enter');
    await expect(shows(), typed).toBeVisible();
  }
});

test('what was deleted is brought back by it, and after that it offers no more of it', async ({
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
});

test('without network it says so, and has what it has', async ({ page, context, server }) => {
  const clerk = await createStaff(server, 'cevrimdisi');
  const id = await insertRecord(server, 'Açılmış Yolcu', 'ACL001');
  await openAs(page, server, clerk, '/crm/records');
  await page.goto(`/crm/records?record=${id}`);
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

test('what one opened is not there for the next', async ({ page, server }) => {
  const [one, other] = [await createStaff(server, 'birinci'), await createStaff(server, 'ikinci')];
  const id = await insertRecord(server, 'Gizli Kalan', 'GZL001');
  await openAs(page, server, one, '/crm/records');
  await page.goto(`/crm/records?record=${id}`);
  await page.getByRole('dialog', { name: 'Kayıt Düzenle' }).getByRole('button', { name: 'Vazgeç' }).click();
  await openPalette(page);
  await expect(group(page, 'Son açılan kayıtlar')).toBeVisible();
  await expectNowhere(page, ['Gizli', 'GZL001']);
  await field(page).fill('çıkış');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/login$/);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await page.getByLabel('E-posta').fill(other.email);
  await page.getByLabel('Şifre').fill(other.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Anasayfa' })).toBeVisible();
  await openPalette(page);
  await expect(group(page, 'İşlemler')).toBeVisible();
  await expect(group(page, 'Son açılan kayıtlar')).toHaveCount(0);
});

test('Ctrl+Enter opens in another tab what an address can say, and nothing else', async ({ page, server, admin }) => {
  await insertRecord(server, 'Sekmedeki Yolcu');
  await openAs(page, server, admin, '/crm');
  await openPalette(page);
  await field(page).fill('sekmedeki');
  await expect(option(page, /^Sekmedeki/)).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await expect(tab.getByRole('dialog', { name: 'Kayıt Düzenle' }).getByLabel('Ad Soyad')).toHaveValue(
    'Sekmedeki Yolcu',
  );
  await expect(tab).toHaveURL(/records$/);
  await tab.close();
  await expect(palette(page)).toBeVisible();
  await field(page).fill('çıkış');
  await page.keyboard.press('Control+Enter');
  await expect(palette(page)).toBeVisible();
  await expect(page).toHaveURL(/\/crm$/);
  expect(page.context().pages()).toHaveLength(1);
});

test('G and a key lead to each screen, outside of fields', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm');
  for (const [key, name] of [
    ['s', 'Gün Sonu'],
    ['c', 'Çöp Kutusu'],
    ['i', 'Sistem'],
    ['k', 'Kayıtlar'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('gs');
  await expect(page.getByRole('searchbox')).toHaveValue('gs');
  await expect(page.getByRole('heading', { level: 1, name: 'Kayıtlar' })).toBeVisible();
});

async function expectAccessible(page: Page, server: TestServer): Promise<void> {
  await insertRecord(server, 'İade Bakılan', 'BKL007');
  await server.ownerSql`update public.crm_records set saletype = 'IPTAL/IADE' where pnr = 'BKL007'`;
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  await field(page).fill('iade');
  await expect(group(page, 'Kayıtlar')).toBeVisible();
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  await field(page).fill('yok böyle bir şey');
  await expect(palette(page).getByText('ile eşleşen komut veya kayıt yok')).toBeVisible();
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
}

test('axe finds nothing wrong in it, in both looks', async ({ page, server, admin }) => {
  await bringAxe(page);
  await openAs(page, server, admin, '/crm/records');
  await openPalette(page);
  await expectAccessible(page, server);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it is opened, used and closed by the thumb', async ({ page, server, admin }) => {
    await bringAxe(page);
    await insertRecord(server, 'Parmakla Bulunan', 'PRM001');
    await openAs(page, server, admin, '/crm');
    const button = page.getByRole('button', { name: 'Komut veya kayıt ara' });
    const small = async (within: Locator, what: string) =>
      within.locator(what).evaluateAll((all) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          return element.checkVisibility() && (width < 44 || height < 44)
            ? [`${element.textContent} ${width}×${height}`]
            : [];
        }),
      );
    expect(await small(page.getByRole('banner'), 'button, a')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await button.tap();
    await expect(palette(page)).toBeVisible();
    expect(await small(palette(page), 'button, input, [role=option]')).toEqual([]);
    const { width, height } = (await palette(page).boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([390, 844]);
    await expect(option(page, /^Yazdır Kayıtlar/)).toHaveCount(0);
    await expectAccessible(page, server);
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
