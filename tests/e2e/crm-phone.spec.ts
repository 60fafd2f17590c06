import { createStaff, insertRecord, openAs, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a sale can be entered, found as a card, changed, deleted and brought back', async ({
  page,
  server,
}) => {
  const clerk = await createStaff(server, 'telefon');
  await insertRecord(server, 'Kartlı Yolcu', 'KRT001');
  await openAs(page, server, clerk, '/crm');
  const bar = page.getByRole('navigation', { name: 'Alt menü' });
  await expect(bar.getByRole('link')).toHaveText(['Anasayfa', 'Kayıtlar', 'Gün Sonu']);
  await bar.getByRole('link', { name: 'Kayıtlar' }).tap();
  await expect(bar.getByRole('link', { name: 'Kayıtlar' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('grid')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  // The window above an open keyboard.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.getByRole('button', { name: 'Yeni Kayıt' }).tap();
  await dialog.getByLabel('Kart').fill('12500');
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

  // A city whose airports are not all known does not become one of them.
  const arrival = dialog.getByLabel('Varış');
  await arrival.pressSequentially('lond');
  await expect(dialog.getByRole('option').first()).toHaveText('STNLondra, Stansted; başkasıysa kodunu yazın');
  await page.keyboard.press('Tab');
  await expect(arrival).toHaveValue('LOND');
  await arrival.fill('lhr');
  await page.keyboard.press('Tab');
  await expect(arrival).toHaveValue('LHR');
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole('button', { name: 'Vazgeç' }).tap();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill('krt001');
  const card = page.getByRole('article').filter({ hasText: 'KRT001' });
  await expect(card).toContainText('1.500');
  await card.getByRole('button', { name: 'Düzenle' }).tap();
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
  await second.getByRole('button', { name: 'Sil' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).tap();
  await expect(second).toHaveCount(0);
  await expect(card).toBeVisible();

  // Its focus returns when it is gone.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // The history fills the screen. Press by key, because a message may cover the button.
  await card.getByRole('button', { name: 'Geçmiş' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  expect(await panel.evaluate((element) => element.getBoundingClientRect().width)).toBe(390);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Sil' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).tap();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: 'Çöp Kutusu' }).press('Enter');
  await page.getByRole('row').filter({ hasText: 'Kartlı Yolcu' }).getByRole('button', { name: 'Geri al' }).tap();
  await expect(toast(page, 'Kayıt geri alındı')).toBeVisible();
});

test('the bar has four entries; the last one opens those for admins', async ({ page, server, admin }) => {
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
