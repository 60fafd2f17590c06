import type { Page } from '@playwright/test';
import { addDays } from '../../src/domain/date-ranges.ts';
import { formatDate } from '../../src/domain/dates.ts';
import { insertRecord, openAs, openNewRecord, paste, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
});

/** Types into one field after the other with the keyboard alone. */
async function typeThrough(page: Page, texts: readonly string[]) {
  for (const text of texts) {
    if (text) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

test('a whole sale is entered by keyboard alone', async ({ page, server }) => {
  await expect(page.getByRole('heading', { name: 'Kayıtlar' })).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  await typeThrough(page, ['Ömer Faruk Işık', '0532 000 00 00', '10000000146', 'kb1ı34', 'ankara', 'tzx']);
  // The direction follows from the airports, so Tab goes past it; Shift and Tab reaches it.
  await typeThrough(page, ['sun', 'yeni b']);
  await expect(dialog.getByLabel('Vardiya')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await typeThrough(page, ['yurt d', 'gec']);
  await typeThrough(page, ['15000', '', '2500', '400', '', '']);
  await page.keyboard.type('Koltuk 12A');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Kayıt eklendi')).toBeVisible();
  await expect(dialog).toBeHidden();

  const [row] = await server.ownerSql`
    select fullname, phone, citizenid, pnr, depart, arrive, company, saletype, direction, shift, virtualpos::int, card,
      transfer::int, commission::int, currentaccountpayment, bdload, note, useremail
    from public.crm_records where pnr = 'KB1I34'`;
  expect(row).toEqual({
    fullname: 'Ömer Faruk Işık',
    phone: '0532 000 00 00',
    citizenid: '10000000146',
    pnr: 'KB1I34',
    depart: 'ESB',
    arrive: 'TZX',
    company: 'SUNEXPRESS',
    saletype: 'YENI BILET',
    direction: 'YURT DISI',
    shift: 'GECE',
    virtualpos: 15000,
    card: null,
    transfer: 2500,
    commission: 400,
    currentaccountpayment: null,
    bdload: null,
    note: 'Koltuk 12A',
    useremail: server.admin.email,
  });
  await expect(rowOf(page, 'KB1I34')).toContainText('YURT DISI');

  // Whole words, and the same way through the fields although the last choices are offered now.
  await page.keyboard.press('n');
  await expect(dialog.getByRole('button', { name: 'Son seçimleri kullan' })).toBeVisible();
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  await typeThrough(page, ['İkinci Yolcu', '', '', 'kb2ı34', 'ist', 'ayt']);
  await typeThrough(page, ['pegasus', 'değişim', 'akşam']);
  await typeThrough(page, ['2500']);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const [second] = await server.ownerSql`
    select company, saletype, direction, shift, virtualpos::int from public.crm_records where pnr = 'KB2I34'`;
  expect(second).toEqual({
    company: 'PEGASUS',
    saletype: 'DEGISIM',
    direction: 'YURT ICI',
    shift: 'AKSAM',
    virtualpos: 2500,
  });
});

test('pasted amounts are taken whole or refused with a message', async ({ page }) => {
  const amount = (await openNewRecord(page)).getByLabel('Havale');
  for (const [pasted, shown, message] of [
    ['12.500 TL', '12.500', null],
    ['12 500', '12.500', null],
    ['₺1.250', '1.250', null],
    ['12.500,00 TL', '12.500', null],
    ['12.500,50', '12.500,50', 'Tutarlar tam liradır; kuruş girmeyin.'],
    ['-500', '-500', "Tutar eksi olamaz; iade için Satış Türü'nü seçin."],
    ['yok', 'yok', 'Bu metin bir tutar değil.'],
  ] as const) {
    await amount.fill('');
    await paste(amount, pasted);
    await expect(amount).toHaveValue(shown);
    if (message) await expect(amount).toHaveAccessibleDescription(message);
  }
});

test('an amount groups while it is typed and the caret stays at its digit', async ({ page }) => {
  const dialog = await openNewRecord(page);
  const amount = dialog.getByLabel('Kart');
  const caret = () => amount.evaluate((input: HTMLInputElement) => input.selectionStart);
  await amount.pressSequentially('12x34567');
  await expect(amount).toHaveValue('1.234.567');
  await amount.press('Home');
  await amount.press('ArrowRight');
  await amount.pressSequentially('9');
  await expect(amount).toHaveValue('19.234.567');
  expect(await caret()).toBe(2);
  await amount.press('Delete');
  await amount.press('Delete');
  await expect(amount).toHaveValue('194.567');
  await expect(dialog.getByText('194.567 TL')).toBeVisible();
});

test('Escape asks before input is thrown away, and not without input', async ({ page }) => {
  const dialog = await openNewRecord(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Silinmesin');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Yazdıklarınız silinsin mi?' });
  await question.getByRole('button', { name: 'Yazmaya dön' }).click();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Silinmesin');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Sil ve kapat' }).click();
  await expect(dialog).toBeHidden();
});

