import { airlineList } from '../../src/domain/airlines.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without script the menus work by hover, by keyboard and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Ana menü' });
  const airline = nav.getByRole('link', { name: 'SunExpress' }).first();
  await expect(airline).toBeHidden();
  await nav.getByText('Havayolları').hover();
  await expect(airline).toBeVisible();
  await page.mouse.move(700, 880);
  await expect(airline).toBeHidden();
  await nav.getByText('Özel Hizmetler').press('Enter');
  await nav.getByText('Evcil Hayvan Taşıma').press('Enter');
  await nav.locator('a[href="/azal-evcil-hayvan"]').press('Enter');
  await expect(page).toHaveURL('/azal-evcil-hayvan');

  await page.setViewportSize({ width: 390, height: 844 });
  await nav.getByText('Menü', { exact: true }).click();
  await nav.getByText('Kapat', { exact: true }).click();
  await expect(nav.getByText('Havayolları')).toBeHidden();
  await nav.getByText('Menü', { exact: true }).click();
  await nav.getByText('Bilet İşlemleri').click();
  await nav.getByText('İptal ve İade').click();
  await nav.locator('a[href="/ajet-iptal-iade"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AJet İptal ve İade');
  await expect(page.getByRole('link', { name: /^Hemen Ara/ }).last()).toHaveAttribute('href', /^tel:\+90\d{10}$/);
  for (const image of await page.locator('main img').all()) await expect(image).toHaveAttribute('src', /^\//);
});

test('without script every tool’s page still has its facts: tables, letter, limits, links, the phone number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hizmetler/ucus-gecikmesi');
  await expect(page.getByText('Hesap bu tarayıcıda çalışmıyor')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hakkımı hesapla' })).toBeHidden();
  await expect(page.getByText('Bugün: havayoluna yazın')).toBeVisible();
  await expect(page.getByRole('table')).toContainText('600 avro');

  for (const path of ['/hizmetler/rezervasyon-yonetimi', '/hizmetler/bilet-sorgulama']) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('form')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Telefonda soralım' })).toBeVisible();
  }
  await expect(page.getByLabel('İlk üç rakam ya da tamamı')).toBeHidden();
  await expect(page.locator('.sites')).toContainText('235');
  await expect(page.locator('.honest')).toBeHidden();

  await page.goto('/hizmetler/sik-sorulan-sorular');
  const question = page.locator('[data-island] details').first();
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();

  await page.goto('/hizmetler/bagaj-ekleme');
  await expect(page.getByRole('button', { name: 'Sığar mı?' })).toBeHidden();
  await expect(page.locator('.bag')).toContainText(/55\s×\s40\s×\s23\scm, 8\skg/);
  await expect(page.locator('.cmp tbody tr')).toHaveCount(airlineList.length);
  for (const cell of await page.locator('.cmp tbody :is(td, .web)').all()) await expect(cell).toBeVisible();
  await expect(page.locator('.cmp button, .chips button')).toHaveCount(0);

  await page.goto('/');
  const part = page.getByRole('region', { name: 'Ne oldu?' });
  await expect(part.getByRole('group')).toBeHidden();
  await part.getByRole('link', { name: /^Bavulum gelmedi/ }).click();
  await expect(page).toHaveURL('/hizmetler/kayip-esya');
});
