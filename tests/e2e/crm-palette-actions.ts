import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Komutlar' });
export const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Komut veya kayıt ara' });
export const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
export const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true });

export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** The option that a screen reader announces as active. */
export async function marked(page: Page): Promise<Locator> {
  const id = await field(page).getAttribute('aria-activedescendant');
  const line = page.locator(`[id="${id}"]`);
  await expect(line).toHaveAttribute('aria-selected', 'true');
  await expect(palette(page).locator('[aria-selected="true"]')).toHaveCount(1);
  return line;
}

/** Checks that these texts are neither in the address nor in browser storage, apart from the session itself. */
export async function expectNowhere(page: Page, texts: readonly string[]): Promise<void> {
  const kept = await page.evaluate(() => {
    const all = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).filter(([key]) => key !== 'crm.session'),
    );
    return decodeURIComponent(location.href) + JSON.stringify(all);
  });
  for (const text of texts) expect(kept.toLowerCase()).not.toContain(text.toLowerCase());
}