test('a key typed a moment before Escape is not lost either', async ({ page }) => {
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').evaluate((input: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(input, 'S');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(page.getByRole('alertdialog', { name: 'Yazdıklarınız silinsin mi?' })).toBeVisible();
});

test('the next sale begins empty with today’s date and offers the last choices', async ({ page }) => {
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Sıla Ünal');
  await dialog.getByLabel('Firma').fill('THY');
  await dialog.getByLabel('Vardiya').fill('aksam');
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('crm.formPreferences'))).toBe(
    '{"company":"THY","saleType":"","direction":"","shift":"AKSAM"}',
  );

  await openNewRecord(page);
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('');
  await expect(dialog.getByLabel('Firma')).toHaveValue('');
  await expect(dialog.getByLabel('Tarih', { exact: true })).toHaveValue(
    formatDate(new Date().toISOString().slice(0, 10)),
  );
  await dialog.getByRole('button', { name: 'Son seçimleri kullan: THY · AKSAM' }).click();
  await expect(dialog.getByLabel('Firma')).toHaveValue('THY');
  await expect(dialog.getByLabel('Vardiya')).toHaveValue('AKSAM');
});

test('a direction that is only carried gives way to the airports of the next sale', async ({ page }) => {
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Yön Taşıyan');
  await dialog.getByLabel('Yön').fill('YURT DISI');
  await dialog.getByRole('button', { name: 'Kaydet ve yeni' }).click();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('');
  await expect(dialog.getByLabel('Yön')).toHaveValue('YURT DISI');
  await expect(dialog.getByLabel('Yön')).toHaveAccessibleDescription('önceki kayıttan');
  await dialog.getByLabel('Kalkış').fill('IST');
  await dialog.getByLabel('Varış').fill('AYT');
  await expect(dialog.getByLabel('Yön')).toHaveValue('YURT ICI');
  await expect(dialog.getByLabel('Yön')).toHaveAccessibleDescription('öneri');
  await dialog.getByLabel('Yön').fill('YURT DISI');
  await dialog.getByLabel('Varış').fill('ADB');
  await expect(dialog.getByLabel('Yön')).toHaveValue('YURT DISI');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
});

