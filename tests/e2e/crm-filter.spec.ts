import {
  createStaff,
  expectList,
  expectWhole,
  hold,
  insertRecord,
  openAs,
  openNewRecord,
  openScreen,
  rowOf,
} from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

/** A day as its field shows it. */
const shown = (day: string) => day.split('-').toReversed().join('.');
/** Rows, and not the count of what other days have. */
const list = /rest\/v1\/crm_records\?select=id%2C/;

test('the presets are the days they say, and stand in the address', async ({ page, server, admin }) => {
  // A Wednesday.
  await page.clock.setFixedTime('2025-12-31T10:00:00Z');
  await openAs(page, server, admin, '/crm/records');
  for (const [name, start, end, address] of [
    ['Dün', '2025-12-30', '2025-12-30', '?start=2025-12-30&end=2025-12-30'],
    ['Bu hafta', '2025-12-29', '2026-01-04', '?start=2025-12-29&end=2026-01-04'],
    ['Bu ay', '2025-12-01', '2025-12-31', '?start=2025-12-01'],
    ['Tüm tarihler', '', '', '?start=&end='],
    ['Bugün', '2025-12-31', '2025-12-31', ''],
  ] as const) {
    const preset = page.getByRole('button', { name, exact: true });
    await preset.click();
    await expect(page.getByLabel('Başlangıç tarihi')).toHaveValue(shown(start));
    await expect(page.getByLabel('Bitiş tarihi')).toHaveValue(shown(end));
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(page).toHaveURL(({ search }) => search === address);
  }
});

test('back, forward and reload bring days and search back', async ({ page, server, admin }) => {
  await server.ownerSql`
    insert into public.crm_records (fullname, date) values ('Geri Dönen', '2024-05-05'), ('Hep Burada', '2024-05-05')`;
  await openAs(page, server, admin, '/crm/records?start=2024-05-05&end=2024-05-05');
  await expect(rowOf(page, 'Hep Burada').first()).toBeVisible();
  await page.getByRole('searchbox').fill('geri dön');
  await expect(rowOf(page, 'Hep Burada')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tüm tarihler' }).click();
  await expect(page.getByLabel('Başlangıç tarihi')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Başlangıç tarihi')).toHaveValue('05.05.2024');
  await expect(page.getByRole('searchbox')).toHaveValue('geri dön');
  await expect(rowOf(page, 'Geri Dönen').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Bitiş tarihi')).toHaveValue('05.05.2024');
  await expect(page.getByRole('searchbox')).toHaveValue('geri dön');
  await page.goForward();
  await expect(page.getByLabel('Başlangıç tarihi')).toHaveValue('');
  await expect(page.getByRole('searchbox')).toHaveValue('geri dön');
  await openScreen(page, 'Anasayfa');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('geri dön');
});

test('days are taken only when Filtrele is pressed, and only in their order', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  await page.getByLabel('Başlangıç tarihi').fill('2024-03-09');
  await page.getByLabel('Bitiş tarihi').fill('2024-03-01');
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(page.getByLabel('Bitiş tarihi')).toHaveAccessibleDescription('Bitiş tarihi başlangıçtan önce olamaz.');
  await expect(page.getByLabel('Bitiş tarihi')).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('Bitiş tarihi').fill('2024-03-10');
  await page.getByLabel('Bitiş tarihi').press('Enter');
  await expect(page).toHaveURL(/\?start=2024-03-09&end=2024-03-10$/);
});

test('a day that is typed before the last choice is on the screen is not lost', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  const start = page.getByLabel('Başlangıç tarihi');
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
});

test('both days are part of the range', async ({ page, server, admin }) => {
  await server.ownerSql`
    insert into public.crm_records (fullname, date) values
      ('Önceki Gün', '2023-07-01'), ('İlk Gün', '2023-07-02'), ('Son Gün', '2023-07-04'), ('Sonraki Gün', '2023-07-05')`;
  await openAs(page, server, admin, '/crm/records?start=2023-07-02&end=2023-07-04');
  await expect(rowOf(page, 'İlk Gün')).toBeVisible();
  await expect(rowOf(page, 'Son Gün')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /kayıt$/ })).toHaveText('2 kayıt');
});

