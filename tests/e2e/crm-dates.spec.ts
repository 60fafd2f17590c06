import type { Locator, Page } from '@playwright/test';
import { readable, refused } from '../../src/domain/date-typing.cases.ts';
import { formatDate } from '../../src/domain/dates.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { keepToast, openAs, openNewRecord, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

// Of the past: a session would be over in the future.
const noon = '2025-11-22T12:00:00Z';
const today = '22.11.2025';
const dateOf = (dialog: Locator) => dialog.getByLabel('Tarih', { exact: true });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Gün seç' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon);
});

/** Puts a text into a field as people do: key by key, or from the clipboard. */
async function enter(page: Page, field: Locator, text: string, pasted: boolean) {
  await field.focus();
  await field.selectText();
  if (pasted) await page.keyboard.insertText(text);
  else await page.keyboard.type(text);
}

for (const locale of ['tr-TR', 'en-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    for (const way of ['typed', 'pasted'] as const) {
      test(`${readable.length} ${way} days are stored as meant`, async ({ page, server, admin }) => {
        await server.ownerSql`delete from public.crm_records`;
        await openAs(page, server, admin, '/crm/records');
        const dialog = await openNewRecord(page);
        const wanted: string[] = [];
        for (const [at, [text, day]] of readable.entries()) {
          await enter(page, dateOf(dialog), text, way === 'pasted');
          await dialog.getByLabel('Ad Soyad').focus();
          await expect(dateOf(dialog), text).toHaveValue(formatDate(day));
          // The way through the server is the same for all of them.
          if (at % 12 !== 0) continue;
          wanted.push(day);
          await dialog.getByLabel('Ad Soyad').fill(`Gün ${at}`);
          await page.keyboard.press('Control+Shift+Enter');
          const question = page.getByRole('alertdialog');
          await expect(question.or(toast(page, 'Kayıt eklendi')).first()).toBeVisible();
          if (await question.isVisible()) await question.getByRole('button', { name: 'Evet, kaydet' }).click();
          await keepToast(toast(page, 'Kayıt eklendi'));
          await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('');
          await page.getByRole('button', { name: 'Bildirimi kapat' }).click();
        }
        const rows = await server.ownerSql<{ date: string }[]>`select date::text from public.crm_records order by id`;
        expect(rows.map(({ date }) => date)).toEqual(wanted);
      });
    }

    test(`${refused.length} texts stay as they are, are refused at the field and keep the sale from being saved`, async ({
      page,
      server,
      admin,
    }) => {
      await openAs(page, server, admin, '/crm/records');
      let posts = 0;
      await page.route(/rest\/v1\/crm_records/, async (route) => {
        if (route.request().method() === 'POST') posts += 1;
        await route.fallback();
      });
      const dialog = await openNewRecord(page);
      await dialog.getByLabel('Ad Soyad').fill('Gün Yok');
      await dateOf(dialog).fill('');
      await page.keyboard.press('Control+Enter');
      await expect(dateOf(dialog)).toHaveAccessibleDescription('Geçerli bir tarih girin.');
      for (const [at, text] of refused.entries()) {
        await dateOf(dialog).fill('');
        await enter(page, dateOf(dialog), text, at % 2 === 1 || /^[+-]/.test(text));
        await page.keyboard.press('Control+Enter');
        await expect(dateOf(dialog), text).toHaveAccessibleDescription('Geçerli bir tarih girin.');
        await expect(dateOf(dialog), text).toHaveValue(text);
        await expect(dateOf(dialog)).toBeFocused();
      }
      expect(posts).toBe(0);
    });

    test('the filter shows and takes days the Turkish way', async ({ page, server, admin }) => {
      await openAs(page, server, admin, '/crm/records');
      const start = page.getByLabel('Başlangıç tarihi');
      const end = page.getByLabel('Bitiş tarihi');
      await expect(start).toHaveValue(today);
      await start.fill('05.12.2024');
      await end.fill('dün');
      await end.press('Enter');
      await expect(page).toHaveURL(/\?start=2024-12-05&end=2025-11-21$/);
      await expect(end).toHaveValue('21.11.2025');
      await start.fill('11/21/2025');
      await page.getByRole('button', { name: 'Filtrele' }).click();
      await expect(start).toHaveAccessibleDescription('Geçerli bir tarih girin.');
      await expect(start).toBeFocused();
      await expect(start).toHaveValue('11/21/2025');
      await expect(page).toHaveURL(/\?start=2024-12-05&end=2025-11-21$/);
      await start.fill('');
      await start.press('Enter');
      await expect(page).toHaveURL(/\?start=&end=2025-11-21$/);
    });
  });
}

