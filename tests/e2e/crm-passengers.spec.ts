import type { Page } from '@playwright/test';
import { agencyToday } from '../support/today.ts';
import { createStaff, openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { addSale, offer, passenger, stored, typeAlong } from './crm-passenger-actions.ts';
import { expect, test } from './fixtures.ts';

async function addPassenger(page: Page, number: number, name: string) {
  await page.keyboard.press('Alt+y');
  const field = passenger(page.getByRole('dialog'), number).getByLabel('Ad Soyad');
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
}

test.beforeEach(({ server }) => server.ownerSql`delete from public.crm_records`);

test('a family is one payment and one record for each passenger, entered with the keyboard only', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  await typeAlong(page, 'Şükrü İnceoğlu', '0532 014 27 86', '10000000146');
  await page.keyboard.press('Alt+y');
  await expect(passenger(dialog, 2).getByLabel('Ad Soyad')).toBeFocused();
  await typeAlong(page, 'Işıl İnceoğlu', '10000000078');
  await expect(passenger(dialog, 2).getByText('Bu numara geçerli görünmüyor')).toBeHidden();
  await addPassenger(page, 3, 'Umut İnceoğlu');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('PNR')).toBeFocused();
  await typeAlong(page, 'K7Q2PX', 'IST', 'FRA', '');
  await page.keyboard.press('Alt+g');
  await expect(dialog.getByRole('checkbox', { name: 'Gidiş-dönüş' })).toBeChecked();
  await expect(dialog.getByLabel('Dönüş yeri')).toHaveValue('IST');
  await dialog.getByLabel('Kart').fill('27000');
  await dialog.getByLabel('Komisyon').fill('900');
  await dialog.getByLabel('Not', { exact: true }).fill('Kapıdan ödedi');
  await expect(dialog.getByLabel('Özet')).toContainText('Şükrü İnceoğlu +2');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Kayıt eklendi')).toContainText('3 yolcu birlikte kaydedildi');

  const booking = { pnr: 'K7Q2PX', depart: 'IST', arrive: 'FRA', returnto: 'IST', date: agencyToday() };
  const nothing = { phone: null, card: null, commission: null, note: null };
  const [first, ...others] = await stored(server);
  expect(first).toMatchObject({
    ...booking,
    ...{ fullname: 'Şükrü İnceoğlu', phone: '0532 014 27 86', card: 27_000, commission: 900 },
    ...{ note: 'Kapıdan ödedi', groupof: null },
  });
  expect(others).toMatchObject([
    { ...booking, ...nothing, fullname: 'Işıl İnceoğlu', citizenid: '10000000078', groupof: first?.id },
    { ...booking, ...nothing, fullname: 'Umut İnceoğlu', citizenid: null, groupof: first?.id },
  ]);
  const row = rowOf(page, 'Umut İnceoğlu');
  await expect(row).toContainText(`3 yolcu · #${first?.id}`);
  await expect(rowOf(page, 'Şükrü İnceoğlu')).toContainText(`3 yolcu · #${others[0]?.id}`);
  await expect(row.getByRole('gridcell', { name: /IST.*FRA.*gidiş-dönüş/ })).toBeVisible();
  await row.getByRole('link', { name: `#${first?.id}` }).click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await expect(edit.getByLabel('Kart')).toHaveValue('27.000');
  await expect(edit.getByText('3 yolcu ·')).toContainText('Işıl İnceoğlu');
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();

  await server.ownerSql`delete from public.crm_records`;
  await openNewRecord(page);
  await dialog.getByLabel('Kart').fill('5');
  await dialog.getByLabel('Ad Soyad').focus();
  await page.keyboard.type('Tek Başına');
  for (const number of [2, 3, 4]) await addPassenger(page, number, '');
  await passenger(dialog, 3).getByLabel('TC Kimlik No').fill('10000000146');
  await passenger(dialog, 4).getByLabel('Ad Soyad').fill('Çıkan Yolcu');
  await page.keyboard.press('Control+Enter');
  await expect(passenger(dialog, 3).getByLabel('Ad Soyad')).toBeFocused();
  await expect(passenger(dialog, 3)).toContainText('Ad soyad girin.');
  await expect(passenger(dialog, 2)).not.toContainText('Ad soyad girin.');
  expect(await stored(server)).toEqual([]);
  await page.keyboard.type('Kalan Yolcu');
  await passenger(dialog, 4).getByRole('button', { name: '4. yolcuyu çıkar' }).click();
  await expect(passenger(dialog, 4)).toBeHidden();
  await expect(passenger(dialog, 3).getByLabel('TC Kimlik No')).toBeFocused();
  await page.keyboard.press('Control+Shift+Enter');
  await expect(toast(page, 'Kayıt eklendi').filter({ hasText: '2 yolcu birlikte kaydedildi' })).toBeVisible();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('');
  await expect(passenger(dialog, 2)).toBeHidden();
  expect((await stored(server)).map(({ fullname }) => fullname)).toEqual(['Tek Başına', 'Kalan Yolcu']);

  await server.ownerSql`delete from public.crm_records`;
  await page.keyboard.press('Control+Shift+V');
  await dialog.getByLabel('Yapıştırın').fill(`--- TST RLR ---
RP/ISTTK2100/ISTTK2100            AA/SU  22NOV26/0912Z   X7K2PQ
  1.YILDIZOGLU/AYSE MRS   2.YILDIZOGLU/ALI MR   3.YILDIZOGLU/CAN MSTR
  4  TK1821 Y 12DEC 6 ISTCDG HK2  0715 0935  12DEC  E  TK/X7K2PQ`);
  await dialog.getByRole('button', { name: 'Oku' }).click();
  await dialog.getByRole('button', { name: 'Diğer 2 yolcuyu ekle' }).click();
  await expect(passenger(dialog, 3).getByLabel('Ad Soyad')).toHaveValue(/can/i);
  await expect(dialog.getByRole('button', { name: /Diğer/ })).toBeHidden();
  await page.getByRole('button', { name: 'Hepsini onayla' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  expect((await stored(server)).map(({ pnr, arrive }) => [pnr, arrive])).toEqual(Array(3).fill(['X7K2PQ', 'CDG']));
});

test('the return airport is proposed, but stays as typed; deleting the first passenger shows a warning', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await dialog.getByLabel('Ad Soyad').fill('Dönen Yolcu');
  await dialog.getByLabel('Kart').fill('5');
  await dialog.getByRole('checkbox', { name: 'Gidiş-dönüş' }).check();
  await dialog.getByLabel('PNR').focus();
  await page.keyboard.press('Tab');
  await typeAlong(page, 'ist', 'ayt', '');
  await expect(dialog.getByLabel('Dönüş yeri')).toHaveValue('IST');
  await dialog.getByLabel('Dönüş yeri').fill('SAW');
  await dialog.getByLabel('Kalkış').fill('ESB');
  await expect(dialog.getByLabel('Dönüş yeri')).toHaveValue('SAW');
  await dialog.getByLabel('Dönüş yeri').fill('AYT');
  await dialog.getByLabel('Firma').focus();
  await expect(dialog.getByText('Kalkış ile varış aynı.')).toBeVisible();
  await dialog.getByLabel('Dönüş yeri').fill('SAW');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const back = rowOf(page, 'Dönen Yolcu');
  await expect(back.getByRole('gridcell', { name: 'ESB – AYT – SAW' })).toBeVisible();
  await back.getByRole('button', { name: 'Düzenle' }).click();
  await expect(edit.getByRole('checkbox', { name: 'Gidiş-dönüş' })).toBeChecked();
  await page.keyboard.press('Alt+g');
  await expect(edit.getByLabel('Dönüş yeri')).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Kayıt güncellendi')).toBeVisible();
  expect(await stored(server)).toMatchObject([{ depart: 'ESB', arrive: 'AYT', returnto: null }]);

  const paid = await addSale(server, { fullname: 'Tutarlı Yolcu', card: 900 });
  await addSale(server, { fullname: 'Bağlı Yolcu', groupof: paid });
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await rowOf(page, 'Bağlı Yolcu').getByRole('button', { name: 'Sil' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bağlı Yolcu');
  await expect(question).not.toContainText('yolcu daha var');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await rowOf(page, 'Tutarlı Yolcu').getByRole('button', { name: 'Sil' }).click();
  await expect(question).toContainText('Bu kayda bağlı 1 yolcu daha var.');
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(rowOf(page, 'Tutarlı Yolcu')).toHaveCount(0);
  await expect(rowOf(page, 'Bağlı Yolcu')).toContainText(`2 yolcu · #${paid}`);
  await rowOf(page, 'Bağlı Yolcu')
    .getByRole('link', { name: `#${paid}` })
    .click();
  await expect(toast(page, 'Kayıt açılamadı')).toContainText('bir başkası silmiş olabilir');
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, 'Tutarlı Yolcu')).toContainText('2 yolcu');
});

