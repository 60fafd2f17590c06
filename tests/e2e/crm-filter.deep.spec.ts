import { createStaff, expectList, hold, insertRecord, openAs, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

/** Matches requests that fetch rows, but not those that only count matches on other days. */
const list = /rest\/v1\/crm_records\?select=id%2C/;

test('a search starts when typing pauses, and Filtrele sends a pending one at once', async ({ page, server }) => {
  const clerk = await createStaff(server, 'yazan');
  await page.clock.install();
  await openAs(page, server, clerk, '/crm/records');
  await expectList(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.getAll('search').join();
    if (list.test(request.url()) && search) asked.push(search);
  });
  for (const letter of 'işık') {
    await page.getByRole('searchbox').pressSequentially(letter);
    await page.clock.runFor(200);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(60);
  await expect.poll(() => asked).toEqual(['ilike.%isik%']);

  await page.getByLabel('Başlangıç tarihi').fill('2024-03-01');
  await page.getByRole('searchbox').fill('hiç aranmadı');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(page).toHaveURL(/\?start=2024-03-01$/);
  const both = ['ilike.%isik%', 'ilike.%hic%,ilike.%aranmadi%'];
  await expect.poll(() => asked).toEqual(both);
  await page.clock.runFor(1000);
  // Results are shown only while the clock runs.
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Aramanıza uyan kayıt yok' })).toBeVisible();
  expect(asked).toEqual(both);
});

test('a bar shows only if a list takes longer than half a second', async ({ page, server }) => {
  const clerk = await createStaff(server, 'bekleyen');
  await insertRecord(server, 'Geç Gelen');
  await page.clock.install();
  await openAs(page, server, clerk, '/crm/records');
  await expect(rowOf(page, 'Geç Gelen').first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const { asked, release } = await hold(page, list);
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await page.clock.runFor(20);
  await asked;
  await page.clock.runFor(450);
  const bar = page.getByRole('progressbar', { name: 'Kayıtlar yükleniyor' });
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(bar).toBeVisible();
  release();
  await page.clock.resume();
  await expect(bar).toHaveCount(0);
});
