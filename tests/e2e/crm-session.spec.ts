import type { Page } from '@playwright/test';
import agency from '../../agency.config.ts';
import { screens } from '../../src/crm/screens.ts';
import { createStaff, expectList, fillSignIn, hold, openAs, openNewRecord, openScreen, signIn } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('a visitor is sent to the login, which says what is wrong, sends one request per sign-in and has no query in its address', async ({
  page,
  admin,
}) => {
  await page.goto('about:blank');
  for (const address of ['/crm/yok', '/crm/records']) await page.goto(address);
  await expect(page).toHaveURL(/\/crm\/login$/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');

  let requests = 0;
  page.on('request', (request) => {
    if (/auth\/v1\/token/.test(request.url())) requests += 1;
  });
  await page.goto('/crm/login?next=/crm/users');
  await expect(page).toHaveURL(/\/crm\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Havayolu İletişim CRM');
  await expect(page.getByRole('button')).toHaveText(['Giriş Yap']);
  const [email, password] = [page.getByLabel('E-posta'), page.getByLabel('Şifre')];
  await expect(email).toHaveAttribute('type', 'email');
  await expect(password).toHaveAttribute('type', 'password');
  for (const field of [email, password]) await expect(field).toHaveAttribute('required');
  for (const [typed, secret, field, message] of [
    ['', 'x', email, 'E-posta adresinizi girin.'],
    ['biri@', 'x', email, 'Geçerli bir e-posta adresi girin.'],
    ['biri@a.example', '', password, 'Şifrenizi girin.'],
  ] as const) {
    await fillSignIn(page, { email: typed, password: secret });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(message);
  }
  expect(requests).toBe(0);
  await fillSignIn(page, { email: 'biri@a.example', password: 'yanlis' });
  await expect(page.getByText('Giriş başarısız')).toBeVisible();
  await expect(page.getByText('E-posta veya şifre hatalı.')).toBeVisible();
  await expect(page).toHaveURL(/\/crm\/login$/);

  await page.evaluate(() => Object.assign(window, { before: true }));
  const { asked, release } = await hold(page, /auth\/v1\/token/, 'POST');
  await fillSignIn(page, admin);
  await expect(page.getByRole('button', { name: 'Giriş yapılıyor...' })).toBeVisible();
  await password.press('Enter');
  const request = await asked;
  expect(new URL(request.url()).search).toBe('?grant_type=password');
  expect(request.postDataJSON()).toMatchObject(admin);
  release();
  await expect(page.getByText('Giriş başarılı')).toBeVisible();
  await expect(page).toHaveURL(/\/crm$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anasayfa');
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  expect(requests).toBe(2);
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('crm.session') ?? ''));
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email: admin.email } });
  expect(Object.keys(session)).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'expires_at']));
});

