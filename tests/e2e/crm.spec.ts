import { signIn } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const amounts = {
  'Sanal POS': ['12450', '12.450'],
  Kart: ['1000', '1.000'],
  Havale: ['2000000', '2.000.000'],
  Komisyon: ['650', '650'],
  'Cari Ödeme': ['0', '0'],
  'Bakiye Yükleme': ['99999', '99.999'],
} as const;

test('a clerk enters, changes, finds and deletes a sale, across a restart of the server', async ({
  page,
  server,
  admin,
}) => {
  await signIn(page, admin);
  await expect(page.getByText('Giriş başarılı')).toBeVisible();

  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kayıtlar' }).click();
  await page.getByRole('button', { name: 'Yeni Kayıt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await dialog.getByLabel('Ad Soyad').fill('  Işıl ÇAĞRI Öztürk ');
  await dialog.getByLabel('PNR').fill('abı12x');
  await dialog.getByLabel('Kalkış').fill('ist');
  await dialog.getByLabel('Varış').fill('izmir');
  for (const [label, [typed, shown]] of Object.entries(amounts)) {
    await dialog.getByLabel(label).pressSequentially(typed);
    await expect(dialog.getByLabel(label)).toHaveValue(shown);
  }
  await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
  await page.getByRole('button', { name: 'Evet, kaydet' }).click();
  await expect(page.getByText('Kayıt eklendi')).toBeVisible();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: 'Işıl ÇAĞRI Öztürk' });
  for (const [, shown] of Object.values(amounts)) {
    await expect(row.getByRole('gridcell', { name: shown, exact: true })).toBeVisible();
  }
  await expect(row).toContainText('ABI12X');
  await expect(row).toContainText(/IST.*ADB/);

  await server.restart();

  await row.getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await expect(edit.getByLabel('Havale')).toHaveValue('2.000.000');
  await edit.getByLabel('Ad Soyad').fill('Işıl Yılmaz');
  await edit.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Kayıt güncellendi')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Ara' }).fill('YILMAZ');
  const found = page.getByRole('row').filter({ hasText: 'Işıl Yılmaz' });
  await expect(found).toBeVisible();
  await page.getByRole('searchbox', { name: 'Ara' }).fill('isil');
  await expect(found).toBeVisible();
  await page.getByRole('searchbox', { name: 'Ara' }).fill('kimse');
  await expect(found).toBeHidden();
  await page.getByRole('searchbox', { name: 'Ara' }).fill('bi12');
  await expect(found).toBeVisible();

  await found.getByRole('button', { name: 'Sil' }).click();
  const question = page.getByRole('alertdialog', { name: 'Silmek istediğinize emin misiniz?' });
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  // Ctrl+Z must not change the search field behind the question.
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Ara', { exact: true })).toHaveValue('bi12');
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Kayıt silindi')).toBeVisible();
  await expect(found).toBeHidden();

  const history = await server.ownerSql<{ operation: string; name: string }[]>`
    select operation, record ->> 'fullname' as name from app.crm_records_history
    where record ->> 'pnr' = 'ABI12X' order by historyid`;
  expect(history.map(({ operation, name }) => [operation, name])).toEqual([
    ['UPDATE', 'Işıl ÇAĞRI Öztürk'],
    ['DELETE', 'Işıl Yılmaz'],
  ]);
});
