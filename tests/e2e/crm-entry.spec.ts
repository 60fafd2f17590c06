import type { Page } from '@playwright/test';
import { formatDate } from '../../src/domain/days/dates.ts';
import { moneyFields } from '../../src/domain/records/record-fields.ts';
import { agencyToday } from '../support/today.ts';
import { insertRecord, openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const tooLong = (limit: number) => `En fazla ${limit} karakter girilebilir; metni kısaltın.`;

test.beforeEach(async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
});

/**
 * Types into one field after another. Turkish letters are sent as keys too: inserted as text, they might arrive out of
 * order on a busy machine.
 */
async function typeThrough(page: Page, texts: readonly string[]) {
  const keys = await page.context().newCDPSession(page);
  for (const text of texts) {
    for (const letter of text) {
      if (letter <= '\x7f') await page.keyboard.press(letter);
      else await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
    }
    await page.keyboard.press('Tab');
  }
  await keys.detach();
}

test('a whole sale can be entered with the keyboard only', async ({ page, server }) => {
  await expect(page.getByRole('heading', { name: 'Kayıtlar' })).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  await typeThrough(page, ['Ömer Faruk Işık', '0532 000 00 00', '10000000146', 'kb1ı34', 'ankara', 'tzx']);
  await expect(dialog.getByLabel('Yön')).toHaveValue('YURT ICI');
  await typeThrough(page, ['sun', 'yeni b', 'yurt d', 'gec']);
  await typeThrough(page, ['15000', '', '2500', '400', ...moneyFields.slice(4).map(() => '')]);
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
});

