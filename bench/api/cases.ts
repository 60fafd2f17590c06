import { recordColumns } from '../../src/domain/records/sales-record.ts';
import { foldText } from '../../src/domain/text/turkish.ts';
import type { Account } from '../../tests/support/auth-clients.ts';
import { benchNote, insertedDay, measuredDay, searchedName } from './dataset.ts';
import { httpRequest, type NextRequest } from './load.ts';

export interface Api {
  port: number;
  /** The path before the name of a table. */
  path: string;
  /** One set per account, because statements of one user wait for each other. */
  headers: readonly Readonly<Record<string, string>>[];
}

export interface MeasuredCase {
  name: string;
  clients: number;
  next: (api: Api, client: number) => NextRequest;
  /** The same request for PostgREST; null if PostgREST has no such request. */
  compared: ComparedRequest | null;
}

export interface ComparedRequest {
  /** The lowest accepted ratio to PostgREST's requests per second. */
  goal: number;
  method: 'GET' | 'POST';
  path: (api: Api) => string;
  headers: (api: Api, client: number) => Record<string, string>;
  body?: object;
}

const records = 'crm_records';
const select = `select=${encodeURIComponent(recordColumns)}`;
const day = `date=gte.${measuredDay}&date=lte.${measuredDay}`;
const pattern = encodeURIComponent(`%${foldText(searchedName)}%`);
const row = {
  fullname: 'Ayşe Yılmaz',
  phone: '+905000000000',
  pnr: 'ABC123',
  depart: 'IST',
  arrive: 'ESB',
  company: 'PEGASUS',
  saletype: 'YENI BILET',
  direction: 'YURT ICI',
  shift: '09.00-18.00',
  virtualpos: 1500,
  commission: 120,
  note: benchNote,
  date: insertedDay,
};

const dataCases: readonly MeasuredCase[] = [
  dataCase('list', 0.95, 'GET', `${records}?${select}&${day}&order=id.desc&offset=0&limit=1000`),
  // The CRM counts with HEAD, but PostgREST closes the connection after it; a GET of no rows is the same work.
  dataCase('count', 1, 'GET', `${records}?select=id&date=eq.${measuredDay}&limit=0`, { Prefer: 'count=exact' }),
  dataCase('search', 2, 'GET', `${records}?${select}&search=ilike.${pattern}&order=id.desc&offset=0&limit=50`),
  dataCase(
    'insert',
    1.5,
    'POST',
    `${records}?${select}`,
    { Prefer: 'return=representation', Accept: 'application/vnd.pgrst.object+json' },
    row,
  ),
  reportCase('day report', measuredDay, measuredDay),
  reportCase('month report', '2001-02-01', '2001-02-28'),
];

/** One client, because one person at a time reads a report. */
function reportCase(name: string, start_date: string, end_date: string): MeasuredCase {
  return dataCase(name, 1, 'POST', 'rpc/day_report', {}, { start_date, end_date, shift_name: null }, 1);
}

function dataCase(
  name: string,
  goal: number,
  method: ComparedRequest['method'],
  query: string,
  headers: Readonly<Record<string, string>> = {},
  body?: object,
  clients = 8,
): MeasuredCase {
  const compared: ComparedRequest = {
    goal,
    method,
    path: (api) => `${api.path}/${query}`,
    headers: (api, client) => ({ ...api.headers[client % api.headers.length], ...headers }),
    ...(body ? { body } : {}),
  };
  const next = (api: Api, client: number) => {
    const request = httpRequest(method, compared.path(api), compared.headers(api, client), body);
    return () => request;
  };
  return { name, clients, next, compared };
}

export function makeCases(anonKey: string, { email, password }: Account): readonly MeasuredCase[] {
  const grant = (type: string, body: object) =>
    httpRequest('POST', `/auth/v1/token?grant_type=${type}`, { apikey: anonKey }, body);
  const signIn = grant('password', { email, password });
  const refresh: NextRequest = (lastBody) => {
    if (lastBody === null) return signIn;
    const { refresh_token } = JSON.parse(lastBody) as { refresh_token: string };
    return grant('refresh_token', { refresh_token });
  };
  return [
    ...dataCases,
    { name: 'sign-in', clients: 4, next: () => () => signIn, compared: null },
    { name: 'refresh', clients: 4, next: () => refresh, compared: null },
  ];
}
