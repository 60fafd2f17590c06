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
  insertRecord,
  openAs,
  openNewRecord,
  rowOf,
  toast,
} from './crm-actions.ts';
import { chosen, imports } from './crm-chosen-screens.ts';
import { expect } from './fixtures.ts';

/** Checks the screen once `shown` is visible. */
export type Look = (name: string, shown?: Locator) => Promise<void>;

/** Walks through every screen, dialog and sheet of the CRM, in every state that looks different. */
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
  await commands(page, look);
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

/** On a phone, the entries that do not fit into the bar. */
async function menu(page: Page, look: Look) {
  const more = page.getByRole('button', { name: 'Diğer', exact: true });
  if (!(await more.isVisible())) return;
  await more.click();
  await look('menu', page.getByRole('link', { name: 'Kullanıcılar' }));
  await page.keyboard.press('Escape');
}

async function commands(page: Page, look: Look) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Komut veya kayıt ara' });
  await expect(field).toBeFocused();
  await look('commands');
  await field.fill('@');
  await look('commands, people', page.getByRole('group', { name: 'Kişiler' }));
  await field.fill('yok böyle bir şey');
  await look('commands, none found', page.getByText('ile eşleşen komut veya kayıt yok'));
  await page.keyboard.press('Escape');
}

async function records(page: Page, server: TestServer, look: Look) {
  await insertRecord(server, 'Erişilebilir Yolcu', 'AXE123');
  await server.ownerSql`
    insert into public.list_views (userid, name, definition, shared)
    select id, 'Herkesin günü ' || gen_random_uuid(), '{"days": "today"}', true from auth.users limit 1`;
  await page.goto('/crm/records');
  await expect(page.getByText('Erişilebilir Yolcu').first()).toBeVisible();
  await expectWhole(page);
  await look('records');
  await page.getByLabel('Bitiş tarihi').fill('2020-01-01');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await look('records, dates wrong', page.getByText('Bitiş tarihi başlangıçtan önce olamaz.'));
  await page.getByRole('button', { name: 'Bugün' }).click();
  await page.getByLabel('Ara', { exact: true }).fill('yok böyle biri');
  await look('records, none found', page.getByRole('heading', { name: 'Aramanıza uyan kayıt yok' }));
  await page.getByLabel('Ara', { exact: true }).clear();
  await page.getByRole('button', { name: 'Sil', exact: true }).first().click();
  await look('delete', page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Görünümler' }).click();
  await page.getByRole('button', { name: 'Bu listeyi kaydet' }).click();
  await page.keyboard.press('Enter');
  await look('views', page.getByText('Bir ad yazın.'));
  await page.keyboard.press('Escape');
  await chosen(page, look);
  // Remove rows of an earlier walk, because an import skips stored rows.
  await server.ownerSql`delete from public.crm_records where pnr like 'KB1%'`;
  await imports(page, look);
  await page.getByRole('button', { name: 'Kontrol Paneli' }).click();
  await look('columns', page.getByRole('dialog', { name: 'Tablo Sütunları' }));
  await page.keyboard.press('Escape');
}

async function entry(page: Page, server: TestServer, look: Look) {
  await page.evaluate(() =>
    localStorage.setItem(
      'crm.formPreferences',
      JSON.stringify({ company: 'SUNEXPRESS', saleType: 'YENI BILET', direction: 'YURT ICI', shift: 'SABAH' }),
    ),
  );
  const dialog = await openNewRecord(page);
  await look('new record');
  await dialog.getByLabel('TC Kimlik No').fill('12345678901');
  await dialog.getByLabel('PNR').fill('AXE123');
  await expect(dialog.getByText('Bu PNR ile kayıt var')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  await look('new record with faults and warnings');
  await dialog.getByLabel('Kalkış').fill('i');
  await look('suggestions', dialog.getByRole('option').first());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await look('question before closing', page.getByRole('alertdialog'));
  await page.getByRole('button', { name: 'Yazmaya dön' }).click();
  await dialog.getByLabel('Ad Soyad').fill('Bakılan Yolcu');
  await look('PNR that exists');
  await page.keyboard.press('Alt+y');
  await look('another passenger', dialog.getByRole('group', { name: '2. yolcu' }));
  await page.keyboard.press('Control+Enter');
  await look('record saved', toast(page, 'Kayıt eklendi'));

  await page.getByRole('button', { name: 'Düzenle' }).first().click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await edit.getByLabel('Kart').fill('900');
  await look('edit');
  await server.ownerSql`update public.crm_records set card = 800, transfer = 12500, note = 'dekont bekleniyor' where fullname = 'Bakılan Yolcu'`;
  await edit.getByRole('button', { name: 'Güncelle' }).click();
  await look('changed elsewhere', page.getByRole('alertdialog'));
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Seçtiklerimi kaydet' }).click();
  await expect(edit).toBeHidden();
}

async function past(page: Page, server: TestServer, look: Look) {
  await server.ownerSql`update public.crm_records set card = null, note = 'ödendi' where fullname = 'Bakılan Yolcu'`;
  await page.goto('/crm/records');
  await expect(page.getByText('Erişilebilir Yolcu').first()).toBeVisible();
  await page.getByLabel('Ara', { exact: true }).fill('bakılan');
  // A search starts a moment after the last key; the old sums are pale until then.
  await expect(page.getByText('Erişilebilir Yolcu')).toHaveCount(0);
  await expectWhole(page);
  await page.getByRole('button', { name: 'Geçmiş' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(panel.getByRole('listitem').first()).toContainText('ödendi');
  await look('past');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sil', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await look('record deleted', toast(page, 'Kayıt silindi'));
  await page.goto('/crm/trash');
  await look('trash', rowOf(page, 'Bakılan Yolcu').first());
  await page.getByLabel('Ara', { exact: true }).fill('yok böyle biri');
  await look('trash, none found', page.getByRole('heading', { name: 'Aramanıza uyan kayıt yok' }));
}

async function dayClose(page: Page, server: TestServer, look: Look) {
  await server.ownerSql`delete from public.crm_records where date between '2026-02-01' and '2026-02-03'`;
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, company, saletype, shift, card, useremail)
    values ('Kapanan Yolcu', 'KPN001', '2026-02-03', 'THY', 'YENI BILET', 'GECE', 1500, 'uzun.bir.ad@a.example'),
      ('Kapanan Yolcu', 'KPN002', '2026-02-03', 'PEGASUS', 'IPTAL/IADE', 'SABAH', 2750, null)`;
  await page.goto('/crm/day-close?start=2026-02-01&end=2026-02-01');
  await look('day, empty', page.getByText('Bu günde kayıt yok.'));
  await page.goto('/crm/day-close?start=2026-02-03&end=2026-02-03');
  await page.getByLabel('Havale sayılan').fill('12,5');
  await page.getByLabel('Kart sayılan').fill('1000');
  await look('day, counted', page.getByText(/^Son sayan/));
  await page.getByLabel('Havale sayılan').fill('');
  await page.getByRole('button', { name: 'Günü kapat' }).click();
  const dialog = page.getByRole('dialog');
  await look('day, to be closed', dialog);
  await dialog.getByRole('button', { name: 'Günü kapat' }).click();
  await page.getByRole('button', { name: 'Günü yeniden aç' }).click();
  await dialog.getByRole('button', { name: 'Günü yeniden aç' }).click();
  await look('day, to be reopened', page.getByText('Neden yeniden açıldığını yazın.'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await look('day, closed');
  await page.getByRole('button', { name: 'Günü yeniden aç' }).click();
  await dialog.getByLabel('Gerekçe').fill('Bir kayıt eksik');
  await page.keyboard.press('Enter');
  await look('day, reopened', page.getByText('Gerekçe: Bir kayıt eksik').first());
  await page.getByRole('button', { name: 'Tarih aralığı' }).click();
  await page.getByLabel('Başlangıç tarihi').fill('1.2.2026');
  await page.keyboard.press('Tab');
  await look('days', page.getByText('Sayım tek gün içindir'));
  await page.route(/rpc\/day_report/, (route) => route.abort());
  await page.goto('/crm/day-close');
  await look('day that cannot be loaded', page.getByRole('button', { name: 'Yeniden dene' }));
  await page.unroute(/rpc\/day_report/);
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
  // Move the pointer away, because a message under it would stay over the button.
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
  await server.ownerSql`delete from auth.sessions where user_id = ${clerk.id}`;
  await page.keyboard.press('Control+Enter');
  await look('sign in again', page.getByRole('dialog', { name: 'Oturumunuz sona erdi' }));
}