const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('every screen has its name as title and heading; admin screens are closed to others, whatever their metadata', async ({
  page,
  server,
  admin,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openAs(page, server, admin, '/crm/login');
  await expect(page).toHaveURL(/\/crm$/);
  await expect(page.getByText('Mod', { exact: true })).toBeVisible();
  for (const { path, name } of screens) {
    await goInside(page, `/crm${path}`);
    await expect(heading).toHaveText(name);
    await expect(page).toHaveTitle(`${name} | ${agency.crmName}`);
  }
  const clerk = await createStaff(server, 'irem');
  await server.ownerSql`update auth.users set raw_user_meta_data = '{"is_admin": true}' where id = ${clerk.id}`;
  await openAs(page, server, clerk, '/crm');
  const sidebar = page.getByRole('complementary');
  const bar = page.getByRole('banner');
  await expect(sidebar).toContainText('Havayolu İletişim CRM');
  for (const part of [sidebar, bar]) await expect(part).toContainText(clerk.email);
  await expect(sidebar.getByText('I', { exact: true })).toBeVisible();
  await expect(sidebar.getByRole('link')).toHaveText(['Anasayfa', 'Kayıtlar', 'Gün Sonu']);
  await expect(page.getByText('Mod', { exact: true })).toHaveCount(0);
  for (const { path, name, adminOnly } of screens) {
    await goInside(page, `/crm${path}`);
    await expect(heading).toHaveText(adminOnly ? 'Bu sayfa yöneticiler içindir' : name);
  }
});

test('the sidebar marks the current screen, and stays collapsed; the top bar links to the password screen', async ({
  page,
  server,
  admin,
}) => {
  await page.setViewportSize({ width: 2200, height: 900 });
  await openAs(page, server, admin, '/crm');
  const sidebar = page.getByRole('complementary');
  const content = page.getByRole('main').locator('> div');
  const [home, records] = ['Anasayfa', 'Kayıtlar'].map((name) => sidebar.getByRole('link', { name })) as [
    ReturnType<Page['locator']>,
    ReturnType<Page['locator']>,
  ];
  const look = (link: typeof home) =>
    link.evaluate((it) => {
      const { backgroundColor, boxShadow, fontWeight, color } = getComputedStyle(it);
      return [backgroundColor, boxShadow, fontWeight, color].join();
    });
  await expect(home).toHaveAttribute('aria-current', 'page');
  await expect(records).not.toHaveAttribute('aria-current');
  expect(await look(home)).not.toBe(await look(records));
  await expect(sidebar).toHaveCSS('width', '240px');
  await expect.poll(async () => (await content.boundingBox())?.width).toBe(1600);
  await page.getByRole('button', { name: 'Menüyü daralt' }).click();
  await expect(sidebar).toHaveCSS('width', '64px');
  await expect.poll(async () => (await content.boundingBox())?.width).toBe(1920);
  await openScreen(page, 'Kayıtlar');
  await expect(records).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(sidebar).toHaveCSS('width', '64px');
  await page.getByRole('button', { name: 'Menüyü genişlet' }).click();
  await expect(sidebar).toHaveCSS('width', '240px');
  await page.getByRole('banner').getByRole('link', { name: 'Şifre Değiştir' }).click();
  await expect(page).toHaveURL(/\/crm\/change-password$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Şifre Değiştir');
});

test('a draft survives a reload and ends with the dialog; a session that ends elsewhere leads to the login', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'can');
  await openAs(page, server, clerk, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Taslak Kişi');
  await dialog.getByLabel('Havale').fill('12500');
  await page.reload();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Taslak Kişi');
  await expect(dialog.getByLabel('Havale')).toHaveValue('12.500');
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('crm.draft')));
  expect(await drafts()).toEqual([`crm.draft:${clerk.id}:record`]);
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeHidden();
  expect(await drafts()).toEqual([]);
  await expectList(page);
  await server.ownerSql`delete from auth.sessions where user_id = ${clerk.id}`;
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(page).toHaveURL(/\/crm\/login$/);
});

test('signing out ends the session on the server and in every tab, leaves nothing behind, and works without network', async ({
  context,
  server,
}) => {
  const clerk = await createStaff(server, 'veda');
  const one = await context.newPage();
  await openAs(one, server, clerk, '/crm');
  await openScreen(one, 'Kayıtlar');
  const other = await context.newPage();
  await other.goto('/crm/records');
  await expectList(other);
  const entries = await one.evaluate(() => history.length);
  const told = one.waitForRequest((request) => request.url().includes('/auth/v1/logout'));
  await one.getByRole('button', { name: 'Çıkış' }).click();
  expect(new URL((await told).url()).search).toBe('?scope=local');
  await (await told).response();
  for (const tab of [one, other]) await expect(tab).toHaveURL(/\/crm\/login$/);
  await expect(one.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  expect(await one.evaluate(() => history.length)).toBe(entries);
  expect(await one.evaluate(() => localStorage.getItem('crm.session'))).toBeNull();
  expect(await server.ownerSql`select 1 from auth.sessions where user_id = ${clerk.id}`).toHaveLength(0);
  await one.goBack();
  await expect(one).toHaveURL(/\/crm\/login$/);
  await expect(one.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();

  await signIn(one, clerk);
  await one.route(/auth\/v1\/logout/, (route) => route.abort());
  const loadedAnew = one.waitForEvent('load');
  await one.getByRole('button', { name: 'Çıkış' }).click();
  await loadedAnew;
  await expect(one).toHaveURL(/\/crm\/login$/);
  expect(await one.evaluate(() => localStorage.getItem('crm.session'))).toBeNull();
});
