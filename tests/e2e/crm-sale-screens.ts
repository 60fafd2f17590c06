import type { Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { expectWhole, firstSale, insertRecord, openNewRecord, pressIn, rowOf, toast } from './crm-actions.ts';
import { chosen, imports } from './crm-chosen-screens.ts';
import type { Look } from './crm-screens.ts';
import { expect } from './fixtures.ts';

export async function records(page: Page, server: TestServer, look: Look) {
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
  await pressIn(firstSale(page), 'Sil');
  await look('delete', page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Görünümler' }).click();
  await page.getByRole('button', { name: 'Bu listeyi kaydet' }).click();
  await page.keyboard.press('Enter');
  await look('views', page.getByText('Bir ad yazın.'));
  await page.keyboard.press('Escape');
  await chosen(page, look);
  await server.ownerSql`delete from public.crm_records where pnr like 'KB1%'`;
  await imports(page, look);
  await page.getByRole('button', { name: 'Kontrol Paneli' }).click();
  await look('columns', page.getByRole('dialog', { name: 'Tablo Sütunları' }));
  await page.keyboard.press('Escape');
}

export async function entry(page: Page, server: TestServer, look: Look) {
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

  await pressIn(firstSale(page), 'Düzenle');
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

export async function past(page: Page, server: TestServer, look: Look) {
  await server.ownerSql`update public.crm_records set card = null, note = 'ödendi' where fullname = 'Bakılan Yolcu'`;
  await page.goto('/crm/records');
  await expect(page.getByText('Erişilebilir Yolcu').first()).toBeVisible();
  await page.getByLabel('Ara', { exact: true }).fill('bakılan');
  // A search starts a moment after the last key. Wait for it, because until then the previous sums are shown dimmed.
  await expect(page.getByText('Erişilebilir Yolcu')).toHaveCount(0);
  await expectWhole(page);
  await pressIn(firstSale(page), 'Geçmiş');
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(panel.getByRole('listitem').first()).toContainText('ödendi');
  await look('past');
  await page.keyboard.press('Escape');
  await pressIn(firstSale(page), 'Sil');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await look('record deleted', toast(page, 'Kayıt silindi'));
  await page.goto('/crm/trash');
  await look('trash', rowOf(page, 'Bakılan Yolcu').first());
  await page.getByLabel('Ara', { exact: true }).fill('yok böyle biri');
  await look('trash, none found', page.getByRole('heading', { name: 'Aramanıza uyan kayıt yok' }));
}

export async function dayClose(page: Page, server: TestServer, look: Look) {
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
