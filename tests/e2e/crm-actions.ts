import type { Locator, Page, Request } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { TestServer } from '../support/server.ts';
import { agencyToday } from '../support/today.ts';
import { expect } from './fixtures.ts';

export interface Credentials {
  email: string;
  password: string;
}

export async function signIn(page: Page, person: Credentials): Promise<void> {
  await page.goto('/crm/login');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/crm$/);
}

const sessions = new Map<string, { made: number; session: Promise<string> }>();
/** Milliseconds for which tests reuse a session. In a much older session the CRM would ask for the password again. */
const longestKept = 5 * 60_000;

type Person = Credentials | { phone: string; password: string };

async function sessionOf(server: TestServer, person: Person): Promise<string> {
  const client = createClient(server.url, server.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { password } = person;
  const { data, error } = await client.auth.signInWithPassword(
    'phone' in person ? { phone: person.phone, password } : { email: person.email, password },
  );
  if (error) throw error;
  return JSON.stringify(data.session);
}

export async function openAs(page: Page, server: TestServer, person: Person, address: string): Promise<void> {
  await beginAs(page, server, person, address);
  await expectWhole(page);
}

/** Opens an address as a signed-in user, without waiting until the screen has loaded. */
export async function beginAs(page: Page, server: TestServer, person: Person, address: string): Promise<void> {
  const key = `${server.url} ${'phone' in person ? person.phone : person.email}`;
  const known = sessions.get(key);
  const isFresh = known !== undefined && Date.now() - known.made < longestKept;
  const { made, session } = isFresh ? known : { made: Date.now(), session: sessionOf(server, person) };
  sessions.set(key, { made, session });
  const localStorage = [{ name: 'crm.session', value: await session }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: server.url, localStorage }] });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

export async function expectList(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^[\d.]+ kayıt$/ })).toBeVisible();
}

export async function openScreen(
  page: Page,
  name: 'Anasayfa' | 'Kayıtlar' | 'Gün Sonu' | 'Kullanıcılar' | 'Hareketler' | 'Çöp Kutusu' | 'Sistem',
): Promise<void> {
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectWhole(page);
}

export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Presses a button of a sale: in its row, or on a phone in the menu of its card. */
export async function pressIn(sale: Locator, name: string): Promise<void> {
  await expect(sale).toBeVisible();
  const menu = sale.getByRole('button', { name: 'İşlemler' });
  if (await menu.isVisible()) await menu.click();
  await sale.getByRole('button', { name, exact: true }).click();
}

export const firstSale = (page: Page) => page.locator('tbody tr, article').filter({ visible: true }).first();

export async function openNewRecord(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Yeni Kayıt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  return dialog;
}

export async function fillSignIn(place: Page | Locator, { email, password }: Credentials): Promise<void> {
  const enter = place.getByRole('button', { name: 'Giriş Yap' });
  // Other screens have the same fields, and one may still be visible: wait for the login's button.
  await expect(enter).toBeVisible();
  await place.getByLabel('E-posta').fill(email);
  await place.getByLabel('Şifre').fill(password);
  await enter.click();
}

export function toast(page: Page, title: string): Locator {
  const cards = page.locator('[data-toasts] > [data-kind]');
  return cards.filter({ has: page.getByText(title, { exact: true }) });
}

/**
 * Keeps a message open, as if the mouse were over it: otherwise it closes after a few seconds, even on a slow machine.
 */
export async function keepToast(card: Locator): Promise<void> {
  await card.dispatchEvent('pointerenter');
}

/** Holds back matching requests until `release` is called. `asked` resolves to the first held request. */
export async function hold(page: Page, url: RegExp, method = 'GET') {
  const asked = Promise.withResolvers<Request>();
  const open = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked.resolve(route.request());
    await open.promise;
    // The page may have cancelled the request meanwhile.
    await route.fallback().catch(() => {});
  });
  return { asked: asked.promise, release: open.resolve };
}

/**
 * Makes matching requests fail until 'Yeniden dene' was pressed `presses` times. A screen also repeats requests by
 * itself; if a repetition succeeded, the button would disappear.
 */
export async function failUntilPressed(page: Page, url: RegExp, presses = 1): Promise<void> {
  const key = url.source;
  const count = (name: string) =>
    addEventListener(
      'click',
      ({ target }) => {
        const isAgain = (target as Element).closest('button')?.textContent === 'Yeniden dene';
        if (isAgain) sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
      },
      { capture: true },
    );
  await page.addInitScript(count, key);
  await page.evaluate(count, key);
  await page.route(url, async (route) => {
    const pressed = await page.evaluate((name) => Number(sessionStorage.getItem(name)), key);
    await (pressed < presses ? route.abort() : route.fallback());
  });
}

export async function createStaff(
  server: TestServer,
  name: string,
  admin = false,
): Promise<Credentials & { id: string }> {
  const client = createClient(server.url, server.serviceRoleKey, { auth: { persistSession: false } });
  const credentials = { email: `${name}-${crypto.randomUUID().slice(0, 8)}@a.example`, password: 'Uzun-bir-parola-7' };
  const { data, error } = await client.auth.admin.createUser({
    ...credentials,
    email_confirm: true,
    app_metadata: { is_admin: admin },
  });
  if (error) throw error;
  return { ...credentials, id: data.user.id };
}

export async function insertRecord(server: TestServer, fullname: string, pnr: string | null = null): Promise<number> {
  const [row] = await server.ownerSql<{ id: string }[]>`
    insert into public.crm_records (fullname, pnr, date, virtualpos)
    values (${fullname}, ${pnr}, ${agencyToday()}::date, 1500) returning id`;
  return Number(row?.id);
}

/** Changes the amount paid by card, and waits until the change is stored and shown: only then can it be undone. */
export async function changeCard(page: Page, name: string, amount: string) {
  await rowOf(page, name).getByRole('button', { name: 'Düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıt Düzenle' });
  await dialog.getByLabel('Kart').fill(amount);
  const shown = await dialog.getByLabel('Kart').inputValue();
  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, name).getByRole('gridcell', { name: shown, exact: true })).toBeVisible();
}
