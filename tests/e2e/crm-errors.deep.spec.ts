import type { Locator } from '@playwright/test';
import { fillSignIn, insertRecord, keepToast, openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

async function expectBesideFields(card: Locator) {
  await keepToast(card);
  for (const width of [390, 820, 1280]) {
    await card.page().setViewportSize({ width, height: 720 });
    await expect.poll(() => card.evaluate(fieldsBehind), `fields behind the toast at ${width} px`).toEqual([]);
  }
}

function fieldsBehind(card: Element): string[] {
  const own = card.getBoundingClientRect();
  const fields = [...document.querySelectorAll<HTMLElement>('input, textarea, select')];
  const covered = fields.filter((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const [fromX, toX] = [Math.max(left, own.left), Math.min(right, own.right)];
    const [fromY, toY] = [Math.max(top, own.top), Math.min(bottom, own.bottom)];
    if (fromX >= toX || fromY >= toY) return false;
    return document.elementsFromPoint((fromX + toX) / 2, (fromY + toY) / 2).includes(field);
  });
  return covered.map((field) => field.id || field.outerHTML);
}

test('an error message covers no field at any width', async ({ page, server, admin }) => {
  await page.goto('/crm/login');
  await fillSignIn(page, { ...admin, password: 'yanlis-parola' });
  await expectBesideFields(toast(page, 'Giriş başarısız'));

  await openAs(page, server, admin, '/crm/change-password');
  await page.getByLabel('Yeni Şifre', { exact: true }).fill('Kq7-x');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expectBesideFields(toast(page, 'Zayıf şifre'));

  await insertRecord(server, 'Arızalı Satış');
  await openAs(page, server, admin, '/crm/records');
  await page.route(/rest\/v1\/crm_records/, (route) => route.fulfill({ status: 403, json: { code: '42501' } }));
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expectBesideFields(toast(page, 'Kayıtlar yüklenemedi'));

  await rowOf(page, 'Arızalı Satış').first().getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await edit.getByLabel('Kart').fill('5');
  await edit.getByRole('button', { name: 'Güncelle' }).click();
  await expectBesideFields(toast(page, 'Hata'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sil ve kapat' }).click();

  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Reddedilen');
  await dialog.getByLabel('Kart').fill('5');
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await expectBesideFields(toast(page, 'Hata').last());
});