test('“Kaydet ve yeni” keeps company, type, direction and shift, says so, and begins at today', async ({
  page,
  server,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = addDays(today, -1);
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Arka Arkaya Bir');
  await dialog.getByLabel('Firma').fill('AJET');
  await dialog.getByLabel('Satış Türü').fill('DEGISIM');
  await dialog.getByLabel('Tarih', { exact: true }).fill('dün');
  await dialog.getByRole('button', { name: 'Kaydet ve yeni' }).click();
  await expect(page.getByText('Kayıt eklendi')).toBeVisible();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('');
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  await expect(dialog.getByLabel('Firma')).toHaveValue('AJET');
  await expect(dialog.getByLabel('Firma')).toHaveAccessibleDescription('önceki kayıttan');
  await expect(dialog.getByLabel('Satış Türü')).toHaveAccessibleDescription('önceki kayıttan');
  await expect(dialog.getByLabel('Vardiya')).toHaveAccessibleDescription('');
  await expect(dialog.getByLabel('Tarih', { exact: true })).toHaveValue(formatDate(today));
  await dialog.getByLabel('Firma').fill('PEGASUS');
  await expect(dialog.getByLabel('Firma')).toHaveAccessibleDescription('');
  await dialog.getByLabel('Satış Türü').fill('iptal/iade');
  await dialog.getByLabel('Kart').fill('10');
  await dialog.getByLabel('Ad Soyad').pressSequentially('Arka Arkaya İki');
  const stored = page.waitForResponse((response) => response.status() === 201);
  await page.keyboard.press('Control+Shift+Enter');
  await stored;
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('');
  await expect(dialog.getByLabel('Firma')).toHaveValue('PEGASUS');
  await expect(dialog.getByLabel('Satış Türü')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const rows = await server.ownerSql`
    select fullname, company, date::text from public.crm_records where fullname like 'Arka Arkaya%' order by id`;
  expect([...rows]).toEqual([
    { fullname: 'Arka Arkaya Bir', company: 'AJET', date: yesterday },
    { fullname: 'Arka Arkaya İki', company: 'PEGASUS', date: today },
  ]);
});

test('faults are told at the field; the first one has the focus', async ({ page }) => {
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Kalkış').fill('X1');
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expect(dialog.getByText('Ad soyad girin.')).toBeVisible();
  await expect(dialog.getByText('Üç harfli havalimanı kodu veya şehir adı girin.')).toBeVisible();
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveAccessibleDescription('Ad soyad girin.');
  await expect(dialog.getByText('Ad soyad girin.')).toHaveAttribute('aria-live', 'polite');
  await dialog.getByLabel('Ad Soyad').fill('Düzelten');
  await expect(dialog.getByText('Ad soyad girin.')).toHaveCount(0);
});

test('Enter alone never saves a sale that is half typed', async ({ page, server }) => {
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Yarım Yazılan');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Firma').fill('THY');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Kart').fill('5');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Kayıt eklendi')).toBeVisible();
  expect(await server.ownerSql`select 1 from public.crm_records where fullname = 'Yarım Yazılan'`).toHaveLength(1);
});

