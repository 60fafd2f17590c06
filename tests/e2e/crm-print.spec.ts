import { expectList, openAs } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('the printed list has every row, its head on every page and the sums net of refunds at its end', async ({
  page,
  server,
  admin,
}) => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, card, saletype)
    select 'Yolcu ' || n, 'P' || n, current_date, 1000, case when n % 10 = 0 then 'IPTAL/IADE' end
    from generate_series(1, 300) n`;
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  // Without a window there is no dialog of the browser, nor what it tells the page.
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: 'Yazdır' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('region', { name: 'Yazdırılan liste' });
  await expect(paper.getByRole('row')).toHaveCount(302);
  await expect(paper).toContainText('300 kayıt');
  const sums = paper.getByRole('row').last();
  await expect(sums).toContainText('Toplam');
  await expect(sums).toContainText('240.000');
  await expect(paper.getByRole('row', { name: 'Yolcu 300' })).toContainText('−1.000');
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await paper.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group');
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    ...(process.env.SHOTS && { path: `${process.env.SHOTS}/list.pdf` }),
  });
  expect(pdf.length).toBeGreaterThan(10_000);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  await expectList(page);
});

test('of a long list the first 5,000 rows are printed, which the paper says, with the sums of all', async ({
  page,
  server,
  admin,
}) => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, date, card)
    select 'Yolcu ' || n, current_date, 10 from generate_series(1, 5200) n`;
  await openAs(page, server, admin, '/crm/records');
  await expect(page.getByRole('row', { name: /^Toplam/ })).toContainText('52.000');
  // The browser's own command: nothing is pressed.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Yalnızca ilk 5.000 kayıt yazdırıldı.')).toBeVisible();
  const paper = page.getByRole('region', { name: 'Yazdırılan liste' });
  await expect(paper.locator('tbody tr')).toHaveCount(5001);
  await expect(paper.getByRole('row').last()).toContainText('52.000');
});

test('one long note takes the room of its own column alone: no other word is broken', async ({
  page,
  server,
  admin,
}) => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, card, depart, arrive, note, useremail)
    select 'Fatma Nur Avcıoğlu', 'KLM0J' || n, current_date, 12345, 'IST', 'AYT',
      case when n = 3 then ${`${'Uzun bir açıklama yazıldı. '.repeat(20)}${'x'.repeat(300)}`} end, 'elif@ornek.example'
    from generate_series(1, 9) n`;
  await openAs(page, server, admin, '/crm/records');
  await expectList(page);
  await page.setViewportSize({ width: 1047, height: 718 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('region', { name: 'Yazdırılan liste' });
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
});
