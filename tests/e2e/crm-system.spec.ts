import type { TestServer } from '../support/server.ts';
import { openAs } from './crm-actions.ts';
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
  await expect(page.getByRole('list', { name: 'Bakılması gerekenler' })).toContainText('1 e-posta gönderilemedi');
  for (const name of ['Yedekler', 'Veritabanı', 'E-posta', 'Sürüm']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  // The server of these tests has neither backups nor mail, which is a gap but not a failure.
  await expect(page.getByRole('list', { name: 'Eksikler' })).toContainText('yedek');
  await expect(page.getByRole('list', { name: 'Eksikler' })).toContainText('E-posta sunucusu ayarlanmamış');
  await expect(page.getByText('Her şey yolunda.')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Sürüm' })).toContainText('Hata yok.');
  await addRuns(server);
  await page.reload();
  const part = page.getByRole('region', { name: 'Yedekler', exact: true });
  const [failed, done] = [part.getByRole('row').nth(1), part.getByRole('row').nth(2)];
  await expect(failed).toContainText('22.11.2026Başarısız: klasöre yazılamıyor');
  await expect(done).toContainText('21.11.2026Tamam · okunarak doğrulandı');
  await expect(done).toContainText('5,6 MB');
});
