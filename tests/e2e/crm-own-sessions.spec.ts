import { createClient } from '@supabase/supabase-js';
import type { TestServer } from '../support/server.ts';
import { type Credentials, createStaff, openAs, toast } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

async function elsewhere(server: TestServer, person: Credentials, userAgent = iPhone) {
  const client = createClient(server.url, server.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'user-agent': userAgent } },
  });
  await client.auth.signInWithPassword({ email: person.email, password: person.password });
  return async () => (await client.auth.getUser()).data.user !== null;
}

test('users see their other sessions and end them, one by one or all at once', async ({ page, server }) => {
  const clerk = await createStaff(server, 'uc-cihaz');
  const onPhone = await elsewhere(server, clerk);
  const onNode = await elsewhere(server, clerk, 'node');
  await openAs(page, server, clerk, '/crm/change-password');
  const part = page.getByRole('region', { name: 'Oturumlarım' });
  const rows = part.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('bu oturum');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expect(part.getByText('Bilinmeyen cihaz', { exact: true })).toBeVisible();
  const phone = rows.filter({ hasText: /^Safari, iPhone/ });
  await expect(phone).toContainText(/Ağ adresi 127\.0\.0\.1İlk giriş [\d.]+ \d\d:\d\dSon görülme [\d.]+ \d\d:\d\d/);
  await phone.getByRole('button', { name: 'Kapat: Safari, iPhone' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Oturum kapatıldı')).toBeVisible();
  await expect(part.getByRole('heading')).toBeFocused();
  await expect(rows).toHaveCount(2);
  expect([await onPhone(), await onNode()]).toEqual([false, true]);

  await server.ownerSql`
    update auth.sessions set proven_at = now() - interval '16 minutes' where user_id = ${clerk.id}`;
  await part.getByRole('button', { name: 'Diğer tüm oturumları kapat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mevcut şifreniz gerekiyor' });
  const present = dialog.getByLabel('Mevcut şifre');
  await present.fill('yanlis-parola');
  await present.press('Enter');
  await expect(present).toHaveAccessibleDescription('Mevcut şifre yanlış.');
  await present.fill(clerk.password);
  await dialog.getByRole('button', { name: 'Doğrula ve kapat' }).click();
  await expect(toast(page, 'Diğer oturumlar kapatıldı')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(part.getByRole('button', { name: 'Diğer tüm oturumları kapat' })).toHaveCount(0);
  expect(await onNode()).toBe(false);

  await elsewhere(server, clerk);
  const asked = /api\/sessions$/;
  await page.route(asked, (route) => route.abort());
  await page.reload();
  await expect(part.getByRole('alert')).toContainText('Sunucuya ulaşılamıyor.');
  await page.unroute(asked);
  await part.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Yeni Şifre', { exact: true }).fill('Kalan-parola-12');
  await page.getByLabel('Yeni Şifre (Tekrar)').fill('Kalan-parola-12');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);

  await page.route(asked, (route) => route.fulfill({ json: { sessions: null } }));
  await page.reload();
  await expect(part).toContainText('Oturumlar bir Supabase projesinde tutulur');
  await expect(part.getByRole('button')).toHaveCount(0);
});
