import { bringAxe, siteRules, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** One page of every kind, with the elements that a phone's first screen must show. */
const kinds = {
  '/': [],
  '/thy-evcil-hayvan': ['.ans p >> nth=0', '.ans p:nth-child(2).self a'],
  '/hizmetler/bagaj-ekleme': ['.ans > p >> nth=0', '.ans > p + .jump'],
  '/hizmetler/rezervasyon-yonetimi': ['text=form hiçbir havayolunun sistemine bağlı değildir >> nth=0'],
  '/hizmetler/sik-sorulan-sorular': [],
  '/iletisim': [],
  '/kisisel-verilerin-korunmasi': [],
  '/olmayan-sayfa': ['role=heading[name="Ne oldu?"]'],
};

test('a page of each kind on a phone: no axe or CSP violations, its first screen, the call bar', async ({ page }) => {
  const breaches: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused/.test(message.text())) breaches.push(`${page.url()} ${message.text()}`);
  });
  await bringAxe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bar = page.locator('.bar');
  const isOnTop = () =>
    bar.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
      return bottom === innerHeight && element.contains(hit);
    });
  for (const [path, parts] of Object.entries(kinds)) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const floor = (await bar.boundingBox())?.y ?? 0;
    for (const part of ['.strip', ...parts]) {
      const box = await page.locator(part).boundingBox();
      expect.soft((box?.y ?? 9e9) + (box?.height ?? 0), `${path} ${part}`).toBeLessThan(floor);
    }
    expect.soft(await violations(page, siteRules), path).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect.soft(await isOnTop(), path).toBe(true);
    await page.getByText('Menü', { exact: true }).click();
    await page.getByText('Bilet İşlemleri', { exact: true }).click();
    expect.soft(await isOnTop(), `${path} under the open menu`).toBe(true);
  }
  expect(breaches).toEqual([]);
});
