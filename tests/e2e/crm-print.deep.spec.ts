import { agencyToday } from '../support/today.ts';
import { openAs } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('a long list prints its first 5,000 rows, says so, and has the sums of all', async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, date, card)
    select 'Yolcu ' || n, ${agencyToday()}::date, 10 from generate_series(1, 5200) n`;
  await openAs(page, server, admin, '/crm/records');
  await expect(page.getByRole('definition').filter({ hasText: /^52\.000$/ })).toBeVisible();
  // Print as with the browser's own command, without our button.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Yalnızca ilk 5.000 kayıt yazdırıldı.')).toBeVisible();
  const paper = page.getByRole('region', { name: 'Yazdırılan liste' });
  await expect(paper.locator('tbody tr')).toHaveCount(5001);
  await expect(paper.getByRole('row').last()).toContainText('52.000');
});
