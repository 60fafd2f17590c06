import type { Page } from '@playwright/test';
import { bringAxe, siteRules, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectInSight, fitsPhone } from './site-sight.ts';

test.use({ viewport: { width: 390, height: 844 } });

const calculate = (page: Page) => page.getByRole('button', { name: 'Hakkımı hesapla' }).click();
const fill = async (page: Page, from: string, to: string, carrier: string) => {
  await page.getByLabel('Nereden').fill(from);
  await page.getByLabel('Nereye (son varış)').fill(to);
  await page.getByLabel('Uçuşu yapan havayolu').selectOption({ label: carrier });
};

test('the delay calculator names missing fields, and says what to claim, what to do and what to write', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bringAxe(page);
  await page.goto('/hizmetler/ucus-gecikmesi');
  const result = page.locator('.res');
  const alert = page.getByRole('alert');
  await calculate(page);
  await expect(alert).toContainText('Kalkış yerini listemizden seçin');
  await expect(page.getByLabel('Nereden')).toBeFocused();
  await fill(page, 'Ankara', 'Atlantis', 'AJet (VF)');
  await calculate(page);
  await expect(alert).toContainText('Varış yerini listemizden seçin');
  await expect(page.getByLabel('Nereye (son varış)')).toHaveValue('Atlantis');
  await page.getByLabel('Nereye (son varış)').fill('ESB');
  await calculate(page);
  await expect(alert).toContainText('Kalkış ile varış aynı');
  await page.getByLabel('Nereye (son varış)').fill('van');
  await page.getByLabel('Uçuşu yapan havayolu').selectOption('');
  await calculate(page);
  await expect(alert).toContainText('Uçuşu yapan havayolunu seçin.');
  await expect(page.getByLabel('Uçuşu yapan havayolu')).toBeFocused();
  await page.getByLabel('Uçuşu yapan havayolu').selectOption('ajet');
  await calculate(page);
  const lateness = page.getByRole('group', { name: 'Son varışta uçağın kapısı açıldığında ne kadar geç kalmıştınız?' });
  await expect(lateness.getByRole('alert')).toHaveText('Gecikmenin süresini seçin.');
  await expect(alert).toBeInViewport();

  await fill(page, 'sabiha', 'Berlin', 'Pegasus (PC)');
  await page.getByLabel('4 saat – 4 saat 59 dakika').check();
  await page.getByLabel('Havayolunun söylediği neden').selectOption('Teknik arıza');
  await calculate(page);
  await expect(alert).toBeHidden();
  await expect(result).toContainText('SAW – BER, yaklaşık 1.750');
  await expect(result).toContainText('400 avro isteyebilirsiniz.');
  await expect(result).toContainText('Teknik arıza olağanüstü hâl sayılmaz');
  await expectInSight(page, result);
  await expectInSight(page, page.locator('.sum'));
  await expect(page.getByLabel('Nereden')).toHaveValue('İstanbul Sabiha Gökçen (SAW)');
  const letter = page.getByLabel('Başvuru metni');
  await expect(letter).toHaveValue(
    /^Pegasus Hava Taşımacılığı A\.Ş\.\nKonu: PC \(uçuş numarası\) sayılı uçuşun gecikmesi/,
  );
  await expect(letter).toHaveValue(/1\.500–3\.500 km aralığındaki bu uçuş için 400 avro/);
  await expect(page.getByText('Yanıt yoksa: SHGM')).toBeVisible();
  expect(await violations(page, siteRules)).toEqual([]);
  await fitsPhone(page);
  await letter.fill('Sayın Yetkili, değiştirdim.');
  await page.getByRole('button', { name: 'Metni kopyala' }).click();
  await expect(page.getByText('Kopyalandı.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Sayın Yetkili, değiştirdim.');
});

