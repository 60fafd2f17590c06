import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What the page handed to analytics so far. */
const dataLayer = (page: Page) => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []);

/** A tel: link opens a program outside of the browser; the test only wants to see the click. */
async function stayOnTelLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    });
  });
}

test('the home page has its sections and transfers no script file', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uçak Bileti Rezervasyonu');
  expect((await page.locator('.hero').boundingBox())?.height).toBe(600);
  const cards = page.locator('#hizmetler .card');
  await expect(cards).toHaveCount(8);
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

for (const [path, name, source] of [
  ['/', 'Hemen Bizi Arayın', 'hero_section'],
  ['/thy-check-in', 'Hemen Bizi Arayın', 'checkin_page_thy'],
  ['/qatar-check-in', 'Hemen Bizi Arayın', 'checkin_page_qatar airways'],
  ['/hizmetler/check-in', 'Hemen Bizi Arayın', 'checkin_page_unknown'],
  ['/thy/pet-services', 'Hemen Bizi Arayın', 'pet_services_page'],
  ['/pegasus-bilet-satin-alma', 'Hemen Bizi Arayın', 'ticket_purchase_page'],
  ['/olmayan-sayfa', 'Hemen Bizi Arayın', 'not_found_page'],
] as const) {
  test(`a call from ${path} is reported as ${source} before dialling`, async ({ page }) => {
    await stayOnTelLinks(page);
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name }).first();
    const number = (await link.getAttribute('href'))?.slice(4);
    expect(number).toMatch(/^\+90850\d{7}$/);
    await link.click();
    const event = { phone_number: number, click_source: source, value: 50, currency: 'TRY' };
    expect(await dataLayer(page)).toEqual([
      { event: 'phone_call_conversion', ...event },
      { event: 'phone_call', ...event },
    ]);
  });
}

test('THY pages dial the number of their own, all others the shared one', async ({ page }) => {
  const number = async (path: string) => {
    await page.goto(path);
    return page.getByRole('main').getByRole('link', { name: 'Hemen Bizi Arayın' }).first().getAttribute('href');
  };
  const own = await number('/thy-bilet-degisikligi');
  const shared = await number('/pegasus-bilet-degisikligi');
  expect(own).not.toBe(shared);
  expect(await number('/')).toBe(shared);
});

test('small screens keep a call button at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hakkimizda');
  const bar = page.getByRole('link', { name: /^Hemen Ara/ });
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar).toBeHidden();
});

for (const scripted of [true, false]) {
  test.describe(scripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: scripted });

    test('menus open by hover and by keyboard', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/');
      const nav = page.getByRole('navigation', { name: 'Ana menü' });
      const airline = nav.getByRole('link', { name: 'SunExpress' }).first();
      await expect(airline).toBeHidden();
      await nav.getByText('Havayolları').hover();
      await expect(airline).toBeVisible();
      await expect(airline).toHaveAttribute('href', '/sunexpress-iletisim');
      await page.mouse.move(700, 880);
      await expect(airline).toBeHidden();

      await nav.getByText('Özel Hizmetler').focus();
      await page.keyboard.press('Enter');
      await nav.getByText('Evcil Hayvan Taşıma').focus();
      await page.keyboard.press('Enter');
      await nav.locator('a[href="/azal-evcil-hayvan"]').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/azal-evcil-hayvan');
    });

    test('menus open on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/emirates-koltuk-secimi');
      const nav = page.getByRole('navigation', { name: 'Ana menü' });
      await nav.getByText('Menü', { exact: true }).click();
      await nav.getByText('Bilet İşlemleri').click();
      await nav.getByText('İptal ve İade').click();
      await nav.locator('a[href="/ajet-iptal-iade"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('AJet İptal ve İade');
    });
  });
}

test('Escape closes a menu and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Ana menü' });
  const opener = nav.getByText('Havayolları');
  await opener.focus();
  await page.keyboard.press('Enter');
  const first = nav.getByRole('link', { name: 'Turkish Airlines' }).first();
  await first.focus();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Escape in a submenu closes it alone, and gives the focus back to its switch', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Ana menü' });
  const top = nav.getByText('Bilet İşlemleri');
  const sub = nav.getByText('İptal ve İade');
  const airline = nav.locator('a[href="/ajet-iptal-iade"]');
  await top.focus();
  await page.keyboard.press('Enter');
  await sub.focus();
  await page.keyboard.press('Enter');
  await airline.focus();
  await page.keyboard.press('Escape');
  await expect(airline).toBeHidden();
  await expect(sub).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sub).toBeHidden();
  await expect(top).toBeFocused();
});

test('Escape in a menu that the pointer holds open gives the focus back too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Ana menü' });
  const top = nav.getByText('Havayolları');
  await top.hover();
  const airline = nav.getByRole('link', { name: 'Turkish Airlines' }).first();
  await airline.focus();
  await page.keyboard.press('Escape');
  await expect(airline).toBeHidden();
  await expect(top).toBeFocused();
});

test('leaving a menu by Tab closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Ana menü' });
  await nav.getByText('Havayolları').focus();
  await page.keyboard.press('Enter');
  const last = nav.getByRole('link', { name: 'flydubai' }).first();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(nav.getByText('Bilet İşlemleri')).toBeFocused();
  await expect(last).toBeHidden();
  await nav.getByText('Özel Hizmetler').focus();
  await page.keyboard.press('Enter');
  const questions = nav.getByRole('link', { name: 'Sık Sorulan Sorular' });
  await questions.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('header .call')).toBeFocused();
  await expect(questions).toBeHidden();
});

test('the open menu of a phone says how to close it, by script or without', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Ana menü' });
  await nav.getByText('Menü', { exact: true }).click();
  await expect(nav.getByText('Menü', { exact: true })).toBeHidden();
  await nav.getByText('Kapat', { exact: true }).click();
  await expect(nav.getByText('Menü', { exact: true })).toBeVisible();
  await expect(nav.getByText('Havayolları')).toBeHidden();
  await nav.getByText('Menü', { exact: true }).click();
  await nav.getByText('Havayolları').focus();
  await page.keyboard.press('Escape');
  await expect(nav.locator(':scope > details')).not.toHaveAttribute('open', '');
  await expect(nav.locator(':scope > details > summary')).toBeFocused();
});

test('header and button take the colours of the airline in the path', async ({ page }) => {
  const colours = async (path: string) => {
    await page.goto(path);
    return page.evaluate(() => {
      const colour = (selector: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).backgroundColor : '';
      };
      return `${colour('header')} ${colour('header .call')}`;
    });
  };
  const paths = [
    '/',
    '/thy-iletisim',
    '/pegasus-iletisim',
    '/ajet-iletisim',
    '/koltuk-secimi/azal',
    '/emirates/pet-services',
  ];
  const seen = await Promise.resolve().then(async () => {
    const all: string[] = [];
    for (const path of paths) all.push(await colours(path));
    return all;
  });
  expect(new Set(seen).size).toBe(paths.length);
  for (const nowhere of ['/vf/olmayan', '/emirates/yok', '/thy-yok']) expect(await colours(nowhere)).toBe(seen[0]);
});

test('pages keep to their Content-Security-Policy', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused/.test(message.text())) violations.push(`${page.url()} ${message.text()}`);
  });
  for (const path of [
    '/',
    '/thy-bagaj-ekleme',
    '/hizmetler/rezervasyon-yonetimi',
    '/iletisim',
    '/hakkimizda',
    '/yok',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});
