import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeScratchCopy } from '../support/scratch-copy.ts';
import type { TestServer } from '../support/server.ts';
import { openAs, openNewRecord, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const sections = 'src/crm/features/records/entry';

test('a column is a line in the table of fields, one in SQL and one in the form', async ({ page }) => {
  test.setTimeout(240_000);
  const copy = makeScratchCopy();
  try {
    const fields = 'src/domain/record-fields.ts';
    copy.addLine(fields, '  citizenId:', `  passport: { kind: 'text', label: 'Pasaport', width: 90, personal: true },`);
    copy.addLine(fields, '  bdload:', `  tip: { kind: 'money', label: 'Bahşiş' },`);
    const migration = 'database/migrations/9999_new_columns.sql';
    copy.addLine(migration, '', 'alter table public.crm_records add passport public.personal;');
    copy.addLine(migration, '', 'alter table public.crm_records add tip public.lira;');
    copy.addLine(`${sections}/PassengerSection.tsx`, 'field="phone"', '<FormField form={form} field="passport" />');
    copy.addLine(`${sections}/PaymentSection.tsx`, 'field="bdload"', '<FormField form={form} field="tip" />');
    copy.buildCrm();
    const { startServer } = await import(pathToFileURL(join(copy.directory, 'tests/support/server.ts')).href);
    const server: TestServer = await startServer();
    try {
      await openAs(page, server, server.admin, `${server.url}/crm/records`);
      const form = await openNewRecord(page);
      await form.getByLabel('Ad Soyad').fill('Yeni Sütun');
      await form.getByLabel('Pasaport').fill(' U12345678 ');
      await form.getByLabel('Bahşiş').pressSequentially('12500');
      await expect(form.getByLabel('Özet')).toContainText('Bahşiş12.500');
      await form.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
      await expect(page.getByText('Kayıt eklendi')).toBeVisible();
      const stored = () => server.ownerSql`select fullname, passport, tip::int from public.crm_records`;
      expect(await stored()).toEqual([{ fullname: 'Yeni Sütun', passport: 'U12345678', tip: 12500 }]);

      await expect(page.getByRole('columnheader', { name: 'Pasaport' })).toBeVisible();
      await expect(rowOf(page, 'Yeni Sütun').getByRole('cell', { name: 'U12345678' })).toBeVisible();
      await expect(rowOf(page, 'Yeni Sütun').getByRole('cell', { name: '12.500', exact: true })).toBeVisible();
      await expect(rowOf(page, 'Toplam')).toContainText('12.500 TL');
      const [summed] = await server.ownerSql`select public.record_totals() as totals`;
      expect(summed?.totals).toMatchObject({ records: 1, tip: 12500 });

      await rowOf(page, 'Yeni Sütun').getByRole('button', { name: 'Düzenle' }).click();
      const edited = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
      await expect(edited.getByLabel('Pasaport')).toHaveValue('U12345678');
      await expect(edited.getByLabel('Bahşiş')).toHaveValue('12.500');

      await server.ownerSql`select from public.erase_records(before_date => 'tomorrow')`;
      expect(await stored()).toEqual([{ fullname: 'Anonim', passport: null, tip: 12500 }]);
    } finally {
      await server.stop();
    }
  } finally {
    copy.remove();
  }
});
