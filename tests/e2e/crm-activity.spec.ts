import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import type { TestServer } from '../support/server.ts';
import { bringAxe, violations } from './axe.ts';
import { createStaff, expectWhole, openAs, openScreen, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

/** Acts of a clerk on two days, under an e-mail of 60 letters, and a record that is gone. */
async function prepare(server: TestServer) {
  const clerk = await createStaff(server, 'ayse');
  const [there, gone] = await server.ownerSql<{ id: number }[]>`
    insert into public.crm_records (fullname) values ('Gizli Yolcu'), ('Gizli Yolcu') returning id`;
  await server.ownerSql`delete from public.crm_records where id = ${gone?.id}`;
  const email = `${'a'.repeat(45)}@ornek.example.com`;
  const entry = (at: string, action: string, record: number | undefined, details: object) => server.ownerSql`
    insert into app.activity (at, action, actor, actor_role, actor_email, record_id, details)
    values (${at}::timestamptz, ${action}, ${clerk.id}, 'authenticated', ${email}, ${record ?? null}, ${JSON.stringify(details)}::jsonb)`;
  await entry('2026-05-01T09:02:00Z', 'records_changed', there?.id, {
    fields: ['card', 'note'],
    before: { card: 12_500 },
    after: { card: 99 },
  });
  await entry('2026-05-01T10:00:00Z', 'records_deleted', gone?.id, { before: { card: 99 } });
  await entry('2026-05-02T10:00:00Z', 'day_closed', undefined, { day: '2026-05-01' });
  return { clerk, email, there: there?.id ?? 0, gone: gone?.id ?? 0 };
}

async function typeDay(page: Page, field: 'Başlangıç tarihi' | 'Bitiş tarihi', day: string) {
  await page.getByLabel(field).fill(day);
  await page.keyboard.press('Enter');
}

test('an admin sees who did what, narrows it by person, act and days, and comes to the record', async ({
  page,
  server,
  admin,
}) => {
  const { clerk, email, there, gone } = await prepare(server);
  await openAs(page, server, admin, '/crm');
  await openScreen(page, 'Hareketler');
  const rows = page.getByRole('row');
  const shown = page.getByRole('status').filter({ hasText: /^[\d.]+ hareket/ });
  await page.getByLabel('Kullanıcı', { exact: true }).selectOption(clerk.id);
  // Beside the three, that the account was made.
  await expect(shown).toHaveText('4 hareket');
  await expect(rows.filter({ hasText: `#${there} kaydını değiştirdi: Kart 12.500 → 99, Not` })).toContainText(email);
  await expect(page.getByRole('rowheader', { name: '2 Mayıs 2026 Cumartesi' })).toBeVisible();

  await page.getByLabel('İşlem', { exact: true }).selectOption('Kayıt silme');
  await expect(shown).toHaveText('1 hareket');
  await expect(page.getByRole('link', { name: `#${gone}` })).toHaveAttribute('href', `/crm/trash?id=${gone}`);
  await page.getByLabel('İşlem', { exact: true }).selectOption('Tümü');
  await typeDay(page, 'Başlangıç tarihi', '02.05.2026');
  await typeDay(page, 'Bitiş tarihi', '02.05.2026');
  await expect(shown).toHaveText('1 hareket');
  await expect(rows.filter({ hasText: '01.05.2026 gününü kapattı' })).toBeVisible();
  await page.reload();
  await expect(shown).toHaveText('1 hareket');

  await typeDay(page, 'Bitiş tarihi', '01.05.2026');
  await expect(page.getByText('Bitiş tarihi başlangıçtan önce olamaz.')).toBeVisible();
  await typeDay(page, 'Başlangıç tarihi', '01.05.2026');
  await expect(shown).toHaveText('2 hareket');
  await page.getByRole('link', { name: `#${there}` }).click();
  await expect(page.getByRole('dialog', { name: 'Geçmiş' })).toContainText(`#${there} · Gizli Yolcu`);
  await expect(page).toHaveURL(/\/crm\/records$/);
});

test('a day typed before the last choice is drawn, as on a slow machine, stays', async ({ page, server, admin }) => {
  for (const screen of ['/crm/activity', '/crm/day-close?start=2026-05-01&end=2026-05-03']) {
    await openAs(page, server, admin, screen);
    await expect(page.getByLabel('Bitiş tarihi')).toBeVisible();
    // In one task: only what is drawn at once can come between them, however fast the machine.
    await page.evaluate(async () => {
      const field = (name: string) => {
        const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
        return label?.control as HTMLInputElement;
      };
      const type = (input: HTMLInputElement, text: string) => {
        input.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
      type(field('Başlangıç tarihi'), '02.05.2026');
      field('Başlangıç tarihi').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      for (let turn = 0; turn < 20; turn++) await null;
      type(field('Bitiş tarihi'), '04.05.2026');
    });
    await page.keyboard.press('Enter');
    await expect(page, screen).toHaveURL(/start=2026-05-02&end=2026-05-04/);
    await expect(page.getByLabel('Bitiş tarihi'), screen).toHaveValue('04.05.2026');
  }
});

test('older ones come by the keyboard, page by page', async ({ page, server, admin }) => {
  await server.ownerSql`
    insert into app.activity (at, action, actor_role, details)
    select '2026-04-01T12:00:00Z'::timestamptz - n * interval '1 minute', 'backup_made', 'service_role', jsonb_build_object('rows', n)
    from generate_series(1, 250) as n`;
  await openAs(page, server, admin, '/crm/activity?act=operation&start=2026-04-01&end=2026-04-01');
  const shown = page.getByRole('status').filter({ hasText: /^[\d.]+ hareket/ });
  await expect(shown).toHaveText('100 hareket gösteriliyor');
  const older = page.getByRole('button', { name: 'Daha eski' });
  await older.focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText('200 hareket gösteriliyor');
  await expect(older).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText('250 hareket');
  await expect(page.getByText('yedek aldı: 250 satır')).toBeVisible();
});

test('the file has all that the filter has, and its making is the next entry', async ({ page, server, admin }) => {
  const { clerk, there } = await prepare(server);
  await openAs(page, server, admin, `/crm/activity?person=${clerk.id}`);
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dışa aktar' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'İndir' }).click(),
  ]);
  await expect(toast(page, 'Dosya indirildi')).toBeVisible();
  const { sheets } = await readXlsx(await readFile(await file.path()));
  expect(sheets[0]?.rows.length).toBe(5);
  expect(sheets[0]?.rows[4]?.slice(5, 8)).toEqual([
    'Kayıt değiştirme',
    expect.stringContaining(`#${there} kaydını değiştirdi: Kart 12.500 → 99, Not`),
    there,
  ]);
  await page.getByRole('button', { name: 'Yenile' }).click();
  await page.getByLabel('Kullanıcı', { exact: true }).selectOption('Tümü');
  await expect(page.getByRole('row').nth(2)).toContainText('hareketlerin 4 satırını Excel dosyasına aktardı');
});

