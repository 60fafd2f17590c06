import type { Page } from '@playwright/test';
import { expectList, expectWhole, insertRecord, openAs } from './crm-actions.ts';
import { countKeys, typeSale } from './crm-key-actions.ts';
import { offer, stored } from './crm-passenger-actions.ts';
import { expect, test } from './fixtures.ts';

async function lookAtFocus(page: Page) {
  return await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const faults = [
      (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) && 'no ring',
      !(above && (element.contains(above) || above.contains(element))) && 'hidden',
    ].filter(Boolean);
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
    return { name, faults: faults.map((fault) => `${name}: ${fault}`) };
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`Tab reaches every control, visible and with a focus ring, ${width} px`, async ({ page, server, admin }) => {
    await page.setViewportSize({ width, height });
    // Leave only one row: other rows would add controls during the walk.
    await server.ownerSql`delete from public.crm_records`;
    await insertRecord(server, 'Sekme Yolcu', 'SEKME1');
    for (const address of ['/crm', '/crm/records', '/crm/users', '/crm/change-password', '/crm/yok']) {
      await openAs(page, server, admin, address);
      if (address.endsWith('password')) await expect(page.getByText('Kapalı.')).toBeVisible();
      if (address.endsWith('records')) await expectList(page);
      await expectWhole(page);
      const controls = await page.evaluate(() => {
        const all = document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not([type=hidden])');
        // Calendar buttons have `tabIndex` -1, because their fields open the calendar with a key.
        return [...all].filter((control) => control.checkVisibility() && control.tabIndex >= 0).length;
      });
      const seen: string[] = [];
      for (let at = 0; at < controls + 40; at += 1) {
        await page.keyboard.press('Tab');
        const focus = await lookAtFocus(page);
        if (!focus) break;
        expect(focus.faults, address).toEqual([]);
        seen.push(focus.name);
      }
      expect(seen.length, `${address} lets Tab leave the page`).toBeLessThan(controls + 40);
      expect(seen.length, seen.join('\n')).toBeGreaterThanOrEqual(controls);
    }
  });
}

// Counts keys from the one that opens the form to the one that saves.
test('a sale, a series, a family and a known customer take few keys', async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  const name = dialog.getByLabel('Ad Soyad').first();
  const keys = await countKeys(page);
  const expectFew = async (what: string, most: number, enter: () => Promise<void>, isOpen = false) => {
    const before = await keys();
    if (!isOpen) await page.keyboard.press('n');
    await expect(name).toBeFocused();
    await enter();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    expect((await keys()) - before, what).toBeLessThanOrEqual(most);
  };
  await expectFew('a typical sale', 47, () =>
    typeSale(page, ['ali can', '5321234567', '', 'kq7xz9', 'is', 'ay', 'th', 'ye', '', '', '4500']),
  );
  await expectFew('every field', 96, async () => {
    await typeSale(page, ['ece can', '5321234568', '10000000146', 'kq7xz8', 'is', 'ay', 'th', 'ye', '', 's', '']);
    await typeSale(page, ['15000', '4500', '2500', '400', '3000', '1000', '12a']);
  });
  await page.keyboard.press('n');
  await typeSale(page, ['efe can', '5321234569', '', 'kq7xz7', 'is', 'ay', 'th', 'ye', '', 's', '', '4500']);
  await page.keyboard.press('Control+Shift+Enter');
  await expect(dialog.getByLabel('Vardiya')).toHaveAccessibleDescription('önceki kayıttan');
  // Fields carried over from the last sale need no key. Only the airline and the proposed direction need a Tab each.
  const series = ['can can', '5321234560', '', 'kq7xz6', 'is', 'ay', '', '', '4500'];
  await expectFew('one more of a series', 43, () => typeSale(page, series), true);
  expect(await stored(server)).toMatchObject([
    { pnr: 'KQ7XZ9', company: 'THY', saletype: 'YENI BILET', depart: 'IST', arrive: 'AYT' },
    { pnr: 'KQ7XZ8', citizenid: '10000000146', card: 4500, commission: 400, note: '12a' },
    { pnr: 'KQ7XZ7', company: 'THY' },
    { pnr: 'KQ7XZ6', company: 'THY', saletype: 'YENI BILET' },
  ]);
  // Three separate sales would take 47 keys each, or 43 in a series.
  await expectFew('three passengers, both ways', 78, async () => {
    await typeSale(page, ['ali su', '5331234567', '10000000146']);
    for (const other of ['ece su', 'efe su']) {
      await page.keyboard.press('Alt+y');
      await typeSale(page, [other]);
    }
    await typeSale(page, ['', '', 'kq7xz5', 'is', 'ay']);
    await page.keyboard.press('Alt+g');
    await typeSale(page, ['', '', 'th', 'ye', '', '', '4500']);
  });
  // 'n', ten digits of the phone, two keys to take the known name and TC number, one to save.
  await expectFew('a known customer', 14, async () => {
    // `fill` presses no key, so the amount is not counted. Without an amount or a PNR, the form would ask before
    // saving.
    await dialog.getByLabel('Kart').fill('5');
    await name.focus();
    await typeSale(page, ['', '5331234567']);
    await expect(name).toHaveValue('ali su');
    await page.keyboard.press('Alt+o');
  });
  await expectFew('one more of a booking', 19, async () => {
    await typeSale(page, ['can su', '', '', 'kq7xz5']);
    await expect(offer(dialog)).toBeVisible();
    await page.keyboard.press('Alt+1');
    await expect(dialog.getByLabel('Firma')).toHaveValue('THY');
  });
});
