import { createClient } from '@supabase/supabase-js';
import { createStaff, fillSignIn, hold, openAs, openScreen, signIn } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('the login has the product’s name, its two fields and its button', async ({ page }) => {
  await page.goto('/crm/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Havayolu İletişim CRM');
  await expect(page.getByLabel('E-posta')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('E-posta')).toHaveAttribute('required');
  await expect(page.getByLabel('Şifre')).toHaveAttribute('type', 'password');
  await expect(page.getByLabel('Şifre')).toHaveAttribute('required');
  await expect(page.getByRole('button')).toHaveText(['Giriş Yap']);
});

test('signing in is busy, asks once, and ends on a whole new page with a session in storage', async ({
  page,
  admin,
}) => {
  await page.goto('/crm/login');
  await page.evaluate(() => Object.assign(window, { before: true }));
  const { asked, release } = await hold(page, /auth\/v1\/token/, 'POST');
  let requests = 0;
  page.on('request', (request) => {
    if (/auth\/v1\/token/.test(request.url())) requests += 1;
  });
  await fillSignIn(page, admin);
  await expect(page.getByRole('button', { name: 'Giriş yapılıyor...' })).toBeVisible();
  await page.getByLabel('Şifre').press('Enter');
  const request = await asked;
  expect(new URL(request.url()).search).toBe('?grant_type=password');
  expect(request.postDataJSON()).toMatchObject(admin);
  release();
  await expect(page.getByText('Giriş başarılı')).toBeVisible();
  await expect(page).toHaveURL(/\/crm$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anasayfa');
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  expect(requests).toBe(1);
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('crm.session') ?? ''));
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email: admin.email } });
  expect(Object.keys(session)).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'expires_at']));
});

test('fields that are wrong never reach the server', async ({ page }) => {
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url().includes('/auth/v1/token');
  });
  await page.goto('/crm/login');
  await fillSignIn(page, { email: 'biri@', password: 'x' });
  await expect(page.getByLabel('E-posta')).toBeFocused();
  await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription('Geçerli bir e-posta adresi girin.');
  await fillSignIn(page, { email: 'biri@a.example', password: '' });
  await expect(page.getByLabel('Şifre')).toBeFocused();
  expect(asked).toBe(false);
});

for (const address of ['/crm', '/crm/change-password', '/crm/records', '/crm/day-close', '/crm/users', '/crm/yok']) {
  test(`${address} leads a visitor without a session to the login`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(/\/crm\/login$/);
    await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}

test('someone who is signed in has no business on the login', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/login');
  await expect(page).toHaveURL(/\/crm$/);
  await expect(page.getByRole('heading', { name: 'Anasayfa' })).toBeVisible();
});

test('the sidebar names product and person and marks the place; the top bar leads on', async ({ page, server }) => {
  const clerk = await createStaff(server, 'irem');
  await openAs(page, server, clerk, '/crm');
  const sidebar = page.getByRole('complementary');
  await expect(sidebar).toContainText('Havayolu İletişim CRM');
  await expect(sidebar).toContainText(clerk.email);
  await expect(sidebar.getByText('I', { exact: true })).toBeVisible();
  await expect(sidebar.getByRole('link')).toHaveText(['Anasayfa', 'Kayıtlar', 'Gün Sonu']);

  const look = (name: string) =>
    sidebar.getByRole('link', { name }).evaluate((link) => {
      const { backgroundColor, boxShadow, fontWeight, color } = getComputedStyle(link);
      return [backgroundColor, boxShadow, fontWeight, color].join();
    });
  await expect(sidebar.getByRole('link', { name: 'Anasayfa' })).toHaveAttribute('aria-current', 'page');
  await expect(sidebar.getByRole('link', { name: 'Kayıtlar' })).not.toHaveAttribute('aria-current');
  expect(await look('Anasayfa')).not.toBe(await look('Kayıtlar'));
  await openScreen(page, 'Kayıtlar');
  await expect(sidebar.getByRole('link', { name: 'Kayıtlar' })).toHaveAttribute('aria-current', 'page');
  await expect(sidebar.getByRole('link', { name: 'Anasayfa' })).not.toHaveAttribute('aria-current');

  const bar = page.getByRole('banner');
  await expect(bar).toContainText(clerk.email);
  await bar.getByRole('link', { name: 'Şifre Değiştir' }).click();
  await expect(page).toHaveURL(/\/crm\/change-password$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Şifre Değiştir');
  await expect(bar.getByRole('button', { name: 'Çıkış' })).toBeVisible();
});

test('someone without an address is shown as Kullanıcı with a K', async ({ page, server }) => {
  const phone = `90555${Math.floor(1_000_000 + Math.random() * 8_999_999)}`;
  const person = { phone, password: 'Uzun-bir-parola-7' };
  const { auth } = createClient(server.url, server.serviceRoleKey, { auth: { persistSession: false } });
  const { error } = await auth.admin.createUser({ ...person, phone_confirm: true });
  expect(error).toBeNull();
  await openAs(page, server, person, '/crm');
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByText('Kullanıcı', { exact: true })).toBeVisible();
  await expect(sidebar.getByText('K', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Kullanıcı');
});

test('what users write about themselves makes nobody an admin', async ({ page, server }) => {
  const clerk = await createStaff(server, 'hirsli');
  const { auth } = createClient(server.url, server.anonKey, { auth: { persistSession: false } });
  await auth.signInWithPassword(clerk);
  await auth.updateUser({ data: { is_admin: true } });
  await openAs(page, server, clerk, '/crm');
  await expect(page.getByRole('link', { name: 'Kullanıcılar' })).toHaveCount(0);
  await expect(page.getByText('Mod', { exact: true })).toHaveCount(0);
});

test('signing out ends the session on the server and takes the place of the page it was on', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'veda');
  await signIn(page, clerk);
  await openScreen(page, 'Kayıtlar');
  const entries = await page.evaluate(() => history.length);
  const told = page.waitForRequest((request) => request.url().includes('/auth/v1/logout'));
  await page.getByRole('button', { name: 'Çıkış' }).click();
  expect(new URL((await told).url()).search).toBe('?scope=local');
  await expect(page).toHaveURL(/\/crm\/login$/);
  await (await told).response();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await page.evaluate(() => localStorage.getItem('crm.session'))).toBeNull();
  expect(await server.ownerSql`select 1 from auth.sessions where user_id = ${clerk.id}`).toHaveLength(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/crm\/login$/);
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
});

test('signing out works without network too, on this device', async ({ page, server }) => {
  const clerk = await createStaff(server, 'kopuk');
  await openAs(page, server, clerk, '/crm');
  await page.route(/auth\/v1\/logout/, (route) => route.abort());
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await loadedAnew;
  await expect(page).toHaveURL(/\/crm\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('crm.session'))).toBeNull();
});

test('the sidebar stays as it was chosen', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm');
  await page.getByRole('button', { name: 'Menüyü daralt' }).click();
  await openScreen(page, 'Kayıtlar');
  await page.reload();
  await expect(page.getByRole('complementary')).toHaveCSS('width', '64px');
});
