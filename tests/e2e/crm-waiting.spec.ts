import { createStaff, fillSignIn, openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { closed, listOf, onSave, refuseLater, save, waitsToast } from './crm-waiting-actions.ts';
import { expect, test } from './fixtures.ts';

test('sales typed without network wait above the list, can be changed, and arrive once and in order', async ({
  page,
  context,
  server,
}) => {
  const clerk = await createStaff(server, 'agsiz');
  await openAs(page, server, clerk, '/crm/records');
  const list = listOf(page);
  const dialog = await openNewRecord(page);
  await context.setOffline(true);
  for (const [at, key] of ['Control+Shift+Enter', 'Control+Shift+Enter', 'Control+Enter'].entries()) {
    await dialog.getByLabel('Ad Soyad').fill(`Ağsız Yolcu ${at + 1}`);
    await dialog.getByLabel('Kart').fill(`${at + 1}00`);
    await dialog.getByLabel('PNR').fill(`AGSIZ${at}`);
    await page.keyboard.press(key);
    await expect(waitsToast(page)).toContainText('bağlantı gelince kendiliğinden gönderilecek');
  }
  await expect(dialog).toBeHidden();
  const items = list.getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.first()).toHaveText(/Ağsız Yolcu 1.*AGSIZ0.*Tahsilat 100 TL.*bekliyor/);

  await list.getByRole('button', { name: 'Kayda dön: Ağsız Yolcu 2' }).click();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Ağsız Yolcu 2');
  await dialog.getByLabel('Kart').fill('700');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Bu kayıt henüz kaydedilmedi.');
  await page.getByRole('button', { name: 'Yazmaya dön' }).click();
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expect(dialog).toBeHidden();
  // The changed sale was saved again after the others, so it comes last.
  await expect(items).toHaveText([/Ağsız Yolcu 1/, /Ağsız Yolcu 3/, /Ağsız Yolcu 2.*700/]);

  await context.setOffline(false);
  await expect(toast(page, 'Bekleyen 3 kayıt gönderildi')).toBeVisible();
  await expect(list).toBeHidden();
  await expect(rowOf(page, 'Ağsız Yolcu')).toHaveCount(3);
  const rows = await server.ownerSql`
    select fullname, card::int from public.crm_records where userid = ${clerk.id} order by id`;
  expect([...rows]).toEqual([
    { fullname: 'Ağsız Yolcu 1', card: 100 },
    { fullname: 'Ağsız Yolcu 3', card: 300 },
    { fullname: 'Ağsız Yolcu 2', card: 700 },
  ]);
});

test('a refused sale reopens with its reason; waiting sales are sent after signing in again in place', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'bekleten');
  await openAs(page, server, clerk, '/crm/records');
  const list = listOf(page);
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  const way = await refuseLater(page, 'Geri Dönen 2');
  for (const at of [1, 2, 3]) await save(page, `Geri Dönen ${at}`, '450');
  await page.getByRole('button', { name: 'Çıkış' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bekleyen kayıtlar silinsin mi?' });
  await expect(question).toContainText('3 kayıt henüz gönderilemedi.');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(question).toBeHidden();
  await way.open();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Geri Dönen 2');
  await expect(dialog.getByLabel('Kart')).toHaveValue('450');
  await expect(dialog.getByText(`Kaydedilmedi: ${closed}`)).toBeVisible();
  await expect(toast(page, 'Bekleyen kayıt kaydedilmedi')).toContainText(`Geri Dönen 2: ${closed}`);
  const stored = async () => {
    const rows = await server.ownerSql<{ fullname: string }[]>`
      select fullname from public.crm_records where userid = ${clerk.id} order by id`;
    return rows.map(({ fullname }) => fullname);
  };
  await expect.poll(stored).toEqual(['Geri Dönen 1', 'Geri Dönen 3']);
  await page.unrouteAll();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(stored).toEqual(['Geri Dönen 1', 'Geri Dönen 3', 'Geri Dönen 2']);

  // The page has an answer, so it now blames the server and not the network.
  await onSave(page, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await save(page, 'Yeniden Giren');
  await expect(waitsToast(page)).toContainText('Sunucu bu kaydı şu an almadı (502); kendiliğinden yeniden denenecek.');
  await expect(list).toContainText(/Yeniden Giren.*sunucu almadı \(502\)/);
  await server.ownerSql`delete from auth.sessions where user_id = ${clerk.id}`;
  await page.unrouteAll();
  const again = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(again.getByLabel('E-posta')).toHaveValue(clerk.email);
  await fillSignIn(again, clerk);
  await expect(toast(page, 'Bekleyen kayıt gönderildi')).toBeVisible();
  await expect(again).toBeHidden();
  expect(await stored()).toContain('Yeniden Giren');
});