test('a change is asked for before it is thrown away; an untouched row closes at once', async ({ page, server }) => {
  await insertRecord(server, 'Dokunulmayan');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await rowOf(page, 'Dokunulmayan').getByRole('button', { name: 'Düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await rowOf(page, 'Dokunulmayan').getByRole('button', { name: 'Düzenle' }).click();
  await dialog.getByLabel('Kart').fill('1');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Değişiklikleriniz henüz kaydedilmedi.');
  await page.getByRole('button', { name: 'Sil ve kapat' }).click();
  await expect(dialog).toBeHidden();
  expect(await server.ownerSql`select card from public.crm_records where fullname = 'Dokunulmayan'`).toEqual([
    { card: null },
  ]);
});

test('a known PNR and a doubtful citizen number are warned of and saved all the same', async ({ page, server }) => {
  const id = await insertRecord(server, 'İlk Yolcu', 'TEKRAR');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('İkinci Yolcu');
  await dialog.getByLabel('TC Kimlik No').fill('12345678901');
  await dialog.getByLabel('PNR').fill('tekrar');
  await expect(dialog.getByText('Bu numara geçerli görünmüyor; kontrol edin.')).toBeVisible();
  await expect(dialog.getByText(`Bu PNR ile kayıt var: #${id} İlk Yolcu`)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Kayıt eklendi')).toBeVisible();
});

test('editing takes any text for company, type, direction and shift, and empties fields to null', async ({
  page,
  server,
}) => {
  const id = await insertRecord(server, 'Serbest Metin', 'SRB001');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await rowOf(page, 'Serbest Metin').getByRole('button', { name: 'Düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  for (const label of ['Firma', 'Satış Türü', 'Yön', 'Vardiya']) await dialog.getByLabel(label).fill(`kendi ${label}`);
  await dialog.getByLabel('Sanal POS').fill('');
  await dialog.getByLabel('PNR').fill('');
  await dialog.getByLabel('Tarih', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Kayıt güncellendi')).toBeVisible();
  const [row] = await server.ownerSql`
    select company, saletype, direction, shift, virtualpos, pnr, date from public.crm_records where id = ${id}`;
  expect(row).toEqual({
    company: 'kendi Firma',
    saletype: 'kendi Satış Türü',
    direction: 'kendi Yön',
    shift: 'kendi Vardiya',
    virtualpos: null,
    pnr: null,
    date: null,
  });
  await expect(rowOf(page, 'Serbest Metin')).toBeHidden();
  await page.getByRole('button', { name: 'Tüm tarihler' }).click();
  await expect(rowOf(page, 'Serbest Metin')).toBeVisible();
});

test('a text that is too long is told of at its field, stays as it was pasted, and is not saved', async ({
  page,
  server,
}) => {
  const id = await insertRecord(server, 'Uzun Metin', 'UZN001');
  const tooLong = (limit: number) => `En fazla ${limit} karakter girilebilir; metni kısaltın.`;
  const added = await openNewRecord(page);
  await added.getByLabel('Ad Soyad').fill('Uzun Notlu');
  const note = added.getByLabel('Not', { exact: true });
  await note.focus();
  await page.keyboard.insertText('ş'.repeat(4001));
  await expect(added.getByText(tooLong(4000))).toBeVisible();
  await expect(note).toHaveValue('ş'.repeat(4001));
  await page.keyboard.press('Control+Enter');
  await expect(note).toBeFocused();
  expect(await server.ownerSql`select from public.crm_records where fullname = 'Uzun Notlu'`).toHaveLength(0);
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(added.getByText(tooLong(4000))).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Kayıt eklendi')).toBeVisible();

  await page.getByRole('button', { name: 'Filtrele' }).click();
  await rowOf(page, 'Uzun Metin').getByRole('button', { name: 'Düzenle' }).click();
  const edited = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  for (const [label, limit] of [
    ['Ad Soyad', 200],
    ['Telefon', 40],
    ['TC Kimlik No', 20],
    ['PNR', 20],
    ['Firma', 100],
    ['Vardiya', 100],
    ['Not', 4000],
  ] as const) {
    const field = edited.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await field.fill('A'.repeat(limit + 1));
    await expect(edited.getByText(tooLong(limit))).toBeVisible();
    await edited.getByRole('button', { name: 'Güncelle' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('A'.repeat(limit + 1));
    await field.fill(before);
    await expect(edited.getByText(tooLong(limit))).toBeHidden();
  }
  const [row] = await server.ownerSql`select fullname, pnr from public.crm_records where id = ${id}`;
  expect(row).toEqual({ fullname: 'Uzun Metin', pnr: 'UZN001' });
});

test('a text that is too long to be searched for is told of and leaves the list as it is', async ({ page, server }) => {
  await insertRecord(server, 'Aranan Yolcu');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(rowOf(page, 'Aranan Yolcu')).toBeVisible();
  await page.getByLabel('Ara', { exact: true }).fill('x'.repeat(251));
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(page.getByText('En fazla 250 karakter aranabilir.')).toBeVisible();
  await expect(rowOf(page, 'Aranan Yolcu')).toBeVisible();
});

test('the direction is proposed from the two airports until it is typed', async ({ page, server }) => {
  const dialog = await openNewRecord(page);
  const direction = dialog.getByLabel('Yön');
  await page.keyboard.type('Öneri Yolcu');
  await dialog.getByLabel('Kalkış').fill('ist');
  await expect(direction).toHaveValue('');
  await dialog.getByLabel('Varış').fill('izmir');
  await dialog.getByLabel('Not', { exact: true }).focus();
  await expect(direction).toHaveValue('YURT ICI');
  await expect(direction).toHaveAccessibleDescription('öneri');
  await dialog.getByLabel('Varış').fill('fra');
  await expect(direction).toHaveValue('YURT DISI');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('');
  await expect(direction).toHaveValue('');
  await page.keyboard.type('Öneri Yolcu');
  await dialog.getByLabel('Kalkış').fill('ist');
  await dialog.getByLabel('Varış').fill('esb');
  await expect(direction).toHaveValue('YURT ICI');
  await dialog.getByLabel('Varış').fill('');
  await expect(direction).toHaveValue('');
  await dialog.getByLabel('Varış').fill('zrh');
  await direction.fill('YURT ICI');
  await expect(direction).toHaveAccessibleDescription('');
  await dialog.getByLabel('Varış').fill('stn');
  await expect(direction).toHaveValue('YURT ICI');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  expect(
    await server.ownerSql`select direction from public.crm_records where fullname = 'Öneri Yolcu' order by id`,
  ).toEqual([{ direction: 'YURT DISI' }, { direction: 'YURT ICI' }]);
});
