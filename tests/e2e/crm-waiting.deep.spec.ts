import type { Route } from '@playwright/test';
import { startServer } from '../support/server.ts';
import { createStaff, openAs, openNewRecord, openScreen, rowOf, toast } from './crm-actions.ts';
import { closed, listOf, named, onSave, refuseLater, save, stored, waitsToast } from './crm-waiting-actions.ts';
import { expect, test } from './fixtures.ts';

test('sales saved while the server is down arrive when it is up again, including one typed after that', async ({
  page,
}) => {
  const own = await startServer();
  try {
    await openAs(page, own, own.admin, `${own.url}/crm/records`);
    const dialog = await openNewRecord(page);
    await own.kill9();
    for (const [name, key] of [
      ['Duran Sunucu 1', 'Control+Shift+Enter'],
      ['Duran Sunucu 2', 'Control+Enter'],
    ] as const) {
      await dialog.getByLabel('Ad Soyad').fill(name);
      await dialog.getByLabel('Kart').fill('5');
      await page.keyboard.press(key);
    }
    await expect(dialog).toBeHidden();
    await expect(listOf(page).getByRole('listitem')).toHaveCount(2);
    await own.start();
    await save(page, 'Duran Sunucu 3');
    await expect(listOf(page)).toBeHidden();
    await expect(rowOf(page, 'Duran Sunucu')).toHaveCount(3);
    expect(await stored(own, 'Duran')).toEqual(named('Duran Sunucu', 3));
  } finally {
    await own.stop();
  }
});

for (const [what, lose] of [
  ['the answer is lost', (route: Route) => route.abort()],
  ['a proxy answers for the server', (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })],
] as const) {
  test(`a sale that was stored although ${what} is not stored twice`, async ({ page, server, admin }) => {
    const name = `Yanıtı Yok, ${what}`;
    let asked = 0;
    await openAs(page, server, admin, '/crm/records');
    await onSave(page, async (route) => {
      await route.fetch();
      asked += 1;
      await (asked <= 2 ? lose(route) : route.fallback());
    });
    await save(page, name);
    await expect(toast(page, 'Bekleyen kayıt gönderildi')).toBeVisible();
    await expect(listOf(page)).toBeHidden();
    expect(asked).toBeGreaterThan(2);
    expect(await stored(server, name)).toEqual([name]);
  });
}

test('a sale whose request is never answered waits too', async ({ page, server, admin }) => {
  await page.clock.install();
  await openAs(page, server, admin, '/crm/records');
  const asked = Promise.withResolvers<void>();
  let count = 0;
  await onSave(page, async (route) => {
    count += 1;
    if (count > 1) return route.fallback();
    asked.resolve();
  });
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Sessiz Hat');
  await dialog.getByLabel('Kart').fill('5');
  await page.keyboard.press('Control+Enter');
  await asked.promise;
  await page.clock.fastForward(20_000);
  await expect(waitsToast(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(1000);
  await expect(listOf(page)).toBeHidden();
  expect(await stored(server, 'Sessiz Hat')).toEqual(['Sessiz Hat']);
});

test('a refused sale is reported on other screens too, and opens from there', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  const way = await refuseLater(page, 'Uzakta Kalan');
  await save(page, 'Uzakta Kalan');
  await openScreen(page, 'Anasayfa');
  await way.open();
  await toast(page, 'Bekleyen kayıt kaydedilmedi').getByRole('button', { name: 'Kaydı aç' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Uzakta Kalan');
  await expect(dialog.getByText(`Kaydedilmedi: ${closed}`)).toBeVisible();
});

test('a message that appeared under the pointer in the form closes by itself once the form is closed', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'imlec');
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, server, clerk, '/crm/records');
  await onSave(page, (route) => route.abort());
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('İmleç Altında');
  await dialog.getByLabel('Kart').fill('5');
  // Move the pointer to where messages appear while the form is open.
  const button = await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).boundingBox();
  await page.mouse.move((button?.x ?? 0) + 20, (button?.y ?? 0) - 10);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(waitsToast(page)).toBeVisible();
  await page.mouse.move(195, 420);
  await expect(waitsToast(page)).toBeHidden();
});
