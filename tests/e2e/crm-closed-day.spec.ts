import { formatDate } from '../../src/domain/days/dates.ts';
import { agencyToday } from '../support/today.ts';
import { insertRecord, openAs, openNewRecord, rowOf } from './crm-actions.ts';
import { clearDays } from './crm-day-actions.ts';
import { expect, test } from './fixtures.ts';

const words = 'Bu gün kapatıldı; önce bir yönetici yeniden açmalı.';

test.beforeEach(({ server }) => clearDays(server));
// Reopen the day, because other tests use today's date.
test.afterEach(({ server }) => clearDays(server));

test('list and date field say that a day is closed before anything is saved', async ({ page, server, admin }) => {
  const today = agencyToday();
  await insertRecord(server, 'Kapalı Günün');
  await server.ownerSql`
    insert into public.crm_records (fullname, date) values ('Açık Günün', ${agencyToday()}::date - 1)`;
  await server.ownerSql`
    insert into public.day_closings (day, figures, counts, fingerprint) values (${today}, '{}', '{}', '')`;
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/day_closings?') && request.url().includes(today)) asked += 1;
  });
  await openAs(page, server, admin, '/crm/records');
  const head = page.getByRole('main').getByText('Kapalı', { exact: true });
  await expect(head).toBeVisible();
  await expect(rowOf(page, 'Kapalı Günün')).toBeVisible();

  const dialog = await openNewRecord(page);
  const date = dialog.getByLabel('Tarih', { exact: true });
  await expect(date).toHaveAccessibleDescription(words);
  await date.fill('dün');
  await dialog.getByLabel('Not', { exact: true }).focus();
  await expect(date).toHaveAccessibleDescription('Bugünden farklı gün');
  await date.fill(formatDate(today));
  await dialog.getByLabel('Not', { exact: true }).focus();
  await expect(date).toHaveAccessibleDescription(words);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // A sale cannot be moved out of a closed day.
  await rowOf(page, 'Kapalı Günün').getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await expect(edit.getByLabel('Tarih', { exact: true })).toHaveAccessibleDescription(words);
  await edit.getByLabel('Tarih', { exact: true }).fill('dün');
  await edit.getByLabel('Not', { exact: true }).focus();
  await expect(edit.getByLabel('Tarih', { exact: true })).toHaveAccessibleDescription(words);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sil ve kapat' }).click();
  expect(asked, 'one small request for both').toBe(1);

  await page.getByRole('button', { name: 'Dün', exact: true }).click();
  await expect(rowOf(page, 'Açık Günün')).toBeVisible();
  await expect(head).toBeHidden();
});
