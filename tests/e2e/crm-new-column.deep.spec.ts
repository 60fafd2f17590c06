import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeScratchCopy } from '../support/scratch-copy.ts';
import type { TestServer } from '../support/server.ts';
import { openAs, openNewRecord, rowOf } from './crm-actions.ts';
import { figure } from './crm-passenger-actions.ts';
import { expect, test } from './fixtures.ts';

const sections = 'src/crm/features/records/entry';

test('a new column needs a line in the table of fields, one in SQL and one in the form', async ({ page }) => {
  test.setTimeout(240_000);
  const copy = makeScratchCopy();
  try {
    const fields = 'src/domain/records/record-fields.ts';
    copy.addLine(
      fields,
      '  phone:',
      `  trialText: { kind: 'text', label: 'Deneme Metni', width: 90, personal: true },`,
    );
    copy.addLine(fields, '  bdload:', `  trialMoney: { kind: 'money', label: 'Deneme Tutarı' },`);
    const migration = 'database/migrations/9999_new_columns.sql';
    copy.addLine(migration, '', 'alter table public.crm_records add trialtext public.personal;');
    copy.addLine(migration, '', 'alter table public.crm_records add trialmoney public.lira;');
    copy.addLine(`${sections}/PassengerSection.tsx`, 'field="phone"', '<FormField form={form} field="trialText" />');
    copy.addLine(`${sections}/PaymentSection.tsx`, 'field="bdload"', '<FormField form={form} field="trialMoney" />');
    copy.buildCrm();
    const { startServer } = await import(pathToFileURL(join(copy.directory, 'tests/support/server.ts')).href);
    const server: TestServer = await startServer();
    try {
      await openAs(page, server, server.admin, `${server.url}/crm/records`);
      const form = await openNewRecord(page);
      await form.getByLabel('Ad Soyad').fill('Yeni Sütun');
      await form.getByLabel('Deneme Metni').fill(' U12345678 ');
      await form.getByLabel('Deneme Tutarı').pressSequentially('12500');
      await expect(form.getByLabel('Özet')).toContainText('Deneme Tutarı12.500');
      await form.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
      await expect(page.getByText('Kayıt eklendi')).toBeVisible();
      const stored = () => server.ownerSql`select fullname, trialtext, trialmoney::int from public.crm_records`;
      expect(await stored()).toEqual([{ fullname: 'Yeni Sütun', trialtext: 'U12345678', trialmoney: 12500 }]);

      await expect(page.getByRole('columnheader', { name: 'Deneme Metni' })).toBeVisible();
      await expect(rowOf(page, 'Yeni Sütun').getByRole('gridcell', { name: 'U12345678' })).toBeVisible();
      await expect(rowOf(page, 'Yeni Sütun').getByRole('gridcell', { name: '12.500', exact: true })).toBeVisible();
      await expect(figure(page.getByRole('main'), 'Deneme Tutarı')).toContainText('12.500 TL');
      const [summed] = await server.ownerSql`select public.record_totals() as totals`;
      expect(summed?.totals).toMatchObject({ records: 1, trialmoney: 12500 });
      await page.goto(`${server.url}/crm/activity`);
      await expect(page.getByText('kaydını ekledi').first()).toContainText('Deneme Tutarı 12.500');
      await page.goto(`${server.url}/crm/records`);

      await rowOf(page, 'Yeni Sütun').getByRole('button', { name: 'Düzenle' }).click();
      const edited = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
      await expect(edited.getByLabel('Deneme Metni')).toHaveValue('U12345678');
      await expect(edited.getByLabel('Deneme Tutarı')).toHaveValue('12.500');

      // In the evening the agency is a day ahead of the database's UTC.
      await server.ownerSql`select from public.erase_records(before_date => current_date + 2)`;
      expect(await stored()).toEqual([{ fullname: 'Anonim', trialtext: null, trialmoney: 12500 }]);
    } finally {
      await server.stop();
    }
  } finally {
    copy.remove();
  }
});
