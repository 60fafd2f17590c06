import type { Locator, Page } from '@playwright/test';
import { moneyFields, recordFields } from '../../src/domain/record-fields.ts';
import { openAs, openNewRecord, paste } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

/** What is put into the field, and the amount that is meant; a text is the refusal. */
type Case = readonly [text: string, meant: number | string];

const kurus = 'Tutarlar tam liradır; kuruş girmeyin.';
const minus = "Tutar eksi olamaz; iade için Satış Türü'nü seçin.";
const noAmount = 'Bu metin bir tutar değil.';

/** Key by key: Turkish and English keyboards, number pads, fingers beside the key. */
const typed: readonly Case[] = [
  ['0', 0],
  ['7', 7],
  ['99', 99],
  ['900', 900],
  ['1250', 1250],
  ['12500', 12500],
  ['125000', 125000],
  ['249999', 249999],
  ['1.250', 1250],
  ['12.500', 12500],
  ['125.000', 125000],
  ['0900', 900],
  ['12 500', 12500],
  ['1 250', 1250],
  ['12500TL', 12500],
  ['12500 tl', 12500],
  ['₺12500', 12500],
  ['o1l2a', 12],
  ['1250,00', 1250],
  ['1250,0', 1250],
  ['12.500,00', 12500],
  ['1250.00', kurus],
  ['12500,50', kurus],
  ['12.500,50', kurus],
  ['12500.50', kurus],
  ['12,500', kurus],
  ['12.5', kurus],
  ['12,5', kurus],
  ['1250,05', kurus],
  ['1.2.3', kurus],
  [',5', kurus],
  ['5,', kurus],
  ['5.', kurus],
  ['-3500', minus],
  ['- 3500', minus],
  ['3500-', minus],
  ['-0', minus],
  ['12-50', noAmount],
];

/** From a mail, a spreadsheet, a bank's page, a message. */
const pasted: readonly Case[] = [
  ['12500', 12500],
  ['12.500', 12500],
  ['1.250', 1250],
  ['12.500,00 TL', 12500],
  ['12.500,00 ₺', 12500],
  ['₺900', 900],
  ['₺ 900', 900],
  ['TL 900', 900],
  ['900 TRY', 900],
  ['12 500', 12500],
  ['12\u00a0500', 12500],
  ['12\u202f500,00', 12500],
  ["12'500", 12500],
  ['1250,00', 1250],
  ['1250,0', 1250],
  ['1,250.00', 1250],
  ['1250.00', 1250],
  [' 12500 ', 12500],
  ['12500\n', 12500],
  ['\t900', 900],
  ['12.500,50', kurus],
  ['12.500,5 TL', kurus],
  ['1250.5', kurus],
  ['12,500', kurus],
  ['1,250,000', kurus],
  ['12.50', kurus],
  ['-900', minus],
  ['−900', minus],
  ['(900)', minus],
  ['900-', minus],
  ['beş yüz', noAmount],
  ['Kart 900', noAmount],
  ['900 €', noAmount],
  ['$900', noAmount],
  ['1e5', noAmount],
  ['500 600 70', noAmount],
  ['١٢٣', noAmount],
  ['9999999999999', 'Tutar çok büyük.'],
];

const hands = {
  typed: [typed, (field: Locator, text: string) => field.pressSequentially(text)],
  pasted: [pasted, (field: Locator, text: string) => paste(field, text)],
} as const;

const fieldsOf = async (page: Page) => {
  const dialog = await openNewRecord(page);
  return moneyFields.map((field) => dialog.getByLabel(recordFields[field].label, { exact: true }));
};

for (const locale of ['tr-TR', 'en-US']) {
  test.describe(`amounts in a browser of ${locale}`, () => {
    test.use({ locale });

    for (const [hand, [cases, enter]] of Object.entries(hands)) {
      test(`what is meant is stored: ${hand}`, async ({ page, server, admin }) => {
        await openAs(page, server, admin, '/crm/records');
        const meant = cases.filter(([, result]) => typeof result === 'number');
        const fields = await fieldsOf(page);
        for (let at = 0; at < meant.length; at += fields.length) {
          const sale = meant.slice(at, at + fields.length);
          const name = `${locale} ${hand} ${at}`;
          await page.getByRole('dialog').getByLabel('Ad Soyad').fill(name);
          for (const [index, [text]] of sale.entries()) await enter(fields[index] as Locator, text);
          const saved = page.waitForResponse(
            (response) => response.request().method() === 'POST' && /rest\/v1\/crm_records/.test(response.url()),
          );
          await page.keyboard.press('Control+Shift+Enter');
          expect((await saved).ok(), `${sale}`).toBe(true);
          await expect(fields[0] as Locator).toHaveValue('');
          const columns = moneyFields.map((field) => field.toLowerCase());
          const [row] = await server.ownerSql`select * from public.crm_records where fullname = ${name}`;
          expect(columns.slice(0, sale.length).map((column) => [column, Number(row?.[column])])).toEqual(
            sale.map(([, amount], index) => [columns[index], amount]),
          );
        }
      });

      test(`anything else is refused where it stands: ${hand}`, async ({ page, server, admin }) => {
        await openAs(page, server, admin, '/crm/records');
        let sent = false;
        page.on('request', (request) => {
          sent ||= request.method() === 'POST' && request.url().includes('/rest/v1/crm_records');
        });
        const [first] = await fieldsOf(page);
        const field = first as Locator;
        await page.getByRole('dialog').getByLabel('Ad Soyad').fill('Kaydedilmesin');
        for (const [text, refusal] of cases.filter(([, result]) => typeof result === 'string')) {
          await field.fill('');
          await enter(field, text);
          await page.keyboard.press('Control+Enter');
          await expect(field, text).toHaveAccessibleDescription(String(refusal));
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toBeFocused();
          await expect(field).not.toHaveValue('');
        }
        expect(sent).toBe(false);
      });
    }
  });
}
