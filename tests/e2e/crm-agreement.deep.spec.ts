import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { addDays } from '../../src/domain/days/date-ranges.ts';
import type { TestServer } from '../support/server.ts';
import { agencyToday } from '../support/today.ts';
import { expectWhole, openAs } from './crm-actions.ts';
import { clearDays } from './crm-day-actions.ts';
import { expect, test } from './fixtures.ts';

const rows = 2000;
const filters = 50;
const today = agencyToday();

const amounts = {
  'Sanal POS': 'virtualpos',
  Komisyon: 'commission',
  Kart: 'card',
  Havale: 'transfer',
  Cari: 'currentaccountpayment',
  'Bakiye Yükleme': 'bdload',
} as const;
type Amount = (typeof amounts)[keyof typeof amounts];
type Sums = Record<Amount | 'records', number>;

let seed = 20261122;
function below(limit: number): number {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return Math.floor((seed / 0x80000000) * limit);
}
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;

const values = {
  company: ['THY', 'PEGASUS', ''],
  saletype: ['YENI BILET', 'IPTAL/IADE', ''],
  direction: ['YURT ICI', 'YURT DISI', ''],
  shift: ['SABAH', 'GECE'],
  channel: ['virtualpos', 'card', 'transfer', 'currentaccountpayment'],
};
type Facet = keyof typeof values;

interface Filter {
  start: string;
  end: string;
  search: string;
  user: string | undefined;
  facets: Partial<Record<Facet, string>>;
}

function randomFilter(): Filter {
  const isWhole = below(8) === 0;
  const start = isWhole ? '' : addDays(today, -below(400));
  const chosen = (Object.keys(values) as Facet[]).filter(() => below(5) === 0).slice(0, 2);
  return {
    start,
    end: isWhole ? '' : addDays(start, below(90)),
    search: below(8) === 0 ? oneOf(['A7', 'b2', 'c3']) : '',
    user: below(10) === 0 ? 'elif@a.example' : undefined,
    facets: Object.fromEntries(chosen.map((facet) => [facet, oneOf(values[facet])])),
  };
}

/** Random sales, the same in every run. Some fields are empty and some null. */
const sell = (server: TestServer) =>
  server.ownerSql.unsafe(`
  insert into public.crm_records (fullname, pnr, date, company, saletype, direction, shift, useremail,
    virtualpos, card, transfer, currentaccountpayment, commission, bdload)
  select 'Yolcu', (array['A7', 'B2', 'C3'])[1 + n % 3] || n, date '${today}' - (n * 7919 % 400)::int,
    (array['THY', 'PEGASUS', 'AJET', '', null])[1 + n * 3 % 5],
    (array['YENI BILET', 'DEGISIM', 'IPTAL/IADE', 'İptal/İade ', null, 'YENI BILET', ''])[1 + n * 5 % 7],
    (array['YURT ICI', 'YURT DISI', null])[1 + n * 5 % 3], (array['SABAH', 'AKSAM', 'GECE', null])[1 + n * 11 % 4],
    (array['elif@a.example', 'onur@a.example', null])[1 + n % 3],
    case when n % 3 = 0 then n * 13 % 50000 end, case when n % 2 = 0 then n * 37 % 90000 end,
    case when n % 5 = 0 then n * 3 end, case when n % 7 = 0 then n * 11 end, n % 300, case when n % 9 = 0 then 1000 end
  from generate_series(1::bigint, ${rows}) as n`);

/** The sums of the rows, computed independently of the product. */
async function sumsOf(server: TestServer, { start, end, search, user, facets }: Filter): Promise<Sums> {
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const given = Object.entries(facets).map(([facet, value]) => {
    if (facet === 'channel') return `${value} > 0`;
    return value === '' ? `coalesce(${facet}, '') = ''` : `${facet} = ${text(value)}`;
  });
  const where = [
    'true',
    ...(start ? [`date >= ${text(start)}`] : []),
    ...(end ? [`date <= ${text(end)}`] : []),
    ...(search ? [`upper(pnr) like ${text(`%${search.toUpperCase()}%`)}`] : []),
    ...(user ? [`useremail = ${text(user)}`] : []),
    ...given,
  ].join(' and ');
  const sign = `case when saletype in ('IPTAL/IADE', 'İptal/İade ') then -1 else 1 end`;
  const added = Object.values(amounts).map((name) => `coalesce(sum(${sign} * ${name}), 0)::float8 as ${name}`);
  const [sums] = await server.ownerSql.unsafe<Sums[]>(
    `select count(*)::int as records, ${added.join(', ')} from public.crm_records where ${where}`,
  );
  if (!sums) throw new Error('no sums');
  return sums;
}

