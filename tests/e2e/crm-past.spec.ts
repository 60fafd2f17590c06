import type { Page } from '@playwright/test';
import { createStaff, expectList, insertRecord, keepToast, openAs, openScreen, rowOf, toast } from './crm-actions.ts';
import { csvFile, giveFile, openImport, preview } from './crm-import-files.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ server }) => {
  await server.ownerSql`alter table public.day_closings disable trigger user`;
  await server.ownerSql`delete from public.day_closings`;
  await server.ownerSql`alter table public.day_closings enable trigger user`;
  await server.ownerSql`delete from public.crm_records`;
});

/** Deletes a sale of the list, and keeps the message of it. */
async function remove(page: Page, name: string) {
  await rowOf(page, name).getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  const told = toast(page, 'Kayıt silindi');
  await keepToast(told);
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  return told;
}

async function changeCard(page: Page, name: string, amount: string) {
  await rowOf(page, name).getByRole('button', { name: 'Düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await dialog.getByLabel('Kart').fill(amount);
  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, 'Kayıt güncellendi')).toBeVisible();
}

async function openPast(page: Page, name: string) {
  await rowOf(page, name).getByRole('button', { name: 'Geçmiş' }).click();
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(panel.getByRole('status')).toHaveText(/sürüm/);
  return panel;
}

const closeToday = async (page: Page, server: { ownerSql: import('../support/owner-sql.ts').OwnerSql }) => {
  await server.ownerSql`
    insert into public.day_closings (day, figures, counts, fingerprint)
    values ((now() at time zone 'UTC')::date, '{}', '[]', '')`;
  return await page.evaluate(() => new Date().toISOString().slice(0, 10).split('-').reverse().join('.'));
};

for (const way of ['its button', 'Ctrl+Z'] as const) {
  test(`a deletion is taken back by ${way}, with its id and its owner`, async ({ page, server, admin }) => {
    const id = await insertRecord(server, 'Geri Gelen', 'GRI009');
    await openAs(page, server, admin, '/crm/records');
    const told = await remove(page, 'Geri Gelen');
    if (way === 'Ctrl+Z') await page.keyboard.press('Control+z');
    else await told.getByRole('button', { name: 'Geri al' }).click();
    await expect(toast(page, 'Kayıt geri alındı')).toBeVisible();
    await expect(told).toHaveCount(0);
    await expect(rowOf(page, 'Geri Gelen')).toContainText(String(id));
    await page.keyboard.press('Control+z');
    const [row] = await server.ownerSql`select id::int, pnr from public.crm_records`;
    expect(row).toEqual({ id, pnr: 'GRI009' });
  });
}

test('Ctrl+Z in a field belongs to the field', async ({ page, server, admin }) => {
  await insertRecord(server, 'Silik Yolcu');
  await openAs(page, server, admin, '/crm/records');
  await remove(page, 'Silik Yolcu');
  const search = page.getByLabel('Ara', { exact: true });
  await search.pressSequentially('x');
  await search.press('Control+z');
  await expect(search).toHaveValue('');
  expect(await server.ownerSql`select from public.crm_records`).toHaveLength(0);
  await search.blur();
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, 'Silik Yolcu')).toBeVisible();
});

test('a change is taken back, unless somebody changed the sale after it', async ({ page, server, admin }) => {
  await insertRecord(server, 'Değişen Yolcu');
  await openAs(page, server, admin, '/crm/records');
  await changeCard(page, 'Değişen Yolcu', '99');
  await expect(rowOf(page, 'Değişen Yolcu')).toContainText('99');
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Değişiklik geri alındı')).toContainText(/#\d+ \S/);
  await expect(rowOf(page, 'Değişen Yolcu').getByRole('gridcell', { name: '99', exact: true })).toHaveCount(0);

  await changeCard(page, 'Değişen Yolcu', '88');
  await server.ownerSql`update public.crm_records set note = 'başkası'`;
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Geri alınamadı')).toContainText('Bu kayıt bu arada değişti');
  const [row] = await server.ownerSql`select card::int, note from public.crm_records`;
  expect(row).toEqual({ card: 88, note: 'başkası' });
});

test('without a network it is told, and tried again', async ({ page, server, admin }) => {
  await insertRecord(server, 'Kopuk Yolcu');
  await openAs(page, server, admin, '/crm/records');
  await remove(page, 'Kopuk Yolcu');
  await page.route(/rpc\/restore_record/, (route) => route.abort());
  await page.keyboard.press('Control+z');
  const failed = toast(page, 'Geri alınamadı');
  await keepToast(failed);
  await page.unroute(/rpc\/restore_record/);
  await failed.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(rowOf(page, 'Kopuk Yolcu')).toBeVisible();
});

test('nothing comes back into a closed day, which is named', async ({ page, server, admin }) => {
  await insertRecord(server, 'Kapanan Yolcu');
  await openAs(page, server, admin, '/crm/records');
  const told = await remove(page, 'Kapanan Yolcu');
  const day = await closeToday(page, server);
  await told.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(page, 'Geri alınamadı')).toContainText(`${day} günü kapatıldı; önce bir yönetici yeniden açmalı.`);
});

