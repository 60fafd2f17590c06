import { mkdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { type Letter, readLetter } from '../support/inbox.ts';
import type { TestServer } from '../support/server.ts';
import { agencyToday } from '../support/today.ts';
import { expect } from './fixtures.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in as a person does and waits for the home page. */
export async function signIn(page: Page, person: Credentials): Promise<void> {
  await page.goto('/crm/login');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/crm$/);
}

const sessions = new Map<string, { made: number; session: Promise<string> }>();
/** Well before a session is so old that the present password is asked for again. */
const longestKept = 5 * 60_000;

/** Somebody with a password; an account may have a number instead of an address. */
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

/** Opens an address as someone who is signed in already, and waits until all of the screen has come. */
export async function openAs(page: Page, server: TestServer, person: Person, address: string): Promise<void> {
  await beginAs(page, server, person, address);
  await expectWhole(page);
}

/** Opens an address as someone who is signed in already; what the screen asks for may still be on its way. */
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

/** Waits for all that a screen asked for: first rows stand before the others, sums, counts and pictures come apart. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Waits until the first rows of the list of sales have come, and with them how many there are. */
export async function expectList(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^[\d.]+ kayıt$/ })).toBeVisible();
}

/** Goes to a screen by the sidebar, and waits until all of it has come. */
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

/** Opens the form of a new sale, which begins at its first field, and gives its dialog. */
export async function openNewRecord(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Yeni Kayıt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await expect(dialog.getByLabel('Ad Soyad')).toBeFocused();
  return dialog;
}

/** Fills in the sign-in, wherever it is shown, and sends it. */
export async function fillSignIn(place: Page | Locator, { email, password }: Credentials): Promise<void> {
  const enter = place.getByRole('button', { name: 'Giriş Yap' });
  // Other screens have such fields too, and one may still be there.
  await expect(enter).toBeVisible();
  await place.getByLabel('E-posta').fill(email);
  await place.getByLabel('Şifre').fill(password);
  await enter.click();
}

/** The message in the corner whose title this is. */
export function toast(page: Page, title: string): Locator {
  const cards = page.locator('[data-toasts] > [data-kind]');
  return cards.filter({ has: page.getByText(title, { exact: true }) });
}

/** Has a message stay as it does under a mouse: by itself it goes after a few seconds, however slow the machine is. */
export async function keepToast(card: Locator): Promise<void> {
  await card.dispatchEvent('pointerenter');
}

/** Keeps matching requests from the server until `release`; `asked` is the first of them. */
export async function hold(page: Page, url: RegExp, method = 'GET') {
  const asked = Promise.withResolvers<Request>();
  const open = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked.resolve(route.request());
    await open.promise;
    // The page may have given the request up meanwhile.
    await route.fallback().catch(() => {});
  });
  return { asked: asked.promise, release: open.resolve };
}

/**
 * Has matching requests fail until a button 'Yeniden dene' was pressed so often. What a screen asks for again by itself
 * every few seconds fails too: else it might come first, and the button be gone.
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

/** Pastes as the clipboard would. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** A new member of staff with the right to sign in, made by the server itself. */
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

/** Puts a record of today in place, as the database's owner. */
export async function insertRecord(server: TestServer, fullname: string, pnr: string | null = null): Promise<number> {
  const [row] = await server.ownerSql<{ id: string }[]>`
    insert into public.crm_records (fullname, pnr, date, virtualpos)
    values (${fullname}, ${pnr}, ${agencyToday()}::date, 1500) returning id`;
  return Number(row?.id);
}

/** The mail that `request` has the server write to this person. */
export async function readMailTo(server: TestServer, to: string, request: () => Promise<void>): Promise<Letter> {
  const outbox = join(server.dataDir, 'outbox');
  mkdirSync(outbox, { recursive: true });
  const written = Promise.withResolvers<Letter>();
  const watcher = watch(outbox, (_, name) => {
    if (!name?.endsWith('.eml') || name.startsWith('.')) return;
    const source = readFileSync(join(outbox, name), 'latin1');
    if (source.includes(to)) written.resolve(readLetter(to, source));
  });
  await request();
  const letter = await written.promise;
  watcher.close();
  return letter;
}

/** Opens a link of a mail, after a mail scanner that looks at it as a browser does, and presses the button of its page. */
export async function openMailedLink(page: Page, link: string): Promise<void> {
  await page.request.get(link, { headers: { Accept: 'text/html' }, maxRedirects: 0 });
  await page.goto(link);
  await page.getByRole('main').getByRole('button').press('Enter');
  await page.waitForURL((url) => url.pathname !== new URL(link).pathname);
}

/** Every key that goes down in the page; one that is held for another, as Ctrl is, counts with it. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = window as unknown as { keys: number };
    counter.keys = 0;
    const isKey = ({ key }: KeyboardEvent) => !['Control', 'Shift', 'Alt', 'Meta'].includes(key);
    const count = (event: KeyboardEvent) => {
      if (isKey(event)) counter.keys += 1;
    };
    document.addEventListener('keydown', count, { capture: true });
    document.addEventListener('beforeinput', ({ data }) => {
      // A letter that the driver has no key for is put without one.
      if (data && data > '\x7f') counter.keys += 1;
    });
  });
  return () => page.evaluate(() => (window as unknown as { keys: number }).keys);
}

/** Types into one field after the other; what the form knows already needs no key. */
export async function typeSale(page: Page, texts: readonly string[]) {
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await typeKeys(page, text);
  }
}

/** A key for each letter; a letter that no key is known for comes as if from one. */
export async function typeKeys(page: Page, text: string) {
  for (const letter of text) await (letter > '\x7f' ? page.keyboard.insertText(letter) : page.keyboard.press(letter));
}