test('keys step a day or a month', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  const date = dateOf(await openNewRecord(page));
  await date.focus();
  for (const [key, shown] of [
    ['+', '23.11.2025'],
    ['-', '22.11.2025'],
    ['-', '21.11.2025'],
    ['ArrowDown', '20.11.2025'],
    ['ArrowUp', '21.11.2025'],
    ['PageUp', '21.12.2025'],
    ['PageDown', '21.11.2025'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(date).toHaveValue(shown);
  }
  await date.fill('31.01.2025');
  await page.keyboard.press('PageUp');
  await expect(date).toHaveValue('28.02.2025');
  // Between two numbers a minus is a part of the date.
  await date.fill('5');
  await page.keyboard.type('-12');
  await page.keyboard.press('+');
  await expect(date).toHaveValue('06.12.2025');
  // After a whole date it steps from that one, also before the field was left.
  for (const whole of ['2111', '21.11', '21.11.2025', '21-11-2025', '21 kas']) {
    await date.fill('');
    await page.keyboard.type(whole);
    await page.keyboard.press('-');
    await expect(date, whole).toHaveValue('20.11.2025');
  }
  await date.fill('');
  await page.keyboard.press('-');
  await expect(date).toHaveValue('21.11.2025');
  await date.fill('11/21');
  await page.keyboard.press('ArrowUp');
  await expect(date).toHaveValue('11/21');
});

test('a day is chosen from a calendar by mouse', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await dialog.getByRole('button', { name: 'Takvimi aç' }).click();
  await expect(calendar(page).getByRole('grid', { name: 'Kasım 2025' })).toBeVisible();
  expect(scripts.filter((url) => /Calendar/.test(url))).toHaveLength(1);
  await expect(calendar(page).getByRole('columnheader', { includeHidden: true })).toHaveText([
    'Pt',
    'Sa',
    'Ça',
    'Pe',
    'Cu',
    'Ct',
    'Pz',
  ]);
  await calendar(page).getByRole('button', { name: 'Önceki aya git' }).click();
  await calendar(page).getByRole('button', { name: '5 Ekim 2025 Pazar' }).click();
  await expect(calendar(page)).toBeHidden();
  await expect(dateOf(dialog)).toHaveValue('05.10.2025');
  await expect(dateOf(dialog)).toBeFocused();
  await dialog.getByRole('button', { name: 'Takvimi aç' }).click();
  await calendar(page).getByRole('button', { name: 'Dün', exact: true }).click();
  await expect(dateOf(dialog)).toHaveValue('21.11.2025');
  await dialog.getByRole('button', { name: 'Takvimi aç' }).click();
  await dialog.getByLabel('Not', { exact: true }).click();
  await expect(calendar(page)).toBeHidden();
});

test('the calendar is worked by keyboard, and Escape closes nothing else', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Takvim Yolcu');
  await dateOf(dialog).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const focused = calendar(page).locator(':focus');
  await expect(focused).toHaveAccessibleName('Bugün, 22 Kasım 2025 Cumartesi, seçili');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName('21 Kasım 2025 Cuma');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAccessibleName('14 Kasım 2025 Cuma');
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(dateOf(dialog)).toBeFocused();
  await expect(dateOf(dialog)).toHaveValue(today);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(focused).toHaveAccessibleName('Bugün, 22 Kasım 2025 Cumartesi, seçili');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dateOf(dialog)).toHaveValue('15.11.2025');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test('the calendar means the day it shows', async ({ page, server, admin }) => {
      await openAs(page, server, admin, '/crm/records');
      const dialog = await openNewRecord(page);
      await expect(dateOf(dialog)).toHaveValue(today);
      await dialog.getByRole('button', { name: 'Takvimi aç' }).click();
      await expect(calendar(page).locator(':focus')).toHaveAccessibleName('Bugün, 22 Kasım 2025 Cumartesi, seçili');
      await calendar(page).getByRole('button', { name: '1 Kasım 2025 Cumartesi' }).click();
      await expect(dateOf(dialog)).toHaveValue('01.11.2025');
    });
  });
}

test('another day is named before and after saving, and shown from there', async ({ page, server, admin }) => {
  await server.ownerSql`delete from public.crm_records`;
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  await expect(dateOf(dialog)).toHaveAccessibleDescription('');
  await dialog.getByLabel('Ad Soyad').fill('Dünkü Yolcu');
  await dateOf(dialog).fill('2111');
  await dialog.getByLabel('Ad Soyad').focus();
  await expect(dateOf(dialog)).toHaveAccessibleDescription('Bugünden farklı gün');
  await page.keyboard.press('Control+Enter');
  await keepToast(toast(page, 'Kayıt eklendi'));
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Kayıt eklendi')).toContainText('21.11.2025 gününe kaydedildi');
  await expect(toast(page, 'Kayıt eklendi').getByRole('button', { name: 'Göster' })).toBeVisible();
  await expect(rowOf(page, 'Dünkü Yolcu')).toBeHidden();
  await toast(page, 'Kayıt eklendi').getByRole('button', { name: 'Göster' }).click();
  await expect(page).toHaveURL(/\?start=2025-11-21&end=2025-11-21$/);
  await expect(rowOf(page, 'Dünkü Yolcu')).toBeVisible();
  await expect(toast(page, 'Kayıt eklendi')).toBeHidden();
});

