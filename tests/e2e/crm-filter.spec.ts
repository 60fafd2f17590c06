import { expectList, expectWhole, insertRecord, openAs, openScreen, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const shown = (day: string) => day.split('-').toReversed().join('.');

test('chosen days are in the address, and come back with the search', async ({ page, server, admin }) => {
  await server.ownerSql`
    insert into public.crm_records (fullname, date) values
      ('Önceki Gün', '2023-07-01'), ('İlk Gün', '2023-07-02'), ('Son Gün', '2023-07-04'), ('Sonraki Gün', '2023-07-05'),
      ('Geri Dönen', '2024-05-05'), ('Hep Burada', '2024-05-05')`;
  // 31 December 2025 is a Wednesday.
  await page.clock.setFixedTime('2025-12-31T10:00:00Z');
  await openAs(page, server, admin, '/crm/records');
  const [start, end] = [page.getByLabel('Başlangıç tarihi'), page.getByLabel('Bitiş tarihi')];
  for (const [name, first, last, address] of [
    ['Dün', '2025-12-30', '2025-12-30', '?start=2025-12-30&end=2025-12-30'],
    ['Bu hafta', '2025-12-29', '2026-01-04', '?start=2025-12-29&end=2026-01-04'],
    ['Bu ay', '2025-12-01', '2025-12-31', '?start=2025-12-01'],
    ['Tüm tarihler', '', '', '?start=&end='],
    ['Bugün', '2025-12-31', '2025-12-31', ''],
  ] as const) {
    const preset = page.getByRole('button', { name, exact: true });
    await preset.click();
    await expect(start).toHaveValue(shown(first));
    await expect(end).toHaveValue(shown(last));
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(page).toHaveURL(({ search }) => search === address);
  }

  await start.fill('2024-03-09');
  await end.fill('2024-03-01');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(end).toHaveAccessibleDescription('Bitiş tarihi başlangıçtan önce olamaz.');
  await expect(end).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Bugün' }).click();
  await expect(end).toHaveValue('31.12.2025');
  await expect(end).toHaveAccessibleDescription('');

  // A day typed before the page has rendered the previous choice is not lost.
  await start.fill('05.12.2024');
  await start.evaluate((input: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    input.form?.requestSubmit();
    write?.call(input, '06.12.2024');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(page.getByRole('button', { name: 'Bugün' })).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/\?start=2024-12-05$/);
  await expectWhole(page);
  await expect(start).toHaveValue('06.12.2024');

  await start.fill('2023-07-02');
  await end.fill('2023-07-04');
  await end.press('Enter');
  await expect(page).toHaveURL(/\?start=2023-07-02&end=2023-07-04$/);
  await expect(rowOf(page, 'İlk Gün')).toBeVisible();
  await expect(rowOf(page, 'Son Gün')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /kayıt$/ })).toHaveText('2 kayıt');

  await start.fill('2024-05-05');
  await end.fill('2024-05-05');
  await end.press('Enter');
  await expect(rowOf(page, 'Hep Burada')).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('geri dön');
  await expect(rowOf(page, 'Hep Burada')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tüm tarihler' }).click();
  await expect(start).toHaveValue('');
  // The fields are emptied before the address changes, so wait for the address.
  await expect(page).not.toHaveURL(/2024-05-05/);
  await page.goBack();
  await expect(start).toHaveValue('05.05.2024');
  await expect(search).toHaveValue('geri dön');
  await expect(rowOf(page, 'Geri Dönen')).toBeVisible();
  await page.reload();
  await expect(end).toHaveValue('05.05.2024');
  await expect(search).toHaveValue('geri dön');
  await page.goForward();
  await expect(start).toHaveValue('');
  await expect(search).toHaveValue('geri dön');
  await openScreen(page, 'Anasayfa');
  await page.goBack();
  await expect(search).toHaveValue('geri dön');
});

test('an empty list offers a way out; chips narrow a full one', async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await openAs(page, server, admin, '/crm/records');
  const main = page.getByRole('main');
  const search = page.getByRole('searchbox');
  await expect(main.getByRole('heading', { name: 'Burada henüz kayıt yok' })).toBeVisible();
  await main.getByRole('button', { name: 'İlk satışı ekle' }).click();
  await expect(page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' })).toBeVisible();
  await page.keyboard.press('Escape');
  await insertRecord(server, 'Çıkış Yolu');
  await server.ownerSql`
    insert into public.crm_records (fullname, date, company, shift, card, transfer, useremail) values
      ('Bir', '2021-03-03', 'THY', 'GECE', 100, null, 'elif@a.example'),
      ('İki', '2021-03-03', 'THY', 'SABAH', null, 20, 'elif@a.example'),
      ('Üç', '2021-03-03', 'PEGASUS', 'GECE', 3, null, null),
      ('Dört', '2021-03-03', 'ESKI FIRMA', null, null, null, 'onur@a.example')`;
  const showDay = async (day: string) => {
    await page.getByLabel('Başlangıç tarihi').fill(day);
    await page.getByLabel('Bitiş tarihi').fill(day);
    await page.getByRole('button', { name: 'Filtrele' }).click();
  };
  await showDay('2020-01-01');
  await main.getByRole('button', { name: 'Filtreyi temizle' }).click();
  await expect(rowOf(page, 'Çıkış Yolu')).toBeVisible();
  await expect(main).toBeFocused();
  await search.fill('yok böyle biri');
  await main.getByRole('button', { name: 'Aramayı temizle' }).click();
  await expect(rowOf(page, 'Çıkış Yolu')).toBeVisible();
  await expect(search).toHaveValue('');
  await showDay('2021-03-03');

  const chips = page.getByRole('group', { name: 'Süzgeçler' });
  const names = () => page.locator('tbody tr td:nth-child(2)').allInnerTexts();
  const total = page.getByRole('status').filter({ hasText: 'kayıt' });
  await expect.poll(names).toEqual(['Dört', 'Üç', 'İki', 'Bir']);

  await chips.getByRole('button', { name: 'Firma' }).click();
  const items = page.getByRole('menuitemradio');
  await expect(items.filter({ hasText: 'ESKI FIRMA' })).toHaveText('ESKI FIRMA1');
  await expect(items.filter({ hasText: 'Hepsi' })).toBeFocused();
  await items.filter({ hasText: 'THY' }).click();
  await expect.poll(names).toEqual(['İki', 'Bir']);
  await expect(total).toContainText('2 kayıt');
  await expect(page).toHaveURL(/company=THY$/);

  await chips.getByRole('button', { name: 'Vardiya', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(items.filter({ hasText: 'GECE' })).toHaveText('GECE');
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(chips.getByRole('button', { name: 'Vardiya', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.first()).toBeFocused();
  const place = (await items.allInnerTexts()).findIndex((text) => text.startsWith('SABAH'));
  for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(['İki']);

  await chips.getByRole('button', { name: 'Firma süzgecini kaldır' }).click();
  await chips.getByRole('button', { name: 'Vardiya süzgecini kaldır' }).click();
  await expect.poll(names).toEqual(['Dört', 'Üç', 'İki', 'Bir']);
  await chips.getByRole('button', { name: 'Kullanıcı' }).click();
  await items.filter({ hasText: 'elif@a.example' }).click();
  await chips.getByRole('button', { name: 'Kanal' }).click();
  await items.filter({ hasText: 'Kart' }).click();
  await expect.poll(names).toEqual(['Bir']);
  await expect(page).toHaveURL(/channel=card$/);
  await page.reload();
  await expect.poll(names).toEqual(['Bir']);

  await chips.getByRole('button', { name: 'Yön', exact: true }).click();
  await items.filter({ hasText: 'YURT DISI' }).click();
  await expect(main).toContainText(
    'Yalnız Yön: YURT DISI, Kullanıcı: elif@a.example, Kanal: Kart olan kayıtlar aranıyor.',
  );
  await page.getByRole('button', { name: 'Süzgeçleri kaldır' }).click();
  await expect.poll(names).toEqual(['Dört', 'Üç', 'İki', 'Bir']);
  await chips.getByRole('button', { name: 'Kullanıcı' }).click();
  await items.filter({ hasText: 'Belirtilmemiş' }).click();
  await expect.poll(names).toEqual(['Üç']);

  await page.route(/rpc\/day_report/, (route) => route.abort());
  await page.reload();
  await expectList(page);
  await chips.getByRole('button', { name: 'Vardiya' }).click();
  await expect(items).toHaveText(['Hepsi', 'SABAH', 'AKSAM', 'GECE']);
});
