import { changeCard, insertRecord, openAs, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ server }) => {
  await server.ownerSql`delete from public.crm_records`;
});

test('a change can be undone, unless somebody changed the sale after it', async ({ page, server, admin }) => {
  await insertRecord(server, 'Değişen Yolcu');
  await openAs(page, server, admin, '/crm/records');
  await changeCard(page, 'Değişen Yolcu', '99');
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Değişiklik geri alındı')).toContainText(/#\d+ \S/);
  await expect(rowOf(page, 'Değişen Yolcu').getByRole('gridcell', { name: '99', exact: true })).toHaveCount(0);

  // Each press undoes one more change. The second press comes before the first undo has ended.
  const card = async () => (await server.ownerSql`select card::int from public.crm_records`)[0]?.card;
  await changeCard(page, 'Değişen Yolcu', '70');
  await changeCard(page, 'Değişen Yolcu', '80');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(card).not.toBe(80);
  await expect.poll(card).not.toBe(70);
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Geri alınacak işlem yok')).toBeVisible();
  expect(await card()).not.toBe(99);

  await changeCard(page, 'Değişen Yolcu', '88');
  await server.ownerSql`update public.crm_records set note = 'başkası'`;
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Geri alınamadı')).toContainText('Bu kayıt bu arada değişti');
  const [row] = await server.ownerSql`select card::int, note from public.crm_records`;
  expect(row).toEqual({ card: 88, note: 'başkası' });
});