test('one asks for a search when its typing rests', async ({ page, server }) => {
  const clerk = await createStaff(server, 'yazan');
  await page.clock.install();
  await openAs(page, server, clerk, '/crm/records');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    if (list.test(request.url()) && searchParams.has('search')) asked.push(searchParams.get('search') ?? '');
  });
  for (const letter of 'işık') {
    await page.getByRole('searchbox').pressSequentially(letter);
    await page.clock.runFor(200);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(60);
  await expect.poll(() => asked).toEqual(['ilike.%isik%']);
});

test('Filtrele takes over what typing was about to ask for', async ({ page, server }) => {
  const clerk = await createStaff(server, 'acele');
  await page.clock.install();
  await openAs(page, server, clerk, '/crm/records');
  await expectList(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Başlangıç tarihi').fill('2024-03-01');
  await page.getByRole('searchbox').fill('hiç aranmadı');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (list.test(request.url())) asked.push(new URL(request.url()).searchParams.getAll('search').join());
  });
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(page).toHaveURL(/\?start=2024-03-01$/);
  await expect.poll(() => asked).toEqual(['ilike.%hic%,ilike.%aranmadi%']);
  await page.clock.runFor(1000);
  // An answer that comes after this is shown only while time goes on.
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Aramanıza uyan kayıt yok' })).toBeVisible();
  expect(asked).toEqual(['ilike.%hic%,ilike.%aranmadi%']);
});

test('a bar tells of a list that takes longer than half a second, and of no other', async ({ page, server }) => {
  const clerk = await createStaff(server, 'bekleyen');
  await insertRecord(server, 'Geç Gelen');
  await page.clock.install();
  await openAs(page, server, clerk, '/crm/records');
  await expect(rowOf(page, 'Geç Gelen').first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const { asked, release } = await hold(page, list);
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await page.clock.runFor(20);
  await asked;
  await page.clock.runFor(450);
  const bar = page.getByRole('progressbar', { name: 'Kayıtlar yükleniyor' });
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(bar).toBeVisible();
  release();
  await page.clock.resume();
  await expect(bar).toHaveCount(0);
});

test('names and first columns stay in sight, amounts stand at the right in even figures', async ({
  page,
  server,
  admin,
}) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await server.ownerSql`
    insert into public.crm_records (fullname, date, card) select 'Kayan ' || n, '2022-02-02', n from generate_series(1, 60) n`;
  await openAs(page, server, admin, '/crm/records?start=2022-02-02&end=2022-02-02');
  await expect(rowOf(page, 'Kayan 60')).toBeVisible();
  const table = page.getByRole('region', { name: 'Kayıt tablosu' });
  const places = () =>
    Promise.all(['#ID', 'Ad Soyad'].map((name) => page.getByRole('columnheader', { name }).boundingBox()));
  const before = await places();
  await table.evaluate((frame) => frame.scrollTo(200, 400));
  await expect.poll(() => table.evaluate((frame) => [frame.scrollLeft > 0, frame.scrollTop])).toEqual([true, 400]);
  expect(await places()).toEqual(before);
  const amount = rowOf(page, 'Kayan 40').getByRole('gridcell', { name: '40', exact: true });
  await expect(amount).toHaveCSS('text-align', /right|end/);
  await expect(amount).toHaveCSS('font-variant-numeric', /tabular-nums/);
});

