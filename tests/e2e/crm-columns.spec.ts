import { recordFields } from '../../src/domain/records/record-fields.ts';
import { agencyToday } from '../support/today.ts';
import { openAs, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const others = Object.values(recordFields).flatMap(({ optional, label }) => (optional ? [label] : []));

test('more columns than the default thirteen can be switched on, and stay on', async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records
      (fullname, pnr, date, phone, citizenid, company, saletype, direction, shift, card, note, useremail)
    values ('Sütun Deneyi', 'SUT123', ${agencyToday()}::date, '0532 123 45 67', '10000000146', 'PEGASUS', 'YENI BILET', 'YURT ICI', 'GECE',
      1250, 'bir not', 'biri@a.example')`;
  await openAs(page, server, admin, '/crm/records');
  const [{ entered } = { entered: '' }] = await server.ownerSql<{ entered: string }[]>`
    select to_char(createdat at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI') as entered from public.crm_records`;
  await expect(page.getByRole('columnheader')).toHaveCount(13);
  await page.getByRole('button', { name: 'Kontrol Paneli' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Tablo Sütunları' });
  await expect(sheet.getByRole('checkbox')).toHaveCount(13);
  await sheet.getByText(`Başka sütunlar (${others.length})`).press('Enter');
  for (const name of others) {
    const choice = sheet.getByRole('checkbox', { name, exact: true });
    await expect(choice).not.toBeChecked();
    await choice.press('Space');
    await expect(choice).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('columnheader')).toHaveCount(13 + others.length);
  const row = rowOf(page, 'Sütun Deneyi');
  for (const text of ['0532 123 45 67', '10000000146', 'PEGASUS', 'YENI BILET', 'GECE', entered]) {
    await expect(row.getByRole('gridcell', { name: text, exact: true })).toHaveCount(1);
  }
  const company = page.getByRole('columnheader', { name: 'Firma', exact: true });
  await company.getByRole('button').click();
  await expect(company).toHaveAttribute('aria-sort', 'ascending');

  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('article');
  await card.getByRole('button', { name: 'İşlemler' }).click();
  await expect(card.getByText('PEGASUS')).toBeVisible();
  await expect(card.getByText(entered)).toBeVisible();
});
