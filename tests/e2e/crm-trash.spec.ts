import type { TestServer } from '../support/server.ts';
import { createStaff, failUntilPressed, insertRecord, openAs, rowOf, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

/** Deletes a sale as the data API would, with the claims of `person`. */
const removeAs = (server: TestServer, id: number, person: { id: string; email: string } | null) =>
  server.ownerSql.begin(async (sql) => {
    const claims = person ? { sub: person.id, email: person.email, role: 'authenticated' } : {};
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
    await sql`delete from public.crm_records where id = ${id}`;
  });

test('an admin finds anybody’s deleted sale among many, and brings it back', async ({ page, server, admin }) => {
  const clerk = await createStaff(server, 'silen');
  const [raced, id] = [
    await insertRecord(server, 'Yarışan Yolcu'),
    await insertRecord(server, 'Özge Silinmiş', 'Y62D3W'),
  ];
  await removeAs(server, id, clerk);
  await server.ownerSql`
    with made as (insert into public.crm_records (fullname) select 'Çok Silinen ' || n from generate_series(1, 60) n returning id)
    select from made`;
  await server.ownerSql`delete from public.crm_records where fullname like 'Çok Silinen%'`;
  await removeAs(server, raced, null);
  await openAs(page, server, admin, '/crm');
  await failUntilPressed(page, /rpc\/deleted_records/);
  await page.goto('/crm/trash');
  await expect(page.getByRole('heading', { name: 'Silinenler yüklenemedi' })).toBeVisible();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  const many = rowOf(page, 'Çok Silinen');
  await expect(many).toHaveCount(49);
  await page.getByRole('button', { name: 'Daha eskileri göster' }).click();
  await expect(many).toHaveCount(60);

  const gone = rowOf(page, 'Yarışan Yolcu');
  await server.ownerSql`select public.restore_record(${raced}) from set_config('request.jwt.claims', '{"role": "service_role"}', true)`;
  await gone.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(page, 'Geri alınamadı')).toContainText('Bu kayıt zaten geri alınmış.');
  await expect(gone).toHaveCount(0);

  const row = rowOf(page, 'Özge Silinmiş');
  await expect(row).toContainText(clerk.email);
  await expect(row).toContainText(`#${id}`);
  await expect(row).toContainText('Sanal POS 1.500');
  await page.getByLabel('Ara', { exact: true }).fill('ozge silinmis');
  await expect(many).toHaveCount(0);
  await row.getByRole('button', { name: 'Geri al' }).click();
  const told = toast(page, 'Kayıt geri alındı');
  await expect(told).toContainText(`#${id}`);
  await expect(page.getByRole('heading', { name: 'Aramanıza uyan kayıt yok' })).toBeVisible();
  await told.getByRole('button', { name: 'Göster' }).click();
  await expect(page.getByRole('dialog', { name: 'Kayıt Düzenle' }).getByLabel('Ad Soyad')).toHaveValue('Özge Silinmiş');
});

test('staff follow a link on Kayıtlar, and find only their own deletions', async ({ page, server }) => {
  const clerk = await createStaff(server, 'kendi');
  await removeAs(server, await insertRecord(server, 'Başkasının Sildiği'), null);
  await openAs(page, server, clerk, '/crm/records');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Çöp Kutusu' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Çöp Kutusu' }).click();
  await expect(page.getByRole('heading', { name: 'Çöp Kutusu boş' })).toBeVisible();
  const id = await insertRecord(server, 'Kendi Sildiğim');
  await removeAs(server, id, clerk);
  await page.reload();
  const row = rowOf(page, 'Kendi Sildiğim');
  await expect(row).toBeVisible();
  await expect(rowOf(page, 'Başkasının Sildiği')).toHaveCount(0);
  await row.getByRole('button', { name: 'Geçmiş' }).click();
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(panel.getByRole('listitem').first()).toContainText('sildi');
  await panel.getByRole('button', { name: /^Bu hâle dön/ }).click();
  await expect(panel.getByRole('listitem').first()).toContainText('geri getirdi');
  await page.keyboard.press('Escape');
  await expect(row).toHaveCount(0);
});
