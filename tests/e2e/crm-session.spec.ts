import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import agency from '../../agency.config.ts';
import { screens } from '../../src/crm/screens.ts';
import { startServer } from '../support/server.ts';
import { createStaff, expectList, expectWhole, openAs, openNewRecord, readMailTo, signIn } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('a signed-out visitor is led to the login and the guarded address is not in the history', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('/crm/records');
  await expect(page).toHaveURL(/\/crm\/login$/);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('the login never carries a query', async ({ page }) => {
  await page.goto('/crm/login?next=/crm/users');
  await expect(page).toHaveURL(/\/crm\/login$/);
  await page.getByLabel('E-posta').fill('biri@a.example');
  await page.getByLabel('Şifre').fill('yanlis');
  await page.getByLabel('Şifre').press('Enter');
  await expect(page.getByText('Giriş başarısız')).toBeVisible();
  await expect(page.getByText('E-posta veya şifre hatalı.')).toBeVisible();
  await expect(page).toHaveURL(/\/crm\/login$/);
});

for (const [what, email, password, message] of [
  ['no address', '', 'x', 'E-posta adresinizi girin.'],
  ['no real address', 'biri', 'x', 'Geçerli bir e-posta adresi girin.'],
  ['no password', 'biri@a.example', '', 'Şifrenizi girin.'],
] as const) {
  test(`the login says at the field what is wrong: ${what}`, async ({ page }) => {
    await page.goto('/crm/login');
    await page.getByLabel('E-posta').fill(email);
    await page.getByLabel('Şifre').fill(password);
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByText(message)).toBeVisible();
  });
}

