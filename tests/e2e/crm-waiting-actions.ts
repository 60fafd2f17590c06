import type { Page, Route } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { openNewRecord, toast } from './crm-actions.ts';
import { expect } from './fixtures.ts';

export const sales = /rest\/v1\/crm_records/;
export const listOf = (page: Page) => page.getByRole('list', { name: 'Bekleyen kayıtlar' });
export const waitsToast = (page: Page) => toast(page, 'Kayıt bekliyor');

export async function onSave(page: Pick<Page, 'route'>, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(sales, (route) => (route.request().method() === 'POST' ? answer(route) : route.fallback()));
}

export async function save(page: Page, name: string, card = '5'): Promise<void> {
  const dialog = await openNewRecord(page);
  await dialog.getByLabel('Ad Soyad').fill(name);
  await dialog.getByLabel('Kart').fill(card);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
}

export const stored = async (server: TestServer, like: string): Promise<string[]> => {
  const rows = await server.ownerSql<{ fullname: string }[]>`
    select fullname from public.crm_records where fullname like ${`${like}%`} order by id`;
  return rows.map(({ fullname }) => fullname);
};

export const named = (like: string, count: number) => Array.from({ length: count }, (_, at) => `${like} ${at + 1}`);

export const closed = 'Bu gün kapatıldı; önce bir yönetici yeniden açmalı.';

/** Until `open` is called no sale reaches the server. After that only the sale with this name is refused. */
export async function refuseLater(page: Page, name: string) {
  let isOpen = false;
  await onSave(page, async (route) => {
    if (!isOpen) return route.abort();
    const isRefused = route.request().postDataJSON().fullname === name;
    await (isRefused ? route.fulfill({ status: 400, json: { code: 'DC001', message: 'closed' } }) : route.fallback());
  });
  return {
    async open() {
      isOpen = true;
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
  };
}
