import type { Page } from '@playwright/test';
import { openAs, openNewRecord, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

/** Lets the test stop the page from rendering, as on a busy machine; keys still arrive. */
async function slowDown(page: Page) {
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    let isHeld = false;
    window.requestAnimationFrame = (callback) => (isHeld ? -held.push(callback) : draw(callback));
    Object.assign(window, {
      hold: () => {
        isHeld = true;
      },
      release: () => {
        isHeld = false;
        for (const callback of held.splice(0)) callback(performance.now());
      },
    });
  });
  return {
    hold: () => page.evaluate('hold()'),
    release: () => page.evaluate('release()'),
  };
}

test('late updates never take the focus from a field that somebody types in', async ({ page, server, admin }) => {
  const drawing = await slowDown(page);
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  const day = dialog.getByLabel('Tarih', { exact: true });
  await dialog.getByLabel('Ad Soyad').fill('Yavaş Sayfa');
  await dialog.getByLabel('Kart').fill('5');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();

  // Each of three steps removes the focused element: closing a message, accepting an offer, a refused save.
  await drawing.hold();
  await toast(page, 'Kayıt eklendi').getByRole('button', { name: 'Bildirimi kapat' }).click();
  await day.fill('');
  await day.pressSequentially('12/05');
  await drawing.release();
  await page.keyboard.type('/2026');
  await expect(day).toHaveValue('12/05/2026');

  await drawing.hold();
  await page.keyboard.press('Control+Enter');
  await dialog.getByLabel('Kart').focus();
  await page.keyboard.type('12');
  await drawing.release();
  await page.keyboard.type('500');
  await expect(dialog.getByLabel('Kart')).toHaveValue('12.500');
  await expect(dialog.getByText('Ad soyad girin.')).toBeVisible();
});
