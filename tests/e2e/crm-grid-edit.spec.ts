import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { agencyToday } from '../support/today.ts';
import { type Credentials, expectList, hold, openAs, rowOf, toast } from './crm-actions.ts';
import { clearDays } from './crm-day-actions.ts';
import { expect, test } from './fixtures.ts';

// Other tests use today's date, so reopen it if a test has closed it.
test.afterEach(({ server }) => clearDays(server));

async function begin(page: Page, server: TestServer, admin: Credentials) {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, date) select 'Uzun ' || n, ${agencyToday()}::date from generate_series(1, 300) n`;
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, card, depart, arrive, note)
    select 'Yolcu ' || n, 'GRD00' || n, ${agencyToday()}::date, n * 100, 'IST', 'AYT', 'not ' || n from generate_series(1, 3) n`;
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
}

async function cellOf(page: Page, row: string, heading: string): Promise<Locator> {
  const at = (await page.getByRole('columnheader').allInnerTexts()).indexOf(heading);
  return rowOf(page, row).getByRole('gridcell').nth(at);
}

async function openCell(page: Page, row: string, heading: string): Promise<Locator> {
  await (await cellOf(page, row, heading)).dblclick();
  const field = page.getByRole('textbox', { name: heading });
  await expect(field).toBeFocused();
  return field;
}

async function openByKey(page: Page, key: 'Enter' | 'F2', role: 'textbox' | 'combobox', name: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.getByRole(role, { name, exact: true })).toBeFocused();
}

const stored = async (server: TestServer, pnr: string) => {
  const [row] = await server.ownerSql<Record<string, unknown>[]>`
    select fullname, pnr, card::int, depart, arrive, note, date::text from public.crm_records where pnr ilike ${pnr}`;
  return row;
};

test('a cell is edited by the form’s rules, saved or left unchanged, and the change undone', async ({
  page,
  server,
  admin,
}) => {
  await begin(page, server, admin);
  await (await cellOf(page, 'GRD003', 'Kart')).click();
  await openByKey(page, 'Enter', 'textbox', 'Kart');
  await page.keyboard.type('12500');
  await expect(page.getByRole('textbox', { name: 'Kart' })).toHaveValue('12.500');
  await page.keyboard.press('Enter');
  await expect(await cellOf(page, 'GRD003', 'Kart')).toBeFocused();
  await expect(await cellOf(page, 'GRD003', 'Kart')).toHaveText('12.500');
  expect(await stored(server, 'GRD003')).toMatchObject({ card: 12500, note: 'not 3' });

  await openByKey(page, 'F2', 'textbox', 'Kart');
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  await expect(await cellOf(page, 'GRD003', 'Kart')).toBeFocused();
  await expect(await cellOf(page, 'GRD003', 'Kart')).toHaveText('12.500');

  await openByKey(page, 'F2', 'textbox', 'Kart');
  await page.keyboard.type('9000');
  await page.keyboard.press('Tab');
  await expect(await cellOf(page, 'GRD003', 'Havale')).toBeFocused();
  expect(await stored(server, 'GRD003')).toMatchObject({ card: 9000 });
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Değişiklik geri alındı')).toBeVisible();
  await expect(await cellOf(page, 'GRD003', 'Kart')).toHaveText('12.500');
  expect(await stored(server, 'GRD003')).toMatchObject({ card: 12500 });

  await openCell(page, 'GRD003', 'Ad Soyad');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ad Soyad' })).toHaveAccessibleDescription('Ad soyad girin.');
  await page.keyboard.press('Escape');

  await openCell(page, 'GRD003', 'Kart');
  await page.keyboard.type('12,5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Kart' })).toHaveAccessibleDescription(/kuruş girmeyin/);
  await page.getByRole('textbox', { name: 'Kart' }).fill('900000');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Kaydetmeden önce' });
  await expect(question).toContainText('900.000 TL — doğru mu?');
  await question.getByRole('button', { name: 'Düzelt' }).click();
  await expect(page.getByRole('textbox', { name: 'Kart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Evet, kaydet' }).click();
  await expect(await cellOf(page, 'GRD003', 'Kart')).toHaveText('900.000');

  await (await cellOf(page, 'GRD003', 'PNR')).click();
  await openByKey(page, 'Enter', 'textbox', 'PNR');
  await page.keyboard.type('kıq7x9');
  await page.keyboard.press('Tab');
  await expect(await cellOf(page, 'KIQ7X9', 'PNR')).toHaveText('KIQ7X9');

  await (await cellOf(page, 'KIQ7X9', 'Kalkış / Varış')).click();
  await openByKey(page, 'Enter', 'combobox', 'Kalkış');
  await page.keyboard.type('izmir');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Varış' })).toBeFocused();
  await page.keyboard.type('esb');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(await cellOf(page, 'KIQ7X9', 'Kalkış / Varış')).toContainText('ADB');
  await expect(await cellOf(page, 'KIQ7X9', 'Kalkış / Varış')).toBeFocused();
  expect(await stored(server, 'KIQ7X9')).toMatchObject({ depart: 'ADB', arrive: 'ESB', card: 900000 });

  // With its new day the row leaves the list, so the focus goes to the row that takes its place.
  await (await cellOf(page, 'KIQ7X9', 'Tarih')).click();
  await openByKey(page, 'Enter', 'textbox', 'Tarih');
  await page.keyboard.type('dün');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'KIQ7X9')).toHaveCount(0);
  await expect(await cellOf(page, 'GRD002', 'Tarih')).toBeFocused();
});

