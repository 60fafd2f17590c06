import { bringAxe, violationsInBothLooks } from './axe.ts';
import { createStaff, insertRecord, openAs, pressIn, toast } from './crm-actions.ts';
import { addSale } from './crm-passenger-actions.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a sale can be entered, found as a card, changed, deleted and brought back', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'telefon');
  const sale = { pnr: 'KRT001', phone: '0532 100 20 30', depart: 'IST', arrive: 'AYT', company: 'AJET' };
  for (let at = 0; at < 4; at += 1) await insertRecord(server, `Karttaki ${at}`, 'BAK001');
  await addSale(server, { ...sale, fullname: 'Kartlı Yolcu', card: 1000, transfer: 500, commission: 70 });
  await bringAxe(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, server, clerk, '/crm');
  const bar = page.getByRole('navigation', { name: 'Alt menü' });
  await expect(bar.getByRole('link')).toHaveText(['Anasayfa', 'Kayıtlar', 'Gün Sonu']);
  await bar.getByRole('link', { name: 'Kayıtlar' }).tap();
  await expect(bar.getByRole('link', { name: 'Kayıtlar' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('grid')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await page.evaluate(() => localStorage.setItem('crm.formPreferences', '{"company":"THY"}'));
  // Shrink the window to what an open on-screen keyboard leaves of it.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.getByRole('button', { name: 'Yeni Kayıt' }).tap();
  await dialog.getByLabel('Kart').fill('12500');
  const tops = ['Sanal POS', 'Kart', 'Havale'].map(async (name) => (await dialog.getByLabel(name).boundingBox())?.y);
  expect(new Set(await Promise.all(tops)).size).toBe(1);
  expect(await dialog.locator('form > div').evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  const summary = dialog.getByRole('complementary', { name: 'Özet' });
  expect((await summary.boundingBox())?.height).toBeLessThanOrEqual(125);
  await expect(summary).toContainText('12.500 TL');
  for (const name of ['Yeni Kayıt Ekle', 'Kaydet ve yeni', 'Vazgeç']) {
    const button = summary.getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await button.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
  }

  // London has more airports than the CRM knows, so Tab keeps the text instead of accepting one of them.
  const arrival = dialog.getByLabel('Varış');
  await arrival.pressSequentially('lond');
  await expect(dialog.getByRole('option').first()).toHaveText('LHRLondra, Heathrow');
  await expect(dialog.getByRole('option').last()).toHaveText('STNLondra, Stansted');
  await page.keyboard.press('Tab');
  await expect(arrival).toHaveValue('LOND');
  await page.setViewportSize({ width: 390, height: 844 });

  const lastChoices = dialog.getByRole('button', { name: /^Son seçimleri kullan/ });
  // The button hides the hint of its keys, because a phone has no keyboard.
  await expect(lastChoices).toHaveText('Son seçimleri kullan: THY', { useInnerText: true });
  const departure = dialog.getByLabel('Kalkış');
  await departure.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await departure.tap();
  await expect(dialog.getByRole('option').first()).toBeVisible();
  const box = (await lastChoices.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const covering = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('[role="option"]')?.textContent,
    middle,
  );
  await page.touchscreen.tap(...middle);
  await expect(departure).toHaveValue(covering?.slice(0, 3) ?? 'no option');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await expect(departure).toBeFocused();
  await expect(dialog.getByLabel('Firma')).toHaveValue('');
  await arrival.fill('lhr');
  await page.keyboard.press('Tab');
  await expect(arrival).toHaveValue('LHR');
  await dialog.getByRole('button', { name: 'Vazgeç' }).tap();
  await expect(dialog).toBeHidden();

  // Each card shows what staff need during a call.
  const card = page.getByRole('article').filter({ hasText: 'KRT001' });
  for (const text of ['Kartlı Yolcu', '1.500', 'Kart + Havale', 'IST', 'AYT', '0532 100 20 30'])
    await expect(card).toContainText(text);
  const call = card.getByRole('link', { name: '0532 100 20 30' });
  await expect(call).toHaveAttribute('href', 'tel:+905321002030');
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const first = await card.boundingBox();
  const sums = await page.getByRole('term').first().boundingBox();
  const [refundLine, gap] = [15, 6];
  const three = 3 * ((first?.height ?? Infinity) + refundLine) + 2 * gap;
  expect((first?.y ?? 0) + three).toBeLessThanOrEqual(sums?.y ?? 0);
  const menu = card.getByRole('button');
  await expect(menu).toHaveCount(1);
  const { width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await menu.press('Enter');
  await expect(card.getByText('Komisyon')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Düzenle' })).toBeFocused();
  expect(await violationsInBothLooks(page, {})).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await page.getByRole('searchbox').fill('krt001');
  await expect(page.getByRole('article')).toHaveCount(1);
  await pressIn(card, 'Düzenle');
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await edit.getByLabel('Varış').fill('tzx');
  await edit.getByRole('button', { name: 'Güncelle' }).tap();
  await expect(toast(page, 'Kayıt güncellendi')).toBeVisible();
  await expect(card).toContainText('TZX');

  await page.getByRole('button', { name: 'Yeni Kayıt' }).tap();
  await dialog.getByLabel('Ad Soyad').fill('Parmakla Giren');
  await dialog.getByLabel('PNR').fill('krt001');
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).tap();
  await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
  const second = page.getByRole('article').filter({ hasText: 'Parmakla Giren' });
  await pressIn(second, 'Sil');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).tap();
  await expect(second).toHaveCount(0);
  await expect(card).toBeVisible();

  // Wait until the dialog is gone: only then does it return the focus.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await pressIn(card, 'Geçmiş');
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  expect(await panel.evaluate((element) => element.getBoundingClientRect().width)).toBe(390);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await pressIn(card, 'Sil');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).tap();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: 'Çöp Kutusu' }).press('Enter');
  await page.getByRole('row').filter({ hasText: 'Kartlı Yolcu' }).getByRole('button', { name: 'Geri al' }).tap();
  await expect(toast(page, 'Kayıt geri alındı')).toBeVisible();
});

test('the bar has four entries; the last one opens the admin screens', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm');
  const bar = page.getByRole('navigation', { name: 'Alt menü' });
  await expect(bar.getByRole('link')).toHaveText(['Anasayfa', 'Kayıtlar', 'Gün Sonu']);
  const more = bar.getByRole('button', { name: 'Diğer' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.tap();
  const rest = bar.getByRole('listitem').getByRole('link');
  await expect(rest.first()).toHaveText('Kullanıcılar');
  await expect(rest.last()).toHaveText('Sistem');
  await expect(bar).toContainText(admin.email);
  await rest.last().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem' })).toBeVisible();
  await expect(rest).toHaveCount(0);
  await expect(more).toHaveAttribute('aria-current', 'true');

  await more.press('Enter');
  await page.keyboard.press('Tab');
  await expect(rest.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rest).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.tap();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(rest).toHaveCount(0);
});