test('the day of a saved sale is shown from another screen too', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Başka Ekran');
  await dateOf(dialog).fill('dün');
  await page.keyboard.press('Control+Enter');
  await keepToast(toast(page, 'Kayıt eklendi'));
  await expect(dialog).toBeHidden();
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Anasayfa' }).click();
  await toast(page, 'Kayıt eklendi').getByRole('button', { name: 'Göster' }).click();
  await expect(page).toHaveURL(/\/crm\/records\?start=2025-11-21&end=2025-11-21$/);
});

test('a day far from today is asked about, once, and never when it stays as it was', async ({
  page,
  server,
  admin,
}) => {
  await server.ownerSql`delete from public.crm_records`;
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  const question = page.getByRole('alertdialog');
  await dialog.getByLabel('Ad Soyad').fill('Uzak Gün');
  await dateOf(dialog).fill('21.08.2025');
  await page.keyboard.press('Control+Enter');
  await expect(question).toContainText('21.08.2025 — doğru mu?');
  await question.getByRole('button', { name: 'Düzelt' }).click();
  await expect(question).toBeHidden();
  expect(await server.ownerSql`select 1 from public.crm_records`).toHaveLength(0);
  await dateOf(dialog).fill('24.11.2025');
  await dialog.getByRole('button', { name: 'Kaydet ve yeni' }).click();
  await expect(question).toContainText('24.11.2025 — doğru mu?');
  await question.getByRole('button', { name: 'Evet, kaydet' }).click();
  await expect(toast(page, 'Kayıt eklendi')).toContainText('24.11.2025 gününe kaydedildi');
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('');
  await expect(dateOf(dialog)).toHaveValue(today);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Tüm tarihler' }).click();
  await rowOf(page, 'Uzak Gün').getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await edit.getByLabel('Kart').fill('5');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Kayıt güncellendi')).toBeVisible();
  await expect(question).toBeHidden();
});

test('a draft keeps the text of a date that was being typed', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Yarım Gün');
  await dateOf(dialog).fill('11/21/2025');
  await page.reload();
  await expect(dialog.getByLabel('Ad Soyad')).toHaveValue('Yarım Gün');
  await expect(dateOf(dialog)).toHaveValue('11/21/2025');
  await expect(dateOf(dialog)).toHaveAccessibleDescription('Geçerli bir tarih girin.');
});

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const) {
  test(`the calendar, the question and what is carried on are accessible, ${width} px, light and dark`, async ({
    page,
    server,
    admin,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bringAxe(page);
    await openAs(page, server, admin, '/crm/records');
    const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
    const look = async (name: string) => {
      const folder = process.env.LOOK_FOLDER;
      const faults = await violationsInBothLooks(page, options, async (at) => {
        if (folder) await page.screenshot({ path: `${folder}/${name}-${width}-${at}.png` });
      });
      expect(faults, name).toEqual([]);
    };
    const lookAtCalendar = async (name: string) => {
      await expect(calendar(page).getByRole('grid')).toBeVisible();
      await expect(calendar(page)).toBeInViewport({ ratio: 1 });
      await look(name);
      await page.keyboard.press('Escape');
    };
    await page.getByRole('button', { name: 'Takvimi aç' }).last().click();
    await lookAtCalendar('filter');
    const dialog = await openNewRecord(page);
    await dateOf(dialog).fill('2011');
    await dialog.getByRole('button', { name: 'Takvimi aç' }).click();
    await lookAtCalendar('record');
    await dialog.getByLabel('Ad Soyad').fill('Bakılan Gün');
    await dialog.getByLabel('Firma').fill('THY');
    await dialog.getByLabel('Yön').fill('YURT DISI');
    await dialog.getByLabel('Vardiya').fill('GECE');
    await dateOf(dialog).fill('21.08.2025');
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('question');
    await page.getByRole('button', { name: 'Evet, kaydet' }).click();
    await expect(toast(page, 'Kayıt eklendi')).toBeVisible();
    await expect(dialog.getByLabel('Firma')).toHaveAccessibleDescription('önceki kayıttan');
    await look('carried');
  });
}
