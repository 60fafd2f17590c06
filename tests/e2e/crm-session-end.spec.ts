import type { Page, Route } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import {
  type Credentials,
  createStaff,
  expectList,
  expectWhole,
  fillSignIn,
  insertRecord,
  openAs,
  openNewRecord,
  openScreen,
  rowOf,
  signIn,
  toast,
} from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const renewal = /grant_type=refresh_token/;
const nearlyAnHour = 3_550_000;

type Person = Credentials & { id: string };

const endOnServer = (server: TestServer, { id }: Person) =>
  server.ownerSql`delete from auth.sessions where user_id = ${id}`;

/** Every way in which a session is found to be over. */
const ends = {
  'ended on the server': (_page: Page, server: TestServer, person: Person) => endOnServer(server, person),
  'ended on the server, and its token has run out': async (page: Page, server: TestServer, person: Person) => {
    await endOnServer(server, person);
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('crm.session') ?? '');
      localStorage.setItem('crm.session', JSON.stringify({ ...session, expires_at: 1 }));
    });
  },
  'is gone from the browser': (page: Page) => page.evaluate(() => localStorage.removeItem('crm.session')),
};

/** Everything that holds input: it is finished after the sign-in. */
const works = {
  'a new sale': {
    address: '/crm/records',
    begin: async (page: Page) => {
      await expectList(page);
      const dialog = await openNewRecord(page);
      await dialog.getByLabel('Ad Soyad').fill('Yarıda Kalan');
    },
    done: 'Kayıt eklendi',
  },
  'a changed sale': {
    address: '/crm/records',
    begin: async (page: Page) => {
      await rowOf(page, 'Değişecek Kayıt').first().getByRole('button', { name: 'Düzenle' }).click();
      await page.getByRole('dialog').getByLabel('Kart').fill('4500');
    },
    done: 'Kayıt güncellendi',
  },
  'a new password': {
    address: '/crm/change-password',
    begin: async (page: Page) => {
      await expect(page.getByText('Kapalı.')).toBeVisible();
      await page.getByLabel('Yeni Şifre', { exact: true }).fill('Kalan-parola-9');
      await page.getByLabel('Yeni Şifre (Tekrar)').fill('Kalan-parola-9');
    },
    done: 'Şifre güncellendi',
  },
  'a new user': {
    address: '/crm/users',
    begin: async (page: Page) => {
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
      await form.getByLabel('Ad', { exact: true }).fill('Yarıda');
      await form.getByLabel('Soyad').fill('Kalan');
      await form.getByLabel('E-posta').fill(`yarida-${crypto.randomUUID()}@a.example`);
      await form.getByLabel('Şifre').fill('Uzun-bir-parola-8');
    },
    done: 'Kullanıcı eklendi',
  },
};

const cases: ReadonlyArray<readonly [work: keyof typeof works, end: keyof typeof ends]> = [
  ['a new sale', 'ended on the server'],
  ['a new sale', 'ended on the server, and its token has run out'],
  ['a new sale', 'is gone from the browser'],
  ['a changed sale', 'ended on the server'],
  ['a new password', 'ended on the server'],
  ['a new password', 'is gone from the browser'],
  ['a new user', 'ended on the server'],
];

for (const [work, end] of cases) {
  test(`${work} is finished after a new sign-in when the session ${end}`, async ({ page, server }) => {
    const { address, begin, done } = works[work];
    const person = await createStaff(server, 'yarim', work === 'a new user');
    await insertRecord(server, 'Değişecek Kayıt');
    await openAs(page, server, person, address);
    await begin(page);
    await ends[end](page, server, person);
    await page.keyboard.press(address === '/crm/records' ? 'Control+Enter' : 'Enter');
    const again = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
    await expect(again.getByLabel('E-posta')).toHaveValue(person.email);
    await fillSignIn(again, person);
    await expect(toast(page, done)).toBeVisible();
    expect(await toast(page, 'Hata').count()).toBe(0);
    await expect(again).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
}

test('a session is renewed by itself about 90 s before its end, looked at every 30 s', async ({ page, server }) => {
  const clerk = await createStaff(server, 'saat');
  await page.clock.install();
  await openAs(page, server, clerk, '/crm');
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('crm.session') ?? ''));
  const { refresh_token, expires_at } = await stored();
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
  });
  // From here on time passes only by our steps, however slow the machine is.
  const at = expires_at * 1000 - 155_000;
  await page.clock.pauseAt(at);
  await page.clock.runFor(30_000);
  expect(renewals).toEqual([]);
  const renewed = page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'));
  await page.clock.runFor(30_000);
  await page.clock.resume();
  expect((await renewed).ok()).toBe(true);
  await expect.poll(async () => (await stored()).refresh_token).not.toBe(refresh_token);
  expect(renewals).toHaveLength(1);
  await expect(page).toHaveURL(/\/crm$/);
});

