import type { Page } from '@playwright/test';
import type { TestServer } from '../support/server.ts';

export const day = '2026-03-10';
export const tableOf = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
export const cellsOf = (page: Page, table: string, name: string) =>
  tableOf(page, table)
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('rowheader')
    .or(tableOf(page, table).getByRole('row').filter({ hasText: name }).getByRole('cell'));

export async function clearDays(server: TestServer): Promise<void> {
  await server.ownerSql`update public.day_closings set reopenedat = now(), reason = 'Deneme' where reopenedat is null`;
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`delete from public.day_counts`;
}

/** Inserts three weeks of random sales and refunds, the same in every run. */
export async function sell(server: TestServer): Promise<void> {
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr, date, company, saletype, direction, shift, useremail,
      virtualpos, card, transfer, currentaccountpayment, commission, bdload)
    select 'Yolcu ' || n, 'P' || n, date '2026-03-01' + n % 14,
      (array['THY', 'PEGASUS', 'AJET', null])[1 + n % 4], (array['YENI BILET', 'DEGISIM', 'IPTAL/IADE'])[1 + n * 7 % 3],
      (array['YURT ICI', 'YURT DISI', null])[1 + n * 5 % 3], (array['SABAH', 'AKSAM', 'GECE'])[1 + n * 11 % 3],
      (array['elif@a.example', 'onur@a.example'])[1 + n % 2],
      n * 13 % 5000, n * 37 % 9000, case when n % 5 = 0 then n * 3 end, case when n % 7 = 0 then n * 11 end, n % 300,
      case when n % 9 = 0 then 1000 end
    from generate_series(1, 600) as n`;
}

const sums = `count(*) as records, sum(sign * (coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0))) as collected,
  sum(sign * coalesce(currentaccountpayment, 0)) as account, sum(sign * coalesce(commission, 0)) as commission,
  sum(sign * coalesce(bdload, 0)) as bdload`;
const signedRows = `(select *, case when saletype = 'IPTAL/IADE' then -1 else 1 end as sign from public.crm_records) as r`;
type Sums = Record<'records' | 'collected' | 'account' | 'commission' | 'bdload', number> & { name: string | null };

export async function sumsOf(server: TestServer, where: string, by = 'null::text'): Promise<Sums[]> {
  const rows = await server.ownerSql.unsafe<Record<string, string | null>[]>(
    `select ${by} as name, ${sums} from ${signedRows} where ${where} group by 1`,
  );
  return rows.map((row) => {
    const numbers = Object.entries(row).map(([key, value]) => [key, key === 'name' ? value : Number(value)]);
    return Object.fromEntries(numbers) as Sums;
  });
}
