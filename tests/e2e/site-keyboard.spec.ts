import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** One page of every kind. */
const kinds = [
  '/',
  '/hizmetler/bagaj-ekleme',
  '/hizmetler/rezervasyon-yonetimi',
  '/hizmetler/bilet-sorgulama',
  '/hizmetler/sik-sorulan-sorular',
  '/thy-evcil-hayvan',
  '/iletisim',
  '/gizlilik-ve-guvenlik',
  '/hakkimizda',
  '/olmayan-sayfa',
];

/** Presses Tab until the focus leaves the page; gives what was focused, without what stood in no visible place. */
async function tabThrough(page: Page): Promise<readonly { name: string; seen: boolean; outlined: boolean }[]> {
  const stops: { name: string; seen: boolean; outlined: boolean }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element === document.documentElement) return null;
      const { width, height, right } = element.getBoundingClientRect();
      const { outlineStyle, visibility } = getComputedStyle(element);
      return {
        name: `${element.tagName} ${element.textContent?.trim() || element.getAttribute('name') || ''}`,
        seen: width > 0 && height > 0 && right > 0 && visibility === 'visible',
        outlined: outlineStyle !== 'none',
      };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
}

for (const path of kinds) {
  test(`every stop of the keyboard on ${path} can be seen`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const stops = await tabThrough(page);
    expect(stops[0]?.name).toContain('İçeriğe geç');
    const controls = await page.locator('main :is(a[href], button, input, summary)').filter({ visible: true }).count();
    expect(stops.length).toBeGreaterThan(controls);
    expect(stops.filter(({ seen, outlined }) => !seen || !outlined)).toEqual([]);
  });
}

for (const path of ['/', '/thy-evcil-hayvan', '/hizmetler/bilet-sorgulama', '/olmayan-sayfa']) {
  test(`no stop of the keyboard on ${path} hides under what stays on a small screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const hidden: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const covers = [document.querySelector('header'), document.querySelector('.bar')];
        const { top, bottom } = element.getBoundingClientRect();
        const [head, bar] = covers.map((cover) => cover?.getBoundingClientRect());
        const own = covers.some((cover) => cover?.contains(element));
        const free = top >= (head?.bottom ?? 0) - 1 && bottom <= (bar?.top ?? innerHeight) + 1;
        const tall = bottom - top > (bar?.top ?? innerHeight) - (head?.bottom ?? 0);
        return { name: element.textContent?.trim() ?? '', seen: own || free || tall || element.matches('.skip') };
      });
      if (!stop) break;
      if (!stop.seen) hidden.push(stop.name);
    }
    expect(hidden).toEqual([]);
  });
}

test('whoever wants less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
    const seconds = (list: string) => Math.max(...list.split(',').map((text) => Number.parseFloat(text)));
    return all.filter((style) => seconds(style.transitionDuration) > 0.001 || style.animationName !== 'none').length;
  });
  expect(moving).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('in the system’s own colours buttons and menus keep an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/hizmetler/rezervasyon-yonetimi', '/olmayan-sayfa']) {
    await page.goto(path);
    const edges = await page
      .locator('.call, .btn, .bar, .menu ul')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).borderTopWidth));
    expect(new Set(edges), path).toEqual(new Set(['1px']));
  }
});

test('the reservation lookup is used, closed and used again by keyboard alone', async ({ page }) => {
  await page.goto('/hizmetler/rezervasyon-yonetimi');
  await page.getByLabel('PNR Kodu').focus();
  await page.keyboard.type('ABC123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Gül');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rezervasyon Bulunamadı' });
  await expect(dialog).toContainText('ABC123');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Rezervasyonu Sorgula' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of kinds) {
    test(`${path} reads and can be phoned`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Hemen Ara/ }).last()).toHaveAttribute('href', /^tel:\+90\d{10}$/);
      const images = page.locator('main img');
      for (const image of await images.all()) await expect(image).toHaveAttribute('src', /^\//);
      const questions = page.locator('main details');
      if ((await questions.count()) > 0) {
        await questions.first().locator('summary').click();
        await expect(questions.first().locator('p, li').first()).toBeVisible();
      }
    });
  }
});

test('on paper a page keeps its help and leaves its menus', async ({ page }) => {
  await page.goto('/thy-bagaj-ekleme');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const title of ['Bir bakışta', 'Adım adım', 'Ararken elinizde olsun', 'Sorulanlar'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(main.locator('.ask p').first()).toBeVisible();
  await expect(main.locator('.our').getByText(/^0850 \d|^0850\u00a0\d/)).toBeVisible();
  await expect(page.locator('header nav')).toBeHidden();
  await expect(page.locator('.bar')).toBeHidden();
  await expect(page.getByText('hiçbir havayolunun resmî sitesi')).toBeVisible();
});