/** Shows a filter's list without a reload. Search and user are in the history's state, not in the address. */
async function show(page: Page, { start, end, search, user, facets }: Filter, at: number): Promise<void> {
  const address = `/crm/records?${new URLSearchParams({ start, end, ...facets })}`;
  await page.evaluate(
    ([url, state]) => {
      history.pushState(state, '', url);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    [address, { usr: { search, user }, key: `filter${at}`, idx: at }] as const,
  );
}

const number = (text: string) => Number(text.replace(/[.\sTL]/g, '').replace('−', '-')) || 0;
const ofAmounts = (read: (name: Amount) => number) =>
  Object.fromEntries(Object.values(amounts).map((name) => [name, read(name)]));

async function figuresOf(page: Page) {
  const read = async (name: string) => {
    const figure = page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) });
    return number((await figure.locator('dd').first().textContent()) ?? '');
  };
  const names = ['Tahsilat', ...Object.keys(amounts)];
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
}

function read(heads: readonly unknown[], lines: readonly unknown[][], last: (column: number) => unknown) {
  const columnOf = (name: Amount) =>
    heads.indexOf(Object.entries(amounts).find(([, amount]) => amount === name)?.[0] ?? '');
  const value = (cell: unknown) => (typeof cell === 'number' ? cell : number(String(cell ?? '')));
  return {
    lines: lines.length,
    sums: ofAmounts((name) => value(last(columnOf(name)))),
    added: ofAmounts((name) => lines.reduce((sum, line) => sum + value(line[columnOf(name)]), 0)),
  };
}

async function paperOf(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const paper = page.getByRole('region', { name: 'Yazdırılan liste', includeHidden: true });
  await expect(paper.locator('tbody tr').last()).toContainText('Toplam');
  const [heads = [], ...lines] = await paper.evaluate((part) =>
    Array.from(part.querySelectorAll('thead tr, tbody tr'), (row) =>
      Array.from(row.children, (cell) => cell.textContent ?? ''),
    ),
  );
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  return read(heads, lines.slice(0, -1), (column) => lines.at(-1)?.[column]);
}

async function fileOf(page: Page) {
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dışa aktar' });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'İndir' }).click();
  const [sheet] = (await readXlsx(await readFile(await (await downloading).path()))).sheets;
  await expect(dialog).toBeHidden();
  const [heads = [], ...lines] = sheet?.rows ?? [];
  return read(heads, lines.slice(0, -1), (column) => sheet?.cells?.get(`${lines.length},${column}`)?.formulaResult);
}

test(`list, file and paper agree with independent sums for ${filters} filters over ${rows} sales`, async ({
  page,
  server,
  admin,
}) => {
  test.setTimeout(300_000);
  await clearDays(server);
  await sell(server);
  await openAs(page, server, admin, '/crm/records');
  let empty = 0;
  for (let at = 1; at <= filters; at += 1) {
    const filter = randomFilter();
    const { records, ...sums } = await sumsOf(server, filter);
    const what = JSON.stringify(filter);
    await show(page, filter, at);
    const shown = page.getByRole('status').filter({ hasText: /^[\d.]+ kayıt$/ });
    await expect(shown, what).toHaveText(`${records.toLocaleString('tr-TR')} kayıt`);
    await expectWhole(page);
    const collected = sums.virtualpos + sums.card + sums.transfer;
    const named = Object.entries(amounts).map(([name, column]) => [name, sums[column]]);
    expect(await figuresOf(page), what).toEqual({ Tahsilat: collected, ...Object.fromEntries(named) });
    if (records === 0) {
      empty += 1;
      continue;
    }
    expect(await fileOf(page), what).toEqual({ lines: records, sums, added: sums });
    expect(await paperOf(page), what).toEqual({ lines: records, sums, added: sums });
  }
  expect(empty).toBeLessThan(filters / 2);
});
