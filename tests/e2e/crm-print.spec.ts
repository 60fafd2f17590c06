import { agencyToday } from '../support/today.ts';
import { createStaff, expectList, openAs } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('the printed list has every row, a header on every page, net sums at the end, and breaks no word', async ({
  page,
  server,
  admin,
}) => {
  const clerk = await createStaff(server, 'defne');
  await server.ownerSql`
    update auth.users set raw_user_meta_data = '{"first_name": "Defne", "last_name": "Su"}' where id = ${clerk.id}`;
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, card, saletype, depart, arrive, note, useremail)
    select 'Yolcu ' || n, 'KLM0J' || n, ${agencyToday()}::date, 1000, case when n % 10 = 0 then 'IPTAL/IADE' end, 'IST', 'AYT',
      case when n = 3 then ${`${'Uzun bir açıklama yazıldı. '.repeat(20)}${'x'.repeat(300)}`} end,
      case when n = 30 then ${clerk.email} else 'elif@ornek.example' end
    from generate_series(1, 30) n`;
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  // A headless browser opens no print dialog and fires no print events.
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: 'Yazdır' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('region', { name: 'Yazdırılan liste' });
  await expect(paper.getByRole('row')).toHaveCount(32);
  await expect(paper).toContainText('30 kayıt');
  const sums = paper.getByRole('row').last();
  await expect(sums).toContainText('Toplam');
  await expect(sums).toContainText('24.000');
  await expect(paper.getByRole('row', { name: 'Yolcu 30' })).toContainText('−1.000');
  await expect(paper.getByRole('row', { name: 'Yolcu 30' })).toContainText('Defne Su');
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await paper.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group');
  // A long note uses only the space of its column, and no word in the other columns is broken.
  await page.setViewportSize({ width: 1047, height: 718 });
  const heights = (name: string) =>
    paper
      .getByRole('cell', { name, exact: true })
      .first()
      .evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
  for (const whole of ['KLM0J3', 'elif@ornek.example', 'IST – AYT'])
    expect([whole, await heights(whole)]).toEqual([whole, 1]);
  const excess = await paper.evaluate((region) => region.scrollWidth - region.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  await expectList(page);
});