test('nothing found, nothing answered and nothing allowed are told', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm/activity?start=2001-01-01&end=2001-01-01');
  await expect(page.getByRole('heading', { name: 'Süzgece uyan hareket yok' })).toBeVisible();
  await page.getByRole('button', { name: 'Süzgeçleri kaldır' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.route('**/rpc/list_activity', (route) =>
    route.fulfill({ status: 400, json: { code: '57014', message: 'x' } }),
  );
  await page.getByRole('button', { name: 'Yenile' }).click();
  await expect(page.getByRole('alert')).toContainText('İşlem çok uzun sürdü.');
  await page.unroute('**/rpc/list_activity');
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await openAs(page, server, await createStaff(server, 'merakli'), '/crm/activity');
  await expect(page.getByRole('heading', { name: 'Bu sayfa yöneticiler içindir' })).toBeVisible();
});

test('in front of a hosted project it says what is missing', async ({ page, server, admin }) => {
  await page.route('**/rpc/activity_people', (route) => route.fulfill({ json: { signins: false, people: [] } }));
  await openAs(page, server, admin, '/crm/activity');
  await expect(page.getByText('onları Supabase projesi')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`it fits and is accessible at every width, ${colorScheme}`, async ({ page, server, admin }) => {
    const { clerk } = await prepare(server);
    await bringAxe(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openAs(page, server, admin, `/crm/activity?person=${clerk.id}`);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWhole(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await violations(page, { rules: { 'target-size': { enabled: true } } }), `${width}`).toEqual([]);
    }
  });
}
