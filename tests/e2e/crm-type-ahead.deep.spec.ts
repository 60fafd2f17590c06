import type { Locator, Page } from '@playwright/test';
import { hold, openAs, openNewRecord, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const posts = /rest\/v1\/crm_records/;

/**
 * Makes the page six times slower, so that delays show. Call the returned function soon: it restores the speed, and
 * until then the browser uses up a processor even while idle.
 */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return async () => {
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await client.detach();
  };
}

/** Ways to save a sale and start the next one without waiting until the first is stored. */
const ways: Readonly<Record<string, (page: Page, dialog: Locator) => Promise<void>>> = {
  'by keys, from the first field': (page) => page.keyboard.press('Control+Shift+Enter'),
  'by keys, from a date that is typed': async (page, dialog) => {
    await dialog.getByLabel('Tarih', { exact: true }).selectText();
    await page.keyboard.type('dün');
    await page.keyboard.press('Control+Shift+Enter');
  },
  'by the button': (_, dialog) => dialog.getByRole('button', { name: 'Kaydet ve yeni' }).click(),
  'after a question': async (page, dialog) => {
    await dialog.getByLabel('Tarih', { exact: true }).selectText();
    await page.keyboard.type('01.02.2020');
    await page.keyboard.press('Control+Shift+Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Evet, kaydet' }).click();
  },
};

async function refuseInTheEnd(page: Page) {
  const refusal = { status: 400, json: { code: 'DC001', message: 'The day is closed.' } };
  await page.route(posts, (route) => (route.request().method() === 'POST' ? route.fulfill(refusal) : route.fallback()));
  return hold(page, posts, 'POST');
}

for (const [way, goOn] of Object.entries(ways)) {
  for (const isHeld of [true, false]) {
    test(`immediate typing goes to the next sale: ${way}, ${isHeld ? 'before' : 'around'} the answer`, async ({
      page,
      server,
      admin,
    }) => {
      await server.ownerSql`delete from public.crm_records`;
      // Hold requests before the page opens: otherwise an early request would pass.
      const held = isHeld ? await hold(page, posts, 'POST') : null;
      await openAs(page, server, admin, '/crm/records');
      const dialog = await openNewRecord(page);
      const speedUp = await slowDown(page);
      await dialog.getByLabel('Kart').fill('5');
      await dialog.getByLabel('Ad Soyad').focus();
      await page.keyboard.type('Birinci Yolcu');
      const stored = page.waitForResponse((response) => response.status() === 201);
      await goOn(page, dialog);
      await page.keyboard.type('İkinci Yolcu');
      await page.keyboard.press('Tab');
      await page.keyboard.type('5321234567');
      held?.release();
      await stored;
      await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('İkinci Yolcu');
      await expect(dialog.getByLabel('Telefon')).toHaveValue('5321234567');
      await expect(dialog.getByLabel('Telefon')).toBeFocused();
      await speedUp();
      await dialog.getByLabel('Kart').fill('5');
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toBeHidden();
      const rows = await server.ownerSql`select fullname, phone, note from public.crm_records order by id`;
      expect([...rows]).toEqual([
        { fullname: 'Birinci Yolcu', phone: null, note: null },
        { fullname: 'İkinci Yolcu', phone: '5321234567', note: null },
      ]);
    });
  }
}

test('a series of sales can be typed without a pause', async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await openAs(page, server, admin, '/crm/records');
  const speedUp = await slowDown(page);
  await openNewRecord(page);
  const names = Array.from({ length: 8 }, (_, at) => `Sıradaki Yolcu ${at}`);
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('5321234567');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ABC123');
    await page.keyboard.press('Control+Shift+Enter');
  }
  await speedUp();
  const stored = () => server.ownerSql<{ fullname: string; phone: string }[]>`
    select fullname, phone from public.crm_records order by fullname`;
  await expect.poll(async () => (await stored()).length).toBe(names.length);
  expect([...(await stored())]).toEqual(names.map((fullname) => ({ fullname, phone: '5321234567' })));
});

test('a sale cannot be changed while it is being stored, and N opens the next one', async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  const { release } = await hold(page, posts, 'POST');
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  const speedUp = await slowDown(page);
  await dialog.getByLabel('Kart').fill('5');
  await dialog.getByLabel('Ad Soyad').focus();
  await page.keyboard.type('Birinci Yolcu');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('xyz');
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Birinci Yolcu');
  await page.keyboard.type('nİkinci Yolcu');
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('İkinci Yolcu');
  await speedUp();
  const stored = page.waitForResponse((response) => response.status() === 201);
  release();
  await stored;
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('İkinci Yolcu');
  expect([...(await server.ownerSql`select fullname from public.crm_records`)]).toEqual([
    { fullname: 'Birinci Yolcu' },
  ]);
});

test('a sale that cannot be stored comes back although the form was closed', async ({ page, server, admin }) => {
  const failing = await refuseInTheEnd(page);
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Geri Gelen');
  await dialog.getByLabel('Kart').fill('700');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('');
  await failing.asked;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  failing.release();
  await expect(toast(page, 'Hata')).toBeVisible();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Geri Gelen');
  await expect(dialog.getByLabel('Kart')).toHaveValue('700');
});
