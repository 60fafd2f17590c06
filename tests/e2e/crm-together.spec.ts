import { openAs, openNewRecord, rowOf } from './crm-actions.ts';
import { figure } from './crm-passenger-actions.ts';
import { expect, test } from './fixtures.ts';

test('the list shows what somebody else adds, changes, moves or deletes, even behind a form, whose input is kept', async ({
  page,
  server,
  admin,
}) => {
  const day = '2021-03-01';
  await server.ownerSql`
    insert into public.crm_records (fullname, date, card)
    select 'Dolgu ' || n, case when n < 4 then ${day}::date else '2021-02-01' end, 10 from generate_series(1, 4) n`;
  await openAs(page, server, admin, `/crm/records?start=${day}&end=${day}`);
  const count = page.getByRole('status').filter({ hasText: /^[\d.]+ kayıt$/ });
  await expect(count).toHaveText('3 kayıt');
  // New and changed rows are highlighted only for a moment, so record every highlight.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const row of document.querySelectorAll<HTMLElement>('[data-news]')) seen.add(row.textContent);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const pointedOut = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].join());
  /** Makes the tab poll at once, as if it had just been shown again, without waiting a few seconds. */
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  await server.ownerSql`insert into public.crm_records (fullname, date, card) values ('Birlikte Görülen', ${day}, 990)`;
  await look();
  const seen = rowOf(page, 'Birlikte Görülen');
  await expect(seen).toBeVisible();
  await expect.poll(pointedOut).toMatch(/yeni.*Birlikte Görülen/s);
  await expect(count).toHaveText('4 kayıt');
  await expect(figure(page.getByRole('main'), 'Tahsilat')).toContainText('1.020 TL');

  await server.ownerSql`update public.crm_records set card = 500 where fullname = 'Dolgu 2'`;
  await server.ownerSql`update public.crm_records set date = ${day} where fullname = 'Dolgu 4'`;
  await look();
  await expect(rowOf(page, 'Dolgu 2')).toContainText('500');
  await expect.poll(pointedOut).toMatch(/değişti.*Dolgu 2/s);
  await expect(rowOf(page, 'Dolgu 4')).toBeVisible();
  await expect(figure(page.getByRole('main'), 'Tahsilat')).toContainText('1.520 TL');

  await server.ownerSql`update public.crm_records set date = '2021-02-01' where fullname = 'Dolgu 4'`;
  await server.ownerSql`delete from public.crm_records where fullname = 'Birlikte Görülen'`;
  await look();
  await expect(seen).toBeHidden();
  await expect(count).toHaveText('3 kayıt');
  // A sale that moved to another day is not reported as deleted.
  const told = page.getByRole('status').filter({ hasText: 'Bir başkası bir kayıt sildi' });
  await expect(told).toContainText(/#\d+ Birlikte Görülen/);
  await expect(page.getByText('Dolgu 4')).toHaveCount(0);

  const form = await openNewRecord(page);
  await form.getByLabel('Ad Soyad').fill('Yazılan');
  await server.ownerSql`insert into public.crm_records (fullname, date) values ('Arkada Gelen', ${day})`;
  await look();
  // Rows behind a dialog have no role, so find the row by its tag.
  await expect(page.locator('tr', { hasText: 'Arkada Gelen' })).toHaveCount(1);
  await expect(form.getByLabel('Ad Soyad')).toBeFocused();
  await expect(form.getByLabel('Ad Soyad')).toHaveValue('Yazılan');
});
