import type { Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import {
  createStaff,
  expectWhole,
  fillSignIn,
  insertRecord,
  keepToast,
  openAs,
  openNewRecord,
  rowOf,
  toast,
} from './crm-actions.ts';
import { expect, test } from './fixtures.ts';

const unreachable = 'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin.';
const unavailable = 'Sunucu şu an yanıt veremiyor. Kısa bir süre sonra yeniden deneyin.';
const forbidden = 'Bu işlem için yetkiniz yok.';
const gone = 'Bu kayıt bulunamadı; bir başkası silmiş olabilir.';
const sale = 'Arızalı Satış';
const sales = /rest\/v1\/crm_records/;

/** Expects a red message, and closes it so that it is not mistaken for the next one. */
async function expectWarning(page: Page, title: string, message?: string) {
  const card = toast(page, title);
  await keepToast(card);
  await expect(card).toBeVisible();
  await expect(card).toHaveRole('alert');
  await expect(card).toHaveAttribute('data-kind', 'error');
  if (message) await expect(card.getByText(message, { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Bildirimi kapat' }).click();
  await expect(card).toHaveCount(0);
}

async function offline(page: Page, act: () => Promise<unknown>, check: () => Promise<unknown>) {
  await page.context().setOffline(true);
  await act();
  await check();
  await page.context().setOffline(false);
}

async function refused(server: TestServer, right: string, act: () => Promise<unknown>) {
  await server.ownerSql.unsafe(`revoke ${right} on public.crm_records from authenticated`);
  try {
    await act();
  } finally {
    await server.ownerSql.unsafe(`grant ${right} on public.crm_records to authenticated`);
  }
}

const endSession = (server: TestServer, { id }: { id: string }) =>
  server.ownerSql`delete from auth.sessions where user_id = ${id}`;

test('the sign-in says why it is refused', async ({ page, server }) => {
  const clerk = await createStaff(server, 'hata');
  const attempt = async (message: string, change: Partial<typeof clerk> = {}) => {
    await fillSignIn(page, { ...clerk, ...change });
    await expectWarning(page, 'Giriş başarısız', message);
    await expect(page).toHaveURL(/\/crm\/login$/);
    await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeEnabled();
  };
  await page.goto('/crm/login');
  await attempt('E-posta veya şifre hatalı.', { password: 'yanlis-parola' });
  await server.ownerSql`update auth.users set email_confirmed_at = null where id = ${clerk.id}`;
  await attempt('E-posta adresi henüz doğrulanmamış.');
  await page.route(/grant_type=password/, (route) => route.fulfill({ status: 429, json: { msg: 'x' } }));
  await attempt('Çok fazla deneme yapıldı. Biraz bekleyip yeniden deneyin.');
  await page.unroute(/grant_type=password/);
  await page.context().setOffline(true);
  await attempt(unreachable);
});

test('the form says why a new password is refused, and keeps it in its field', async ({ page, server }) => {
  const clerk = await createStaff(server, 'hata');
  await openAs(page, server, clerk, '/crm/change-password');
  const password = page.getByLabel('Yeni Şifre', { exact: true });
  const give = async (text: string, repeat = text) => {
    await password.fill(text);
    await page.getByLabel('Yeni Şifre (Tekrar)').fill(repeat);
    await page.getByRole('button', { name: 'Güncelle' }).click();
  };
  for (const [text, repeat, title, message] of [
    ['Kq7-x', 'Kq7-x', 'Zayıf şifre', 'En az 6 karakter olmalı.'],
    ['Yeni-parola-9', 'Yeni-parola-8', 'Şifreler uyuşmuyor', undefined],
    [clerk.password, clerk.password, 'Hata', 'Yeni şifre eskisinden farklı olmalı.'],
    ['password123', 'password123', 'Hata', 'Bu şifre çok yaygın ve kolay tahmin edilir. Başka bir şifre seçin.'],
  ] as const) {
    await give(text, repeat);
    await expectWarning(page, title, message);
    await expect(password).toHaveValue(text);
  }
  await offline(
    page,
    () => give('Yeni-parola-9'),
    () => expectWarning(page, 'Hata', unreachable),
  );
  await endSession(server, clerk);
  await give('Yeni-parola-9');
  await expect(toast(page, 'Oturum bulunamadı')).toBeVisible();
  await page.getByRole('button', { name: 'Vazgeç ve giriş sayfasına dön' }).click();
  await expect(page).toHaveURL(/\/crm\/login$/);
});

test('a list that cannot be loaded says why and keeps the rows it had', async ({ page, server }) => {
  const clerk = await createStaff(server, 'hata');
  await insertRecord(server, sale);
  await openAs(page, server, clerk, '/crm');
  const main = page.getByRole('main');
  await refused(server, 'select', async () => {
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kayıtlar' }).click();
    await expectWarning(page, 'Kayıtlar yüklenemedi', forbidden);
  });
  await main.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(rowOf(page, sale).first()).toBeVisible();
  await expectWhole(page);

  const load = () => page.getByRole('button', { name: 'Filtrele' }).click();
  const expectFailure = async (message: string) => {
    await expectWarning(page, 'Kayıtlar yüklenemedi', message);
    await expect(rowOf(page, sale).first()).toBeVisible();
  };
  await offline(page, load, () => expectFailure(unreachable));
  for (const [answer, message] of [
    [{ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }, unavailable],
    [
      { status: 504, json: { code: '57014', message: 'canceling statement due to statement timeout' } },
      'İşlem çok uzun sürdü. Filtreyi daraltıp yeniden deneyin.',
    ],
  ] as const) {
    let asked = 0;
    await page.route(sales, (route) => {
      if (route.request().url().includes('offset')) asked += 1;
      return route.fulfill(answer);
    });
    await load();
    await expectFailure(message);
    // The client repeats no query that took the database too long.
    if (answer.status === 504) expect(asked).toBe(1);
    await page.unroute(sales);
  }
  await endSession(server, clerk);
  await load();
  await expect(page).toHaveURL(/\/crm\/login$/);
  await expect(page.getByRole('heading', { name: 'Havayolu İletişim CRM' })).toBeVisible();
});

test('a sale that cannot be stored or deleted says why, and nothing typed is lost', async ({ page, server }) => {
  const clerk = await createStaff(server, 'hata');
  await server.ownerSql`delete from public.crm_records`;
  const [first, second] = [await insertRecord(server, 'Silinen Bir'), await insertRecord(server, 'Silinen İki')];
  await insertRecord(server, sale);
  await openAs(page, server, clerk, '/crm/records');
  const typed = 'Yazılan Kalsın';

  await refused(server, 'insert', async () => {
    const dialog = await openNewRecord(page);
    await dialog.getByLabel('Ad Soyad').fill(typed);
    await dialog.getByLabel('Kart').fill('5');
    await dialog.getByRole('button', { name: 'Yeni Kayıt Ekle' }).click();
    await expectWarning(page, 'Hata', forbidden);
    await expect(dialog.getByLabel('Ad Soyad')).toHaveValue(typed);
  });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sil ve kapat' }).click();

  await rowOf(page, 'Silinen Bir').getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await edit.getByLabel('Ad Soyad').fill(typed);
  const save = () => edit.getByRole('button', { name: 'Güncelle' }).click();
  const expectKept = async (message: string) => {
    await expectWarning(page, 'Hata', message);
    await expect(edit.getByLabel('Ad Soyad')).toHaveValue(typed);
  };
  await offline(page, save, () => expectKept(unreachable));
  await refused(server, 'update', async () => {
    await save();
    await expectKept(forbidden);
  });
  await server.ownerSql`delete from public.crm_records where id = ${first}`;
  await save();
  await expectKept(gone);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sil ve kapat' }).click();

  // Wait for the previous dialog to close: a failed deletion is announced just before its dialog closes.
  const remove = async (name: string) => {
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await rowOf(page, name).getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  };
  const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  const expectRow = async (message: string) => {
    await expectWarning(page, 'Silinemedi', message);
    await expect(rowOf(page, sale)).toBeVisible();
  };
  await remove(sale);
  await offline(page, confirm, () => expectRow(unreachable));
  await remove(sale);
  await refused(server, 'delete', async () => {
    await confirm();
    await expectRow(forbidden);
  });
  await page.route(sales, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 502, body: 'Bad Gateway' }),
  );
  await remove(sale);
  await confirm();
  await expectRow(unavailable);
  await page.unroute(sales);
  // The row must stay in the list until the deletion is attempted, so the page must not receive changes.
  await page.route(/records_changed_since/, (route) => route.abort());
  await remove('Silinen İki');
  await server.ownerSql`delete from public.crm_records where id = ${second}`;
  await confirm();
  await expectWarning(page, 'Silinemedi', gone);
  await expect(rowOf(page, 'Silinen İki')).toBeHidden();
  await remove(sale);
  await endSession(server, clerk);
  await confirm();
  await expect(toast(page, 'Silinemedi')).toContainText('Oturumunuz sona erdi. Yeniden giriş yapın.');
  await expect(page).toHaveURL(/\/crm\/login$/);
});

test('an unknown address and a screen that cannot be loaded offer a way back', async ({ page, server }) => {
  const clerk = await createStaff(server, 'hata');
  await openAs(page, server, clerk, '/crm/yok-boyle-sayfa');
  await expect(page.getByRole('heading', { name: 'Sayfa Bulunamadı' })).toBeVisible();
  await expect(page.getByText('Aradığınız sayfa mevcut değil veya taşınmış olabilir.')).toBeVisible();
  await page.route(/assets\/RecordsPage/, (route) => route.abort());
  await page.getByRole('link', { name: 'Anasayfaya dön' }).click();
  await expect(page.getByRole('heading', { name: 'Anasayfa' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kayıtlar' }).click();
  await expect(page.getByRole('heading', { name: 'Bir sorun oluştu' })).toBeVisible();
  await expect(page.getByText('Bu ekran açılamadı.')).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});
