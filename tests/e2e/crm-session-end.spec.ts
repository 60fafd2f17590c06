import type { Route } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import {
  createStaff,
  expectList,
  fillSignIn,
  openAs,
  openNewRecord,
  openScreen,
  signIn,
  toast,
} from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const renewal = /grant_type=refresh_token/;

const endOnServer = (server: TestServer, { id }: { id: string }) =>
  server.ownerSql`delete from auth.sessions where user_id = ${id}`;

test('a sale can be finished after signing in over the screen; a draft outlives the session, but only its own user sees it', async ({
  page,
  server,
}) => {
  const [clerk, other] = [await createStaff(server, 'taslak'), await createStaff(server, 'yabanci')];
  await openAs(page, server, clerk, '/crm/records');
  await expectList(page);
  const dialog = await openNewRecord(page);
  const name = dialog.getByLabel('Ad Soyad');
  const again = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await name.fill('Yarıda Kalan');
  await dialog.getByLabel('Kart').fill('5');
  await endOnServer(server, clerk);
  await page.keyboard.press('Control+Enter');
  await expect(again.getByLabel('E-posta')).toHaveValue(clerk.email);
  await fillSignIn(again, clerk);
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  expect(await toast(page, 'Hata').count()).toBe(0);
  await expect(again).toBeHidden();
  await expect(page).toHaveURL(/\/crm\/records$/);

  await openNewRecord(page);
  await name.fill('Gizli Yolcu');
  await dialog.getByLabel('Kart').fill('5');
  await endOnServer(server, clerk);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Vazgeç ve giriş sayfasına dön' }).click();
  await expect(page).toHaveURL(/\/crm\/login$/);
  await signIn(page, clerk);
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kayıtlar' }).click();
  await expect(name).toHaveValue('Gizli Yolcu');

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Anasayfa' })).toBeVisible();
  expect(await kept()).toContain('Gizli');
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL(/\/crm\/login$/);
  expect(await kept()).not.toContain('Gizli');
  await signIn(page, clerk);
  await openScreen(page, 'Kayıtlar');
  await expect(dialog).toBeHidden();

  await openNewRecord(page);
  await name.fill('Gizli Yolcu');
  await dialog.getByLabel('Kart').fill('5');
  await endOnServer(server, clerk);
  await page.keyboard.press('Control+Enter');
  await fillSignIn(again, other);
  await expect(page).toHaveURL(/\/crm$/);
  await expect(page.getByRole('banner')).toContainText(other.email);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Gizli');
  await openScreen(page, 'Kayıtlar');
  await expect(dialog).toBeHidden();
  expect(await server.ownerSql`select 1 from public.crm_records where fullname = 'Gizli Yolcu'`).toHaveLength(0);
});

/** Failures that do not end the session: no answer, or an answer that is not our server's refusal. */
const passing: ReadonlyArray<(route: Route) => Promise<void>> = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Blocked</h1>' }),
  (route) => route.fulfill({ status: 429, json: { code: 'over_request_rate_limit', message: 'x' } }),
  (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
];

test('a session is checked every 30 s and renewed about 90 s before its end; only the server’s refusal ends it', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'saat');
  await page.clock.install();
  await openAs(page, server, clerk, '/crm/change-password');
  await expect(page.getByText('Kapalı.')).toBeVisible();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('crm.session') ?? ''));
  const { refresh_token, expires_at } = await stored();
  let asked = 0;
  await page.route(renewal, (route) => {
    asked += 1;
    return passing[asked % passing.length]?.(route);
  });
  // From here on only the test moves the clock, even on a slow machine.
  await page.clock.pauseAt(expires_at * 1000 - 155_000);
  await page.clock.runFor(30_000);
  expect(asked).toBe(0);
  await page.clock.runFor(30_000);
  await expect.poll(() => asked).toBeGreaterThan(0);
  // The page retries at growing intervals.
  while (asked < passing.length) await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/\/crm\/change-password$/);
  await page.unroute(renewal);
  const renewed = page.waitForResponse((response) => renewal.test(response.url()) && response.ok());
  await page.clock.runFor(60_000);
  await page.clock.resume();
  await renewed;
  await expect.poll(async () => (await stored()).refresh_token).not.toBe(refresh_token);
});

test('a renewal the server refuses leads to the login', async ({ page, server }) => {
  const clerk = await createStaff(server, 'bitti');
  await page.clock.install();
  await openAs(page, server, clerk, '/crm/change-password');
  await expect(page.getByText('Kapalı.')).toBeVisible();
  await endOnServer(server, clerk);
  const refused = page.waitForResponse(renewal);
  await page.clock.fastForward(3_550_000);
  await page.clock.runFor(30_000);
  expect((await refused).status()).toBe(400);
  // The page goes to the login at once, although the access token has not expired yet.
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(/\/crm\/login$/);
});
