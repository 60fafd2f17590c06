import { hold, openAs, openNewRecord, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('immediate typing goes to the next sale; the key that saves accepts the active option', async ({
  page,
  server,
  admin,
}) => {
  await server.ownerSql`delete from public.crm_records`;
  const { asked, release } = await hold(page, /rest\/v1\/crm_records/, 'POST');
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  const name = dialog.getByLabel('Ad Soyad');
  await page.keyboard.type('Birinci Yolcu');
  await page.keyboard.press('Control+Shift+Enter');
  await page.keyboard.type('İkinci Yolcu');
  await asked;
  release();
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  await expect(name).toHaveValue('İkinci Yolcu');
  await expect(name).toBeFocused();
  await dialog.getByLabel('Varış').focus();
  await page.keyboard.type('ay');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const rows = await server.ownerSql`select fullname, arrive from public.crm_records order by id`;
  expect([...rows]).toEqual([
    { fullname: 'Birinci Yolcu', arrive: null },
    { fullname: 'İkinci Yolcu', arrive: 'AYT' },
  ]);
});

test('a sale that cannot be stored waits while the next one is being typed', async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  const refusal = { status: 400, json: { code: 'DC001', message: 'The day is closed.' } };
  const posts = /rest\/v1\/crm_records/;
  await page.route(posts, (route) => (route.request().method() === 'POST' ? route.fulfill(refusal) : route.fallback()));
  const failing = await hold(page, posts, 'POST');
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  const name = dialog.getByLabel('Ad Soyad');
  await page.keyboard.type('Geri Gelen');
  await page.keyboard.press('Control+Shift+Enter');
  await failing.asked;
  await page.keyboard.type('Yazılan');
  failing.release();
  await expect(toast(page, 'Hata')).toBeVisible();
  const waiting = dialog.getByRole('list', { name: 'Kaydedilmemiş kayıtlar' });
  await expect(waiting).toHaveText(/Kaydedilmedi: Geri Gelen/);
  await expect(name).toBeFocused();
  await page.keyboard.type(' Yolcu');
  await expect(name).toHaveValue('Yazılan Yolcu');
  // A waiting sale survives a reload.
  await page.reload();
  await expect(waiting).toBeVisible();
  await page.unrouteAll();
  if ((await name.inputValue()) !== 'Geri Gelen') await waiting.getByRole('button', { name: 'Kayda dön' }).click();
  await expect(name).toHaveValue('Geri Gelen');
  await expect(waiting).toHaveText(/Kaydedilmedi: Yazılan Yolcu/);
  await name.press('Control+Enter');
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  await expect(name).toHaveValue('Yazılan Yolcu');
  await expect(waiting).toBeHidden();
  await name.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const rows = await server.ownerSql`select fullname from public.crm_records order by id`;
  expect([...rows]).toEqual([{ fullname: 'Geri Gelen' }, { fullname: 'Yazılan Yolcu' }]);
});
