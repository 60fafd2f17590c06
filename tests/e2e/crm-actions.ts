import type { Locator, Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { TestServer } from '../support/server.ts';
import { expect } from './fixtures.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in as a person does and waits for the home page. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/crm/login');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre').fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL(/\/crm$/);
}

/** Goes to a screen by the sidebar. */
export async function openScreen(page: Page, name: 'Anasayfa' | 'Kayıtlar' | 'Kullanıcılar'): Promise<void> {
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Opens the form of a new sale and gives its dialog. */
export async function openNewRecord(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Yeni Kayıt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Kayıt Ekle' });
  await expect(dialog).toBeVisible();
  return dialog;
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
    values (${fullname}, ${pnr}, (now() at time zone 'UTC')::date, 1500) returning id`;
  return Number(row?.id);
}
