import type { Locator, Page } from '@playwright/test';
import {
  countKeys,
  createStaff,
  expectList,
  expectWhole,
  insertRecord,
  openAs,
  openNewRecord,
  openScreen,
  rowOf,
  toast,
  typeSale,
} from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

/** Opens with the keyboard alone, leaves with Escape, and looks where the focus is then. */
async function expectFocusBack(page: Page, opener: Locator) {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('every dialog gives the focus back to what opened it', async ({ page, server, admin }) => {
  const clerk = await createStaff(server, 'odak');
  await insertRecord(server, 'Odak Yolcu', 'ODAK01');
  await openAs(page, server, admin, '/crm/records');
  const row = rowOf(page, 'Odak Yolcu');
  for (const opener of [
    page.getByRole('button', { name: 'Kontrol Paneli' }),
    page.getByRole('button', { name: 'Yeni Kayıt' }),
    page.getByRole('button', { name: 'Klavye kısayolları' }),
    row.getByRole('button', { name: 'Düzenle' }),
    row.getByRole('button', { name: 'Sil' }),
  ]) {
    await expectFocusBack(page, opener);
  }
  await page.goto('/crm/users');
  for (const name of ['Düzenle', 'Şifre sıfırla', 'Devre dışı bırak', 'Sil']) {
    await expectFocusBack(page, rowOf(page, clerk.email).getByRole('button', { name, exact: true }));
  }
});

test('a question over a dialog gives the focus back to the field, and a key to where it was pressed', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  const link = page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kayıtlar' });
  await link.focus();
  await page.keyboard.press('n');
  const name = page.getByRole('dialog').getByLabel('Ad Soyad');
  await expect(name).toBeFocused();
  await page.keyboard.type('Yarım');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Yazmaya dön' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
});

test('a sale that is saved or deleted leaves the focus in the list', async ({ page, server, admin }) => {
  await insertRecord(server, 'Üstteki Yolcu');
  await insertRecord(server, 'Silinen Yolcu');
  await openAs(page, server, admin, '/crm/records');
  const edit = rowOf(page, 'Silinen Yolcu').getByRole('button', { name: 'Düzenle' });
  await edit.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Kart').fill('5');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(edit).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Kayıt silindi')).toBeVisible();
  await expect(rowOf(page, 'Üstteki Yolcu').getByRole('button', { name: 'Sil' })).toBeFocused();
});

test('a sale that cannot be finished now is put aside for the next one, and waits there', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Bekletilen Yolcu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kenara koy, yeni kayıt aç' }).click();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('');
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  await dialog.getByLabel('Ad Soyad').fill('Sıradaki Yolcu');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Bekletilen Yolcu');
});

test('a sale that is added has the focus, on no button, and the arrows go on from it', async ({
  page,
  server,
  admin,
}) => {
  await insertRecord(server, 'Önceki Yolcu');
  await openAs(page, server, admin, '/crm/records');
  await expect(rowOf(page, 'Önceki Yolcu')).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByLabel('Ad Soyad').fill('Eklenen Yolcu');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rowOf(page, 'Eklenen Yolcu')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, 'Önceki Yolcu')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rowOf(page, 'Önceki Yolcu').getByRole('button', { name: 'Düzenle' })).toBeFocused();
});

test('the sign-in page has the focus on the address, and only on the password where the address is known', async ({
  page,
  server,
}) => {
  await page.goto('/crm/login');
  await expect(page.getByLabel('E-posta')).toBeFocused();
  const clerk = await createStaff(server, 'odak');
  await openAs(page, server, clerk, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Yarım');
  await server.ownerSql`delete from auth.sessions where user_id = ${clerk.id}`;
  await page.keyboard.press('Control+Enter');
  const again = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(again.getByLabel('E-posta')).toHaveValue(clerk.email);
  await expect(again.getByLabel('Şifre')).toBeFocused();
});

test('on a phone the list stays where it is when a sale is saved', async ({ page, server, admin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (let at = 1; at <= 8; at += 1) await insertRecord(server, `Yolcu ${at}`);
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Yeni Yolcu');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Yeni Kayıt' })).toBeFocused();
  await expect(page.getByRole('article').filter({ hasText: 'Yeni Yolcu' })).toBeAttached();
  await expectWhole(page);
  expect(await page.getByRole('main').evaluate((main) => main.scrollTop)).toBe(0);
});

test('dialogs begin at the first field to be filled', async ({ page, server, admin }) => {
  const clerk = await createStaff(server, 'ilk-alan');
  await openAs(page, server, admin, '/crm/users');
  const reset = rowOf(page, clerk.email).getByRole('button', { name: 'Şifre sıfırla' });
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Yeni Şifre')).toBeFocused();
});

