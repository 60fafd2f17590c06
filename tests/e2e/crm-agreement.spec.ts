import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { addDays } from '../../src/domain/date-ranges.ts';
import type { TestServer } from '../support/server.ts';
import { expectList, expectWhole, openAs, openScreen } from './crm-actions.ts';
import { clearDays } from './crm-day-actions.ts';
import { expect, test } from './fixtures.ts';

// AGREEMENT_ROWS=100000 is the same on as many rows as an agency has after some years; it takes ten minutes.
const rows = Number(process.env.AGREEMENT_ROWS ?? 2000);
const filters = 50;
const today = new Date().toISOString().slice(0, 10);
const printLimit = 5000;

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

/** By chance, but the same each time; amounts, refunds in two writings, and fields that are empty or not given. */
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

/** What the rows come to, written apart from the product's own sums. */
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

/** The list of a filter, without loading the page anew: what names people stands in the history's entry. */
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
const written = (amount: number) => amount.toLocaleString('tr-TR').replace('-', '−');
const ofAmounts = (read: (name: Amount) => number) =>
  Object.fromEntries(Object.values(amounts).map((name) => [name, read(name)]));

async function footOf(page: Page) {
  const cells = await page.locator('tfoot td').allTextContents();
  const order = Object.values(amounts);
  return ofAmounts((name) => number(cells[order.indexOf(name)] ?? ''));
}

async function figuresOf(page: Page) {
  const read = async (name: string) => {
    const figure = page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) });
    return number((await figure.locator('dd').first().textContent()) ?? '');
  };
  return [await read('Tahsilat'), await read('Cari'), await read('Komisyon'), await read('Bakiye Yükleme')];
}

async function paperOf(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const paper = page.getByRole('region', { name: 'Yazdırılan liste', includeHidden: true });
  await expect(paper.locator('tbody tr').last()).toContainText('Toplam');
  const read = await paper.evaluate((part) => {
    const texts = (row: Element) => Array.from(row.children, (cell) => cell.textContent ?? '');
    return {
      heads: Array.from(part.querySelectorAll('thead th'), (head) => head.textContent ?? ''),
      lines: Array.from(part.querySelectorAll('tbody tr'), texts),
    };
  });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  const places = Object.fromEntries(Object.entries(amounts).map(([head, name]) => [name, read.heads.indexOf(head)]));
  const value = (line: readonly string[], name: Amount) => number(line[places[name] ?? -1] ?? '');
  const lines = read.lines.slice(0, -1);
  return {
    lines: lines.length,
    sums: ofAmounts((name) => value(read.lines.at(-1) ?? [], name)),
    added: ofAmounts((name) => lines.reduce((sum, line) => sum + value(line, name), 0)),
  };
}

async function fileOf(page: Page) {
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dışa aktar' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'İndir' }).click(),
  ]);
  const [sheet] = (await readXlsx(await readFile(await download.path()))).sheets;
  if (!sheet) throw new Error('no sheet');
  await expect(dialog).toBeHidden();
  const heads = sheet.rows[0] ?? [];
  const places = Object.fromEntries(Object.entries(amounts).map(([head, name]) => [name, heads.indexOf(head)]));
  const lines = sheet.rows.slice(1, -1);
  return {
    lines: lines.length,
    sums: ofAmounts((name) => Number(sheet.cells?.get(`${lines.length + 1},${places[name]}`)?.formulaResult)),
    added: ofAmounts((name) => lines.reduce((sum, line) => sum + Number(line[places[name] ?? -1] ?? 0), 0)),
  };
}

/** What `day_report` says of the filter; null where it knows no such filter. */
async function reportOf(server: TestServer, { start, end, search, user, facets }: Filter) {
  const [one, ...more] = Object.entries(facets).filter(([facet]) => facet !== 'shift');
  // A channel's row holds what came by that channel alone, and not what its sales come to.
  if (search || user || more.length > 0 || one?.[0] === 'channel') return null;
  const days = [start || addDays(today, -500), end || today, facets.shift ?? null];
  const [row] = await server.ownerSql.unsafe<{ report: Record<string, unknown> }[]>(
    'select public.day_report($1, $2, $3) as report',
    days,
  );
  const report = row?.report as { totals: Sums } & Record<string, (Sums & { name: string | null })[]>;
  if (!one) return report.totals;
  return report[one[0]]?.find(({ name }) => name === (one[1] || null)) ?? null;
}

test(`list, report, file and paper agree with sums of their own for ${filters} filters over ${rows} sales`, async ({
  page,
  server,
  admin,
}) => {
  test.setTimeout(rows > 10_000 ? 3_600_000 : 300_000);
  await clearDays(server);
  await sell(server);
  await openAs(page, server, admin, '/crm/records');
  const told = { records: 0, files: 0, papers: 0, cut: 0, reports: 0, empty: 0 };
  for (let at = 1; at <= filters; at += 1) {
    const filter = randomFilter();
    const { records, ...sums } = await sumsOf(server, filter);
    const what = JSON.stringify(filter);
    await show(page, filter, at);
    await expect(page.getByRole('status').filter({ hasText: /^[\d.]+ kayıt$/ }), what).toHaveText(
      `${written(records)} kayıt`,
    );
    await expectWhole(page);
    const report = await reportOf(server, filter);
    if (report) {
      expect(Object.fromEntries(Object.keys(sums).map((name) => [name, Number(report[name as Amount])])), what).toEqual(
        sums,
      );
      told.reports += 1;
    }
    const collected = sums.virtualpos + sums.card + sums.transfer;
    expect(await figuresOf(page), what).toEqual([collected, sums.currentaccountpayment, sums.commission, sums.bdload]);
    told.records += records;
    if (records === 0) {
      told.empty += 1;
      continue;
    }
    expect(await footOf(page), what).toEqual(sums);
    const file = await fileOf(page);
    expect(file, what).toEqual({ lines: records, sums, added: sums });
    const paper = await paperOf(page);
    expect({ lines: paper.lines, sums: paper.sums }, what).toEqual({ lines: Math.min(records, printLimit), sums });
    if (records <= printLimit) expect(paper.added, what).toEqual(sums);
    else told.cut += 1;
    told.files += 1;
    told.papers += 1;
  }
  expect(told.empty).toBeLessThan(filters / 2);
  if (process.env.AGREEMENT_ROWS) process.stdout.write(`${JSON.stringify(told)}\n`);

  const month = { start: addDays(today, -29), end: today, search: '', user: undefined, facets: {} };
  const { virtualpos, card, transfer } = await sumsOf(server, month);
  await openScreen(page, 'Anasayfa');
  await expect(page.getByRole('region', { name: 'Son 30 gün' })).toContainText(
    `${written(virtualpos + card + transfer)}TL`,
  );
  await openScreen(page, 'Kayıtlar');
  await expectList(page);
});
