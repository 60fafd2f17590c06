import type { Browser, Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { type Credentials, createStaff, expectWhole, failUntilPressed, openAs, signIn, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const partOf = (page: Page) => page.getByRole('region', { name: 'Oturumlarım' });

/** Signs in on another device and leaves it at the dashboard. */
async function elsewhere(browser: Browser, server: TestServer, person: Credentials, userAgent = iPhone) {
  const context = await browser.newContext({ baseURL: server.url, userAgent });
  const page = await context.newPage();
  await signIn(page, person);
  await expectWhole(page);
  return { context, page };
}

async function openPart(page: Page, person: Credentials) {
  await signIn(page, person);
  await page.getByRole('banner').getByRole('link', { name: 'Şifre Değiştir' }).click();
  await expect(partOf(page).getByText('bu oturum')).toBeVisible();
  return partOf(page);
}

test('another session is seen and ended with the keyboard, at 390 px', async ({ page, browser, server }) => {
  await bringAxe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const clerk = await createStaff(server, 'iki-cihaz');
  const phone = await elsewhere(browser, server, clerk);
  await openAs(page, server, clerk, '/crm/change-password');
  const part = partOf(page);
  const rows = part.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('bu oturum');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expect(rows.last()).toContainText(/^Safari, iPhone/);
  await expect(rows.last()).toContainText(/Ağ adresi 127\.0\.0\.1İlk giriş bugün \d\d:\d\dSon görülme bugün \d\d:\d\d/);
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await rows.last().getByRole('button', { name: 'Kapat: Safari, iPhone' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Oturum kapatıldı')).toBeVisible();
  await expect(part.getByRole('heading')).toBeFocused();
  await expect(rows).toHaveCount(1);
  await expect(part.getByRole('button', { name: 'Diğer tüm oturumları kapat' })).toHaveCount(0);
  await phone.page.goto('/crm/records');
  await expect(phone.page).toHaveURL(/\/crm\/login$/);
  await expect(toast(phone.page, 'Oturumunuz sona erdi')).toBeVisible();
  await expect(toast(phone.page, 'Giriş başarılı')).toHaveCount(0);
  await phone.context.close();
});

test('an older session wants the present password before it ends the others', async ({ page, browser, server }) => {
  const clerk = await createStaff(server, 'uc-cihaz');
  const [one, two] = [await elsewhere(browser, server, clerk), await elsewhere(browser, server, clerk, 'node')];
  const part = await openPart(page, clerk);
  await expect(part.getByRole('listitem')).toHaveCount(3);
  await expect(part.getByText('Bilinmeyen cihaz')).toBeVisible();
  await server.ownerSql`
    update auth.sessions set proven_at = now() - interval '16 minutes' where user_id = ${clerk.id}`;
  await part.getByRole('button', { name: 'Diğer tüm oturumları kapat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mevcut şifreniz gerekiyor' });
  const present = dialog.getByLabel('Mevcut şifre');
  await present.fill('yanlis-parola');
  await present.press('Enter');
  await expect(present).toHaveAccessibleDescription('Mevcut şifre yanlış.');
  await present.fill(clerk.password);
  await dialog.getByRole('button', { name: 'Doğrula ve kapat' }).click();
  await expect(toast(page, 'Diğer oturumlar kapatıldı')).toBeVisible();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  for (const { page: other, context } of [one, two]) {
    await other.goto('/crm/records');
    await expect(other).toHaveURL(/\/crm\/login$/);
    await context.close();
  }
});

test('a new password leaves the present session alone in the list', async ({ page, browser, server }) => {
  const clerk = await createStaff(server, 'sifreyle-biten');
  const { context } = await elsewhere(browser, server, clerk);
  const part = await openPart(page, clerk);
  await expect(part.getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Yeni Şifre', { exact: true }).fill('Kalan-parola-12');
  await page.getByLabel('Yeni Şifre (Tekrar)').fill('Kalan-parola-12');
  await page.keyboard.press('Enter');
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await context.close();
});

test('sessions that cannot be had say so; of a hosted project it is said who keeps them', async ({ page, server }) => {
  const clerk = await createStaff(server, 'barindirilan-oturum');
  await openAs(page, server, clerk, '/crm');
  await failUntilPressed(page, /api\/sessions$/);
  await page.getByRole('banner').getByRole('link', { name: 'Şifre Değiştir' }).click();
  const part = partOf(page);
  await expect(part.getByRole('alert')).toContainText('Sunucuya ulaşılamıyor.');
  await part.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(part.getByText('bu oturum')).toBeVisible();
  await page.route(/api\/sessions$/, (route) => route.fulfill({ json: { sessions: null } }));
  await page.reload();
  await expect(part).toContainText('Oturumlar bir Supabase projesinde tutulur');
  await expect(part.getByRole('button')).toHaveCount(0);
});
