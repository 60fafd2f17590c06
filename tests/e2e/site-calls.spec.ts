import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Reported {
  href: string;
  source: string;
  events: unknown[];
}

/** Clicks every call link of the page that can be seen, and gives what each one reported before the dialler would open. */
const callAll = (page: Page): Promise<Reported[]> =>
  page.evaluate(() => {
    const reported: Reported[] = [];
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

const pairOf = ({ href, source }: Reported) =>
  ['phone_call_conversion', 'phone_call'].map((event) => ({
    event,
    phone_number: href.slice(4),
    click_source: source,
    value: 50,
    currency: 'TRY',
  }));

for (const [path, sources] of [
  ['/', ['header', 'hero_section', 'services_section', 'contact_section', 'footer', 'mobile_button']],
  ['/thy-bagaj-ekleme', ['header', 'baggage_page', 'footer', 'mobile_button']],
  ['/iletisim', ['header', 'contact_page', 'emergency_call', 'footer', 'mobile_button']],
  ['/hizmetler/bilet-sorgulama', ['header', 'ticket_lookup_page', 'footer', 'mobile_button']],
  ['/hizmetler/rezervasyon-yonetimi', ['header', 'reservation_page', 'footer', 'mobile_button']],
  ['/hakkimizda', ['header', 'footer', 'mobile_button']],
  ['/olmayan-sayfa', ['header', 'not_found_page', 'footer', 'mobile_button']],
] as const) {
  test(`every call link of ${path} reports itself before dialling`, async ({ page }) => {
    await page.goto(path);
    const links = await page.locator('a[href^="tel:"]').count();
    const reported = await callAll(page);
    expect(reported).toHaveLength(links);
    for (const call of reported) expect(call.events).toEqual(pairOf(call));
    expect([...new Set(reported.map(({ source }) => source))].sort()).toEqual([...sources].sort());
  });
}

test('the calls inside the lookups’ answers report themselves too', async ({ page }) => {
  await page.goto('/hizmetler/rezervasyon-yonetimi');
  await page.getByRole('button', { name: 'Rezervasyonu Sorgula' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'İletişime Geç' })).toBeVisible();
  const dialog = (await callAll(page)).filter(({ source }) => source === 'reservation_page');
  for (const call of dialog) expect(call.events).toEqual(pairOf(call));

  await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') });
  await page.goto('/hizmetler/bilet-sorgulama');
  await page.getByLabel('Bilet Numarası').fill('2351234567890');
  await page.getByLabel('Soyadı').fill('Çağlar');
  // From here on time passes only by our steps, however slow the machine is.
  await page.clock.pauseAt(new Date('2026-01-01T11:00:00Z'));
  await page.getByRole('button', { name: 'Bileti Sorgula' }).click();
  await expect(page.getByRole('button', { name: 'Aranıyor...' })).toBeDisabled();
  await page.clock.runFor(2000);
  const notice = page.getByRole('status').getByRole('link', { name: 'Hemen Ara' });
  await expect(notice).toBeVisible();
  const calls = await callAll(page);
  expect(calls.filter(({ source }) => source === 'ticket_lookup_page').length).toBeGreaterThan(2);
  for (const call of calls) expect(call.events).toEqual(pairOf(call));
});

test('a call by keyboard is reported', async ({ page }) => {
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));
  await page.goto('/pegasus-iletisim');
  await page.getByRole('main').getByRole('link', { name: 'Hemen Bizi Arayın' }).first().focus();
  await page.keyboard.press('Enter');
  const events = await page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer);
  expect(events?.map(({ event }) => event)).toEqual(['phone_call_conversion', 'phone_call']);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [
    '/',
    '/hizmetler/iptal-iade',
    '/hizmetler/rezervasyon-yonetimi',
    '/hizmetler/bilet-sorgulama',
    '/hizmetler/sik-sorulan-sorular',
    '/emirates-check-in',
    '/iletisim',
    '/gizlilik-ve-guvenlik',
    '/olmayan-sayfa',
    '/iptal-iade/yok',
  ]) {
    test(`${path} keeps its call button at the bottom, scrolled or under the open menu`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const bar = page.locator('.bar');
      const onTop = () =>
        bar.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
          return bottom === innerHeight && element.contains(hit);
        });
      expect(await onTop()).toBe(true);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await onTop()).toBe(true);
      await page.getByText('Menü', { exact: true }).click();
      await page.getByText('Bilet İşlemleri', { exact: true }).click();
      expect(await onTop()).toBe(true);
    });
  }
});
