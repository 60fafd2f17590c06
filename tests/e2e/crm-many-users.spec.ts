import type { TestServer } from '../support/server.ts';
import { openAs, rowOf } from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const longAddress = `${'cok.uzun.bir.adresin.'.repeat(2)}@kalabalik.example`;

const addMany = (server: TestServer) => server.ownerSql`
  with made as (
    insert into auth.users (email, created_at, email_confirmed_at, last_sign_in_at, raw_user_meta_data, banned_until)
    select case n when 7 then ${longAddress} else 'kisi-' || n || '@kalabalik.example' end, '2026-03-10T23:30:00Z', now(),
      case when n % 3 > 0 then now() - n * interval '7 hours' end,
      jsonb_build_object('first_name', (array['Şule', 'İpek', 'Ilgın', 'Çağla', 'Cem', 'Zeki'])[n % 6 + 1],
        'last_name', (array['Işık', 'Öğüt', 'Çelik', 'Ünal', 'Karamanlıoğlu'])[n % 5 + 1]),
      case when n % 20 = 0 then now() + interval '1 year' end
    from generate_series(1, 60) as n returning id, email
  )
  insert into auth.mfa_factors (user_id, factor_type, status)
  select id, 'totp', 'verified' from made where email like 'kisi-%4@%'`;

// Times are in the agency's zone, even in a browser on the other side of the world.
test.use({ timezoneId: 'Pacific/Kiritimati' });
test.afterEach(({ server }) => server.ownerSql`delete from auth.users where email like '%@kalabalik.example'`);

test('a search finds users among sixty, at every width', async ({ page, server, admin }) => {
  expect(longAddress).toHaveLength(60);
  await addMany(server);
  await page.setViewportSize({ width: 390, height: 900 });
  await openAs(page, server, admin, '/crm/users');
  const search = page.getByRole('searchbox', { name: 'Kullanıcı ara' });
  const count = page.getByRole('status').filter({ hasText: 'kullanıcı' });
  await search.fill('@KALABALIK');
  await expect(count).toHaveText(/^60 \/ \d+ kullanıcı$/);
  const names = await page.locator('tbody tr td:nth-child(2)').allInnerTexts();
  expect([...new Set(names)]).toEqual(['Cem', 'Çağla', 'Ilgın', 'İpek', 'Şule', 'Zeki']);

  const table = page.getByRole('region', { name: 'Kullanıcı tablosu' });
  const excess = () =>
    table.evaluate((box) => box.scrollWidth - box.clientWidth + document.body.scrollWidth - innerWidth);
  for (const width of [390, 820, 1261, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(excess, { message: `${width} px` }).toBe(0);
  }

  await search.fill('');
  await search.pressSequentially('ISIK sule kalabalik');
  await expect(count).toHaveText(/^2 \/ \d+ kullanıcı$/);
  await expect(page.getByRole('row')).toHaveCount(1 + 2);
  await search.fill(longAddress.toUpperCase());
  await expect(page.getByRole('row')).toHaveCount(1 + 1);
  await expect(rowOf(page, longAddress)).toContainText('Son giriş');
  await expect(rowOf(page, longAddress)).toContainText('11 Mar 2026 02:30');
  await search.fill('kisi-24@');
  await expect(rowOf(page, 'kisi-24@')).toContainText('Hiç giriş yapmadı');
  await expect(rowOf(page, 'kisi-24@')).toContainText('İki adımlı doğrulama açık');
  await search.fill('olmayan biri');
  await expect(page.getByText('“olmayan biri” geçen kullanıcı yok')).toBeVisible();
  await page.getByRole('button', { name: 'Aramayı temizle' }).click();
  await expect(search).toHaveValue('');
  await expect(rowOf(page, 'kisi-24@')).toBeVisible();
});
