import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import type { TestServer } from '../support/server.ts';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { createStaff, openAs, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

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

test('an admin reads who did what page by page, filters by person, act and days, and opens the record', async ({
  page,
  server,
  admin,
}) => {
  const { clerk, email, there, gone } = await prepare(server);
  await server.ownerSql`
    insert into app.activity (at, action, actor_role, details)
    select '2026-04-01T12:00:00Z'::timestamptz - n * interval '1 minute', 'backup_made', 'service_role', jsonb_build_object('rows', n)
    from generate_series(1, 250) as n`;
  await bringAxe(page);
  await openAs(page, server, admin, '/crm/activity?act=operation&start=2026-04-01&end=2026-04-01');
  const rows = page.getByRole('row');
  const shown = page.getByRole('status').filter({ hasText: /^[\d.]+ hareket/ });
  const act = page.getByLabel('İşlem', { exact: true });
  await expect(shown).toHaveText('100 hareket gösteriliyor');
  const older = page.getByRole('button', { name: 'Daha eski' });
  await older.focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText('200 hareket gösteriliyor');
  await expect(older).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText('250 hareket');
  await expect(page.getByText('yedek aldı: 250 satır')).toBeVisible();

  await act.selectOption('Kayıt silme');
  await expect(page.getByRole('heading', { name: 'Süzgece uyan hareket yok' })).toBeVisible();
  await page.getByRole('button', { name: 'Süzgeçleri kaldır' }).click();
  await page.getByLabel('Kullanıcı', { exact: true }).selectOption(clerk.id);
  await expect(shown).toHaveText('4 hareket');
  await expect(rows.filter({ hasText: `#${there} kaydını değiştirdi: Kart 12.500 → 99, Not` })).toContainText(email);
  await expect(page.getByRole('rowheader', { name: '2 Mayıs 2026 Cumartesi' })).toBeVisible();
  expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);

  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Dışa aktar' }).getByRole('button', { name: 'İndir' }).click();
  const file = await downloading;
  await expect(toast(page, 'Dosya indirildi')).toBeVisible();
  const { sheets } = await readXlsx(await readFile(await file.path()));
  expect(sheets[0]?.rows.length).toBe(5);
  expect(sheets[0]?.rows[4]?.slice(5, 8)).toEqual([
    'Kayıt değiştirme',
    expect.stringContaining(`#${there} kaydını değiştirdi: Kart 12.500 → 99, Not`),
    there,
  ]);
  await page.getByLabel('Kullanıcı', { exact: true }).selectOption('Tümü');
  await page.getByRole('button', { name: 'Yenile' }).click();
  await expect(rows.nth(2)).toContainText('hareketlerin 4 satırını Excel dosyasına aktardı');

  await page.route('**/rpc/list_activity', (route) =>
    route.fulfill({ status: 400, json: { code: '57014', message: 'x' } }),
  );
  await page.getByRole('button', { name: 'Yenile' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('İşlem çok uzun sürdü.');
  await page.unroute('**/rpc/list_activity');
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(alert).toHaveCount(0);

  await page.getByLabel('Kullanıcı', { exact: true }).selectOption(clerk.id);
  await act.selectOption('Kayıt silme');
  await expect(shown).toHaveText('1 hareket');
  await page.getByRole('link', { name: `#${gone}` }).click();
  const past = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(past).toContainText(`#${gone} · Gizli Yolcu`);
  await expect(past.getByRole('button', { name: /^Bu hâle dön/ })).toBeVisible();
  await page.goBack();
  await act.selectOption('Tümü');
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
  await expect(past).toContainText(`#${there} · Gizli Yolcu`);
  await expect(page).toHaveURL(/\/crm\/records$/);
});
