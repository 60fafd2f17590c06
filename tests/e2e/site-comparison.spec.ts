import type { Page } from '@playwright/test';
import { airlineList } from '../../src/domain/airlines.ts';
import { expect, test } from './fixtures.ts';

const names = (page: Page) => page.locator('.cmp tbody tr:visible th span').allTextContents();
const all = airlineList.map(({ name }) => name);

test('ten airlines are sorted by a column, the unknown ones last both ways', async ({ page }) => {
  await page.goto('/hizmetler/check-in');
  const head = page.getByRole('columnheader', { name: 'Online açılış' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const up = await names(page);
  expect(up.slice(3, 6)).toEqual(['Qatar Airways', 'Emirates', 'Pegasus']);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const down = await names(page);
  expect(down[0]).toBe('Pegasus');
  expect(down.slice(6).sort()).toEqual(up.slice(6).sort());
  expect(up.slice(6).sort()).toEqual(['AZAL', 'Air Arabia', 'SunExpress', 'flydubai'].sort());
});

test('a phone sorts them too, and a card’s address leads to what it names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hizmetler/check-in');
  await page.locator('.cmp thead').getByText('Online açılış').click();
  await page.locator('.cmp thead').getByText('Online açılış').click();
  expect((await names(page))[0]).toBe('Pegasus');
  await page.getByRole('button', { name: 'Pegasus: tüm satırlar' }).click();
  await expect(page.getByRole('link', { name: 'flypgs.com' })).toHaveAttribute('href', 'https://flypgs.com');
});

test('a phone’s cards are folded to what they are sorted by, and unfold', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hizmetler/check-in');
  const card = page.locator('.cmp tbody tr').filter({ hasText: 'Qatar Airways' });
  await expect(card.locator('td:visible')).toHaveCount(1);
  await expect(card.locator('td:visible')).toContainText('48 saat');
  await page.locator('.cmp thead').getByText('Kapı kapanışı').click();
  await expect(card.locator('td:visible')).toContainText('20 dk');
  const table = await page.locator('.cmp').boundingBox();
  expect(table?.height).toBeLessThan(2 * 844);
  const unfold = card.getByRole('button', { name: 'Qatar Airways: tüm satırlar' });
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await unfold.click();
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await expect(card.locator('td:visible')).toHaveCount(5);
  await unfold.click();
  await expect(card.locator('td:visible')).toHaveCount(1);
});

test('bags are sorted by their kilos, and on a phone what they are sorted by leads the card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hizmetler/bagaj-ekleme');
  await page.getByRole('button', { name: 'Kayıtlı bagaj', exact: true }).click();
  const kilos = await page
    .locator('.cmp tbody td[data-head="Kayıtlı bagaj"] > b')
    .evaluateAll((cells) => cells.map((cell) => Number(/(?:\d+\s×\s)?(\d+)/.exec(cell.textContent)?.[1] ?? 0)));
  const known = kilos.filter((kilo) => kilo > 0);
  expect(known).toContain(23);
  expect(known).toEqual([...known].sort((one, other) => one - other));
  const card = page.locator('.cmp tbody tr').first();
  await card.getByRole('button', { name: 'tüm satırlar' }).click();
  const lead = await card.locator('td[data-head="Kayıtlı bagaj"]').boundingBox();
  for (const cell of await card.locator('td:not([data-head="Kayıtlı bagaj"])').all())
    expect((await cell.boundingBox())?.y).toBeGreaterThan(lead?.y ?? 9e9);
});

test('they are filtered by where they are at home and by what is known', async ({ page }) => {
  await page.goto('/hizmetler/check-in');
  await page.getByRole('button', { name: 'Türkiye merkezli (4)' }).click();
  expect(await names(page)).toEqual(all.slice(0, 4));
  await page.getByRole('button', { name: 'Online açılış bilinen (6)' }).click();
  expect(await names(page)).toHaveLength(6);
  await page.getByRole('button', { name: 'Hepsi (10)' }).click();
  expect(await names(page)).toEqual(all);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison is complete and offers no dead button', async ({ page }) => {
    await page.goto('/hizmetler/bagaj-ekleme');
    await expect(page.locator('.cmp tbody tr')).toHaveCount(all.length);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const cell of await page.locator('.cmp tbody :is(td, .web)').all()) await expect(cell).toBeVisible();
    await expect(page.locator('.cmp button, .chips button')).toHaveCount(0);
  });
});