test('nothing of a group is lost by a reload, without network or without an answer', async ({
  page,
  context,
  server,
}) => {
  const clerk = await createStaff(server, 'grup');
  await openAs(page, server, clerk, '/crm/records');
  await openNewRecord(page);
  await page.keyboard.type('Bekleyen Bir');
  await addPassenger(page, 2, 'Bekleyen İki');
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await expect(passenger(dialog, 2).getByLabel('Ad Soyad')).toHaveValue('Bekleyen İki');
  await context.setOffline(true);
  await dialog.getByLabel('Kart').fill('500');
  await page.keyboard.press('Control+Enter');
  const waiting = page.getByRole('list', { name: 'Bekleyen kayıtlar' });
  await expect(waiting).toContainText('Bekleyen Bir+1 yolcu');
  await context.setOffline(false);
  await expect(toast(page, 'Bekleyen kayıt gönderildi')).toBeVisible();
  const [first, second] = await stored(server);
  expect([first, second]).toMatchObject([
    { fullname: 'Bekleyen Bir', card: 500 },
    { fullname: 'Bekleyen İki', groupof: first?.id },
  ]);

  // A group is stored once even if the server's answer is lost.
  await server.ownerSql`delete from public.crm_records`;
  await page.route(/rpc\/add_group/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openNewRecord(page);
  await page.keyboard.type('Cevapsız Bir');
  await addPassenger(page, 2, 'Cevapsız İki');
  await addPassenger(page, 3, 'Cevapsız Üç');
  await dialog.getByLabel('Kart').fill('100');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Kayda dön: Cevapsız Bir' }).click();
  await dialog.getByLabel('Kart').fill('200');
  await passenger(dialog, 2).getByLabel('Ad Soyad').fill('Cevaplı İki');
  await passenger(dialog, 3).getByRole('button', { name: '3. yolcuyu çıkar' }).click();
  await addPassenger(page, 3, 'Cevaplı Dört');
  await page.unroute(/rpc\/add_group/);
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  const [one, ...others] = await stored(server);
  expect(one).toMatchObject({ fullname: 'Cevapsız Bir', card: 200 });
  expect(others).toMatchObject([
    { fullname: 'Cevaplı İki', groupof: one?.id, card: null },
    { fullname: 'Cevaplı Dört', groupof: one?.id },
  ]);
});

test('a group can be entered by touch on a phone', async ({ page, server, admin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const first = await addSale(server, { fullname: 'İlk Yolcu', pnr: 'DOKUN1', phone: '0532 014 27 86', card: 5000 });
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Telefon').fill('05320142786');
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await dialog.getByRole('button', { name: 'Yolcu ekle' }).click();
  await expect(passenger(dialog, 2).getByLabel('Ad Soyad')).toBeFocused();
  await passenger(dialog, 2).getByLabel('Ad Soyad').fill('Dokunan Yolcu');
  await dialog.getByRole('checkbox', { name: 'Gidiş-dönüş' }).click();
  await dialog.getByLabel('Kalkış').fill('IST');
  await expect(dialog.getByLabel('Dönüş yeri')).toHaveValue('IST');
  await dialog.getByLabel('PNR').fill('DOKUN1');
  await expect(offer(dialog)).toBeVisible();
  await offer(dialog).getByRole('button', { name: 'Yolcu ekle' }).click();
  await expect(passenger(dialog, 2).getByLabel('Ad Soyad')).toHaveValue('Dokunan Yolcu');
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  expect((await stored(server)).map(({ fullname, groupof }) => [fullname, groupof])).toEqual([
    ['İlk Yolcu', null],
    ['İlk Yolcu', first],
    ['Dokunan Yolcu', first],
  ]);
  await expect(page.getByRole('article').filter({ hasText: 'Dokunan Yolcu' })).toContainText(`3 yolcu · #${first}`);
});
