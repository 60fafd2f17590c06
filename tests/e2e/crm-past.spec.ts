import type { Page } from '@playwright/test';
import { formatDate } from '../../src/domain/days/dates.ts';
import { agencyToday } from '../support/today.ts';
import {
  changeCard,
  createStaff,
  expectList,
  insertRecord,
  keepToast,
  openAs,
  openScreen,
  rowOf,
  toast,
} from './crm-actions.ts';
import { csvFile, giveFile, openImport, preview } from './crm-import-files.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ server }) => {
  await server.ownerSql`alter table public.day_closings disable trigger user`;
  await server.ownerSql`delete from public.day_closings`;
  await server.ownerSql`alter table public.day_closings enable trigger user`;
  await server.ownerSql`delete from public.crm_records`;
});

async function remove(page: Page, name: string) {
  await rowOf(page, name).getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  const told = toast(page, 'Kayıt silindi');
  await keepToast(told);
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  return told;
}

const closeToday = async (server: { ownerSql: import('../support/owner-sql.ts').OwnerSql }) => {
  await server.ownerSql`
    insert into public.day_closings (day, figures, counts, fingerprint)
    values (${agencyToday()}::date, '{}', '[]', '')`;
  return formatDate(agencyToday());
};

test('a deleted sale comes back by button or Ctrl+Z, with its id; in a field Ctrl+Z belongs to the field', async ({
  page,
  server,
  admin,
}) => {
  const id = await insertRecord(server, 'Geri Gelen', 'GRI009');
  await openAs(page, server, admin, '/crm/records');
  const row = rowOf(page, 'Geri Gelen');
  const back = toast(page, 'Kayıt geri alındı');
  const stored = async () => [...(await server.ownerSql`select id::int, pnr from public.crm_records`)];
  const told = await remove(page, 'Geri Gelen');
  await told.getByRole('button', { name: 'Geri al' }).click();
  await expect(back).toBeVisible();
  await expect(told).toHaveCount(0);
  await expect(row).toContainText(String(id));
  await page.keyboard.press('Control+z');
  expect(await stored()).toEqual([{ id, pnr: 'GRI009' }]);

  await remove(page, 'Geri Gelen');
  const search = page.getByLabel('Ara', { exact: true });
  await search.pressSequentially('x');
  await search.press('Control+z');
  await expect(search).toHaveValue('');
  expect(await stored()).toEqual([]);
  await search.blur();
  await page.route(/rpc\/restore_record/, (route) => route.abort());
  await page.keyboard.press('Control+z');
  const failed = toast(page, 'Geri alınamadı');
  await keepToast(failed);
  await page.unroute(/rpc\/restore_record/);
  await failed.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(row).toContainText(String(id));
  expect(await stored()).toEqual([{ id, pnr: 'GRI009' }]);

  await remove(page, 'Geri Gelen');
  const day = await closeToday(server);
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Geri alınamadı')).toContainText(`${day} günü kapatıldı; önce bir yönetici yeniden açmalı.`);
});

