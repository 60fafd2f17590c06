import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { createStaff, expectList, fillSignIn, openAs, openScreen, rowOf, toast } from './crm-actions.ts';
import { closed, listOf, named, onSave, refuseLater, sales, save, stored } from './crm-waiting-actions.ts';
import { expect, test } from './fixtures.ts';

async function endSessionWhileWaiting(page: Page, server: TestServer, name: string) {
  const clerk = await createStaff(server, 'biten');
  await openAs(page, server, clerk, '/crm/records');
  await onSave(page, (route) => route.abort());
  await save(page, name);
  await expect(listOf(page)).toContainText(name);
  await server.ownerSql`delete from auth.sessions where user_id = ${clerk.id}`;
  await page.unroute(sales);
  const again = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(again.getByLabel('E-posta')).toHaveValue(clerk.email);
  return { clerk, again };
}

const signInAgain = async (place: Page | Locator, person: { email: string; password: string }) => {
  await expect(place.getByLabel('Şifre')).toBeVisible();
  await fillSignIn(place, person);
};

test('a waiting sale is sent after signing in on the login page', async ({ page, server }) => {
  const { clerk, again } = await endSessionWhileWaiting(page, server, 'Girişten Dönen');
  await again.getByRole('button', { name: 'Vazgeç ve giriş sayfasına dön' }).click();
  await expect(page.getByText('gönderilmeyi bekleyen kayıtlar var; kaydeden kişi girince gönderilir.')).toBeVisible();
  await signInAgain(page, clerk);
  await expect(toast(page, 'Bekleyen kayıt gönderildi')).toBeVisible();
  expect(await stored(server, 'Girişten Dönen')).toEqual(['Girişten Dönen']);
});

test('a tab that asks to sign in again goes to the login once another tab has discarded the waiting sales', async ({
  page,
  context,
  server,
}) => {
  const { again } = await endSessionWhileWaiting(page, server, 'Sonradan Silinen');
  const other = await context.newPage();
  await other.goto('/crm/login');
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('crm.sale:')) localStorage.removeItem(key);
  });
  await expect(again).toBeHidden();
  await expect(page).toHaveURL(/\/crm\/login$/);
});

test('another user who signs in on the login page neither sees nor sends a waiting sale; its own user does', async ({
  page,
  server,
}) => {
  const { clerk, again } = await endSessionWhileWaiting(page, server, 'Başkasının Bekleyeni');
  const other = await createStaff(server, 'baskasi');
  await again.getByRole('button', { name: 'Vazgeç ve giriş sayfasına dön' }).click();
  await signInAgain(page, other);
  await expect(page.getByRole('banner')).toContainText(other.email);
  await openScreen(page, 'Kayıtlar');
  await expectList(page);
  await expect(listOf(page)).toBeHidden();
  await expect(page.getByText('Başkasının')).toHaveCount(0);
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await signInAgain(page, clerk);
  await expect(toast(page, 'Bekleyen kayıt gönderildi')).toBeVisible();
  const rows = await server.ownerSql<{ userid: string }[]>`
    select userid from public.crm_records where fullname = 'Başkasının Bekleyeni'`;
  expect(rows.map(({ userid }) => userid)).toEqual([clerk.id]);
});

