import type { Page } from '@playwright/test';
import { type AirlineId, airlineList } from '../../src/domain/airlines.ts';
import { airlineFacts, cellOf } from '../../src/site/facts/index.ts';
import { expect, test } from './fixtures.ts';

const names = (page: Page) => page.locator('.cmp tbody tr:visible th span').allTextContents();
const namesWith = (fits: (id: AirlineId) => boolean) =>
  airlineList.filter(({ id }) => fits(id)).map(({ name }) => name);
const all = namesWith(() => true);
const turkish = namesWith((id) => airlineFacts[id].home === 'turkey');
const known = namesWith((id) => cellOf(id, 'opens') !== null);

test('the comparison can be filtered and sorted by a column; unknown values always come last', async ({ page }) => {
  await page.goto('/hizmetler/check-in');
  const head = page.getByRole('columnheader', { name: 'Online açılış' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const up = await names(page);
  expect(up.slice(0, known.length).slice(-3)).toEqual(['Qatar Airways', 'Emirates', 'Pegasus']);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const down = await names(page);
  expect(down[0]).toBe('Pegasus');
  for (const sorted of [up, down]) expect(sorted.slice(0, known.length).sort()).toEqual([...known].sort());

  await page.reload();
  for (const [filter, left] of [
    [`Türkiye merkezli (${turkish.length})`, turkish],
    [`Online açılış bilinen (${known.length})`, known],
    [`Hepsi (${all.length})`, all],
  ] as const) {
    await page.getByRole('button', { name: filter }).click();
    expect(await names(page)).toEqual(left);
  }
});

test('a child’s age keeps only airlines that escort a child of that age or whose rule is unknown', async ({ page }) => {
  await page.goto('/hizmetler/refakatsiz-cocuk');
  const age = page.getByLabel('Çocuğunuz kaç yaşında?');
  await age.selectOption('5');
  const told = page.locator('.chips').getByRole('status');
  await expect(told).toHaveText(
    /^5 yaşta bu hizmet genellikle var: .*AZAL.*\. Kuralını bilmiyoruz, sorun: flydubai\.$/,
  );
  const left = await names(page);
  expect(left).toContain('flydubai');
  for (const name of ['Turkish Airlines', 'Air Arabia']) expect(left).not.toContain(name);
  await page.getByRole('button', { name: `Hepsi (${all.length})` }).click();
  expect(await names(page)).toEqual(all);
  await expect(told).toBeHidden();
});

test('on a phone, collapsed cards show the value they are sorted by, and can be expanded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hizmetler/check-in');
  const card = page.locator('.cmp tbody tr').filter({ hasText: 'Qatar Airways' });
  const shown = card.locator('td:visible');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('48 saat');
  await page.locator('.cmp thead').getByText('Online açılış').click();
  await page.locator('.cmp thead').getByText('Online açılış').click();
  expect((await names(page))[0]).toBe('Pegasus');
  await page.locator('.cmp thead').getByText('Kontuar kapanışı').click();
  await expect(shown).toContainText('60 dk');
  expect((await page.locator('.cmp').boundingBox())?.height).toBeLessThan(2 * 844);
  const unfold = card.getByRole('button', { name: 'Qatar Airways: tüm satırlar' });
  for (const [state, cells] of [
    ['true', 4],
    ['false', 1],
  ] as const) {
    await unfold.click();
    await expect(unfold).toHaveAttribute('aria-expanded', state);
    await expect(shown).toHaveCount(cells);
  }
  await page.getByRole('button', { name: 'Pegasus: tüm satırlar' }).click();
  await expect(page.getByRole('link', { name: 'flypgs.com' })).toHaveAttribute('href', 'https://flypgs.com');
});
