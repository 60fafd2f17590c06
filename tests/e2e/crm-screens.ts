import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { screens } from '../../src/crm/screens.ts';
import type { TestServer } from '../support/server.ts';
import { agencyToday } from '../support/today.ts';
import {
  type Credentials,
  createStaff,
  expectWhole,
  fillSignIn,
  openAs,
  openNewRecord,
  rowOf,
  toast,
} from './crm-actions.ts';
import { dayClose, entry, past, records } from './crm-sale-screens.ts';
import { expect } from './fixtures.ts';

/** Checks the screen once `shown` is visible. */
export type Look = (name: string, shown?: Locator) => Promise<void>;

export async function walkScreens(
  page: Page,
  server: TestServer,
  admin: Credentials,
  onLook: (name: string) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>();
  const look: Look = async (name, shown) => {
    if (shown) await expect(shown).toBeVisible();
    await onLook(name);
    seen.add(new URL(page.url()).pathname);
  };
  const clerk = await createStaff(server, 'gezgin');
  await signedOut(page, look);
  await ofEveryone(page, server, clerk, look);
  await presentPassword(page, server, look);
  await secondFactor(page, server, clerk, look);
  await openAs(page, server, admin, '/crm');
  await look('home');
  await menu(page, look);
  await commands(page, admin.email, look);
  await records(page, server, look);
  await entry(page, server, look);
  await past(page, server, look);
  await dayClose(page, server, look);
  await users(page, server, look);
  await activity(page, look);
  await system(page, server, look);
  await troubles(page, server, look);
  const addresses = screens.map(({ path }) => `/crm${path}`.replace(/\/$/, ''));
  expect(addresses.filter((address) => !seen.has(address))).toEqual([]);
}

async function signedOut(page: Page, look: Look) {
  await page.goto('/crm/login');
  await look('login', page.getByLabel('E-posta'));
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await look('login with faults', page.getByText('E-posta adresinizi girin.'));
  await fillSignIn(page, { email: 'biri@a.example', password: 'yanlis' });
  await look('login refused', toast(page, 'Giriş başarısız'));
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Şifremi unuttum' })).toBeVisible();
  await page.getByLabel('E-posta').fill('biri@a.example');
  await page.keyboard.press('Enter');
  await look('forgot password', page.getByText('Bu adres kayıtlıysa'));
}

async function ofEveryone(page: Page, server: TestServer, clerk: Credentials, look: Look) {
  await openAs(page, server, clerk, '/crm/users');
  await look('users, not for staff');
  await page.goto('/crm/trash');
  await look('trash, empty', page.getByRole('heading', { name: 'Çöp Kutusu boş' }));
  await page.goto('/crm/yok');
  await look('404', page.getByRole('heading', { name: 'Sayfa Bulunamadı' }));
  await page.keyboard.press('?');
  await look('shortcuts', page.getByRole('dialog', { name: 'Klavye kısayolları' }));
  const given = await createStaff(server, 'verilen');
  await server.ownerSql`
    update auth.users set raw_app_meta_data = raw_app_meta_data || '{"must_change_password": true}' where id = ${given.id}`;
  await openAs(page, server, given, '/crm');
  await look('given password', page.getByText('Şifrenizi bir yönetici belirledi.'));
}

async function presentPassword(page: Page, server: TestServer, look: Look) {
  const clerk = await createStaff(server, 'uzun-oturum');
  await openAs(page, server, clerk, '/crm/change-password');
  await server.ownerSql`update auth.sessions set proven_at = now() - interval '1 hour' where user_id = ${clerk.id}`;
  await page.getByLabel('Yeni Şifre', { exact: true }).fill('Kq7-xZ-93');
  await page.getByLabel('Yeni Şifre (Tekrar)').fill('Kq7-xZ-93');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Mevcut şifre')).toBeFocused();
  await page.keyboard.press('Enter');
  await look('present password', page.getByText('Mevcut şifrenizi girin.'));
}

async function secondFactor(page: Page, server: TestServer, clerk: Credentials, look: Look) {
  await openAs(page, server, clerk, '/crm/change-password');
  const add = page.getByRole('button', { name: 'Doğrulama uygulaması ekle' });
  await look('change password', add);
  await add.click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await look('second factor being added', page.getByRole('img', { name: /QR/ }));
  await page.getByLabel('Doğrulama kodu').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');
  await look('second factor on', toast(page, 'İki adımlı doğrulama açıldı'));
  await page.getByRole('button', { name: 'Kaldır' }).click();
  await look('second factor being removed', page.getByLabel('Doğrulama kodu'));
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await fillSignIn(page, clerk);
  await expect(page.getByLabel('Doğrulama kodu')).toBeFocused();
  await page.keyboard.press('Enter');
  await look('login, code', page.getByText('Altı haneli kodu girin.'));
}

async function menu(page: Page, look: Look) {
  const more = page.getByRole('button', { name: 'Diğer', exact: true });
  if (!(await more.isVisible())) return;
  await more.click();
  await look('menu', page.getByRole('link', { name: 'Kullanıcılar' }));
  await page.keyboard.press('Escape');
}

async function commands(page: Page, person: string, look: Look) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Komut veya kayıt ara' });
  await expect(field).toBeFocused();
  await look('commands');
  await field.fill(person);
  await look('commands, people', page.getByRole('group', { name: 'Kişiler' }));
  await field.fill('yok böyle bir şey');
  await look('commands, none found', page.getByText('ile eşleşen komut veya kayıt yok'));
  await page.keyboard.press('Escape');
}

