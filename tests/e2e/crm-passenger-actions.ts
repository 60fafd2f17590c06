import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { agencyToday } from '../support/today.ts';

export async function addSale(server: TestServer, sale: Record<string, string | number>): Promise<number> {
  const row = { date: agencyToday(), saletype: 'YENI BILET', ...sale };
  const [added] = await server.ownerSql<{ id: string }[]>`
    insert into public.crm_records (fullname, phone, citizenid, pnr, date, saletype, company, direction, shift, depart, arrive,
      returnto, card, transfer, commission, groupof, refundof)
    select fullname, phone, citizenid, pnr, date, saletype, company, direction, shift, depart, arrive,
      returnto, card, transfer, commission, groupof, refundof
    from jsonb_populate_record(null::public.crm_records, ${JSON.stringify(row)}::jsonb) returning id`;
  return Number(added?.id);
}

export const stored = (server: TestServer) => server.ownerSql`
  select id::int, fullname, phone, citizenid, pnr, depart, arrive, returnto, company, card::int, commission::int, note, refundof::int,
    groupof::int, saletype, date::text
  from public.crm_records order by id`;

export async function typeAlong(page: Page, ...texts: string[]) {
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}

export const passenger = (dialog: Locator, number: number) => dialog.getByRole('group', { name: `${number}. yolcu` });
export const offer = (dialog: Locator) => dialog.getByRole('group', { name: 'Bu PNR ile kayıt var' });

export const figure = (place: Locator, name: string) =>
  place.locator('dl > div', {
    hasText: 'TL',
    has: place
      .page()
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) }),
  });
