import { createStaff, openAs } from './crm-actions.ts';
import { field, group, openPalette, palette } from './crm-palette-actions.ts';
import { expect, test } from './fixtures.ts';

test('the palette sends one request, after the last key, for a few sales', async ({ page, server }) => {
  const clerk = await createStaff(server, 'sayan');
  await server.ownerSql`
    insert into public.crm_records (fullname, date, pnr) select 'Kalabalık Yolcu ' || n, '2021-03-04', 'KLB' || n from generate_series(1, 40) n`;
  await page.clock.install();
  await openAs(page, server, clerk, '/crm');
  await openPalette(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/crm_records')) asked.push(url);
  });
  for (const letter of 'KALABALIK') {
    await page.keyboard.press(letter);
    await page.clock.runFor(100);
  }
  expect(asked).toEqual([]);
  await expect(palette(page).getByText('Kayıtlar aranıyor…')).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(group(page, 'Kayıtlar').getByRole('option')).toHaveCount(7);
  await expect(group(page, 'Kayıtlar').getByRole('option').first()).toContainText('Kalabalık Yolcu 40');
  expect(asked.map(({ searchParams }) => [searchParams.get('search'), searchParams.get('limit')])).toEqual([
    ['ilike.%kalabalik%', '7'],
  ]);
  await field(page).fill('ka');
  await expect(group(page, 'Kayıtlar')).toHaveCount(0);
  await expect(
    palette(page)
      .getByRole('status')
      .filter({ hasText: /sonuç$/ }),
  ).toHaveCount(1);
  expect(asked).toHaveLength(1);
});
