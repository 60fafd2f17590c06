import type { Page, Route } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { screens } from '../../src/crm/screens.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { createStaff, fillSignIn, openAs, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const sentence = 'Yöneticiler için iki adımlı doğrulama zorunlu.';

/** Serves the CRM as if built from an agency.config.ts that requires a second factor from admins. */
async function wantOfAdmins(page: Page) {
  await page.route(/\/crm\/assets\/.*\.js$/, async (route) => {
    // The page may be closed before its prefetch is answered.
    await serveChanged(route).catch(() => {});
  });
}

async function serveChanged(route: Route) {
  const response = await route.fetch();
  const body = (await response.text()).replace(/(adminsNeedSecondFactor:)(!1|false)/g, '$1!0');
  await route.fulfill({ response, body });
}

test.afterEach(({ server }) => server.ownerSql`select public.set_admin_rules(false)`);

test('an admin without a second factor must add one first, and the users screen shows who has none', async ({
  page,
  browser,
  server,
}) => {
  const boss = await createStaff(server, 'zorunlu', true);
  const other = await createStaff(server, 'eksik', true);
  const clerk = await createStaff(server, 'calisan');
  await server.ownerSql`select public.set_admin_rules(true)`;
  await wantOfAdmins(page);
  await bringAxe(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/crm/login');
  await fillSignIn(page, boss);
  await expect(page).toHaveURL(/\/crm\/change-password$/);
  for (const { path } of screens) {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `/crm${path}`);
    await expect(page).toHaveURL(/\/crm\/change-password$/);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kayıtlar' })).toHaveCount(0);
  }
  const panel = page.getByRole('region', { name: 'İki adımlı doğrulama' });
  await expect(panel).toContainText('Kapalı.');
  expect(refused).toEqual([]);
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);

  await panel.getByRole('button', { name: 'Doğrulama uygulaması ekle' }).focus();
  await page.keyboard.press('Enter');
  const secret = ((await panel.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expect(panel.getByLabel('Doğrulama kodu')).toBeFocused();
  await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');
  await expect(page.getByText(sentence)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Oturumlarım' }).getByText('bu oturum')).toBeVisible();
  await page.getByRole('navigation', { name: 'Alt menü' }).getByRole('button', { name: 'Diğer' }).click();
  await page.getByRole('link', { name: 'Kullanıcılar' }).click();
  const told = 'oysa yöneticiler için zorunlu';
  await expect(rowOf(page, other.email)).toContainText(told);
  await expect(rowOf(page, boss.email)).toContainText('İki adımlı doğrulama açık');
  await expect(rowOf(page, clerk.email)).toContainText('İki adımlı doğrulama kapalı');
  await expect(rowOf(page, clerk.email)).not.toContainText(told);
  expect(refused).toEqual([]);

  const context = await browser.newContext({ baseURL: server.url });
  const theirs = await context.newPage();
  await wantOfAdmins(theirs);
  await openAs(theirs, server, clerk, '/crm/records');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Kayıtlar' })).toBeVisible();
  await context.close();
});
