import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Clicks every call link on the page. Returns the events that each click reported before the dialler would open. */
const callAll = (page: Page) =>
  page.evaluate(() => {
    const reported: { href: string; source: string; events: unknown[] }[] = [];
    const view = window as { dataLayer?: unknown[] };
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      event.preventDefault();
      reported.push({ href: link.href, source: link.dataset.source ?? '', events: view.dataLayer ?? [] });
      view.dataLayer = [];
    });
    for (const link of document.querySelectorAll<HTMLElement>('a[href^="tel:"]'))
      (link.querySelector<SVGElement>('path') ?? link).dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true }),
      );
    return reported;
  });

/** The sources of calls on each page, without those of its header, footer and call bar. */
const pages = {
  '/': ['hero_section', 'services_section', 'contact_section'],
  '/thy-check-in': ['checkin_page_thy'],
  '/qatar-check-in': ['checkin_page_qatar airways'],
  '/hizmetler/check-in': ['checkin_page_unknown'],
  '/thy/pet-services': ['pet_services_page'],
  '/pegasus-bilet-satin-alma': ['ticket_purchase_page'],
  '/iletisim': ['contact_page', 'emergency_call'],
  '/olmayan-sayfa': ['not_found_page'],
};

test('every call link reports its click before dialling; THY has a different number', async ({ page }) => {
  const numbers = new Map<string, string>();
  for (const [path, own] of Object.entries(pages)) {
    await page.goto(path);
    const links = await page.locator('a[href^="tel:"]').count();
    const reported = await callAll(page);
    expect(reported).toHaveLength(links);
    for (const { href, source, events } of reported) {
      expect(href).toMatch(/^tel:\+90850\d{7}$/);
      const call = { phone_number: href.slice(4), click_source: source, value: 50, currency: 'TRY' };
      expect(events).toEqual(['phone_call_conversion', 'phone_call'].map((event) => ({ event, ...call })));
    }
    const sources = reported.map(({ source }) => source);
    expect([...new Set(sources)].sort()).toEqual([...own, 'header', 'footer', 'mobile_button'].sort());
    numbers.set(path, reported[0]?.href ?? '');
  }
  expect(numbers.get('/thy-check-in')).not.toBe(numbers.get('/'));
  expect(numbers.get('/qatar-check-in')).toBe(numbers.get('/'));
});

test('a call started by keyboard is reported', async ({ page }) => {
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));
  await page.goto('/pegasus-iletisim');
  await page.getByRole('main').getByRole('link', { name: 'Hemen Bizi Arayın' }).first().press('Enter');
  const events = await page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer);
  expect(events?.map(({ event }) => event)).toEqual(['phone_call_conversion', 'phone_call']);
});