test('the shell shows who is signed in, and users only to admins', async ({ page, server, admin }) => {
  const clerk = await createStaff(server, 'irem');
  await signIn(page, clerk);
  await expect(page.getByRole('banner')).toContainText(clerk.email);
  await expect(page.getByText('Mod', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Kullanıcılar' })).toHaveCount(0);
  await page.goto('/crm/users');
  await expect(page.getByRole('heading', { name: 'Bu sayfa yöneticiler içindir' })).toBeVisible();

  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL(/\/crm\/login$/);
  await signIn(page, admin);
  await expect(page.getByText('Mod', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kullanıcılar' })).toBeVisible();
});

test('every screen has its name as its title and heading, and those of admins are shut to others', async ({
  page,
  server,
  admin,
}) => {
  const clerk = await createStaff(server, 'merakli');
  for (const { path, name, adminOnly } of screens) {
    await openAs(page, server, admin, `/crm${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} | ${agency.crmName}`);
    await openAs(page, server, clerk, `/crm${path}`);
    const shut = 'Bu sayfa yöneticiler içindir';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminOnly ? shut : name);
  }
});

test('the address in the configuration makes nobody an admin where ADMIN_EMAIL names another', async ({ page }) => {
  const own = await startServer({ env: { ADMIN_EMAIL: 'sahip@a.example' }, isFirstStart: true });
  try {
    const admin = createClient(own.url, own.serviceRoleKey, { auth: { persistSession: false } }).auth.admin;
    const clerk = { email: agency.adminEmail, password: 'Uzun-bir-parola-7' };
    expect((await admin.createUser({ ...clerk, email_confirm: true })).error).toBeNull();
    await openAs(page, own, clerk, `${own.url}/crm/users`);
    await expect(page.getByRole('banner')).toContainText(clerk.email);
    await expect(page.getByRole('heading', { name: 'Bu sayfa yöneticiler içindir' })).toBeVisible();
    await expect(page.getByText('Mod', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Kullanıcılar' })).toHaveCount(0);

    await openAs(page, own, own.admin, `${own.url}/crm/users`);
    await expect(page.getByRole('heading', { level: 1, name: 'Kullanıcılar' })).toBeVisible();
    await expect(page.getByText('Mod', { exact: true })).toBeVisible();
  } finally {
    await own.stop();
  }
});

test('the menu collapses to 64 px and the content grows', async ({ page, server, admin }) => {
  await page.setViewportSize({ width: 2200, height: 900 });
  await openAs(page, server, admin, '/crm');
  const sidebar = page.getByRole('complementary');
  const content = page.getByRole('main').locator('> div');
  await expect(sidebar).toHaveCSS('width', '240px');
  await expect.poll(async () => (await content.boundingBox())?.width).toBe(1600);
  await page.getByRole('button', { name: 'Menüyü daralt' }).click();
  await expect(sidebar).toHaveCSS('width', '64px');
  await expect.poll(async () => (await content.boundingBox())?.width).toBe(1920);
  await page.getByRole('button', { name: 'Menüyü genişlet' }).click();
  await expect(sidebar).toHaveCSS('width', '240px');
});

test('a session that ends elsewhere leads to the login', async ({ page, server }) => {
  const clerk = await createStaff(server, 'oya');
  await openAs(page, server, clerk, '/crm/records');
  await expectList(page);
  await server.ownerSql`delete from auth.sessions where user_id = ${clerk.id}`;
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(page).toHaveURL(/\/crm\/login$/);
});

test('a draft survives a reload and goes with the dialog', async ({ page, server }) => {
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
});

test('signing out in one tab ends the other one too', async ({ context, server }) => {
  const clerk = await createStaff(server, 'umut');
  const one = await context.newPage();
  await openAs(one, server, clerk, '/crm');
  const other = await context.newPage();
  await other.goto('/crm/records');
  await expect(other.getByRole('heading', { name: 'Kayıtlar' })).toBeVisible();
  await one.getByRole('button', { name: 'Çıkış' }).click();
  await expect(other).toHaveURL(/\/crm\/login$/);
});

test('tabs that renew the session at the same moment stay signed in, all of them', async ({ context, server }) => {
  // Of a list of several requests, a late answer would be taken for the next one's.
  await server.ownerSql`delete from public.crm_records`;
  const clerk = await createStaff(server, 'ikiz');
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  const [first] = tabs;
  await openAs(first as Page, server, clerk, '/crm/records');
  await Promise.all(tabs.slice(1).map((tab) => tab.goto(`${server.url}/crm/records`)));
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { name: 'Kayıtlar' })).toBeVisible();
    await expectWhole(tab);
  }
  for (let round = 0; round < 3; round += 1) {
    const token = await first?.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('crm.session') ?? '');
      localStorage.setItem('crm.session', JSON.stringify({ ...session, expires_at: 1 }));
      return session.refresh_token;
    });
    await Promise.all(
      tabs.map(async (tab) => {
        const answered = tab.waitForResponse(
          (response) => /rest\/v1\/crm_records\?/.test(response.url()) && response.ok(),
        );
        await tab.getByRole('button', { name: 'Filtrele' }).click();
        await answered;
      }),
    );
    for (const tab of tabs) {
      await expect(tab).toHaveURL(/\/crm\/records$/);
      await expectWhole(tab);
    }
    const renewed = await first?.evaluate(() => JSON.parse(localStorage.getItem('crm.session') ?? ''));
    expect(renewed.refresh_token).not.toBe(token);
    expect(renewed.expires_at * 1000).toBeGreaterThan(Date.now());
  }
});

test('a recovery link leads to the new password', async ({ page, server }) => {
  const clerk = await createStaff(server, 'unutkan');
  const { link } = await readMailTo(server, clerk.email, async () => {
    await page.request.post(`${server.url}/auth/v1/recover`, {
      headers: { apikey: server.anonKey },
      data: { email: clerk.email },
    });
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Şifre Değiştir' })).toBeVisible();
  await expect(page).toHaveURL(/\/crm\/change-password$/);
  expect(await page.evaluate(() => history.length)).toBe(2);
  await page.getByLabel('Yeni Şifre', { exact: true }).fill('Hatirlanan-parola-3');
  await page.getByLabel('Yeni Şifre (Tekrar)').fill('Hatirlanan-parola-3');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Şifre güncellendi')).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL(/\/crm\/login$/);
  await signIn(page, { email: clerk.email, password: 'Hatirlanan-parola-3' });
  await page.getByRole('button', { name: 'Çıkış' }).click();

  await page.goto(link);
  await expect(page.getByText('Bağlantı açılamadı')).toBeVisible();
  await expect(page).toHaveURL(/\/crm\/forgot-password$/);
});
