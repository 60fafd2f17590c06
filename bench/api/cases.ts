import { recordColumns } from '../../src/domain/sales-record.ts';
import { foldText } from '../../src/domain/turkish.ts';
import { newAccount, signedIn } from '../../tests/support/auth-clients.ts';
import type { TestServer } from '../../tests/support/server.ts';
import { benchNote, insertedDay, measuredDay, searchedName } from './dataset.ts';
import { httpRequest, type NextRequest } from './load.ts';

/** One kind of request, as each of `clients` parallel clients sends it to our server and to the bare one. */
export interface MeasuredCase {
  name: string;
  clients: number;
  ours: (client: number) => NextRequest;
  bare: (client: number) => NextRequest;
}

const always = (request: string) => () => () => request;

/** The requests of the CRM that are sent most, each beside its bare counterpart. */
export async function makeCases(server: TestServer): Promise<MeasuredCase[]> {
  const account = await newAccount(server);
  const { session } = await signedIn(server, account);
  const staff = { apikey: server.anonKey, Authorization: `Bearer ${session.access_token}` };
  const select = `select=${encodeURIComponent(recordColumns)}`;
  const day = `date=gte.${measuredDay}&date=lte.${measuredDay}`;
  const list = httpRequest('GET', `/rest/v1/crm_records?${select}&${day}&order=id.desc&offset=0&limit=1000`, staff);
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
  const credentials = { email: account.email, password: account.password };
  const signIn = (path: string) => httpRequest('POST', path, { apikey: server.anonKey }, credentials);
  const refresh = (signInPath: string, path: string) => () => (lastBody: string | null) => {
    if (lastBody === null) return signIn(signInPath);
    const { refresh_token } = JSON.parse(lastBody) as { refresh_token: string };
    return httpRequest('POST', path, { apikey: server.anonKey }, { refresh_token });
  };
  const token = '/auth/v1/token?grant_type=';
  return [
    { name: 'list', clients: 8, ours: always(list), bare: always(httpRequest('GET', `/list?day=${measuredDay}`, {})) },
    {
      name: 'list-as-text',
      clients: 8,
      ours: always(list),
      bare: always(httpRequest('GET', `/list-as-text?day=${measuredDay}`, {})),
    },
    {
      name: 'count',
      clients: 8,
      ours: always(
        httpRequest('HEAD', `/rest/v1/crm_records?select=id&date=eq.${measuredDay}`, {
          ...staff,
          Prefer: 'count=exact',
        }),
      ),
      bare: always(httpRequest('GET', `/count?day=${measuredDay}`, {})),
    },
    {
      name: 'search',
      clients: 8,
      ours: always(
        httpRequest(
          'GET',
          `/rest/v1/crm_records?${select}&search=ilike.${pattern}&order=id.desc&offset=0&limit=50`,
          staff,
        ),
      ),
      bare: always(httpRequest('GET', `/search?pattern=${pattern}`, {})),
    },
    {
      name: 'insert',
      clients: 8,
      ours: always(
        httpRequest(
          'POST',
          `/rest/v1/crm_records?${select}`,
          { ...staff, Prefer: 'return=representation', Accept: 'application/vnd.pgrst.object+json' },
          row,
        ),
      ),
      bare: always(httpRequest('POST', '/insert', {}, row)),
    },
    { name: 'sign-in', clients: 4, ours: always(signIn(`${token}password`)), bare: always(signIn('/sign-in')) },
    {
      name: 'refresh',
      clients: 4,
      ours: refresh(`${token}password`, `${token}refresh_token`),
      bare: refresh('/sign-in', '/refresh'),
    },
  ];
}
