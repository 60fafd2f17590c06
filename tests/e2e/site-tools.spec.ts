import type { Page } from '@playwright/test';
import { bringAxe, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const rules = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** Waits until the files of the page's island wait in the cache. */
const islandFetched = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
        return fetched.filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0).length;
      }),
    )
    .toBeGreaterThanOrEqual(3);

test.describe('the delay calculator', () => {
  const fill = async (page: Page, from: string, to: string, carrier: string) => {
    await page.getByLabel('Nereden').fill(from);
    await page.getByLabel('Nereye (son varış)').fill(to);
    await page.getByLabel('Uçuşu yapan havayolu').selectOption({ label: carrier });
  };
  const result = (page: Page) => page.locator('.res');

  for (const width of [390, 1440]) {
    test(`says what may be asked for, what to do and what to write, at ${width} px`, async ({ page }) => {
      await bringAxe(page);
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/hizmetler/ucus-gecikmesi');
      await fill(page, 'sabiha', 'Berlin', 'Pegasus (PC)');
      await page.getByLabel('4–\u20605 saat').check();
      await page.getByLabel('Havayolunun söylediği neden').selectOption('Teknik arıza');
      await page.getByRole('button', { name: 'Hakkımı hesapla' }).click();
      await expect(result(page)).toContainText('SAW – BER, yaklaşık 1.750');
      await expect(result(page)).toContainText('400 avro isteyebilirsiniz.');
      await expect(result(page)).toContainText('Teknik arıza olağanüstü hâl sayılmaz');
      await expect(result(page)).toBeInViewport();
      await expect(page.getByLabel('Nereden')).toHaveValue('İstanbul Sabiha Gökçen (SAW)');
      const letter = page.getByLabel('Başvuru metni');
      await expect(letter).toHaveValue(
        /^Pegasus Hava Taşımacılığı A\.Ş\.\nKonu: PC \(uçuş numarası\) sayılı uçuşun gecikmesi/,
      );
      await expect(letter).toHaveValue(/1\.500–3\.500 km aralığındaki bu uçuş için 400 avro/);
      await expect(page.getByText('Yanıt yoksa: SHGM')).toBeVisible();
      expect(await violations(page, rules)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('says why there is none, and what to ask for all the same', async ({ page }) => {
    await page.goto('/hizmetler/ucus-gecikmesi');
    await fill(page, 'DXB', 'saw', 'flydubai (FZ)');
    await page.getByLabel('5 saat ve üzeri').check();
    await page.getByLabel('Nereden').press('Enter');
    await expect(result(page)).toContainText('Tazminat hakkı görünmüyor');
    await expect(result(page)).toContainText('yalnızca Türkiye’den kalkan uçuşa uygulanır');
    await expect(result(page)).toContainText('Montreal Sözleşmesi');
    await expect(page.getByLabel('Başvuru metni')).not.toHaveValue(/tazminatın/);
    await expect(page.getByText('Yanıt yoksa: SHGM')).toBeHidden();
  });

  test('asks about a cancellation what matters there', async ({ page }) => {
    await page.goto('/hizmetler/ucus-gecikmesi');
    await expect(page.getByLabel('3 saatten az')).toBeVisible();
    await page.getByLabel('İptal edildi').check();
    await expect(page.getByLabel('3 saatten az')).toBeHidden();
    await page.getByLabel('14 gün ve daha önce').check();
    await fill(page, 'İzmir', 'Münih', 'SunExpress (XQ)');
    await page.getByRole('button', { name: 'Hakkımı hesapla' }).click();
    await expect(result(page)).toContainText('en az 14 gün önce bildirilmiş');
    await page.getByLabel('7 günden az kala').check();
    await page.getByRole('button', { name: 'Hakkımı hesapla' }).click();
    await expect(result(page)).toContainText('400 avro nedene bağlı olarak isteyebilirsiniz.');
    await page.getByLabel('Uçağa alınmadım').check();
    await expect(page.getByLabel('Havayolunun söylediği neden')).toBeHidden();
    await page.getByRole('button', { name: 'Hakkımı hesapla' }).click();
    await expect(result(page)).toContainText('400 avro isteyebilirsiniz.');
    await expect(page.getByLabel('Başvuru metni')).toHaveValue(/uçuşa alınmamam nedeniyle/);
  });

  test('names what is missing or unknown, keeps what was typed, and brings the focus there', async ({ page }) => {
    await page.goto('/hizmetler/ucus-gecikmesi');
    const calculate = page.getByRole('button', { name: 'Hakkımı hesapla' });
    await calculate.click();
    await expect(page.getByRole('alert')).toContainText('Kalkış yerini listemizden seçin');
    await expect(page.getByLabel('Nereden')).toBeFocused();
    await fill(page, 'Ankara', 'Atlantis', 'AJet (VF)');
    await calculate.click();
    await expect(page.getByRole('alert')).toContainText('Varış yerini listemizden seçin');
    await expect(page.getByLabel('Nereye (son varış)')).toHaveValue('Atlantis');
    await page.getByLabel('Nereye (son varış)').fill('ESB');
    await calculate.click();
    await expect(page.getByRole('alert')).toContainText('Kalkış ile varış aynı');
    await page.getByLabel('Nereye (son varış)').fill('van');
    await page.getByLabel('Uçuşu yapan havayolu').selectOption('');
    await calculate.click();
    await expect(page.getByRole('alert')).toContainText('Uçuşu yapan havayolunu seçin.');
    await expect(page.getByLabel('Uçuşu yapan havayolu')).toBeFocused();
    await page.getByLabel('Uçuşu yapan havayolu').selectOption('ajet');
    await calculate.click();
    // No length of a delay is taken for granted; the reason stands where the choice is.
    await expect(page.getByRole('group', { name: 'Son varışta ne kadar geç kaldınız?' }).getByRole('alert')).toHaveText(
      'Gecikmenin süresini seçin.',
    );
    await expect(page.getByRole('alert')).toBeInViewport();
    await page.getByLabel('3–\u20604 saat').check();
    await calculate.click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(result(page)).toContainText('ESB – VAN');
  });

  test('says which of a city’s airports was taken, and takes another', async ({ page }) => {
    await page.goto('/hizmetler/ucus-gecikmesi');
    await fill(page, 'İstanbul', 'Londra', 'Pegasus (PC)');
    await page.getByLabel('5 saat ve üzeri').check();
    await page.getByRole('button', { name: 'Hakkımı hesapla' }).click();
    await expect(result(page)).toContainText('Kalkış: İstanbul Sabiha Gökçen (SAW) alındı.');
    await expect(result(page)).toContainText('Varış: Londra Heathrow (LHR) alındı.');
    await result(page).getByRole('button', { name: 'Londra Stansted (STN)' }).click();
    await expect(result(page)).toContainText('SAW – STN');
    // What a name left open stays open, however often it is reckoned.
    await expect(result(page)).toContainText('Kalkış: İstanbul Sabiha Gökçen (SAW) alındı. Başkası mıydı?');
    await result(page).getByRole('button', { name: 'İstanbul (IST)' }).click();
    await expect(result(page)).toContainText('IST – STN');
    await expect(page.getByLabel('Nereye (son varış)')).toHaveValue('Londra Stansted (STN)');
  });

  test('knows the airline that was chosen on the page before', async ({ page }) => {
    await page.goto('/');
    const part = page.getByRole('region', { name: 'Ne oldu?' });
    await part.getByLabel('Pegasus').check();
    await part.getByRole('link', { name: /^Uçağım gecikti ya da iptal oldu/ }).click();
    await expect(page.getByLabel('Uçuşu yapan havayolu')).toHaveValue('pegasus');
  });

  test('copies the letter, as it was changed', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/hizmetler/ucus-gecikmesi');
    await fill(page, 'IST', 'ADB', 'Turkish Airlines (TK)');
    await page.getByLabel('3–\u20604 saat').check();
    await page.getByRole('button', { name: 'Hakkımı hesapla' }).click();
    await page.getByLabel('Başvuru metni').fill('Sayın Yetkili, değiştirdim.');
    await page.getByRole('button', { name: 'Metni kopyala' }).click();
    await expect(page.getByText('Kopyalandı.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Sayın Yetkili, değiştirdim.');
  });

  test('is used by keyboard alone', async ({ page }) => {
    await page.goto('/hizmetler/ucus-gecikmesi');
    await page.getByLabel('Nereden').focus();
    await page.keyboard.type('AYT');
    await page.keyboard.press('Tab');
    await page.keyboard.type('FRA');
    await page.keyboard.press('Tab');
    await page.keyboard.type('SunE');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Gecikti')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('3 saatten az')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel('3–\u20604 saat')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(result(page)).toContainText('400 avro nedene bağlı');
  });

  test('works without the network once it is loaded', async ({ page, context }) => {
    await page.goto('/hizmetler/ucus-gecikmesi');
    await islandFetched(page);
    await context.setOffline(true);
    await fill(page, 'IST', 'JFK', 'Turkish Airlines (TK)');
    await page.getByLabel('4–\u20605 saat').check();
    await page.getByRole('button', { name: 'Hakkımı hesapla' }).click();
    await expect(result(page)).toContainText('600 avro');
    await context.setOffline(false);
  });
});

test.describe('the ticket number', () => {
  test('tells who issued the ticket, as far as that is known', async ({ page }) => {
    await bringAxe(page);
    await page.goto('/hizmetler/bilet-sorgulama');
    const field = page.getByLabel('İlk üç rakam ya da tamamı');
    const box = page.getByRole('region', { name: 'Bileti kim kesmiş?' });
    await field.fill('157-2400518936');
    await expect(box).toContainText('Qatar Airways genellikle bu numarayla bilet kesen havayolu.');
    await expect(box).toContainText('2400518936, biletin sıra numarası');
    await expect(box.getByRole('link', { name: 'qatarairways.com' })).toHaveAttribute(
      'href',
      'https://qatarairways.com',
    );
    await field.fill('624');
    await expect(box).toContainText('genellikle bu numarayla bilet kesen havayolu.');
    expect(await violations(page, rules)).toEqual([]);
    await field.fill('220');
    await expect(box).toContainText('220 bu on havayolunun bildiğimiz öneklerinden değil.');
    await field.fill('ABC123');
    await expect(box).toContainText('altı karakter PNR’dir');
    await field.fill('');
    await expect(box.locator('[aria-live]')).toBeEmpty();
  });
});

test('the lookups say above the form that they are connected to no airline, and where bookings can be seen', async ({
  page,
}) => {
  for (const path of ['/hizmetler/rezervasyon-yonetimi', '/hizmetler/bilet-sorgulama']) {
    await page.goto(path);
    await expect(page.locator('.ans')).toContainText('form hiçbir havayolunun sistemine bağlı değildir');
    const honest = page.locator('.honest', { hasText: 'Bu forma yazdıklarınız hiçbir havayoluna ulaşmaz' });
    const above = (await honest.boundingBox())?.y ?? Number.NaN;
    expect(above).toBeLessThan((await page.locator('form').boundingBox())?.y ?? 0);
    await page.locator('.honest a').click();
    await expect(page.getByRole('link', { name: /flypgs\.com/ })).toBeInViewport();
    for (const link of await page.locator('.sites a').all())
      await expect(link).toHaveAttribute('href', /^https:\/\/[a-z]+\.[a-z]+$/);
    expect(await page.locator('.sites a').count()).toBe(10);
  }
});

test.describe('whether a bag fits', () => {
  test('compares it with all airlines, into the cabin or the hold', async ({ page }) => {
    await bringAxe(page);
    await page.goto('/hizmetler/bagaj-ekleme');
    const rows = page.locator('.bag li');
    await expect(rows).toHaveCount(10);
    await page.getByLabel('Boy (cm)').fill('55');
    await page.getByLabel('En (cm)').fill('40');
    await page.getByLabel('Derinlik (cm)').fill('23');
    await page.getByLabel('Ağırlık (kg)').fill('8');
    await page.getByRole('button', { name: 'Sığar mı?' }).click();
    await expect(rows.filter({ hasText: 'Turkish Airlines' })).toContainText('Sığar');
    await expect(rows.filter({ hasText: 'Pegasus' })).toContainText(/Sığmaz: kısa kenarı 3\scm fazla/);
    await expect(rows.filter({ hasText: 'SunExpress' })).toContainText('Diğer tarifeler: sığar');
    expect(await violations(page, rules)).toEqual([]);
    await page.getByLabel('Bagaja').check();
    await page.getByLabel('Ağırlık (kg)').press('Enter');
    await expect(rows.filter({ hasText: 'AJet' })).toContainText('Bilinmiyor, havayoluna sorun');
    await expect(page.getByText('Bagaj hakkınız ve kaç kilo olduğu biletinizde yazar.')).toBeVisible();
    await page.getByLabel('En (cm)').fill('');
    await page.getByRole('button', { name: 'Sığar mı?' }).click();
    await expect(page.getByRole('alert')).toHaveText('Üç kenarı da yazın.');
  });

  test('stands on an airline’s page with its own limit first, the others after', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/qatar-bagaj-ekleme');
    const rows = page.locator('.bag li');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(/50\s×\s37\s×\s25\scm, 7\skg/);
    await page.getByLabel('Ağırlık (kg)').fill('7,5');
    await page.getByRole('button', { name: 'Sığar mı?' }).click();
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText(/Qatar Airways.*Sığmaz: 0,5\skg fazla/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('what happened', () => {
  test('leads to the chosen airline’s page, back and forth', async ({ page }) => {
    await page.goto('/');
    const part = page.getByRole('region', { name: 'Ne oldu?' });
    const name = part.getByRole('link', { name: /^Adım yanlış yazılmış/ });
    const delay = part.getByRole('link', { name: /^Uçağım gecikti ya da iptal oldu/ });
    await expect(name).toHaveAttribute('href', '/hizmetler/isim-degisikligi');
    await part.getByLabel('Pegasus').check();
    await expect(name).toHaveAttribute('href', '/pegasus-isim-degisikligi');
    await expect(name).toContainText('PC');
    await expect(delay).toHaveAttribute('href', /\/hizmetler\/ucus-gecikmesi#pegasus$/);
    await expect(part.getByLabel('Pegasus')).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(name).toHaveAttribute('href', '/sunexpress-isim-degisikligi');
    await name.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SunExpress İsim Değişikliği');
    await page.goBack();
    await part.getByLabel('Hepsi').check();
    await expect(name).toHaveAttribute('href', '/hizmetler/isim-degisikligi');
  });

  test('the page of lost baggage leads to the airlines’ own sites, the chosen one first', async ({ page }) => {
    await page.goto('/');
    const part = page.getByRole('region', { name: 'Ne oldu?' });
    await part.getByLabel('Emirates').check();
    await part.getByRole('link', { name: /^Bavulum gelmedi/ }).click();
    const sites = page.getByRole('region', { name: 'Havayolunun kendi sitesi' });
    await expect(sites.getByRole('link')).toHaveCount(10);
    const chosen = sites.getByRole('link', { name: 'emirates.com' });
    await expect(chosen).toBeInViewport();
    await expect(page.locator('#emirates')).toHaveCSS('order', '-1');
    await expect(page.locator('#thy')).toHaveCSS('order', '0');
  });

  test('is asked where an address leads nowhere, too', async ({ page }) => {
    await page.goto('/olmayan-sayfa');
    const part = page.getByRole('region', { name: 'Ne oldu?' });
    await part.getByLabel('AZAL').check();
    await part.getByRole('link', { name: /^Bagajım fazla gelecek/ }).click();
    await expect(page).toHaveURL('/azal-bagaj-ekleme');
  });
});

test('the questions’ search finds pages as well', async ({ page }) => {
  await page.goto('/hizmetler/sik-sorulan-sorular');
  await page.getByLabel('Sorularda ara').fill('pegasus bagaj');
  await expect(page.getByRole('status')).toContainText('1 sayfa bulundu');
  await page.getByRole('search').getByRole('link', { name: 'Pegasus Bagaj Ekleme' }).click();
  await expect(page).toHaveURL('/pegasus-bagaj-ekleme');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every tool’s page says what it would: tables, letter, limits, links', async ({ page }) => {
    await page.goto('/hizmetler/ucus-gecikmesi');
    await expect(page.getByText('Hesap bu tarayıcıda çalışmıyor')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hakkımı hesapla' })).toBeHidden();
    await expect(page.getByText('Bugün: havayoluna yazın')).toBeVisible();
    await expect(page.getByRole('table')).toContainText('600 avro');

    await page.goto('/hizmetler/bilet-sorgulama');
    await expect(page.getByLabel('İlk üç rakam ya da tamamı')).toBeHidden();
    await expect(page.locator('.sites')).toContainText('235');
    await expect(page.locator('.honest')).toBeHidden();

    await page.goto('/hizmetler/bagaj-ekleme');
    await expect(page.getByRole('button', { name: 'Sığar mı?' })).toBeHidden();
    await expect(page.locator('.bag')).toContainText(/55\s×\s40\s×\s23\scm, 8\skg/);

    await page.goto('/');
    const part = page.getByRole('region', { name: 'Ne oldu?' });
    await expect(part.getByRole('group')).toBeHidden();
    await part.getByRole('link', { name: /^Bavulum gelmedi/ }).click();
    await expect(page).toHaveURL('/hizmetler/kayip-esya');
  });
});
