import { expect, test } from './fixtures.ts';

test.describe('reservation lookup', () => {
  test('never finds one, names what was left out, and forgets it on every way of closing', async ({ page }) => {
    await page.goto('/hizmetler/rezervasyon-yonetimi');
    const dialog = page.getByRole('dialog', { name: 'Rezervasyon Bulunamadı' });
    const pnr = page.getByLabel('PNR Kodu');
    const surname = page.getByLabel('Soyadı');
    const search = page.getByRole('button', { name: 'Rezervasyonu Sorgula' });
    await expect(dialog).toBeHidden();

    await pnr.fill('ABC123');
    await search.click();
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(
      /Bulunamadı\s*Bu form hiçbir havayolunun sistemine bağlı değildir\..*Girdiğiniz/,
    );
    await expect(dialog).toContainText('ABC123');
    await expect(dialog).toContainText('Girilmedi');
    await expect(dialog.getByRole('link', { name: 'İletişime Geç' })).toHaveAttribute('href', /^tel:\+90/);
    await dialog.getByRole('button', { name: 'Tekrar Dene' }).click();
    await expect(dialog).toBeHidden();
    await expect(pnr).toHaveValue('');

    await surname.fill('Işık');
    await surname.press('Enter');
    await expect(dialog).toContainText('Işık');
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await expect(dialog).toBeHidden();
    await expect(surname).toHaveValue('');

    await pnr.fill('XYZ789');
    await search.click();
    await expect(dialog).toContainText('XYZ789');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pnr).toHaveValue('');
  });

  test('answers a search sent before its script has come', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/hizmetler/rezervasyon-yonetimi');
    await page.getByLabel('PNR Kodu').fill('ERKEN1');
    await page.getByRole('button', { name: 'Rezervasyonu Sorgula' }).click();
    release();
    await expect(page.getByRole('dialog')).toContainText('ERKEN1');
    await expect(page).toHaveURL('/hizmetler/rezervasyon-yonetimi');
  });
});

test.describe('ticket lookup', () => {
  test('asks for what is missing', async ({ page }) => {
    await page.goto('/hizmetler/bilet-sorgulama');
    await page.getByLabel('Bilet Numarası').fill('   ');
    await page.getByRole('button', { name: 'Bileti Sorgula' }).click();
    const notice = page.getByRole('status');
    await expect(notice).toContainText('Eksik Bilgi');
    await expect(notice).toContainText('Lütfen bilet numarası ve soyadınızı giriniz.');
  });

  test('searches for two seconds and finds nothing', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') });
    await page.goto('/hizmetler/bilet-sorgulama');
    await page.getByLabel('Bilet Numarası').fill('2351234567890');
    await page.getByLabel('Soyadı').fill('Çağlar');
    const button = page.locator('form button');
    // From here on time passes only by our steps, however slow the machine is.
    await page.clock.pauseAt(new Date('2026-01-01T11:00:00Z'));
    await button.click();
    await expect(button).toHaveText('Aranıyor...');
    await expect(button).toBeDisabled();
    await page.clock.runFor(1900);
    await expect(button).toBeDisabled();
    await page.clock.runFor(200);
    await expect(button).toHaveText('Bileti Sorgula');
    await expect(button).toBeEnabled();
    const notice = page.getByRole('status');
    await expect(notice).toContainText('Bilet Bulunamadı');
    await expect(notice).toContainText(
      'Girdiğiniz bilgilerle eşleşen bilet bulunamadı. Destek hattımızı arayarak yardım alabilirsiniz.',
    );
    await expect(notice.getByRole('link', { name: 'Hemen Ara' })).toHaveAttribute('href', /^tel:\+90/);
    // Where the ticket can be seen, free of charge.
    await expect(notice).toContainText(
      /Bilet Bulunamadı\s*Bu form hiçbir havayolunun sistemine bağlı değildir\..*turkishairlines\.com.*Girdiğiniz/,
    );
    const site = notice.getByRole('link', { name: 'turkishairlines.com' });
    await expect(site).toHaveAttribute('href', 'https://turkishairlines.com');
  });
});

test.describe('questions', () => {
  test('open one by one and by themselves', async ({ page }) => {
    await page.goto('/hizmetler/sik-sorulan-sorular');
    await expect(page.getByRole('heading', { name: 'Rezervasyon ve Bilet İşlemleri' })).toBeVisible();
    const questions = page.locator('[data-island] details');
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    await expect(questions.nth(0)).toHaveAttribute('open', '');
    await expect(questions.nth(1)).toHaveAttribute('open', '');
    await questions.nth(0).locator('summary').click();
    await expect(questions.nth(0)).not.toHaveAttribute('open', '');
    await expect(questions.nth(1)).toHaveAttribute('open', '');
  });

  test('the search filters them, Turkish letters or not', async ({ page }) => {
    await page.goto('/hizmetler/sik-sorulan-sorular');
    const questions = page.locator('[data-island] details');
    const all = await questions.count();
    await page.getByLabel('Sorularda ara').pressSequentially('IPTAL');
    await expect(page.getByRole('status')).toContainText('soru bulundu');
    await expect(questions.filter({ hasNotText: /iptal/i })).toHaveCount(0);
    expect(await questions.count()).toBeGreaterThan(0);
    expect(await questions.count()).toBeLessThan(all);
    await page.getByLabel('Sorularda ara').fill('zzzz');
    await expect(page.getByRole('status')).toHaveText('Bu sözcüklerle soru bulunamadı');
    await page.getByLabel('Sorularda ara').fill('');
    await expect(questions).toHaveCount(all);
  });
});

test('a form nobody touches runs no program; its files only wait in the cache', async ({ page }) => {
  for (const path of ['rezervasyon-yonetimi', 'bilet-sorgulama', 'sik-sorulan-sorular']) {
    await page.goto(`/hizmetler/${path}`);
    const island = page.locator('[data-island]');
    const ahead = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/')).length,
      );
    await expect.poll(ahead).toBeGreaterThanOrEqual(2);
    expect(await island.getAttribute('data-live')).toBeNull();
    await island
      .getByRole(path === 'sik-sorulan-sorular' ? 'searchbox' : 'textbox')
      .first()
      .focus();
    await expect(island).toHaveAttribute('data-live', '');
  }
});

test('what was typed into the question search before its script came is searched for', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/hizmetler/sik-sorulan-sorular');
  await page.getByLabel('Sorularda ara').fill('tekerlekli');
  held.resolve();
  await expect(page.getByRole('status')).toContainText('1 soru bulundu');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the lookups say so and offer the phone; the questions still open', async ({ page }) => {
    for (const path of ['/hizmetler/rezervasyon-yonetimi', '/hizmetler/bilet-sorgulama']) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('form')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Telefonda soralım' })).toBeVisible();
    }
    await page.goto('/hizmetler/sik-sorulan-sorular');
    const question = page.locator('[data-island] details').first();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
  });
});
