import type { TestServer } from '../support/server.ts';
import { openAs, toast } from './crm-actions.ts';
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

test('a banner leads an admin to a problem; the screen shows the state of each part', async ({
  page,
  server,
  admin,
}) => {
  await server.ownerSql`insert into app.mail_results (failure) values ('The mail could not be handed over (550).')`;
  await openAs(page, server, admin, '/crm');
  const banner = page.getByRole('status').filter({ hasText: 'Son 24 saatte 1 e-posta gönderilemedi.' });
  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: 'Sistem sayfasını açın' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem' })).toBeVisible();
  // This test server makes no backups and has failed to send a mail, so two lines ask for attention.
  const lines = page.getByRole('list', { name: 'Durum' }).getByRole('listitem');
  await expect(lines).toHaveText([
    /^Dikkat\s*Yedek\s*Bu sunucu yedek almıyor/,
    /^Dikkat\s*E-posta\s*Son 24 saatte 1 e-posta gönderilemedi\.$/,
    /^Tamam\s*Disk\s*Yeterince yer var/,
  ]);
  await expect(page.getByRole('button', { name: 'Şimdi yedekle' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Yedekler' })).toHaveCount(0);
  await page.getByText('Ayrıntılar').click();
  for (const name of ['Yedekler', 'Veritabanı', 'E-posta', 'Sürüm']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Sürüm' })).toContainText('Hata yok.');
  await addRuns(server);
  await page.reload();
  await page.getByText('Ayrıntılar').click();
  const part = page.getByRole('region', { name: 'Yedekler', exact: true });
  const [failed, done] = [part.getByRole('row').nth(1), part.getByRole('row').nth(2)];
  await expect(failed).toContainText('22.11.2026Başarısız: klasöre yazılamıyor');
  await expect(done).toContainText('21.11.2026Tamam · okunarak doğrulandı');
  await expect(done).toContainText('5,6 MB');

  // Simulate a server that makes backups.
  const runs: object[] = [];
  const answer = page.waitForResponse('**/api/system');
  await page.getByRole('button', { name: 'Yenile' }).click();
  const given = await (await answer).json();
  await page.route('**/api/system', (route) =>
    route.fulfill({ json: { ...given, alerts: [], backups: { ...given.backups, on: true, runs } } }),
  );
  await page.route('**/api/system/backup', (route) => {
    runs.push({ night: '2026-11-22', outcome: null, running: true, startedat: '2026-11-22T11:00:00Z', endedat: null });
    return route.fulfill({ status: 202, json: {} });
  });
  await page.getByRole('button', { name: 'Yenile' }).click();
  await expect(lines.first()).toContainText('Henüz yedek yok');
  const backUp = page.getByRole('button', { name: 'Şimdi yedekle' });
  await backUp.click();
  await expect(lines.first()).toContainText('Yedek alınıyor…');
  await expect(backUp).toHaveAttribute('aria-disabled', 'true');
  Object.assign(runs[0] ?? {}, { outcome: 'done', running: false, endedat: '2026-11-22T11:01:00Z' });
  await expect(lines.first()).toContainText('Yedekler tamam: sonuncusu 22.11.2026 14:01');
  await expect(backUp).toHaveAttribute('aria-disabled', 'false');
  await page.route('**/api/system/backup', (route) =>
    route.fulfill({ status: 409, json: { error: 'Sunucu meşgul.', code: 'night_work' } }),
  );
  await backUp.click();
  await expect(toast(page, 'Yedek alınamadı')).toContainText('Sunucu meşgul.');
});
