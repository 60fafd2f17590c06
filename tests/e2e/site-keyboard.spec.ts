import { expect, test } from './fixtures.ts';
import { tabThrough } from './site-stops.ts';

test('every tab stop is visible, and not covered by the fixed bars of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/thy-evcil-hayvan');
  const stops = await tabThrough(page);
  expect(stops[0]?.name).toContain('İçeriğe geç');
  const controls = page.locator('main :is(a[href], button, input, summary)').filter({ visible: true });
  expect(stops.length).toBeGreaterThan(await controls.count());
  expect(stops.filter(({ seen, outlined, free }) => !seen || !outlined || !free)).toEqual([]);
});

test('reduced motion turns animations off, and in forced colours every button keeps an edge', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto('/');
  const moving = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
    const seconds = (list: string) => Math.max(...list.split(',').map((text) => Number.parseFloat(text)));
    return all.filter((style) => seconds(style.transitionDuration) > 0.001 || style.animationName !== 'none').length;
  });
  expect(moving).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  for (const path of ['/', '/hizmetler/rezervasyon-yonetimi', '/olmayan-sayfa']) {
    if (path !== '/') await page.goto(path);
    const edges = await page
      .locator('.call, .btn, .bar, .menu ul')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).borderTopWidth));
    expect(new Set(edges), path).toEqual(new Set(['1px']));
  }
});

test('a printed page keeps its content and our phone number, and drops its menus', async ({ page }) => {
  await page.goto('/thy-bagaj-ekleme');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const title of ['Kendiniz yapın', 'Bir bakışta', 'Sorulanlar'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(main.locator('.ask p').first()).toBeVisible();
  await expect(main.locator('.our').getByText(/^0850 \d|^0850\u00a0\d/)).toBeVisible();
  await expect(page.locator('header nav')).toBeHidden();
  await expect(page.locator('.bar')).toBeHidden();
  await expect(page.getByText('hiçbir havayolunun resmî sitesi')).toBeVisible();
});
