import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { createStaff, expectList, hold, insertRecord, openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Komutlar' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Komut veya kayıt ara' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** What a screen reader is told to be the marked one. */
async function marked(page: Page): Promise<Locator> {
  const id = await field(page).getAttribute('aria-activedescendant');
  const line = page.locator(`[id="${id}"]`);
  await expect(line).toHaveAttribute('aria-selected', 'true');
  await expect(palette(page).locator('[aria-selected="true"]')).toHaveCount(1);
  return line;
}

/** Nothing that tells of a person is in the address or in a storage, but for the session itself. */
async function expectNowhere(page: Page, texts: readonly string[]): Promise<void> {
  const kept = await page.evaluate(() => {
    const all = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).filter(([key]) => key !== 'crm.session'),
    );
    return decodeURIComponent(location.href) + JSON.stringify(all);
  });
  for (const text of texts) expect(kept.toLowerCase()).not.toContain(text.toLowerCase());
}

test('everything is reached by keys alone, from every screen', async ({ page, server, admin }) => {
  await insertRecord(server, 'Şükrü İnceoğlu', 'PLT001');
  await openAs(page, server, admin, '/crm');
  await openPalette(page);
  await expect(group(page, 'İşlemler')).toBeVisible();
  await expect(group(page, 'Ekranlar').getByRole('option')).toHaveCount(8);
  await expect(option(page, 'Yeni Kayıt')).toHaveAttribute('aria-keyshortcuts', 'N');
  await expect(option(page, 'Yeni Kayıt')).toContainText('N');
  await expect(option(page, /^Gün Sonu/)).toHaveAttribute('aria-keyshortcuts', 'G+S');

  await page.keyboard.type('sonu gün');
  await expect(await marked(page)).toHaveText(/^Gün Sonu/);
  await expect((await marked(page)).locator('mark')).toHaveText(['Gün', 'Sonu']);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Gün Sonu' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await openPalette(page);
  await page.keyboard.type('SUKRU ince');
  await expect(group(page, 'Kayıtlar').getByRole('option')).toHaveText(/^Şükrü İnceoğlu PLT001/);
  await expect(await marked(page)).toHaveText(/^Şükrü İnceoğlu/);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await expect(form.getByLabel('Ad Soyad')).toHaveValue('Şükrü İnceoğlu');
  await expect(form.getByLabel('Ad Soyad')).toBeFocused();
  await expectNowhere(page, ['inceo', 'PLT001', 'record=']);
  await page.keyboard.press('Escape');

  await openPalette(page);
  await expect(group(page, 'Son açılan kayıtlar').getByRole('option')).toHaveText(/^Şükrü İnceoğlu/);
  await page.keyboard.type('yeni kayıt');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' }).getByLabel('Ad Soyad')).toBeFocused();
});

test('the keys of a combobox: up and down in a circle, by pages, typing begins at the best again', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm');
  await openPalette(page);
  const all = palette(page).getByRole('option');
  const count = await all.count();
  const first = await (await marked(page)).textContent();
  await page.keyboard.press('ArrowUp');
  await expect(await marked(page)).toHaveText((await all.last().textContent()) ?? '');
  await expect(await marked(page)).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(await marked(page)).toHaveText(first ?? '');
  await page.keyboard.press('PageDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /-8$/);
  for (let at = 0; at < count; at += 8) await page.keyboard.press('PageDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', new RegExp(`-${count - 1}$`));
  await page.keyboard.type('iade yok böyle');
  await expect(all).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(palette(page).getByText('ile eşleşen komut veya kayıt yok')).toBeVisible();
  await expect(
    palette(page)
      .getByRole('status')
      .filter({ hasText: /^Sonuç yok$/ }),
  ).toHaveCount(1);
  await field(page).fill('klavye');
  await expect(await marked(page)).toHaveText(/^Klavye kısayolları/);
  await expect(
    palette(page)
      .getByRole('status')
      .filter({ hasText: /^1 sonuç$/ }),
  ).toHaveCount(1);
});

test('Escape, its key and a click beside it close it, and the focus is where it was', async ({
  page,
  server,
  admin,
}) => {
  await insertRecord(server, 'Odak Kalsın');
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const search = page.getByRole('searchbox');
  const edit = rowOf(page, 'Odak Kalsın').first().getByRole('button', { name: 'Düzenle' });
  for (const opener of [search, edit, page.getByRole('button', { name: 'Komut veya kayıt ara' })]) {
    for (const close of ['Escape', 'Control+k']) {
      await opener.focus();
      await openPalette(page);
      await page.keyboard.press(close);
      await expect(palette(page)).toBeHidden();
      await expect(opener).toBeFocused();
    }
  }
  await page.getByRole('button', { name: 'Komut veya kayıt ara' }).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 700);
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Komut veya kayıt ara' })).toBeFocused();
});

test('a row that has the focus can be told what to do, and has it again', async ({ page, server, admin }) => {
  const id = await insertRecord(server, 'Satırdaki Yolcu');
  await openAs(page, server, admin, '/crm/records');
  const edit = rowOf(page, 'Satırdaki Yolcu').getByRole('button', { name: 'Düzenle' });
  await edit.focus();
  await openPalette(page);
  await page.keyboard.type('iade');
  await expect(await marked(page)).toHaveText(new RegExp(`^İade oluştur #${id} Satırdaki Yolcu`));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await expect(form.getByLabel('Ad Soyad')).toHaveValue('Satırdaki Yolcu');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(edit).toBeFocused();
});

