import { expectList, openAs } from './crm-actions.ts';
import { clearDays } from './crm-day-actions.ts';
import { excelFile, giveFile, openImport, preview } from './crm-import-files.ts';
import { expect, test } from './fixtures.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test('ten thousand rows are previewed and stored', async ({ page, server, admin }) => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    day(`2025-0${1 + (at % 9)}-${String(1 + (at % 28)).padStart(2, '0')}`),
    `Yolcu ${at}`,
    `A${String(at).padStart(5, '0')}`,
    at,
  ]);
  const file = await excelFile('uzun.xlsx', [['Tarih', 'Ad Soyad', 'PNR', 'Kart'], ...rows]);
  await clearDays(server);
  await server.ownerSql`insert into public.crm_records (fullname, pnr, date) values ('yolcu 9999', 'A09999', '2025-01-04')`;
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  const dialog = await openImport(page);
  await giveFile(dialog, file);
  await preview(dialog);
  await expect(dialog.getByRole('button', { name: 'Tekrar 1' })).toBeVisible();
  expect(await dialog.getByRole('row').count()).toBeLessThan(100);
  await dialog.getByRole('button', { name: '9.999 kaydı aktar' }).click();
  await expect(dialog).toContainText('9.999 kayıt eklendi');
  const [sum] = await server.ownerSql`select count(*)::int as count, sum(card)::int as sum from public.crm_records`;
  expect(sum).toEqual({ count: 10_000, sum: (9_998 * 9_999) / 2 });
});
