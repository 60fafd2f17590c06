import type { Locator, Page } from '@playwright/test';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { openAs, openNewRecord } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

// A time in the past: at a time in the future the session would have expired.
const noon = '2025-11-22T12:00:00Z';
const today = '22.11.2025';
const noDay = 'Geçerli bir tarih girin.';
const dateOf = (dialog: Locator) => dialog.getByLabel('Tarih', { exact: true });
const nameOf = (dialog: Locator) => dialog.getByLabel('Ad Soyad');
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Gün seç' });

async function expectAccessible(page: Page, what: string) {
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } }), what).toEqual([]);
}

test.beforeEach(async ({ page, server }) => {
  await page.clock.setFixedTime(noon);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringAxe(page);
  await server.ownerSql`delete from public.crm_records`;
});

test.describe('in a browser with another date format, where it is already another day', () => {
  test.use({ locale: 'en-US', timezoneId: 'Pacific/Kiritimati' });

  test('days can be typed, pasted and stepped through, are stored as meant, and anything else is refused', async ({
    page,
    server,
    admin,
  }) => {
    await openAs(page, server, admin, '/crm/records');
    const dialog = await openNewRecord(page);
    const date = dateOf(dialog);
    await expect(date).toHaveValue(today);
    for (const [text, shown] of [
      ['2111', '21.11.2025'],
      ['20-11', '20.11.2025'],
      ['21 Kasım', '21.11.2025'],
    ] as const) {
      await date.fill('');
      await (/^[ -~]+$/.test(text) ? date.pressSequentially(text) : page.keyboard.insertText(text));
      await nameOf(dialog).fill(text);
      await dialog.getByLabel('PNR').fill('ABC123');
      await expect(date, text).toHaveValue(shown);
      const stored = page.waitForResponse((response) => response.status() === 201);
      await page.keyboard.press('Control+Shift+Enter');
      await stored;
      await expect(nameOf(dialog)).toHaveValue('');
      await expect(nameOf(dialog)).toBeFocused();
      await expect(date).toHaveValue(today);
    }
    const rows = await server.ownerSql<{ date: string }[]>`select date::text from public.crm_records order by id`;
    expect(rows.map((row) => row.date)).toEqual(['2025-11-21', '2025-11-20', '2025-11-21']);

    await nameOf(dialog).fill('Gün Yok');
    for (const text of ['', '11/21/2025', '31.11.2025', 'yesterday']) {
      await date.fill(text);
      await page.keyboard.press('Control+Enter');
      await expect(date, text).toHaveAccessibleDescription(noDay);
      await expect(date).toHaveValue(text);
      await expect(date).toBeFocused();
    }
    expect(await server.ownerSql`select 1 from public.crm_records`).toHaveLength(3);

    await date.fill(today);
    for (const [key, shown] of [
      ['+', '23.11.2025'],
      ['-', '22.11.2025'],
      ['ArrowDown', '21.11.2025'],
      ['ArrowUp', '22.11.2025'],
      ['PageUp', '22.12.2025'],
      ['PageDown', '22.11.2025'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(date).toHaveValue(shown);
    }
    await date.fill('31.01.2025');
    await page.keyboard.press('PageUp');
    await expect(date).toHaveValue('28.02.2025');
    // A minus between two numbers is part of the date; after a complete date it steps to the day before.
    await date.fill('');
    await date.pressSequentially('5-12');
    await page.keyboard.press('+');
    await expect(date).toHaveValue('06.12.2025');
    for (const whole of ['2111', '21-11-2025', '21 kas']) {
      await date.fill('');
      await date.pressSequentially(whole);
      await page.keyboard.press('-');
      await expect(date, whole).toHaveValue('20.11.2025');
    }
    for (const [typed, shown] of [
      ['+3', '25.11.2025'],
      ['-12', '10.11.2025'],
      ['21 Kasım 2025, 14:02', '21.11.2025'],
      ['salı', '18.11.2025'],
    ] as const) {
      await date.fill(today);
      await date.selectText();
      if (/^[+-]/.test(typed)) await page.keyboard.type(typed);
      else await page.keyboard.insertText(typed);
      await date.press('Enter');
      await expect(date, typed).toHaveValue(shown);
    }
    await date.fill('11/21');
    await page.keyboard.press('ArrowUp');
    await expect(date).toHaveValue('11/21');
  });

  test('the filter shows and accepts days in Turkish format', async ({ page, server, admin }) => {
    await openAs(page, server, admin, '/crm/records');
    const start = page.getByLabel('Başlangıç tarihi');
    const end = page.getByLabel('Bitiş tarihi');
    await expect(start).toHaveValue(today);
    await start.fill('05.12.2024');
    await end.fill('dün');
    await end.press('Enter');
    await expect(page).toHaveURL(/\?start=2024-12-05&end=2025-11-21$/);
    await expect(end).toHaveValue('21.11.2025');
    await start.fill('11/21/2025');
    await page.getByRole('button', { name: 'Filtrele' }).click();
    await expect(start).toHaveAccessibleDescription(noDay);
    await expect(start).toBeFocused();
    await expect(start).toHaveValue('11/21/2025');
    await expect(page).toHaveURL(/\?start=2024-12-05&end=2025-11-21$/);
    await start.fill('');
    await start.press('Enter');
    await expect(page).toHaveURL(/\?start=&end=2025-11-21$/);
  });
});

test.describe('where it is still the previous day', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' });

  test('a day can be chosen from the calendar by mouse and keyboard, and Escape closes only the calendar', async ({
    page,
    server,
    admin,
  }) => {
    await openAs(page, server, admin, '/crm/records');
    const dialog = await openNewRecord(page);
    await nameOf(dialog).fill('Takvim Yolcu');
    const open = dialog.getByRole('button', { name: 'Takvimi aç' });
    await open.click();
    await expect(calendar(page).getByRole('grid', { name: 'Kasım 2025' })).toBeVisible();
    const focused = calendar(page).locator(':focus');
    await expect(focused).toHaveAccessibleName('Bugün, 22 Kasım 2025 Cumartesi, seçili');
    await expect(calendar(page).getByRole('columnheader', { includeHidden: true })).toHaveText(
      'Pt Sa Ça Pe Cu Ct Pz'.split(' '),
    );
    await expectAccessible(page, 'calendar');
    await calendar(page).getByRole('button', { name: 'Önceki aya git' }).click();
    await calendar(page).getByRole('button', { name: '5 Ekim 2025 Pazar' }).click();
    await expect(calendar(page)).toBeHidden();
    await expect(dateOf(dialog)).toHaveValue('05.10.2025');
    await expect(dateOf(dialog)).toBeFocused();
    await open.click();
    await calendar(page).getByRole('button', { name: 'Dün', exact: true }).click();
    await expect(dateOf(dialog)).toHaveValue('21.11.2025');
    await open.click();
    await expect(calendar(page)).toBeVisible();
    await dialog.getByLabel('Not', { exact: true }).click();
    await expect(calendar(page)).toBeHidden();

    await dateOf(dialog).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(focused).toHaveAccessibleName('21 Kasım 2025 Cuma, seçili');
    await page.keyboard.press('ArrowUp');
    await expect(focused).toHaveAccessibleName('14 Kasım 2025 Cuma');
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(dateOf(dialog)).toBeFocused();
    await expect(dateOf(dialog)).toHaveValue('21.11.2025');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(focused).toHaveAccessibleName('21 Kasım 2025 Cuma, seçili');
    await page.keyboard.press('ArrowLeft');
    await expect(focused).toHaveAccessibleName('20 Kasım 2025 Perşembe');
    await page.keyboard.press('Enter');
    await expect(dateOf(dialog)).toHaveValue('20.11.2025');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
});
