import type { TestServer } from '../support/server.ts';
import { createStaff, expectWhole, openAs, openScreen } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const addRuns = (server: TestServer) => server.ownerSql`
  insert into app.night_runs (task, night, instance, outcome, startedat, endedat, details) values
    ('backup', '2026-11-21', 'a', 'done', now() - interval '1 day', now() - interval '1 day', '{"rows": 1234, "bytes": 5600000}'),
    ('backup', '2026-11-22', 'a', 'failed', now(), now(), '{"reason": "folder", "error": "x"}'),
    ('check', '2026-11-16', 'a', 'done', now(), now(), '{"rows": 1234}')`;

test.afterEach(async ({ server }) => {
  await server.ownerSql`delete from app.night_runs`;
  await server.ownerSql`delete from app.mail_results`;
});

test('an admin sees how the product is, part by part', async ({ page, server, admin }) => {
  await openAs(page, server, admin, '/crm');
  await openScreen(page, 'Sistem');
  for (const name of ['Yedekler', 'Veritabanı', 'E-posta', 'Sürüm']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  // The server of these tests has neither backups nor mail: nothing is wrong, but not all is well.
  await expect(page.getByRole('list', { name: 'Eksikler' })).toContainText('yedek');
  await expect(page.getByRole('list', { name: 'Eksikler' })).toContainText('E-posta sunucusu ayarlanmamış');
  await expect(page.getByText('Her şey yolunda.')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Sürüm' })).toContainText('Hata yok.');
});

test('staff neither see the link nor the screen nor its banner', async ({ page, server }) => {
  await server.ownerSql`insert into app.mail_results (failure) values ('refused')`;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/system')) asked.push(request.url());
  });
  await openAs(page, server, await createStaff(server, 'merakli'), '/crm/system');
  await expect(page.getByRole('heading', { name: 'Bu sayfa yöneticiler içindir' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sistem' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a banner leads an admin to what is wrong', async ({ page, server, admin }) => {
  await server.ownerSql`insert into app.mail_results (failure) values ('The mail could not be handed over (550).')`;
  await openAs(page, server, admin, '/crm');
  const banner = page.getByRole('status').filter({ hasText: 'Son 24 saatte 1 e-posta gönderilemedi.' });
  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: 'Sistem sayfasını açın' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bakılması gerekenler' })).toContainText('1 e-posta gönderilemedi');
});

test('the last backups and their check are told', async ({ page, server, admin }) => {
  await addRuns(server);
  await openAs(page, server, admin, '/crm/system');
  const part = page.getByRole('region', { name: 'Yedekler', exact: true });
  const [failed, done] = [part.getByRole('row').nth(1), part.getByRole('row').nth(2)];
  await expect(failed).toContainText('22.11.2026Başarısız: klasöre yazılamıyor');
  await expect(done).toContainText('21.11.2026Tamam · okunarak doğrulandı');
  await expect(done).toContainText('5,6 MB');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWhole(page);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
  }
});
