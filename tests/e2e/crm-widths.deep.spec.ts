import { agencyToday } from '../support/today.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { beginAs, openAs, openNewRecord, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const pictureNames = ['Son 30 gün', 'Firma', 'Saatler', 'Satış türü'];

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [360, 740],
] as const) {
  test(`charts, activity, calendar and export fit and are accessible, light and dark, ${width} px`, async ({
    page,
    server,
    admin,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bringAxe(page);
    // On the narrowest phones targets may be smaller.
    const rules = { 'target-size': { enabled: width > 360 } };
    const look = async (name: string) => {
      expect(await violationsInBothLooks(page, { rules }), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
    };
    await server.ownerSql`
      insert into public.crm_records (fullname, date, company, saletype, card)
      values ('Bakılan Yolcu', ${agencyToday()}::date, 'THY', 'YENI BILET', 1500)`;
    const may = Promise.withResolvers<void>();
    await page.route(/rpc\/(day|hour)_report/, async (route) => {
      await may.promise;
      await route.continue();
    });
    await beginAs(page, server, admin, '/crm');
    const pictures = pictureNames.map((name) => page.getByRole('region', { name, exact: true }));
    for (const picture of pictures) await expect(picture).toHaveAttribute('aria-busy', 'true');
    await page.evaluate(() => document.fonts.ready);
    const after = page.getByRole('heading', { name: 'Hoş geldiniz' });
    const before = await after.boundingBox();
    may.resolve();
    for (const picture of pictures) await expect(picture.getByRole('link').first()).toBeVisible();
    expect(await after.boundingBox()).toEqual(before);
    for (const picture of pictures) await picture.getByText('Tablo olarak').click();
    await look('pictures');

    await openAs(page, server, admin, '/crm/activity');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await look('activity');

    await openAs(page, server, admin, '/crm/records');
    await look('records');
    await page.getByRole('button', { name: 'Dışa aktar' }).click();
    await expect(page.getByRole('dialog', { name: 'Dışa aktar' })).toBeVisible();
    await look('export');
    await page.keyboard.press('Escape');

    const calendar = page.getByRole('dialog', { name: 'Gün seç' });
    const lookAtCalendar = async (name: string) => {
      await expect(calendar.getByRole('grid')).toBeVisible();
      await expect(calendar).toBeInViewport({ ratio: 1 });
      await look(name);
      await page.keyboard.press('Escape');
    };
    await page.getByRole('button', { name: 'Takvimi aç' }).last().click();
    await lookAtCalendar('calendar of the filter');
    const dialog = await openNewRecord(page);
    await dialog.getByRole('button', { name: 'Takvimi aç' }).click();
    await lookAtCalendar('calendar of a sale');
    for (const [label, value] of [
      ['Ad Soyad', 'Bakılan Gün'],
      ['Firma', 'THY'],
      ['Vardiya', 'GECE'],
      ['Kart', '5'],
      ['Tarih', '21.08.2025'],
    ] as const)
      await dialog.getByLabel(label, { exact: true }).fill(value);
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('question');
    await page.getByRole('button', { name: 'Evet, kaydet' }).click();
    await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
    await expect(dialog.getByLabel('Firma')).toHaveAccessibleDescription('önceki kayıttan öneri');
    await look('carried');
  });
}
