import { agencyToday } from '../support/today.ts';
import { createStaff, expectList, fillSignIn, insertRecord, openAs, openScreen, rowOf } from './crm-actions.ts';
import { expectNowhere, field, group, marked, openPalette, option, palette } from './crm-palette-actions.ts';
import { expect, test } from './fixtures.ts';

test('the palette leads everywhere with the keyboard, from every screen', async ({ page, server, admin }) => {
  await insertRecord(server, 'Şükrü İnceoğlu', 'PLT001');
  await openAs(page, server, admin, '/crm');
  await openPalette(page);
  await expect(group(page, 'İşlemler')).toBeVisible();
  await expect(group(page, 'Ekranlar').getByRole('option')).toHaveCount(8);
  await expect(option(page, 'Yeni Kayıt')).toHaveAttribute('aria-keyshortcuts', 'N');
  await expect(option(page, 'Yeni Kayıt')).toContainText('N');

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
  await page.keyboard.press('Escape');

  await server.ownerSql`
    insert into public.crm_records (fullname, date) select 'Kalabalık Yolcu ' || n, '2021-03-04' from generate_series(1, 8) n`;
  await openPalette(page);
  await page.keyboard.type('yolcu kalabalık');
  await expect(group(page, 'Kayıtlar').getByRole('option')).toHaveText([
    ...[8, 7, 6, 5, 4, 3].map((n) => new RegExp(`^Kalabalık Yolcu ${n} `)),
    /^Hepsini göster/,
  ]);
  await option(page, /^Hepsini göster/).click();
  await expect(page.getByRole('searchbox')).toHaveValue('yolcu kalabalık');
  await expectList(page);
  await expect(rowOf(page, 'Kalabalık Yolcu 1')).toBeVisible();
  await expectNowhere(page, ['kalabal']);

  await openScreen(page, 'Anasayfa');
  await openPalette(page);
  const all = palette(page).getByRole('option');
  const told = palette(page).getByRole('status');
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
  await expect(told.filter({ hasText: /^Sonuç yok$/ })).toHaveCount(1);
  await field(page).fill('klavye');
  await expect(await marked(page)).toHaveText(/^Klavye kısayolları/);
  await expect(told.filter({ hasText: /^1 sonuç$/ })).toHaveCount(1);
});

test('the palette returns the focus; its actions apply to the focused row or to a found user', async ({
  page,
  server,
  admin,
}) => {
  const id = await insertRecord(server, 'Satırdaki Yolcu');
  const clerk = await createStaff(server, 'gonul.ipek');
  await server.ownerSql`
    insert into public.crm_records (fullname, date, useremail, card)
    values ('Gönülün Satışı', ${agencyToday()}::date, ${clerk.email}, 100)`;
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const search = page.getByRole('searchbox');
  const edit = rowOf(page, 'Satırdaki Yolcu').getByRole('button', { name: 'Düzenle' });
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

  await edit.focus();
  await openPalette(page);
  await page.keyboard.type('iade');
  await expect(await marked(page)).toHaveText(new RegExp(`^İade oluştur #${id} Satırdaki Yolcu`));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'İade Kaydı Ekle' });
  await expect(form.getByLabel('Ad Soyad')).toHaveValue('Satırdaki Yolcu');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(edit).toBeFocused();

  await openPalette(page);
  await page.keyboard.type(clerk.email);
  const people = group(page, 'Kişiler').getByRole('option');
  await expect(people).toHaveText([/bu ayki kayıtları$/, /hesabı$/]);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Gönülün Satışı')).toBeVisible();
  await expect(rowOf(page, 'Satırdaki Yolcu')).toHaveCount(0);
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

test('in the palette users find only what they may do, and nothing that somebody else opened', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'yetkisiz');
  const locked = await createStaff(server, 'kilitli');
  await server.ownerSql`
    update auth.users set raw_app_meta_data = raw_app_meta_data || '{"must_change_password": true}' where id = ${locked.id}`;
  const id = await insertRecord(server, 'Gizli Kalan', 'GZL001');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAs(page, server, clerk, `/crm/records?record=${id}`);
  await page.getByRole('dialog', { name: 'Kayıt Düzenle' }).getByRole('button', { name: 'Vazgeç' }).click();
  await openPalette(page);
  await expect(group(page, 'Son açılan kayıtlar')).toBeVisible();
  await expectNowhere(page, ['Gizli', 'GZL001']);
  const found = (await palette(page).getByRole('option').allTextContents()).join('\n');
  for (const name of ['Kullanıcılar', 'Hareketler', 'Sistem', 'Günü kapat', 'Yeni Kullanıcı Ekle'])
    expect(found).not.toContain(name);
  for (const name of ['Çöp Kutusu', 'Yeni Kayıt', 'Dışa aktar', 'Çıkış', 'Şifre Değiştir'])
    expect(found).toContain(name);
  await field(page).fill('yetkisiz');
  await expect(group(page, 'Kişiler')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openScreen(page, 'Gün Sonu');
  await openPalette(page);
  await field(page).fill('günü');
  await expect(option(page, /^Günü/)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('users-list'))).toEqual([]);

  await field(page).fill('çıkış');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/login$/);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  // A user who must first set a password finds only actions that are allowed before that.
  await fillSignIn(page, locked);
  await expect(page).toHaveURL(/change-password$/);
  await openPalette(page);
  await expect(group(page, 'İşlemler').getByRole('option')).toHaveText([
    /^Menüyü/,
    /görünüme geç/,
    /^Klavye kısayolları/,
    /^Çıkış/,
  ]);
  await expect(palette(page).getByRole('group')).toHaveCount(1);
});
