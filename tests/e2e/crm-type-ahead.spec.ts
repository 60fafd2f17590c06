import { addDays } from '../../src/domain/days/date-ranges.ts';
import { formatDate } from '../../src/domain/days/dates.ts';
import { agencyToday } from '../support/today.ts';
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
  await dialog.getByLabel('Kart').fill('5');
  await name.focus();
  await page.keyboard.type('Birinci Yolcu');
  await page.keyboard.press('Control+Shift+Enter');
  await page.keyboard.type('İkinci Yolcu');
  await asked;
  release();
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  await expect(name).toHaveValue('İkinci Yolcu');
  await expect(name).toBeFocused();
  await dialog.getByLabel('Kart').fill('5');
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
  await dialog.getByLabel('Kart').fill('5');
  await name.focus();
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
  await dialog.getByLabel('Kart').fill('5');
  await name.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const rows = await server.ownerSql`select fullname from public.crm_records order by id`;
  expect([...rows]).toEqual([{ fullname: 'Geri Gelen' }, { fullname: 'Yazılan Yolcu' }]);
});

test('“Kaydet ve yeni” keeps company, type, direction and shift, marks them, and suggests a direction until one is typed', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const saveAndGoOn = async (act: () => Promise<unknown>) => {
    const stored = page.waitForResponse((response) => response.status() === 201);
    await act();
    await stored;
    await expect(field('Ad Soyad')).toHaveValue('');
    await expect(field('Ad Soyad')).toBeFocused();
  };
  await field('Ad Soyad').fill('Arka Arkaya Bir');
  await field('Kart').fill('5');
  await field('Firma').fill('AJET');
  await field('Satış Türü').fill('DEGISIM');
  await field('Tarih').fill('dün');
  await field('Kalkış').fill('ist');
  await expect(field('Yön')).toHaveValue('');
  await field('Varış').fill('izmir');
  await field('Not').focus();
  await expect(field('Yön')).toHaveValue('YURT ICI');
  await expect(field('Yön')).toHaveAccessibleDescription('öneri');
  await field('Varış').fill('');
  await expect(field('Yön')).toHaveValue('');
  await field('Varış').fill('fra');
  await expect(field('Yön')).toHaveValue('YURT DISI');
  await saveAndGoOn(() => dialog.getByRole('button', { name: 'Kaydet ve yeni' }).click());
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  await expect(field('Firma')).toHaveValue('AJET');
  await expect(field('Firma')).toHaveAccessibleDescription('önceki kayıttan öneri');
  await expect(field('Satış Türü')).toHaveAccessibleDescription('önceki kayıttan');
  await expect(field('Vardiya')).toHaveAccessibleDescription('');
  await expect(field('Tarih')).toHaveValue(formatDate(agencyToday()));
  await expect(field('Yön')).toHaveValue('');

  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Ad soyad girin.')).toBeVisible();
  expect(await toast(page, 'Kayıt eklendi').count()).toBe(0);

  await field('Firma').fill('PEGASUS');
  await expect(field('Firma')).toHaveAccessibleDescription('');
  await field('Satış Türü').fill('iptal/iade');
  await field('Kart').fill('10');
  await field('Kalkış').fill('IST');
  await field('Varış').fill('AYT');
  await field('Yön').fill('YURT DISI');
  await expect(field('Yön')).toHaveAccessibleDescription('');
  await field('Varış').fill('ADB');
  await expect(field('Yön')).toHaveValue('YURT DISI');
  await field('Ad Soyad').fill('Arka Arkaya İki');
  await saveAndGoOn(() => page.keyboard.press('Control+Shift+Enter'));
  await expect(field('Firma')).toHaveValue('PEGASUS');
  await expect(field('Satış Türü')).toHaveValue('');

  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  await field('Ad Soyad').fill('Tutarsız');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await toast(page, 'Kayıt eklendi').count()).toBe(0);
  await page.keyboard.press('Escape');

  await expect(field('Yön')).toHaveValue('YURT DISI');
  await expect(field('Yön')).toHaveAccessibleDescription('önceki kayıttan');
  await field('Kalkış').fill('IST');
  await field('Varış').fill('AYT');
  await expect(field('Yön')).toHaveValue('YURT ICI');
  await expect(field('Yön')).toHaveAccessibleDescription('öneri');
  const rows = await server.ownerSql`
    select company, direction, date::text from public.crm_records where fullname like 'Arka Arkaya%' order by id`;
  expect([...rows]).toEqual([
    { company: 'AJET', direction: 'YURT DISI', date: addDays(agencyToday(), -1) },
    { company: 'PEGASUS', direction: 'YURT DISI', date: agencyToday() },
  ]);
});
