import { agencyToday } from '../support/today.ts';
import { insertRecord, keepToast, openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test('a message covers no figure of the list, and a row’s buttons cover no amount', async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await insertRecord(server, 'Bugünkü');
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, card, transfer, virtualpos, commission, currentaccountpayment)
    values ('Özge Çetinkaya', 'ABC123', ${agencyToday()}::date, 12345, 6789, 9720, 580, 44321)`;
  await page.setViewportSize({ width: 820, height: 900 });
  await openAs(page, server, admin, '/crm/records');
  const amount = await page.getByRole('gridcell', { name: '44.321' }).first().boundingBox();
  const buttons = await page.getByRole('gridcell').filter({ hasText: 'Düzenle' }).first().boundingBox();
  if (!amount || !buttons) throw new Error('something is not on the screen');
  expect(amount.x + amount.width).toBeLessThanOrEqual(buttons.x);

  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Altta Kalan');
  await dialog.getByLabel('Cari Ödeme').fill('123456');
  await dialog.getByLabel('Tarih', { exact: true }).fill('dün');
  await page.keyboard.press('Control+Enter');
  const message = toast(page, 'Kayıt eklendi');
  await keepToast(message);
  await expect(dialog).toBeHidden();
  for (const width of [820, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await message.evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)));
    const card = await message.boundingBox();
    const bar = await page.getByRole('term').first().boundingBox();
    if (!card || !bar) throw new Error('something is not on the screen');
    expect(card.y + card.height, `${width} px`).toBeLessThanOrEqual(bar.y);
  }
});

test('names stay visible, and amounts are right-aligned in tabular figures', async ({ page, server, admin }) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await server.ownerSql`
    insert into public.crm_records (fullname, date, card) select 'Kayan ' || n, '2022-02-02', 1000 + n from generate_series(1, 60) n`;
  await openAs(page, server, admin, '/crm/records?start=2022-02-02&end=2022-02-02');
  await expect(rowOf(page, 'Kayan 60')).toBeVisible();
  const table = page.getByRole('region', { name: 'Kayıt tablosu' });
  const places = () =>
    Promise.all(['#ID', 'Ad Soyad'].map((name) => page.getByRole('columnheader', { name }).boundingBox()));
  const before = await places();
  await table.evaluate((frame) => frame.scrollTo(200, 400));
  await expect.poll(() => table.evaluate((frame) => [frame.scrollLeft > 0, frame.scrollTop])).toEqual([true, 400]);
  expect(await places()).toEqual(before);
  const amount = rowOf(page, 'Kayan 40').getByRole('gridcell', { name: '1.040', exact: true });
  await expect(amount).toHaveCSS('text-align', /right|end/);
  await expect(amount).toHaveCSS('font-variant-numeric', /tabular-nums/);
});

test('with a user’s own text spacing the table grows, and nothing is cut off', async ({ page, server, admin }) => {
  await insertRecord(server, 'Mehmet Çağrı Öztürkoğlu', 'ARALIK');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, admin, '/crm/records');
  const row = rowOf(page, 'ARALIK').first();
  const cut = () =>
    row.evaluate((element) => {
      const cells = [...element.querySelectorAll('td')].flatMap((cell) => [cell, ...cell.querySelectorAll('span')]);
      const { height } = element.getBoundingClientRect();
      return cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 0)
        .concat(cells.filter((cell) => cell.scrollHeight > Math.max(height, cell.clientHeight) + 1))
        .map((cell) => cell.textContent);
    });
  await expect(row).toHaveCSS('height', '36px');
  await expect.poll(cut).toEqual([]);
  await page.evaluate(() => {
    const reader = new CSSStyleSheet();
    reader.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [reader];
  });
  await expect(row).toHaveCSS('height', '43px');
  await expect.poll(cut).toEqual([]);
});