test('the waiting sales of a closed tab show in another, and are sent from there once', async ({
  page,
  context,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  const other = await context.newPage();
  await other.goto('/crm/records');
  await expectList(other);
  await Promise.all([page, other].map((tab) => onSave(tab, (route) => route.abort())));
  await save(page, 'Kapanan Sekme 1');
  await save(other, 'Kapanan Sekme 2');
  for (const tab of [page, other]) await expect(listOf(tab).getByRole('listitem')).toHaveCount(2);
  await page.close();
  await other.unroute(sales);
  await expect(toast(other, 'Bekleyen 2 kayıt gönderildi')).toBeVisible();
  await expect(rowOf(other, 'Kapanan Sekme')).toHaveCount(2);
  expect(await stored(server, 'Kapanan Sekme')).toEqual(named('Kapanan Sekme', 2));
});

test('waiting sales survive a killed browser', async ({ playwright, launchOptions, server }) => {
  const clerk = await createStaff(server, 'cokus');
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const begin = async () => {
    const context = await playwright.chromium.launchPersistentContext(folder, launchOptions);
    return { context, page: await context.newPage() };
  };
  try {
    const first = await begin();
    await first.page.goto(`${server.url}/crm/login`);
    await signInAgain(first.page, clerk);
    // Wait until the browser has written the session to disk: otherwise the crash would lose it too.
    await expect.poll(() => isWritten(folder, 'refresh_token')).toBe(true);
    await openScreen(first.page, 'Kayıtlar');
    await onSave(first.page, (route) => route.abort());
    for (const name of named('Coken Tarayici', 3)) await save(first.page, name);
    await expect(listOf(first.page).getByRole('listitem')).toHaveCount(3);
    await expect.poll(() => countWritten(first.page)).toBe(3);
    const ended = first.context.waitForEvent('close');
    const browser = await first.context.newCDPSession(first.page);
    await Promise.all([ended, browser.send('Browser.crash').catch(() => {})]);
    const second = await begin();
    await second.page.goto(`${server.url}/crm/records`);
    await expect(rowOf(second.page, 'Coken Tarayici')).toHaveCount(3);
    expect(await stored(server, 'Coken Tarayici')).toEqual(named('Coken Tarayici', 3));
    await expect.poll(() => countWritten(second.page)).toBe(0);
    await second.context.close();
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function isWritten(folder: string, text: string): Promise<boolean> {
  const place = join(folder, 'Default', 'Local Storage', 'leveldb');
  const files = await Promise.all((await readdir(place)).map((name) => readFile(join(place, name))));
  return files.some((file) => file.includes(text, 0, 'latin1') || file.includes(text, 0, 'utf16le'));
}

const countWritten = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('crm.sales');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const count = opening.result.transaction('sales').objectStore('sales').count();
    await new Promise((resolve) => count.addEventListener('success', resolve));
    opening.result.close();
    return count.result;
  });

test('a waiting sale that is open in a form again outlives its tab, and no other tab takes it meanwhile', async ({
  page,
  context,
  server,
}) => {
  const clerk = await createStaff(server, 'formda');
  await openAs(page, server, clerk, '/crm/records');
  const way = await refuseLater(page, 'Reddedilen');
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await save(page, 'Geri Alınan');
  await save(page, 'Reddedilen');
  await listOf(page).getByRole('button', { name: 'Kayda dön: Geri Alınan' }).click();
  await dialog.getByLabel('Kart').fill('700');
  await way.open();
  await expect(listOf(page)).toBeHidden();

  const other = await context.newPage();
  await other.goto('/crm/records');
  await expectList(other);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.getByRole('button', { name: 'Çıkış' }).click();
  const question = other.getByRole('alertdialog', { name: 'Bekleyen kayıtlar silinsin mi?' });
  await expect(question).toContainText('2 kayıt henüz gönderilemedi.');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await page.close();
  await other.close();

  const next = await context.newPage();
  await next.goto('/crm/records');
  const there = next.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await expect(there.getByLabel('Ad Soyad')).toHaveValue('Geri Alınan');
  await expect(there.getByLabel('Kart')).toHaveValue('700');
  await next.keyboard.press('Control+Enter');
  await expect(there.getByLabel('Ad Soyad')).toHaveValue('Reddedilen');
  await expect(there.getByText(`Kaydedilmedi: ${closed}`)).toBeVisible();
  await next.keyboard.press('Control+Enter');
  await expect(there).toBeHidden();
  expect(await stored(server, 'Geri Alınan')).toEqual(['Geri Alınan']);
  expect(await stored(server, 'Reddedilen')).toEqual(['Reddedilen']);
  expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('crm.sale:')))).toEqual([]);
});

test('signing out in one tab asks about all tabs’ waiting sales, and discards them', async ({ page, server }) => {
  await openAs(page, server, await createStaff(server, 'giden'), '/crm/records');
  await onSave(page.context(), (route) => route.abort());
  await save(page, 'Giderken Bekleyen');
  const other = await page.context().newPage();
  await other.goto('/crm');
  await other.getByRole('button', { name: 'Çıkış' }).click();
  const there = other.getByRole('alertdialog', { name: 'Bekleyen kayıtlar silinsin mi?' });
  await expect(there).toContainText('1 kayıt henüz gönderilemedi.');
  await there.getByRole('button', { name: 'Sil ve çık' }).click();
  await expect(other).toHaveURL(/\/crm\/login$/);
  await expect(other.getByText('bekleyen kayıtlar var')).toBeHidden();
  await expect(page).toHaveURL(/\/crm\/login$/);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Bekleyen');
  expect(await stored(server, 'Giderken')).toEqual([]);
});