test('changes by others are merged, or the user chooses; nothing typed is lost', async ({ page, server, admin }) => {
  await begin(page, server, admin);
  // Saving one cell does not close another cell that is already being edited.
  const { asked, release } = await hold(page, /crm_records\?/, 'PATCH');
  await openCell(page, 'GRD003', 'Kart');
  await page.keyboard.type('777');
  await openCell(page, 'GRD001', 'Not');
  await asked;
  await page.keyboard.type('yeni not');
  release();
  await expect(toast(page, 'Kayıt güncellendi')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Not' })).toHaveValue('yeni not');
  await page.keyboard.press('Enter');
  await expect(await cellOf(page, 'GRD001', 'Not')).toContainText('yeni not');
  expect(await stored(server, 'GRD003')).toMatchObject({ card: 777 });

  await openCell(page, 'Uzun 300', 'Kart');
  await page.keyboard.type('12');
  const list = page.getByRole('region', { name: 'Kayıt tablosu' });
  await list.evaluate((frame) => frame.scrollTo(0, 5000));
  await expect(rowOf(page, 'Uzun 300')).toHaveCount(0);
  await page.keyboard.type('34');
  await list.evaluate((frame) => frame.scrollTo(0, 0));
  await expect(page.getByRole('textbox', { name: 'Kart' })).toHaveValue('1.234');
  await page.keyboard.press('Enter');
  await expect(await cellOf(page, 'Uzun 300', 'Kart')).toHaveText('1.234');

  await openCell(page, 'GRD002', 'Kart');
  await server.ownerSql`update public.crm_records set transfer = 75 where pnr = 'GRD002'`;
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Kayıt güncellendi')).toContainText('Şunlar da korundu');
  await expect(await cellOf(page, 'GRD002', 'Havale')).toHaveText('75');

  await openByKey(page, 'Enter', 'textbox', 'Kart');
  await server.ownerSql`update public.crm_records set card = 999 where pnr = 'GRD002'`;
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  const merge = page.getByRole('alertdialog');
  await expect(merge).toContainText('999');
  await merge.getByRole('radio', { name: /300/ }).check();
  await merge.getByRole('button', { name: 'Seçtiklerimi kaydet' }).click();
  await expect(await cellOf(page, 'GRD002', 'Kart')).toHaveText('300');

  await server.ownerSql`
    insert into public.day_closings (day, figures, counts, fingerprint) values (${agencyToday()}::date, '{}', '{}', '')`;
  await openByKey(page, 'Enter', 'textbox', 'Kart');
  await page.keyboard.type('400');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Hata')).toContainText('Bu gün kapatıldı');
  await expect(page.getByRole('textbox', { name: 'Kart' })).toHaveValue('400');
  await page.keyboard.press('Escape');
  await expect(await cellOf(page, 'GRD002', 'Kart')).toHaveText('300');
});
