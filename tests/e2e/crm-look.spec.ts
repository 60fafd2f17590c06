import type { Page } from '@playwright/test';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { expectList, insertRecord, openAs, openNewRecord, openScreen, rowOf, signIn } from './crm-actions.ts';
import { walkScreens } from './crm-screens.ts';
import { expect, test } from './fixtures.ts';

const finger = 44;

/** All rules of axe, the best practices among them, and the newest that it leaves off by itself. */
async function expectAccessible(page: Page, what: string) {
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } }), what).toEqual([]);
}

/** The page never scrolls sideways. */
async function expectFitting(page: Page, what: string) {
  const excess = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    // A screen behind the sign-in scrolls within itself, so that menu and bars stay.
    const scrolls = document.querySelector('nav') === null;
    return { width: scrollWidth - innerWidth, height: scrolls ? 0 : scrollHeight - innerHeight };
  });
  expect(excess.width, what).toBeLessThanOrEqual(0);
  expect(excess.height, what).toBeLessThanOrEqual(0);
}

/** What a finger cannot hit safely. A checkbox is pressed on its label, a link in a text on its line. */
async function tooSmall(page: Page): Promise<string[]> {
  return await page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a, input:not([type=checkbox], [type=radio]), label:has(input)',
    );
    const small = [...controls].filter((control) => {
      const { width, height, bottom } = control.getBoundingClientRect();
      const shown = control.checkVisibility({ visibilityProperty: true }) && width > 1 && bottom > 0;
      return shown && !control.closest('p') && (height < least || width < least);
    });
    return small.map((control) => control.textContent || control.ariaLabel || control.outerHTML);
  }, finger);
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`every screen is accessible, light and dark, ${width} px`, async ({ page, server, admin }) => {
    test.setTimeout(600_000);
    await bringAxe(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await walkScreens(page, server, admin, async (what) => {
      await expectAccessible(page, what);
      await expectFitting(page, what);
      if (width < 640) expect(await tooSmall(page), what).toEqual([]);
    });
  });
}

/** The bytes of script that a page has been sent, as they travel. */
function countScript(page: Page) {
  const sent = { bytes: 0, codings: new Set<string | undefined>() };
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    sent.bytes += Number(response.headers()['content-length']);
    sent.codings.add(response.headers()['content-encoding']);
  });
  return sent;
}

test('the script stays within its budget', async ({ page, admin }) => {
  const sent = countScript(page);
  await page.goto('/crm/login');
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  const login = sent.bytes;
  expect([...sent.codings]).toEqual(['br']);
  expect(login).toBeGreaterThan(50_000);
  expect(login).toBeLessThan(130_000);
  await signIn(page, admin);
  const fresh = await page
    .context()
    .browser()
    ?.newContext({ storageState: await page.context().storageState() });
  const records = await fresh?.newPage();
  if (!fresh || !records) throw new Error('no browser');
  const sentAnew = countScript(records);
  // What comes afterwards, while the browser is idle, keeps nobody waiting.
  await records.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const address = new URL('/crm/records', page.url()).href;
  await records.goto(address);
  await expectList(records);
  expect(sentAnew.bytes - login).toBeLessThan(70_000);
  await fresh.close();
});

test('nothing the page does is refused by its content policy', async ({ page, server, admin }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await insertRecord(server, 'Kurallı Yolcu');
  await openAs(page, server, admin, '/crm');
  await openScreen(page, 'Kayıtlar');
  await expect(rowOf(page, 'Kurallı Yolcu').first()).toBeVisible();
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Varış').fill('a');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  expect(refused).toEqual([]);
});

test('the look is switched, kept, and follows the system again', async ({ page, server, admin }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await openAs(page, server, admin, '/crm');
  const light = await background();
  await page.getByRole('button', { name: 'Koyu görünüme geç' }).click();
  await expect(page.getByRole('button', { name: 'Açık görünüme geç' })).toBeVisible();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Açık görünüme geç' })).toBeVisible();
  expect(await background()).toBe(dark);
  await page.getByRole('button', { name: 'Açık görünüme geç' }).click();
  await expect(page.getByRole('button', { name: 'Koyu görünüme geç' })).toBeVisible();
  expect(await background()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Açık görünüme geç' })).toBeVisible();
  expect(await background()).toBe(dark);
});