test('the delay calculator handles a cancellation, also by keyboard and offline', async ({ page, context }) => {
  await page.goto('/');
  const part = page.getByRole('region', { name: 'Ne oldu?' });
  await part.getByLabel('Pegasus').check();
  await part.getByRole('link', { name: /^Uçağım gecikti ya da iptal oldu/ }).click();
  await expect(page.getByLabel('Uçuşu yapan havayolu')).toHaveValue('pegasus');
  // Wait for the form's two scripts, which must load only after the page has been painted.
  const fetched = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
      return files
        .filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0)
        .map((file) => file.startTime);
    });
  await expect.poll(fetched).toHaveLength(2);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  for (const begun of await fetched()) expect(begun).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  const result = page.locator('.res');
  await context.setOffline(true);
  await page.getByLabel('Nereden').focus();
  await page.keyboard.type('AY');
  await calculate(page);
  await expect(result).toContainText('Hesap inemedi.');
  await context.setOffline(false);
  await page.getByLabel('Nereden').press('End');
  await page.keyboard.type('T');
  await expect(page.locator('#places option[value="Antalya (AYT)"]')).toBeAttached();
  await context.setOffline(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('FRA');
  await page.keyboard.press('Tab');
  await page.keyboard.type('SunE');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Gecikti')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('3 saatten az')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('3 saat – 3 saat 59 dakika')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(result).toContainText('400 avro nedene bağlı');

  await page.getByLabel('İptal edildi').check();
  await expect(page.getByLabel('3 saatten az')).toBeHidden();
  const offered = page.getByRole('group', { name: /^Önerilen uçuş/ });
  await expect(offered).toBeHidden();
  await page.getByLabel('Evet, sınırı aşıyor').check();
  await expect(offered.getByRole('radio')).toHaveCount(4);
  await calculate(page);
  await expect(offered.getByRole('alert')).toHaveText('Önerilen uçuşun ne kadar geç vardığını seçin.');
  await offered.getByLabel('2 saatten çok, en çok 3 saat').check();
  await calculate(page);
  await expect(result).toContainText('200 avro nedene bağlı');
  await expect(result).toContainText(/400\savroyu yarıya indirebilir: 200\savro/);
  await page.getByLabel('14 gün ya da daha önce').check();
  await calculate(page);
  await expect(result).toContainText('En az 14 gün önce bildirilmiş');
  await page.getByLabel('Öne alındı (1 saatten çok)').check();
  await expect(page.getByRole('group', { name: 'Başka uçuş önerildi mi?' })).toBeHidden();
  await expect(offered).toBeHidden();
  await page.getByLabel('7–\u206013 gün önce').check();
  await calculate(page);
  await expect(result).toContainText(/Öne alma en az 7\sgün önce bildirilmiş ve 2\ssaati aşmıyor/);
  await page.getByLabel('Uçağa alınmadım').check();
  await expect(page.getByLabel('Havayolunun söylediği neden')).toBeHidden();
  await offered.getByLabel('Önerilmedi').check();
  await calculate(page);
  await expect(result).toContainText('400 avro isteyebilirsiniz.');
  await expect(page.getByLabel('Başvuru metni')).toHaveValue(/uçuşa alınmamam nedeniyle/);

  await page.getByLabel('Gecikti').check();
  await fill(page, 'İstanbul', 'Londra', 'Pegasus (PC)');
  await page.getByLabel('5 saat ve üzeri').check();
  await calculate(page);
  await expect(result).toContainText('Kalkış: İstanbul Sabiha Gökçen (SAW) alındı.');
  await result.getByRole('button', { name: 'Londra Stansted (STN)' }).click();
  await expect(result).toContainText('SAW – STN');
  await expect(result).toContainText('Kalkış: İstanbul Sabiha Gökçen (SAW) alındı. Başkası mıydı?');
  await result.getByRole('button', { name: 'İstanbul (IST)' }).click();
  await expect(result).toContainText('IST – STN');
  await expect(page.getByLabel('Nereye (son varış)')).toHaveValue('Londra Stansted (STN)');

  await fill(page, 'DXB', 'saw', 'flydubai (FZ)');
  await page.getByLabel('Nereden').press('Enter');
  await expect(result).toContainText('Tazminat hakkı görünmüyor');
  await expect(page.getByLabel('Başvuru metni')).not.toHaveValue(/tazminatın/);
  await expect(page.getByText('Yanıt yoksa: SHGM')).toBeHidden();
  await context.setOffline(false);
});
