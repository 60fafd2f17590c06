import type { Locator, Page } from '@playwright/test';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { expectWhole, keepToast, openAs, openNewRecord, openScreen, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

// A time in the past: at a time in the future the session would have expired.
const noon = '2025-11-22T12:00:00Z';
const today = '22.11.2025';
const noDay = 'Geçerli bir tarih girin.';
const dateOf = (dialog: Locator) => dialog.getByLabel('Tarih', { exact: true });
const nameOf = (dialog: Locator) => dialog.getByLabel('Ad Soyad');

async function expectAccessible(page: Page, what: string) {
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } }), what).toEqual([]);
}

function coveredIn(dialog: Locator) {
  return dialog.locator('form').evaluate((form) => {
    const cards = [...document.querySelectorAll('[data-toasts] > [data-kind]')].map((card) =>
      card.getBoundingClientRect(),
    );
    const sheet = form.querySelector('fieldset')?.parentElement;
    return [...form.querySelectorAll('input, textarea, button')]
      .filter((control) => !control.closest('[data-toasts]') && control.checkVisibility())
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        const end = sheet?.contains(control) ? Math.min(bottom, sheet.getBoundingClientRect().bottom) : bottom;
        return cards.some((card) => card.top < end && card.bottom > top && card.left < right && card.right > left);
      })
      .map((control) => control.outerHTML);
  });
}

test.beforeEach(async ({ page, server }) => {
  await page.clock.setFixedTime(noon);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringAxe(page);
  await server.ownerSql`delete from public.crm_records`;
});

test('a day other than today is named before and after saving, opens from the message, and needs confirmation if far away', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  const date = dateOf(dialog);
  const question = page.getByRole('alertdialog');
  await expect(date).toHaveAccessibleDescription('');
  await nameOf(dialog).fill('Dünkü Yolcu');
  await dialog.getByLabel('Kart').fill('5');
  await date.fill('2111');
  await nameOf(dialog).focus();
  await expect(date).toHaveAccessibleDescription('Bugünden farklı gün');
  await page.keyboard.press('Control+Enter');
  const saved = toast(page, 'Kayıt eklendi');
  await keepToast(saved);
  await expect(dialog).toBeHidden();
  await expect(saved).toContainText('21.11.2025 gününe kaydedildi');
  await expect(rowOf(page, 'Dünkü Yolcu')).toBeHidden();
  await openScreen(page, 'Anasayfa');
  await saved.getByRole('button', { name: 'Göster' }).click();
  await expect(page).toHaveURL(/\/crm\/records\?start=2025-11-21&end=2025-11-21$/);
  await expect(rowOf(page, 'Dünkü Yolcu')).toBeVisible();
  await expect(saved).toBeHidden();
  await rowOf(page, 'Dünkü Yolcu').getByRole('button', { name: 'Sil' }).click();
  await question.getByRole('button', { name: 'Sil' }).click();
  const deleted = toast(page, 'Kayıt silindi');
  await expect(deleted).toBeVisible();

  await openNewRecord(page);
  await keepToast(deleted);
  await nameOf(dialog).fill('Uzak Gün');
  await dialog.getByLabel('Kart').fill('5');
  await dialog.getByLabel('Firma').fill('THY');
  await date.fill('21.08.2025');
  await page.keyboard.press('Control+Enter');
  await expect(question).toContainText('21.08.2025 — doğru mu?');
  await expectAccessible(page, 'question');
  await question.getByRole('button', { name: 'Düzelt' }).click();
  await expect(question).toBeHidden();
  expect(await server.ownerSql`select 1 from public.crm_records`).toHaveLength(0);
  await expect(date).toBeFocused();
  await page.keyboard.type('24.11.2025');
  await dialog.getByRole('button', { name: 'Kaydet ve yeni' }).click();
  await expect(question).toContainText('24.11.2025 — doğru mu?');
  await question.getByRole('button', { name: 'Evet, kaydet' }).click();
  await expect(saved).toContainText('24.11.2025 gününe kaydedildi');
  await expect(nameOf(dialog)).toHaveValue('');
  await expect(date).toHaveValue(today);
  // Tab skips the message about the last sale; a separate key moves the focus to it and back.
  await keepToast(saved);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const told of [deleted, saved]) await expect(told).toBeInViewport({ ratio: 1 });
    expect(await coveredIn(dialog), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByRole('button', { name: 'Vazgeç' }).focus();
  for (let at = 0; at < 3; at += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(saved.locator(':focus')).toHaveCount(0);
  }
  await expect(date).toBeFocused();
  await page.keyboard.press('F6');
  await expect(saved.getByRole('button', { name: 'Göster' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(date).toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(date).toBeFocused();
  await expect(page).toHaveURL(/start=2025-11-24&end=2025-11-24$/);
  await expect(saved).toBeHidden();
  await expect(dialog.getByLabel('Firma')).toHaveAccessibleDescription('önceki kayıttan öneri');
  // Sums are dimmed while they load, so wait for them before colours are checked.
  await expectWhole(page);
  await expectAccessible(page, 'carried on');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Tüm tarihler' }).click();
  await rowOf(page, 'Uzak Gün').getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await edit.getByLabel('Kart').fill('5');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Kayıt güncellendi')).toBeVisible();
  await expect(question).toBeHidden();

  const search = page.getByRole('searchbox', { name: 'Ara' });
  await search.fill('hiç kimse');
  await expect(page.getByRole('heading', { name: 'Aramanıza uyan kayıt yok' })).toBeVisible();
  await openNewRecord(page);
  await nameOf(dialog).fill('Bugünkü Yolcu');
  await dialog.getByLabel('Kart').fill('5');
  await page.keyboard.press('Control+Enter');
  await saved.getByRole('button', { name: 'Göster' }).click();
  await expect(rowOf(page, 'Bugünkü Yolcu')).toBeVisible();
  await expect(search).toHaveValue('');

  await openNewRecord(page);
  await nameOf(dialog).fill('Yarım Gün');
  await date.fill('11/21/2025');
  await page.reload();
  await expect(nameOf(dialog)).toHaveValue('Yarım Gün');
  await expect(date).toHaveValue('11/21/2025');
  await expect(date).toHaveAccessibleDescription(noDay);
});