test('the panel shows who changed what, sets a sale back to a version, and reports changes made meanwhile', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'gecmis');
  await server.ownerSql`
    update auth.users set raw_user_meta_data = '{"first_name": "Ayşe", "last_name": "Yılmaz"}' where id = ${clerk.id}`;
  const id = await insertRecord(server, 'Fatma Nur Ak', 'XKFL7W');
  // The page must not receive other people's changes.
  await page.route(/rpc\/records_changed_since/, () => {});
  await openAs(page, server, clerk, '/crm/records');
  await changeCard(page, 'Fatma Nur Ak', '12500');
  await changeCard(page, 'Fatma Nur Ak', '99');
  const row = rowOf(page, 'Fatma Nur Ak');
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  const versions = panel.getByRole('listitem');
  await page.route(/rpc\/record_past/, (route) => route.abort());
  await row.getByRole('button', { name: 'Geçmiş' }).click();
  await expect(panel.getByRole('alert')).toContainText('Sunucuya ulaşılamıyor');
  await page.unroute(/rpc\/record_past/);
  await panel.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(panel).toContainText(`#${id} · Fatma Nur Ak`);
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(/^Bugün, \d/);
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(0)).toContainText('Ayşe Yılmaz değiştirdi');
  await expect(versions.nth(0)).toContainText('Kart12.500, yeni:  → 99');
  await expect(versions.nth(0)).toContainText('şimdiki');
  await expect(versions.nth(1)).toContainText('Kartboş, yeni:  → 12.500');
  await expect(versions.nth(2)).toContainText('Sistem kaydı açtı');
  await expect(versions.nth(0).getByRole('button')).toHaveCount(0);

  const back = versions.nth(1).getByRole('button', { name: /^Bu hâle dön/ });
  await back.click();
  await expect(versions).toHaveCount(4);
  await expect(versions.first()).toContainText('Ayşe Yılmaz eski hâline döndürdü');
  await page.keyboard.press('Control+z');
  await expect(versions).toHaveCount(5);
  await expect(versions.first()).toContainText('Ayşe Yılmaz değişikliği geri aldı');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(row.getByRole('button', { name: 'Geçmiş' })).toBeFocused();
  await expect(row.getByRole('gridcell', { name: '99', exact: true })).toBeVisible();

  await row.getByRole('button', { name: 'Düzenle' }).click();
  const form = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await form.getByLabel('Kart').fill('8');
  await form.getByRole('button', { name: 'Geçmiş' }).click();
  const read = page.waitForResponse(/rpc\/record_past/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil ve kapat' }).click();
  await read;
  await expect(versions).toHaveCount(5);
  await server.ownerSql`update public.crm_records set card = 500`;
  await back.click();
  await expect(toast(page, 'Geri dönülemedi')).toContainText('Bu kayıt bu arada değişti');
  await expect(versions).toHaveCount(6);
  await expect(versions.first()).toContainText('500');
});

test('an import can be undone in its last step or by Ctrl+Z; sales that somebody changed stay', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const bring = async (pnr: string) => {
    const lines = [`01.02.2025;Aktarılan Bir;${pnr}1;10`, `02.02.2025;Aktarılan İki;${pnr}2;20`];
    const dialog = await openImport(page);
    await giveFile(dialog, csvFile('liste.csv', ['Tarih;Ad Soyad;PNR;Kart', ...lines].join('\n')));
    await preview(dialog);
    await dialog.getByRole('button', { name: '2 kaydı aktar' }).click();
    await expect(dialog).toContainText('2 kayıt eklendi');
    return dialog;
  };
  const left = async () => [...(await server.ownerSql`select pnr from public.crm_records order by id`)];
  const dialog = await bring('IMP00');
  const [kept] = await server.ownerSql`
    update public.crm_records set note = 'başkası' where pnr = 'IMP002' returning id::int`;
  await dialog.getByRole('button', { name: 'Geri al' }).click();
  await expect(dialog).toContainText('1 kayıt geri alındı');
  await expect(dialog).toContainText(`1 kayıt yerinde kaldı: #${kept?.id} bu arada değişti.`);
  await expect(dialog.getByRole('button', { name: 'Geri al' })).toHaveCount(0);
  expect(await left()).toEqual([{ pnr: 'IMP002' }]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await bring('GRP00');
  await dialog.getByRole('button', { name: 'Kayıtları göster' }).click();
  await expect(rowOf(page, 'GRP001')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(toast(page, '2 kayıt geri alındı')).toBeVisible();
  expect(await left()).toEqual([{ pnr: 'IMP002' }]);
  await openScreen(page, 'Çöp Kutusu');
  const row = rowOf(page, 'GRP001');
  await expect(row).toContainText('içe aktarma geri alındı');
  await row.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(page, 'Kayıt geri alındı')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await left()).toEqual([{ pnr: 'IMP002' }, { pnr: 'GRP001' }]);
});
