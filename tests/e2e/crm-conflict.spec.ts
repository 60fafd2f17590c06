import type { Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { createStaff, insertRecord, openAs, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const question = 'Bu kayıt bu arada değişti';
const questionOf = (page: Page) => page.getByRole('alertdialog', { name: question });

async function openForm(page: Page, name: string) {
  await rowOf(page, name).getByRole('button', { name: 'Düzenle' }).click();
  const form = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await expect(form.getByLabel('Ad Soyad')).toBeFocused();
  return form;
}
const save = (form: ReturnType<Page['getByRole']>) => form.getByRole('button', { name: 'Güncelle' }).click();

async function openColleague(page: Page, server: TestServer) {
  const colleague = await createStaff(server, 'arkadas');
  await server.ownerSql`
    update auth.users set raw_user_meta_data = '{"first_name": "Ayşe", "last_name": "Yılmaz"}' where id = ${colleague.id}`;
  const context = await page.context().browser()?.newContext({ baseURL: server.url });
  if (!context) throw new Error('no browser');
  const other = await context.newPage();
  await openAs(other, server, colleague, '/crm/records');
  return { ...colleague, page: other, close: () => context.close() };
}

const storedRow = async (server: TestServer, id: number) => {
  const [row] = await server.ownerSql`
    select card::int, transfer::int, virtualpos::int, note, saletype from public.crm_records where id = ${id}`;
  return row;
};

test('changes by two people in different fields are merged; in the same field one is chosen with the keyboard', async ({
  page,
  server,
  admin,
}) => {
  const [first, second] = [await insertRecord(server, 'Ortak Yolcu'), await insertRecord(server, 'İki Hâlli')];
  await openAs(page, server, admin, '/crm/records');
  const colleague = await openColleague(page, server);
  const mine = await openForm(page, 'Ortak Yolcu');
  await mine.getByLabel('Kart').fill('900');

  const theirs = await openForm(colleague.page, 'Ortak Yolcu');
  await theirs.getByLabel('Havale').fill('12500');
  await theirs.getByLabel('Not', { exact: true }).fill('arkadaş');
  await save(theirs);
  await expect(theirs).toBeHidden();

  await save(mine);
  await expect(mine).toBeHidden();
  const told = toast(page, 'Kayıt güncellendi');
  await expect(told).toContainText('Şunlar da korundu — Ayşe Yılmaz: Havale, Not');
  expect(await storedRow(server, first)).toMatchObject({ card: 900, transfer: 12500, note: 'arkadaş' });

  await told.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(page, 'Değişiklik geri alındı')).toBeVisible();
  expect(await storedRow(server, first)).toMatchObject({ card: null, transfer: 12500, note: 'arkadaş' });

  await openForm(colleague.page, 'İki Hâlli');
  await openForm(page, 'İki Hâlli');
  await mine.getByLabel('Kart').fill('900');
  await mine.getByLabel('Sanal POS').fill('20');
  await mine.getByLabel('Not', { exact: true }).fill('benim');
  await mine.getByLabel('PNR').fill('YENI77');

  await theirs.getByLabel('Kart').fill('800');
  await theirs.getByLabel('Sanal POS').fill('30');
  await theirs.getByLabel('Havale').fill('5');
  await theirs.getByLabel('Not', { exact: true }).fill('arkadaş');
  await save(theirs);
  await expect(theirs).toBeHidden();
  await colleague.close();

  await save(mine);
  const asked = questionOf(page);
  await expect(asked).toContainText('Ayşe Yılmaz');
  const [at] = await server.ownerSql<{ at: string }[]>`
    select to_char(updatedat at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI') as at from public.crm_records where id = ${second}`;
  await expect(asked).toContainText(String(at?.at));
  const choice = (name: string) => asked.getByRole('group', { name });
  await expect(choice('Sanal POS')).toContainText('önce: 1.500');
  await expect(choice('Kart').getByRole('radio')).toHaveCount(2);
  await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(choice('Kart').getByRole('radio', { name: 'Sizin yazdığınız 900' })).toBeVisible();
  await expect(choice('Kart').getByRole('radio', { name: 'Ayşe Yılmaz 800' })).toBeVisible();
  await expect(choice('Kart').locator('label').filter({ hasText: 'Ayşe Yılmaz' })).toHaveAttribute(
    'title',
    colleague.email,
  );
  await expect(asked.getByRole('listitem').filter({ hasText: 'Havale' })).toContainText('Havale: 5 Ayşe Yılmaz');
  await expect(asked.getByRole('listitem').filter({ hasText: 'PNR' })).toContainText('PNR: YENI77 siz');

  // The choices have the order of the form's fields.
  await expect(choice('Sanal POS').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(choice('Kart').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice('Kart').getByRole('radio', { name: 'Ayşe Yılmaz 800' })).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(choice('Not')).toContainText('Birini seçin.');
  await expect(choice('Not').getByRole('radio').first()).toBeFocused();
  expect(await storedRow(server, second)).toMatchObject({ card: 800, virtualpos: 30, note: 'arkadaş' });
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');

  await expect(mine).toBeHidden();
  await expect(toast(page, 'Kayıt güncellendi')).toBeVisible();
  expect(await storedRow(server, second)).toMatchObject({ card: 800, virtualpos: 20, transfer: 5, note: 'benim' });
});

test('going back from the question keeps everything typed; an amount changed meanwhile is not lost and does not silently become a refund', async ({
  page,
  server,
  admin,
}) => {
  const id = await insertRecord(server, 'Üç Kişi', 'ORTAK3');
  await openAs(page, server, admin, '/crm/records');
  const mine = await openForm(page, 'Üç Kişi');
  await mine.getByLabel('Kart').fill('900');
  await server.ownerSql`update public.crm_records set card = 700 where id = ${id}`;
  await save(mine);
  await questionOf(page).getByRole('button', { name: 'Yazmaya dön' }).click();
  await expect(questionOf(page)).toBeHidden();
  await expect(mine.getByLabel('Kart')).toHaveValue('900');

  await mine.getByLabel('Not', { exact: true }).fill('benim');
  await save(mine);
  await questionOf(page).getByRole('radio', { name: /900$/ }).check();
  await server.ownerSql`update public.crm_records set transfer = 4 where id = ${id}`;
  await questionOf(page).getByRole('button', { name: 'Seçtiklerimi kaydet' }).click();
  await expect(toast(page, 'Kayıt güncellendi')).toContainText('Havale');
  expect(await storedRow(server, id)).toMatchObject({ card: 900, transfer: 4, note: 'benim' });

  const again = await openForm(page, 'Üç Kişi');
  await again.getByLabel('Kart').fill('1');
  await server.ownerSql`update public.crm_records set card = 2 where id = ${id}`;
  await save(again);
  await questionOf(page).getByRole('radio', { name: /1$/ }).check();
  await server.ownerSql`update public.crm_records set card = 3 where id = ${id}`;
  await questionOf(page).getByRole('button', { name: 'Seçtiklerimi kaydet' }).click();
  await expect(questionOf(page).getByRole('radio', { name: /3$/ })).not.toBeChecked();
  expect(await storedRow(server, id)).toMatchObject({ card: 3 });
  await questionOf(page).getByRole('radio', { name: /3$/ }).check();
  await questionOf(page).getByRole('button', { name: 'Seçtiklerimi kaydet' }).click();
  await expect(again).toBeHidden();
  expect(await storedRow(server, id)).toMatchObject({ card: 3 });

  const turned = await insertRecord(server, 'Yön Değiştiren', 'ORTAK4');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  const refund = await openForm(page, 'Yön Değiştiren');
  await refund.getByLabel('Satış Türü').fill('IPTAL/IADE');
  await server.ownerSql`update public.crm_records set card = 700 where id = ${turned}`;
  await save(refund);
  const kind = questionOf(page).getByRole('group', { name: 'Satış Türü' });
  await expect(kind).toContainText('birlikte seçin');
  await kind.getByRole('radio').last().check();
  await questionOf(page).getByRole('group', { name: 'Kart' }).getByRole('radio').last().check();
  await questionOf(page).getByRole('button', { name: 'Seçtiklerimi kaydet' }).click();
  await expect(refund).toBeHidden();
  expect(await storedRow(server, turned)).toMatchObject({ card: 700, saletype: null });
});

test('a change that was stored although its answer was lost is no conflict', async ({ page, server, admin }) => {
  const id = await insertRecord(server, 'Cevabı Kaybolan', 'ORTAK6');
  await openAs(page, server, admin, '/crm/records');
  const edit = await openForm(page, 'Cevabı Kaybolan');
  await edit.getByLabel('Kart').fill('700');
  let isLost = false;
  await page.route(/rest\/v1\/crm_records/, async (route) => {
    if (isLost || route.request().method() !== 'PATCH') return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await save(edit);
  await expect(page.getByRole('alert').filter({ hasText: 'Hata' })).toBeVisible();
  await server.ownerSql`update public.crm_records set transfer = 6 where id = ${id}`;
  await save(edit);
  const told = toast(page, 'Kayıt güncellendi');
  await expect(told).toContainText('Havale');
  // A colleague has changed the record since this save was stored, so the message offers no undo.
  await expect(told.getByRole('button', { name: 'Geri al' })).toHaveCount(0);
  expect(await storedRow(server, id)).toMatchObject({ card: 700, transfer: 6 });
  await page.unroute(/rest\/v1\/crm_records/);

  await page.getByRole('button', { name: 'Yeni Kayıt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await dialog.getByLabel('Ad Soyad').fill('Yeni Kaybolan');
  await dialog.getByLabel('Kart').fill('50');
  let fails = true;
  await page.route(/rest\/v1\/crm_records/, async (route) => {
    if (!fails || route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  const back = page.getByRole('button', { name: 'Kayda dön: Yeni Kaybolan' });
  await expect(back).toBeVisible();
  const [row] = await server.ownerSql<{ id: string }[]>`
    update public.crm_records set note = 'bakıldı' where fullname = 'Yeni Kaybolan' returning id`;
  // Without a network the queue does not send it again, which would switch the button off meanwhile.
  await page.context().setOffline(true);
  await back.click();
  fails = false;
  await page.context().setOffline(false);
  await dialog.getByLabel('Havale').fill('7');
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await storedRow(server, Number(row?.id))).toMatchObject({ card: 50, transfer: 7, note: 'bakıldı' });
});
