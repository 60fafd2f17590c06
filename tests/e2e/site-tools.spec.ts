import { airlineIds } from '../../src/domain/airlines.ts';
import { bringAxe, siteRules, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectInSight, fitsPhone } from './site-sight.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a bag is compared with the limits of all airlines; on an airline’s page its own limit comes first', async ({
  page,
}) => {
  await bringAxe(page);
  await page.goto('/hizmetler/bagaj-ekleme');
  const rows = page.locator('.bag li');
  const judge = page.getByRole('button', { name: 'Sığar mı?' });
  await expect(rows).toHaveCount(airlineIds.length);
  await page.getByLabel('Boy (cm)').fill('55');
  await page.getByLabel('En (cm)').fill('40');
  await page.getByLabel('Derinlik (cm)').fill('23');
  await page.getByLabel('Ağırlık (kg)').fill('8');
  await judge.click();
  await expect(rows.filter({ hasText: 'Turkish Airlines' })).toContainText('Sığar');
  await expect(rows.filter({ hasText: 'Pegasus' })).toContainText(/Sığmaz: kısa kenarı 3\scm fazla/);
  await expectInSight(page, page.locator('.bag ul'));
  await expectInSight(page, rows.first());
  expect(await violations(page, siteRules)).toEqual([]);
  await page.getByLabel('Bagaja').check();
  await page.getByLabel('Ağırlık (kg)').press('Enter');
  await expect(rows.filter({ hasText: 'AJet' })).toContainText('Bilinmiyor, havayoluna sorun');
  await page.getByLabel('En (cm)').fill('');
  await judge.click();
  await expect(page.getByRole('alert')).toHaveText('Üç kenarı da yazın.');

  await page.getByRole('button', { name: 'Kayıtlı bagaj', exact: true }).click();
  const kilos = await page
    .locator('.cmp tbody td[data-head="Kayıtlı bagaj"] > b')
    .evaluateAll((cells) => cells.map((cell) => Number(/(?:\d+\s×\s)?(\d+)/.exec(cell.textContent)?.[1] ?? 0)));
  const known = kilos.filter((kilo) => kilo > 0);
  expect(known).toContain(23);
  expect(known).toEqual([...known].sort((one, other) => one - other));
  const card = page.locator('.cmp tbody tr').first();
  await card.getByRole('button', { name: 'tüm satırlar' }).click();
  const lead = await card.locator('td[data-head="Kayıtlı bagaj"]').boundingBox();
  for (const cell of await card.locator('td:not([data-head="Kayıtlı bagaj"])').all())
    expect((await cell.boundingBox())?.y).toBeGreaterThan(lead?.y ?? 9e9);

  await page.goto('/qatar-bagaj-ekleme');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/50\s×\s37\s×\s25\scm, 7\skg/);
  await page.getByLabel('Ağırlık (kg)').fill('7,5');
  await judge.click();
  await expect(rows).toHaveCount(airlineIds.length);
  await expect(rows.first()).toContainText(/Qatar Airways.*Sığmaz: 0,5\skg fazla/);
  await fitsPhone(page);
});

test('“Ne oldu?” links to the chosen airline’s pages, also after going back', async ({ page }) => {
  await page.goto('/');
  const part = page.getByRole('region', { name: 'Ne oldu?' });
  const name = part.getByRole('link', { name: /^Adım yanlış yazılmış/ });
  await expect(name).toHaveAttribute('href', '/hizmetler/isim-degisikligi');
  await part.getByLabel('Pegasus').check();
  await expect(name).toHaveAttribute('href', '/pegasus-isim-degisikligi');
  await expect(name).toContainText('PC');
  await page.keyboard.press('ArrowRight');
  await expect(name).toHaveAttribute('href', '/sunexpress-isim-degisikligi');
  await name.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SunExpress İsim Değişikliği');
  const message = page.getByLabel('Başvuru metni');
  await expect(message).toHaveValue(/Birkaç harf yanlış yazılmış\./);
  await page.getByLabel('Soyadım değişti').check();
  await expect(message).toHaveValue(/Soyadım değişti; belgesi ektedir\./);
  await page.getByRole('button', { name: 'Metni kopyala' }).click();
  await expect(page.getByText('Kopyalandı.')).toBeVisible();
  await page.goBack();
  await part.getByLabel('Hepsi').check();
  await expect(name).toHaveAttribute('href', '/hizmetler/isim-degisikligi');
  await part.getByLabel('Emirates').check();
  await part.getByRole('link', { name: /^Bavulum gelmedi/ }).click();
  const sites = page.getByRole('region', { name: 'Havayolunun kendi sitesi' });
  await expect(sites.getByRole('link')).toHaveCount(airlineIds.length);
  await expect(sites.getByRole('link', { name: 'emirates.com' })).toBeInViewport();
  await expect(page.locator('#emirates')).toHaveCSS('order', '-1');
  await expect(page.locator('#thy')).toHaveCSS('order', '0');
  await page.goto('/olmayan-sayfa');
  await part.getByLabel('AZAL').check();
  await part.getByRole('link', { name: /^Bagajım fazla gelecek/ }).click();
  await expect(page).toHaveURL('/azal-bagaj-ekleme');
});
