import { createStaff, expectList, hold, insertRecord, openAs, rowOf } from './crm-actions.ts';
import { expectNowhere, field, group, marked, openPalette, option, palette } from './crm-palette-actions.ts';
import { expect, test } from './fixtures.ts';

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