for (const [what, answer] of [
  ['nobody answers', (route: Route) => route.abort()],
  ['a proxy answers for the server', (route: Route) => route.fulfill({ status: 503, body: '' })],
] as const) {
  test(`a renewal that fails because ${what} ends nothing`, async ({ page, server }) => {
    const clerk = await createStaff(server, 'yenile');
    await page.clock.install();
    await openAs(page, server, clerk, '/crm/records');
    await page.route(renewal, answer);
    const asked = page.waitForRequest(renewal);
    await page.clock.fastForward(nearlyAnHour);
    await page.clock.runFor(30_000);
    await asked;
    await page.clock.runFor(60_000);
    await expect(page).toHaveURL(/\/crm\/records$/);
    await page.unroute(renewal);
    // What was still on its way fails too.
    const renewed = page.waitForResponse((response) => renewal.test(response.url()) && response.ok());
    await page.clock.runFor(120_000);
    await renewed;
    await page.getByRole('button', { name: 'Filtrele' }).click();
    await expect(page).toHaveURL(/\/crm\/records$/);
  });
}

test('a renewal the server refuses leads to the login', async ({ page, server }) => {
  const clerk = await createStaff(server, 'bitti');
  await page.clock.install();
  await openAs(page, server, clerk, '/crm/change-password');
  await expect(page.getByText('Kapalı.')).toBeVisible();
  await endOnServer(server, clerk);
  const refused = page.waitForResponse(renewal);
  await page.clock.fastForward(nearlyAnHour);
  await page.clock.runFor(30_000);
  expect((await refused).status()).toBe(400);
  // The access token would be good for another minute.
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(/\/crm\/login$/);
});

test('a draft outlives the session in this tab, for the same user', async ({ page, server }) => {
  const [clerk, other] = [await createStaff(server, 'taslak'), await createStaff(server, 'yabanci')];
  await openAs(page, server, clerk, '/crm/records');
  await expectList(page);
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Gizli Yolcu');
  await endOnServer(server, clerk);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Vazgeç ve giriş sayfasına dön' }).click();
  await expect(page).toHaveURL(/\/crm\/login$/);
  await signIn(page, clerk);
  const list = page.waitForResponse(/rest\/v1\/crm_records\?select=id/);
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kayıtlar' }).click();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Gizli Yolcu');
  await list;
  await expectWhole(page);

  await endOnServer(server, clerk);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Vazgeç ve giriş sayfasına dön' }).click();
  await expect(page).toHaveURL(/\/crm\/login$/);
  await signIn(page, other);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Gizli');
  await openScreen(page, 'Kayıtlar');
  await expect(page.getByRole('heading', { name: 'Kayıtlar' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a draft goes at sign-out', async ({ page, server }) => {
  const clerk = await createStaff(server, 'temiz');
  await openAs(page, server, clerk, '/crm');
  await openScreen(page, 'Kayıtlar');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Gizli Yolcu');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Anasayfa' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Gizli');
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL(/\/crm\/login$/);
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await stored()).not.toContain('Gizli');
  await signIn(page, clerk);
  await openScreen(page, 'Kayıtlar');
  await expect(dialog).toBeHidden();
});

test('someone else who signs in over a lost session starts with a clean page', async ({ page, server }) => {
  const [clerk, other] = [await createStaff(server, 'ilk'), await createStaff(server, 'ikinci')];
  await openAs(page, server, clerk, '/crm/records');
  await expectList(page);
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('İlk Kişinin Yolcusu');
  await endOnServer(server, clerk);
  await page.keyboard.press('Control+Enter');
  await fillSignIn(page.getByRole('dialog', { name: 'Oturumunuz sona erdi' }), other);
  await expect(page).toHaveURL(/\/crm$/);
  await expect(page.getByRole('banner')).toContainText(other.email);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('İlk Kişinin');
  expect(await server.ownerSql`select 1 from public.crm_records where fullname = 'İlk Kişinin Yolcusu'`).toHaveLength(
    0,
  );
});