test('whoever may not do something does not find it', async ({ page, server, admin }) => {
  const clerk = await createStaff(server, 'yetkisiz');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const all = async (address: string) => {
    await openAs(page, server, address.endsWith('!') ? admin : clerk, address.replace('!', ''));
    await openPalette(page);
    return (await palette(page).getByRole('option').allTextContents()).map((text) => text.trim());
  };
  const ofAdmin = (await all('/crm!')).join('\n');
  const ofClerk = (await all('/crm')).join('\n');
  for (const name of ['Kullanıcılar', 'Hareketler', 'Sistem', 'Günü kapat', 'Yeni Kullanıcı Ekle']) {
    expect(ofAdmin).toContain(name);
    expect(ofClerk).not.toContain(name);
  }
  for (const name of ['Çöp Kutusu', 'Yeni Kayıt', 'Dışa aktar', 'Çıkış', 'Şifre Değiştir'])
    expect(ofClerk).toContain(name);
  await field(page).fill('yetkisiz');
  await expect(palette(page).getByText('Kişi için')).toHaveCount(0);
  await expect(group(page, 'Kişiler')).toHaveCount(0);
  await field(page).fill('@yetkisiz');
  await expect(palette(page).getByText('ile eşleşen komut veya kayıt yok')).toBeVisible();
  await page.keyboard.press('Escape');
  await all('/crm/day-close');
  await field(page).fill('günü');
  await expect(option(page, /^Günü/)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('users-list'))).toEqual([]);
});

test('somebody who has to set a password first finds nothing that needs more', async ({ page, server }) => {
  const clerk = await createStaff(server, 'kilitli');
  await server.ownerSql`
    update auth.users set raw_app_meta_data = raw_app_meta_data || '{"must_change_password": true}' where id = ${clerk.id}`;
  await openAs(page, server, clerk, '/crm');
  await openPalette(page);
  await expect(group(page, 'İşlemler').getByRole('option')).toHaveText([
    /^Menüyü/,
    /görünüme geç/,
    /^Klavye kısayolları/,
    /^Çıkış/,
  ]);
  await expect(palette(page).getByRole('group')).toHaveCount(1);
});

test('people: an admin opens what somebody sold this month, or their account', async ({ page, server, admin }) => {
  const clerk = await createStaff(server, 'gonul.ipek');
  await server.ownerSql`
    insert into public.crm_records (fullname, date, useremail, card)
    values ('Gönülün Satışı', (now() at time zone 'UTC')::date, ${clerk.email}, 100)`;
  await insertRecord(server, 'Başkasının Satışı');
  await openAs(page, server, admin, '/crm/system');
  await openPalette(page);
  await page.keyboard.type(`@${clerk.email.split('@')[0]}`);
  const people = group(page, 'Kişiler').getByRole('option');
  await expect(people).toHaveText([/bu ayki kayıtları$/, /hesabı$/]);
  await expect(palette(page).getByRole('group')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Gönülün Satışı')).toBeVisible();
  await expect(rowOf(page, 'Başkasının Satışı')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Süzgeçler' })).toContainText(`Kullanıcı: ${clerk.email}`);
  await expectNowhere(page, ['gonul', clerk.id]);

  await openPalette(page);
  await page.keyboard.type(clerk.email);
  await expect(people).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kullanıcı ara')).toHaveValue(clerk.email);
  await expectNowhere(page, ['gonul', clerk.id]);
});

test('the server is asked once after the last key, for a handful, and not for what is in other words', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'sayan');
  await server.ownerSql`
    insert into public.crm_records (fullname, date, pnr) select 'Kalabalık Yolcu ' || n, '2021-03-04', 'KLB' || n from generate_series(1, 40) n`;
  await page.clock.install();
  await openAs(page, server, clerk, '/crm');
  await openPalette(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/crm_records')) asked.push(url);
  });
  for (const letter of 'KALABALIK') {
    await page.keyboard.press(letter);
    await page.clock.runFor(100);
  }
  expect(asked).toEqual([]);
  await expect(palette(page).getByText('Kayıtlar aranıyor…')).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(group(page, 'Kayıtlar').getByRole('option')).toHaveCount(6);
  await expect(group(page, 'Kayıtlar').getByRole('option').first()).toContainText('Kalabalık Yolcu 40');
  expect(asked.map(({ searchParams }) => [searchParams.get('search'), searchParams.get('limit')])).toEqual([
    ['ilike.%kalabalik%', '6'],
  ]);
  await field(page).fill('ka');
  await expect(group(page, 'Kayıtlar')).toHaveCount(0);
  await expect(
    palette(page)
      .getByRole('status')
      .filter({ hasText: /sonuç$/ }),
  ).toHaveCount(1);
  expect(asked).toHaveLength(1);
});

test('a search that nobody waits for any more is given up', async ({ page, server }) => {
  const clerk = await createStaff(server, 'vazgecen');
  await insertRecord(server, 'İlk Aranan');
  await insertRecord(server, 'Sonra Aranan');
  await openAs(page, server, clerk, '/crm');
  await openPalette(page);
  const { asked, release } = await hold(page, /search=ilike\.[^&]*ilk/);
  await field(page).fill('ilk aranan');
  const first = await asked;
  const failed = page.waitForEvent('requestfailed', (request) => request === first);
  await field(page).fill('sonra aranan');
  await failed;
  release();
  await expect(option(page, /^Sonra Aranan/)).toBeVisible();
  await expect(option(page, /^İlk Aranan/)).toHaveCount(0);
});

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

test('what one opened is not there for the next', async ({ page, server }) => {
  const [one, other] = [await createStaff(server, 'birinci'), await createStaff(server, 'ikinci')];
  const id = await insertRecord(server, 'Gizli Kalan', 'GZL001');
  await openAs(page, server, one, `/crm/records?record=${id}`);
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