async function activity(page: Page, look: Look) {
  await page.goto('/crm/activity');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectWhole(page);
  await look('activity');
  await page.goto('/crm/activity?start=2001-01-01&end=2001-01-01');
  await expect(page.getByRole('heading', { name: 'Süzgece uyan hareket yok' })).toBeVisible();
  await expectWhole(page);
  await look('activity, none found');
}

async function system(page: Page, server: TestServer, look: Look) {
  await page.goto('/crm/system');
  await page.getByText('Ayrıntılar').click();
  await look('system', page.getByRole('heading', { level: 2, name: 'Yedekler' }));
  await server.ownerSql`
    insert into app.night_runs (task, night, instance, outcome, endedat, details)
    values ('backup', ${agencyToday()}::date, 'a', 'failed', now(), '{"reason": "space"}'), ('backup', ${agencyToday()}::date - 1, 'b', 'done', now() - interval '2 days', '{"rows": 12345, "bytes": 678901}')`;
  await server.ownerSql`insert into app.mail_results (failure) values ('The mail could not be handed over (EENVELOPE 550).')`;
  await page.reload();
  await page.getByText('Ayrıntılar').click();
  await expect(page.getByText('diskte yeterli yer yok').first()).toBeVisible();
  await expectWhole(page);
  await look('system in trouble');
  await server.ownerSql`delete from app.night_runs`;
  await server.ownerSql`delete from app.mail_results`;
  await page.reload();
  await expectWhole(page);
}

async function users(page: Page, server: TestServer, look: Look) {
  const other = await createStaff(server, 'axe');
  await page.goto('/crm/users');
  const row = rowOf(page, other.email);
  await look('users', row);
  const form = page.getByRole('form', { name: 'Yeni kullanıcı' });
  await form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' }).click();
  await look('new user with faults', form.getByText('Ad girin.', { exact: true }));
  await form.getByLabel('Ad', { exact: true }).fill('Ece');
  await form.getByLabel('Soyad').fill('Su');
  await form.getByLabel('E-posta').fill(other.email);
  await form.getByLabel('Şifre').fill('Uzun-bir-parola-7');
  await form.getByRole('button', { name: 'Yeni Kullanıcı Ekle' }).click();
  await look('new user refused', page.getByRole('alertdialog', { name: 'Hata' }));
  await page.getByRole('button', { name: 'Tamam' }).click();
  await form.getByLabel('E-posta').fill(`davetli-${crypto.randomUUID()}@a.example`);
  await form.getByRole('button', { name: 'Davet et' }).click();
  await look('user invited', page.getByRole('dialog', { name: 'Davet bağlantısı' }));
  await page.keyboard.press('Escape');
  for (const [button, role] of [
    ['Düzenle', 'dialog'],
    ['Şifre sıfırla', 'dialog'],
    ['Devre dışı bırak', 'alertdialog'],
    ['Sil', 'alertdialog'],
  ] as const) {
    await row.getByRole('button', { name: button, exact: true }).click();
    await look(`users: ${button}`, page.getByRole(role));
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toBeHidden();
  }
}

async function troubles(page: Page, server: TestServer, look: Look) {
  await page.route(/assets\/RecordsPage/, (route) => route.abort());
  await page.goto('/crm');
  const toRecords = page.getByRole('link', { name: 'Kayıtlar' });
  await toRecords.filter({ visible: true }).first().click();
  await look('a screen that cannot be loaded', page.getByRole('heading', { name: 'Bir sorun oluştu' }));
  await page.unroute(/assets\/RecordsPage/);

  await page.route(/rest\/v1\/crm_records/, (route) => route.abort());
  await page.goto('/crm/records');
  await expect(page.getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
  await look('records that cannot be loaded, and the banner', page.getByText('Bağlantı yok.'));
  await page.unroute(/rest\/v1\/crm_records/);

  await page.route(/rest\/v1\/crm_records/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await openAs(page, server, await createStaff(server, 'bekleyen'), '/crm/records');
  const form = await openNewRecord(page);
  await form.getByLabel('Ad Soyad').fill('Ayşe Nur Küçükosmanoğulları-Öztürk');
  await form.getByLabel('PNR').fill('BKL123');
  await form.getByLabel('Kart').fill('12500');
  await form.getByLabel('Komisyon').fill('450');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await look('sales that wait', page.getByText('bekliyor', { exact: true }));
  // Move the pointer away: a message under it would stay open and cover the button.
  await page.mouse.move(195, 420);
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await look('signing out while sales wait', page.getByRole('alertdialog'));
  await page.getByRole('button', { name: 'Sil ve çık' }).click();
  await expect(page).toHaveURL(/\/crm\/login$/);
  await page.unroute(/rest\/v1\/crm_records/);

  const clerk = await createStaff(server, 'yeniden');
  await openAs(page, server, clerk, '/crm/records');
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill('Yarım Kalan');
  await dialog.getByLabel('Kart').fill('5');
  await server.ownerSql`delete from auth.sessions where user_id = ${clerk.id}`;
  await page.keyboard.press('Control+Enter');
  await look('sign in again', page.getByRole('dialog', { name: 'Oturumunuz sona erdi' }));
}