test('the panel tells who changed what, and sets a sale back to a version', async ({ page, server }) => {
  const clerk = await createStaff(server, 'gecmis');
  await server.ownerSql`
    update auth.users set raw_user_meta_data = '{"first_name": "Ayşe", "last_name": "Yılmaz"}' where id = ${clerk.id}`;
  const id = await insertRecord(server, 'Fatma Nur Ak', 'XKFL7W');
  await openAs(page, server, clerk, '/crm/records');
  await changeCard(page, 'Fatma Nur Ak', '12500');
  await changeCard(page, 'Fatma Nur Ak', '99');
  const panel = await openPast(page, 'Fatma Nur Ak');
  await expect(panel).toContainText(`#${id} · Fatma Nur Ak`);
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(/^Bugün, \d/);
  const versions = panel.getByRole('listitem');
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(0)).toContainText('Ayşe Yılmaz değiştirdi');
  await expect(versions.nth(0)).toContainText('Kart12.500, yeni:  → 99');
  await expect(versions.nth(0)).toContainText('şimdiki');
  await expect(versions.nth(1)).toContainText('Kartboş, yeni:  → 12.500');
  await expect(versions.nth(2)).toContainText('Sistem kaydı açtı');
  await expect(versions.nth(0).getByRole('button')).toHaveCount(0);

  await versions
    .nth(1)
    .getByRole('button', { name: /^Bu hâle dön/ })
    .click();
  await expect(versions).toHaveCount(4);
  await expect(versions.first()).toContainText('Ayşe Yılmaz eski hâline döndürdü');
  await page.keyboard.press('Control+z');
  await expect(versions).toHaveCount(5);
  await expect(versions.first()).toContainText('Ayşe Yılmaz değişikliği geri aldı');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(rowOf(page, 'Fatma Nur Ak').getByRole('button', { name: 'Geçmiş' })).toBeFocused();
  await expect(rowOf(page, 'Fatma Nur Ak').getByRole('gridcell', { name: '99', exact: true })).toBeVisible();
});

test('the panel opens from the form too, and tells of what somebody did meanwhile', async ({ page, server, admin }) => {
  await insertRecord(server, 'Formdan Bakılan');
  await openAs(page, server, admin, '/crm/records');
  await changeCard(page, 'Formdan Bakılan', '7');
  await rowOf(page, 'Formdan Bakılan').getByRole('button', { name: 'Düzenle' }).click();
  const form = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await form.getByLabel('Kart').fill('8');
  await form.getByRole('button', { name: 'Geçmiş' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil ve kapat' }).click();
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  const versions = panel.getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await server.ownerSql`update public.crm_records set card = 500`;
  await versions
    .nth(1)
    .getByRole('button', { name: /^Bu hâle dön/ })
    .click();
  await expect(toast(page, 'Geri dönülemedi')).toContainText('Bu kayıt bu arada değişti');
  await expect(versions).toHaveCount(3);
  await expect(versions.first()).toContainText('500');
});

test('a past that cannot be read says so, and is asked for again', async ({ page, server, admin }) => {
  await insertRecord(server, 'Okunamayan');
  await openAs(page, server, admin, '/crm/records');
  await page.route(/rpc\/record_past/, (route) => route.abort());
  await rowOf(page, 'Okunamayan').getByRole('button', { name: 'Geçmiş' }).click();
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(panel.getByRole('alert')).toContainText('Sunucuya ulaşılamıyor');
  await page.unroute(/rpc\/record_past/);
  await panel.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
});

test.describe('an import is taken back', () => {
  const bring = async (page: Page, pnr: string) => {
    const lines = [`01.02.2025;Aktarılan Bir;${pnr}1;10`, `02.02.2025;Aktarılan İki;${pnr}2;20`];
    const file = csvFile('liste.csv', ['Tarih;Ad Soyad;PNR;Kart', ...lines].join('\n'));
    await expectList(page);
    const dialog = await openImport(page);
    await giveFile(dialog, file);
    await preview(dialog);
    await dialog.getByRole('button', { name: '2 kaydı aktar' }).click();
    await expect(dialog).toContainText('2 kayıt eklendi');
    return dialog;
  };
  const left = (server: { ownerSql: import('../support/owner-sql.ts').OwnerSql }) =>
    server.ownerSql`select fullname from public.crm_records`;

  test('in its last step; what somebody changed stays, and is told', async ({ page, server, admin }) => {
    await openAs(page, server, admin, '/crm/records');
    const dialog = await bring(page, 'IMP00');
    const [kept] = await server.ownerSql`
      update public.crm_records set note = 'başkası' where pnr = 'IMP002' returning id::int`;
    await dialog.getByRole('button', { name: 'Geri al' }).click();
    await expect(dialog).toContainText('1 kayıt geri alındı');
    await expect(dialog).toContainText(`1 kayıt yerinde kaldı: #${kept?.id} bu arada değişti.`);
    await expect(dialog.getByRole('button', { name: 'Geri al' })).toHaveCount(0);
    expect([...(await left(server))]).toEqual([{ fullname: 'Aktarılan İki' }]);
  });

  test('by Ctrl+Z afterwards, and each of its sales comes back from the bin', async ({ page, server, admin }) => {
    await openAs(page, server, admin, '/crm/records');
    const dialog = await bring(page, 'GRP00');
    await dialog.getByRole('button', { name: 'Kayıtları göster' }).click();
    await expect(rowOf(page, 'GRP001')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(toast(page, '2 kayıt geri alındı')).toBeVisible();
    expect([...(await left(server))]).toEqual([]);
    await openScreen(page, 'Çöp Kutusu');
    const row = rowOf(page, 'GRP001');
    await expect(row).toContainText('içe aktarma geri alındı');
    await row.getByRole('button', { name: 'Geri al' }).click();
    await expect(toast(page, 'Kayıt geri alındı')).toBeVisible();
    await expect(row).toHaveCount(0);
    expect([...(await left(server))]).toEqual([{ fullname: 'Aktarılan Bir' }]);
  });
});
