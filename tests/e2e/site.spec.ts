import { airlineList } from '../../src/domain/airlines.ts';
import { hubServices, services } from '../../src/site/services.ts';
import { expect, test } from './fixtures.ts';

test('the home page has its sections and loads no script file', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uçak Bileti Rezervasyonu');
  expect((await page.locator('.hero').boundingBox())?.height).toBe(600);
  const cards = page.locator('#hizmetler .card');
  await expect(cards).toHaveCount(hubServices.filter((service) => services[service].hub.onHome).length);
  for (const [width, columns] of [
    [330, 1],
    [390, 2],
    [820, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
    expect(lefts, `${columns} columns at ${width} px`).toBe(columns);
    const heights = await cards.evaluateAll((all) => [...new Set(all.map((card) => card.clientHeight))]);
    expect(heights, `${width} px`).toEqual([300]);
    const tags = await page
      .locator('.tag')
      .evaluateAll((all) => new Set(all.map((tag) => tag.getBoundingClientRect().left)).size);
    expect(tags).toBe(width > 752 ? 5 : 2);
  }
  await expect(page.getByRole('heading', { name: 'İletişime Geçin' })).toBeVisible();
  expect(requests.filter((url) => new URL(url).pathname.endsWith('.js'))).toEqual([]);
  expect(new Set(requests.map((url) => new URL(url).origin)).size).toBe(1);
});

test('menus on a wide screen: by hover, by keyboard, Escape and Tab', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Ana menü' });
  const top = nav.getByText('Havayolları');
  const thy = nav.getByRole('link', { name: 'Turkish Airlines' }).first();
  await expect(thy).toBeHidden();
  await top.hover();
  await expect(thy).toHaveAttribute('href', '/thy-iletisim');
  await expect(thy).toBeVisible();
  await thy.focus();
  await page.keyboard.press('Escape');
  await expect(thy).toBeHidden();
  await expect(top).toBeFocused();
  await page.mouse.move(700, 880);

  const tickets = nav.getByText('Bilet İşlemleri');
  await top.press('Enter');
  const last = nav.getByRole('link', { name: airlineList.at(-1)?.shortName ?? '' }).first();
  await last.press('Tab');
  await expect(tickets).toBeFocused();
  await expect(last).toBeHidden();
  await nav.getByText('Özel Hizmetler').press('Enter');
  const questions = nav.getByRole('link', { name: 'Sık Sorulan Sorular' });
  await questions.press('Tab');
  await expect(page.locator('header .call')).toBeFocused();
  await expect(questions).toBeHidden();

  const refunds = nav.getByText('İptal ve İade');
  const ajet = nav.locator('a[href="/ajet-iptal-iade"]');
  await tickets.press('Enter');
  await refunds.press('Enter');
  await ajet.press('Escape');
  await expect(ajet).toBeHidden();
  await expect(refunds).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(refunds).toBeHidden();
  await expect(tickets).toBeFocused();
});

test('the menu on a phone works, and says how to close it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/emirates-koltuk-secimi');
  const nav = page.getByRole('navigation', { name: 'Ana menü' });
  const open = nav.getByText('Menü', { exact: true });
  await open.click();
  await expect(open).toBeHidden();
  await nav.getByText('Kapat', { exact: true }).click();
  await expect(nav.getByText('Havayolları')).toBeHidden();
  await open.click();
  await nav.getByText('Havayolları').press('Escape');
  await expect(nav.locator(':scope > details')).not.toHaveAttribute('open', '');
  await expect(nav.locator(':scope > details > summary')).toBeFocused();
  await open.click();
  await nav.getByText('Bilet İşlemleri').click();
  await nav.getByText('İptal ve İade').click();
  await nav.locator('a[href="/ajet-iptal-iade"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AJet İptal ve İade');
});

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1194, height: 834 } });

  test('a tap opens a menu, a second one closes it, and a tap outside closes all', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Ana menü' });
    const refund = nav.locator('a[href="/ajet-iptal-iade"]');
    await nav.getByText('Bilet İşlemleri').tap();
    await nav.getByText('İptal ve İade').tap();
    await expect(refund).toBeVisible();
    await nav.getByText('İsim Değişikliği').tap();
    await expect(refund).toBeHidden();
    await expect(nav.locator('a[href="/ajet-isim-degisikligi"]')).toBeVisible();
    const airline = nav.locator('a[href="/azal-iletisim"]');
    await nav.getByText('Havayolları').tap();
    await expect(airline).toBeVisible();
    await expect(nav.getByText('İptal ve İade')).toBeHidden();
    await nav.getByText('Havayolları').tap();
    await expect(airline).toBeHidden();
    await nav.getByText('Havayolları').tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(airline).toBeHidden();
  });
});

test('header and button take the colours of the airline in the path', async ({ page }) => {
  const colours = async (path: string) => {
    await page.goto(path);
    const colour = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    return `${await colour('header')} ${await colour('header .call')}`;
  };
  const neutral = await colours('/');
  const airlines = [];
  for (const path of ['/thy-iletisim', '/pegasus-iletisim', '/koltuk-secimi/azal', '/emirates/pet-services'])
    airlines.push(await colours(path));
  expect(new Set([neutral, ...airlines]).size).toBe(5);
  expect(await colours('/thy-yok')).toBe(neutral);
});