test('a new sale is neither lost by Escape nor saved by Enter, and shows errors at the field', async ({
  page,
  server,
}) => {
  const dialog = await openNewRecord(page);
  const name = dialog.getByLabel('Ad Soyad');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openNewRecord(page);
  // A key typed just before Escape counts as input, so Escape asks before closing the form.
  await name.evaluate((input: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(input, 'Silinmesin');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  const question = page.getByRole('alertdialog', { name: 'Yazdıklarınız silinsin mi?' });
  await question.getByRole('button', { name: 'Yazmaya dön' }).click();
  await expect(name).toHaveValue('Silinmesin');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Sil ve kapat' }).click();
  await expect(dialog).toBeHidden();

  await openNewRecord(page);
  await dialog.getByLabel('Kalkış').fill('X1');
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expect(dialog.getByText('Üç harfli havalimanı kodu veya şehir adı girin.')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Ad soyad girin.');
  await expect(dialog.getByText('Ad soyad girin.')).toHaveAttribute('aria-live', 'polite');
  await name.fill('Yarım Yazılan');
  await expect(dialog.getByText('Ad soyad girin.')).toHaveCount(0);
  await dialog.getByLabel('Kalkış').fill('');

  const note = dialog.getByLabel('Not', { exact: true });
  await note.focus();
  await page.keyboard.insertText('ş'.repeat(4001));
  await expect(dialog.getByText(tooLong(4000))).toBeVisible();
  await expect(note).toHaveValue('ş'.repeat(4001));
  await page.keyboard.press('Control+Enter');
  await expect(note).toBeFocused();
  await note.press('End');
  await note.press('Backspace');
  await expect(dialog.getByText(tooLong(4000))).toBeHidden();

  for (const [label, text] of [
    ['Ad Soyad', 'Yarım Yazılan'],
    ['Firma', 'THY'],
    ['Yön', 'yurt ici'],
    ['Vardiya', 'aksam'],
    ['Kart', '5'],
  ] as const) {
    await dialog.getByLabel(label).fill(text);
    await page.keyboard.press('Enter');
  }
  await expect(dialog).toBeVisible();
  expect(await server.ownerSql`select from public.crm_records where fullname = 'Yarım Yazılan'`).toHaveLength(0);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  expect(await server.ownerSql`select from public.crm_records where fullname = 'Yarım Yazılan'`).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('crm.formPreferences'))).toBe(
    '{"company":"THY","saleType":"","direction":"YURT ICI","shift":"AKSAM"}',
  );

  const id = await insertRecord(server, 'İlk Yolcu', 'TEKRAR');
  await openNewRecord(page);
  await expect(name).toHaveValue('');
  await expect(dialog.getByLabel('Firma')).toHaveValue('');
  await expect(dialog.getByLabel('Tarih', { exact: true })).toHaveValue(formatDate(agencyToday()));
  await dialog.getByRole('button', { name: 'Son seçimleri kullan: THY · YURT ICI · AKSAM' }).click();
  await expect(dialog.getByLabel('Firma')).toHaveValue('THY');
  await expect(dialog.getByLabel('Vardiya')).toHaveValue('AKSAM');
  // The direction that follows from the airports replaces the last sale's direction.
  const direction = dialog.getByLabel('Yön', { exact: true });
  await expect(direction).toHaveValue('YURT ICI');
  await dialog.getByLabel('Kalkış').fill('IST');
  await dialog.getByLabel('Varış').fill('AMS');
  await expect(direction).toHaveValue('YURT DISI');
  await direction.fill('YURT ICI');
  await page.keyboard.press('Tab');
  await expect(direction).toHaveAccessibleDescription('Kalkış ve varışa uymuyor; kontrol edin.');
  await name.fill('İkinci Yolcu');
  await dialog.getByLabel('TC Kimlik No').fill('12345678901');
  await dialog.getByLabel('PNR').fill('tekrar');
  await expect(dialog.getByText('Bu numara geçerli görünmüyor; kontrol edin.')).toBeVisible();
  await expect(dialog.getByText(`Bu PNR ile kayıt var: #${id} İlk Yolcu`)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
});

test('editing accepts any text, stores empty fields as null, and asks before it discards a change', async ({
  page,
  server,
}) => {
  const id = await insertRecord(server, 'Serbest Metin', 'SRB001');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  const edit = () => rowOf(page, 'Serbest Metin').getByRole('button', { name: 'Düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await edit();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await edit();
  await dialog.getByLabel('Kart').fill('1');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Değişiklikleriniz henüz kaydedilmedi.');
  await page.getByRole('button', { name: 'Sil ve kapat' }).click();
  await expect(dialog).toBeHidden();

  await edit();
  await expect(dialog.getByLabel('Kart')).toHaveValue('');
  for (const [label, limit] of [
    ['Telefon', 40],
    ['Firma', 100],
  ] as const) {
    const field = dialog.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await field.fill('A'.repeat(limit + 1));
    await expect(dialog.getByText(tooLong(limit))).toBeVisible();
    await dialog.getByRole('button', { name: 'Güncelle' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('A'.repeat(limit + 1));
    await field.fill(before);
    await expect(dialog.getByText(tooLong(limit))).toBeHidden();
  }

  for (const label of ['Firma', 'Satış Türü', 'Yön', 'Vardiya']) await dialog.getByLabel(label).fill(`kendi ${label}`);
  for (const label of ['Sanal POS', 'PNR', 'Tarih']) await dialog.getByLabel(label, { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await expect(toast(page, 'Kayıt güncellendi')).toBeVisible();
  const [row] = await server.ownerSql`
    select fullname, company, saletype, direction, shift, card, virtualpos, pnr, date from public.crm_records where id = ${id}`;
  expect(row).toEqual({
    fullname: 'Serbest Metin',
    company: 'kendi Firma',
    saletype: 'kendi Satış Türü',
    direction: 'kendi Yön',
    shift: 'kendi Vardiya',
    card: null,
    virtualpos: null,
    pnr: null,
    date: null,
  });
  await expect(rowOf(page, 'Serbest Metin')).toBeHidden();
  await page.getByRole('button', { name: 'Tüm tarihler' }).click();
  await expect(rowOf(page, 'Serbest Metin')).toBeVisible();

  await page.getByLabel('Ara', { exact: true }).fill('x'.repeat(251));
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(page.getByText('En fazla 250 karakter aranabilir.')).toBeVisible();
  await expect(rowOf(page, 'Serbest Metin')).toBeVisible();
});