test('the keys do what their sheet says', async ({ page, server, admin }) => {
  await page.addInitScript(() =>
    localStorage.setItem('crm.formPreferences', '{"company":"THY","saleType":"","direction":"","shift":"GECE"}'),
  );
  await openAs(page, server, admin, '/crm/records');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('n?');
  await expect(page.getByRole('searchbox')).toHaveValue('n?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').blur();
  const dialog = await openNewRecord(page);
  await page.keyboard.press('Alt+s');
  await expect(dialog.getByLabel('Firma')).toHaveValue('THY');
  await expect(dialog.getByLabel('Vardiya')).toHaveValue('GECE');
});

test('an empty list offers the way out of it', async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await openAs(page, server, admin, '/crm/records');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Burada henüz kayıt yok' })).toBeVisible();
  await main.getByRole('button', { name: 'İlk satışı ekle' }).click();
  await expect(page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' })).toBeVisible();

  await insertRecord(server, 'Çıkış Yolu');
  const row = rowOf(page, 'Çıkış Yolu');
  const search = page.getByRole('searchbox');
  await page.goto('/crm/records?start=2020-01-01&end=2020-01-02');
  await main.getByRole('button', { name: 'Filtreyi temizle' }).click();
  await expect(row).toBeVisible();
  await expect(main).toBeFocused();

  await page.goto('/crm/records?start=2020-01-01&end=2020-01-02');
  await search.fill('çıkış');
  await main.getByRole('button', { name: 'Tüm tarihlerde ara (1)' }).click();
  await expect(row).toBeVisible();
  await expect(search).toHaveValue('çıkış');
  await search.fill('yok böyle biri');
  await main.getByRole('button', { name: 'Aramayı temizle' }).click();
  await expect(row).toBeVisible();
  await expect(search).toHaveValue('');
});

test('chips narrow the list, its sums and its files to one value each, by mouse and by keyboard', async ({
  page,
  server,
  admin,
}) => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, date, company, shift, card, transfer, useremail) values
      ('Bir', '2021-03-03', 'THY', 'GECE', 100, null, 'elif@a.example'),
      ('İki', '2021-03-03', 'THY', 'SABAH', null, 20, 'elif@a.example'),
      ('Üç', '2021-03-03', 'PEGASUS', 'GECE', 3, null, null),
      ('Dört', '2021-03-03', 'ESKI FIRMA', null, null, null, 'onur@a.example')`;
  await openAs(page, server, admin, '/crm/records?start=2021-03-03&end=2021-03-03');
  const chips = page.getByRole('group', { name: 'Süzgeçler' });
  const names = () => page.locator('tbody tr td:nth-child(2)').allInnerTexts();
  const total = page.getByRole('row', { name: /^Toplam/ });
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
  await page.reload();
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
  await expect(page.getByRole('main')).toContainText(
    'Yalnız Yön: YURT DISI, Kullanıcı: elif@a.example, Kanal: Kart olan kayıtlar aranıyor.',
  );
  await page.getByRole('button', { name: 'Süzgeçleri kaldır' }).click();
  await expect.poll(names).toEqual(['Dört', 'Üç', 'İki', 'Bir']);
  await chips.getByRole('button', { name: 'Kullanıcı' }).click();
  await items.filter({ hasText: 'Belirtilmemiş' }).click();
  await expect.poll(names).toEqual(['Üç']);

  await server.ownerSql`
    insert into public.crm_records (fullname, date, useremail) values ('Yeni', current_date, 'elif@a.example')`;
  await page.getByRole('button', { name: 'Tüm tarihler' }).click();
  await chips.getByRole('button', { name: 'Kullanıcı: Belirtilmemiş' }).click();
  await expect(items.filter({ hasText: 'elif@a.example' })).toHaveText('elif@a.example');
});

test('what the days hold cannot be counted: the lists are there all the same', async ({ page, server, admin }) => {
  await insertRecord(server, 'Sayılmayan');
  await page.route(/rpc\/day_report/, (route) => route.abort());
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  await page.getByRole('group', { name: 'Süzgeçler' }).getByRole('button', { name: 'Vardiya' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['Hepsi', 'SABAH', 'AKSAM', 'GECE']);
});
