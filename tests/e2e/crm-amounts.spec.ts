import { moneyFields, recordFields } from '../../src/domain/records/record-fields.ts';
import { openAs, openNewRecord } from './crm-actions.ts';
import { paste } from './crm-key-actions.ts';
import { expect, test } from './fixtures.ts';

const kurus = 'Tutarlar tam liradır; kuruş girmeyin.';
const minus = "Tutarı eksisiz yazın; iade olduğu Satış Türü'nden anlaşılır.";
const noAmount = 'Bu metin bir tutar değil; tek bir sayı yazın.';

// Amounts are written the Turkish way even if the browser's language is English.
test.use({ locale: 'en-US' });

test('an amount is grouped while typed, accepted or refused in place, and stored as meant', async ({
  page,
  server,
  admin,
}) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  const card = dialog.getByLabel('Kart');
  await card.pressSequentially('12a34567');
  await expect(card).toHaveValue('1.234.567');
  await card.press('Home');
  await card.press('ArrowRight');
  await card.pressSequentially('9');
  await expect(card).toHaveValue('19.234.567');
  expect(await card.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await card.press('Delete');
  await card.press('Delete');
  await expect(card).toHaveValue('194.567');
  await expect(dialog.getByText('194.567 TL')).toBeVisible();
  await card.fill('');
  await card.pressSequentially('beş yüz');
  await page.keyboard.press('Tab');
  await expect(card).toHaveValue('');
  await expect(card).toHaveAccessibleDescription('Harfler alınmadı; tutarı rakamla yazın.');
  await card.pressSequentially('5');
  await expect(card).toHaveAccessibleDescription('');
  await card.selectText();
  await card.pressSequentially('b');
  await expect(card).toHaveValue('5');

  await dialog.getByLabel('Ad Soyad').fill('Tutarlı Yolcu');
  for (const [how, text, refusal] of [
    ['typed', '12500,50', kurus],
    ['typed', '-3500', minus],
    ['typed', '50+25', noAmount],
    ['typed', '12 bin', noAmount],
    ['pasted', '12.500,50', kurus],
    ['pasted', '(900)', minus],
    ['pasted', 'beş yüz', noAmount],
    ['pasted', '9999999999999', 'Tutar çok büyük.'],
  ] as const) {
    await card.fill('');
    await (how === 'typed' ? card.pressSequentially(text) : paste(card, text));
    await page.keyboard.press('Control+Enter');
    await expect(card, text).toHaveAccessibleDescription(refusal);
    await expect(card).toHaveAttribute('aria-invalid', 'true');
    await expect(card).toBeFocused();
    await expect(card).not.toHaveValue('');
  }
  await page.keyboard.type('1250');
  await expect(card).toHaveValue('1.250');
  await card.fill('');

  for (const [at, [how, text, shown]] of (
    [
      ['typed', '1250', '1.250'],
      ['typed', '12.500', '12.500'],
      ['typed', '0', '0'],
      ['pasted', '12.500,00 TL', '12.500'],
      ['pasted', '₺900', '900'],
      ['pasted', '12 500', '12.500'],
    ] as const
  ).entries()) {
    const field = dialog.getByLabel(recordFields[moneyFields[at] ?? 'card'].label, { exact: true });
    await (how === 'typed' ? field.pressSequentially(text) : paste(field, text));
    await expect(field, text).toHaveValue(shown);
  }
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const rows = await server.ownerSql`select * from public.crm_records where fullname = 'Tutarlı Yolcu'`;
  expect(rows.map((row) => moneyFields.map((field) => Number(row[field.toLowerCase()])))).toEqual([
    [1250, 12500, 0, 12500, 900, 12500],
  ]);
});