test('the first Tab offers to skip the menu', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a sale that was begun by a key leaves the focus on no button, which the next Enter would press, added or given up', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  await page.getByRole('heading', { name: 'Kayıtlar' }).click();
  for (const key of ['Escape', 'Control+Enter']) {
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
    await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
    if (key !== 'Escape') await page.keyboard.type('Odak Yolcu');
    await page.keyboard.press(key);
    await expect(dialog).toBeHidden();
    const place = key === 'Escape' ? page.getByRole('main') : rowOf(page, 'Odak Yolcu').first();
    await expect(place).toBeFocused();
  }
});

test('a screen that opens is told', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm');
  const told = (name: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${name}$`) });
  await openScreen(page, 'Kullanıcılar');
  await expect(told('Kullanıcılar')).toHaveCount(1);
  await openScreen(page, 'Anasayfa');
  await expect(told('Anasayfa')).toHaveCount(1);
});

/** What the focused control looks like to someone who sees it: its name, and what is wrong with it. */
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
  test(`Tab reaches every control, seen and ringed, and is trapped nowhere, ${width} px`, async ({
    page,
    server,
    admin,
  }) => {
    await page.setViewportSize({ width, height });
    // Rows that come while it goes through them would be more controls than there were.
    await server.ownerSql`delete from public.crm_records`;
    await insertRecord(server, 'Sekme Yolcu', 'SEKME1');
    for (const address of ['/crm', '/crm/records', '/crm/users', '/crm/change-password', '/crm/yok']) {
      await openAs(page, server, admin, address);
      if (address.endsWith('password')) await expect(page.getByText('Kapalı.')).toBeVisible();
      if (address.endsWith('records')) await expectList(page);
      await expectWhole(page);
      const controls = await page.evaluate(() => {
        const all = document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not([type=hidden])');
        // A calendar's button is no stop: its field has a key for it.
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
      expect(seen.length, `${address} is left again`).toBeLessThan(controls + 40);
      expect(seen.length, seen.join('\n')).toBeGreaterThanOrEqual(controls);
    }
  });
}

test('Tab stays inside an open dialog', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  for (let at = 0; at < 30; at += 1) {
    await page.keyboard.press('Tab');
    // At either end a guard outside of it has the focus for a frame, until it hands it on.
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
});

// Counted from the key that opens the form to the one that saves, with a short name: longer texts are as long for anybody.
test('a whole sale takes few keys', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  const keys = await countKeys(page);
  const read = (pnr: string) =>
    server.ownerSql`
      select phone, citizenid, depart, arrive, company, saletype, direction, shift, virtualpos::int, card::int,
        transfer::int, commission::int, currentaccountpayment::int, bdload::int, note
      from public.crm_records where pnr = ${pnr}`;
  const typical = { company: 'THY', saletype: 'YENI BILET', depart: 'IST', arrive: 'AYT', direction: 'YURT ICI' };

  await page.keyboard.press('n');
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  await typeSale(page, ['ali can', '5321234567', '', 'kq7xz9', 'is', 'ay', 'th', 'ye', '', '4500']);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  expect(await keys(), 'a typical sale').toBeLessThanOrEqual(46);
  expect((await read('KQ7XZ9'))[0]).toMatchObject({ ...typical, phone: '5321234567', virtualpos: 4500, shift: null });

  const before = await keys();
  await page.keyboard.press('n');
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  await typeSale(page, ['ali can', '5321234567', '10000000146', 'kq7xz8', 'is', 'ay', 'th', 'ye', 's']);
  await page.keyboard.press('Tab');
  await typeSale(page, ['15000', '4500', '2500', '400', '3000', '1000', '12a']);
  const stored = page.waitForResponse((response) => response.status() === 201);
  await page.keyboard.press('Control+Shift+Enter');
  await stored;
  await expect(dialog.getByLabel('Vardiya')).toHaveAccessibleDescription('önceki kayıttan');
  expect((await keys()) - before, 'every field').toBeLessThanOrEqual(95);
  const amounts = { virtualpos: 15000, card: 4500, transfer: 2500, commission: 400, currentaccountpayment: 3000 };
  const rest = { citizenid: '10000000146', shift: 'SABAH', bdload: 1000, note: '12a' };
  expect((await read('KQ7XZ8'))[0]).toMatchObject({ ...typical, ...amounts, ...rest });

  // What is carried takes none: from the second airport Tab leads to the amounts.
  const carried = await keys();
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  await typeSale(page, ['ali can', '5321234567', '', 'kq7xz7', 'is', 'ay', '4500']);
  await expect(dialog.getByLabel('Sanal POS')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByLabel('Vardiya')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  expect((await keys()) - carried, 'one more of a series').toBeLessThanOrEqual(41);
  expect((await read('KQ7XZ7'))[0]).toMatchObject({ ...typical, shift: 'SABAH', virtualpos: 4500 });
});
