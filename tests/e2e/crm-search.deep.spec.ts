import { bringAxe, violationsInBothLooks } from './axe.ts';
import { openAs } from './crm-actions.ts';
import { clearDays } from './crm-day-actions.ts';
import { expect, test } from './fixtures.ts';

const day = '/crm/records?start=2022-04-04&end=2022-04-04';

test.beforeEach(async ({ server }) => {
  await clearDays(server);
  await server.ownerSql`
    insert into public.crm_records (fullname, phone, citizenid, pnr, date, card, transfer, currentaccountpayment) values
      ('Şükrü İnceoğlu', '+90 (532) 123 45 67', null, 'AB12CD', '2022-04-04', 12500, null, null),
      ('Ayşe Işık', '05329876543', '10000000146', 'QX77YZ', '2022-04-04', 10000, 2500, null),
      ('Veli Kaya', '0212 777 00 99', null, 'ZZ90AA', '2022-04-04', null, null, 900)`;
  await server.ownerSql`
    insert into public.crm_records (fullname, phone, date)
    select 'Eski Yolcu ' || n, '0544 000 00 ' || 10 + n, '2021-01-01' from generate_series(1, 12) as n`;
});

test('a thousand or more matches on other dates are shown as 1.000+', async ({ page, server, admin }) => {
  await openAs(page, server, admin, day);
  const search = page.getByRole('searchbox', { name: 'Ara' });
  const main = page.getByRole('main');
  await server.ownerSql`
    insert into public.crm_records (fullname, date) select 'Binlerce', '2021-01-02' from generate_series(1, 1000)`;
  await search.fill('binlerce');
  await expect(main.getByRole('button', { name: 'Tüm tarihlerde ara (1.000+)' })).toBeVisible();
  await main.getByRole('button', { name: 'Tüm tarihlerde ara' }).click();
  await expect(page.getByRole('status').filter({ hasText: /kayıt$/ })).toHaveText('1.000 kayıt');
});

test('search and chip look right and are accessible at every width', async ({ page, server, admin }, info) => {
  await bringAxe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const looks = (name: string) =>
    violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } }, (look) =>
      page.screenshot({ path: info.outputPath(`${name}-${look}.png`) }),
    );
  await openAs(page, server, admin, day);
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const chip = page.getByRole('button', { name: 'Tutar', exact: true });
    await chip.click();
    const form = page.getByRole('dialog', { name: 'Tutar aralığı' });
    await form.getByLabel('En az').fill('900000');
    await form.getByLabel('En çok').fill('5');
    await form.getByRole('button', { name: 'Uygula' }).click();
    await expect(form.getByText('tutardan küçük olamaz')).toBeVisible();
    const popup = form.locator('..');
    expect(await popup.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    const box = await popup.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    if (width < 700) expect((await form.getByLabel('En çok').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await looks(`chip-${width}`), `${width}`).toEqual([]);
    await form.getByLabel('En az').press('Escape');
    await page.getByRole('searchbox', { name: 'Ara' }).fill('0544');
    await expect(page.getByRole('button', { name: 'Tüm tarihlerde ara (12)' })).toBeVisible();
    expect(await looks(`nothing-${width}`), `${width}`).toEqual([]);
    await page.getByRole('searchbox', { name: 'Ara' }).fill('');
    await expect(page.getByText('Veli Kaya').first()).toBeVisible();
  }
});
