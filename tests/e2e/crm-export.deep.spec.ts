import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { agencyToday } from '../support/today.ts';
import { beginAs, expectList, hold } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('an export loads the rest of a list first, and Vazgeç cancels it', async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, date, card)
    select 'Yolcu ' || n, ${agencyToday()}::date, n from generate_series(1, 3000) n`;
  const rest = await hold(page, /offset=500/);
  await beginAs(page, server, admin, '/crm/records');
  await rest.asked;
  await expectList(page);
  const dialog = page.getByRole('dialog', { name: 'Dışa aktar' });
  const begin = async () => {
    await page.getByRole('button', { name: 'Dışa aktar' }).click();
    await dialog.getByRole('button', { name: 'İndir' }).click();
    await expect(dialog.getByRole('progressbar', { name: 'Kayıtlar yükleniyor' })).toBeVisible();
  };
  await begin();
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeHidden();
  await begin();
  const downloading = page.waitForEvent('download');
  rest.release();
  const [sheet] = (await readXlsx(await readFile(await (await downloading).path()))).sheets;
  expect(sheet?.rows).toHaveLength(3002);
  expect(sheet?.cells?.get('3001,6')).toMatchObject({ formulaResult: (3000 * 3001) / 2 });
});
