import fc from 'fast-check';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const columns = [
  'id',
  'fullname',
  'date',
  'card',
  'clientref',
  'userid',
  'createdat',
  'search',
  'is_admin',
  '"x"',
  'note->>a',
  'id::text',
  'users(*)',
  '',
];
const operators = [
  'eq',
  'neq',
  'gt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'not.eq',
  'cs',
  'ov',
  'adj',
  'fts',
  'wfts(simple)',
  'ilike(any)',
  '',
];
const values = [
  '1',
  '-1',
  'null',
  'true',
  '2026-01-01',
  '(1,2)',
  '{1,2}',
  '("a","b")',
  '*',
  '%25',
  '%00',
  '%C5%9E',
  '%ff',
  '"',
  '\\',
  '',
];
const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'];
const paths = [
  'crm_records',
  'crm_records',
  'crm_records',
  'rpc/record_totals',
  'rpc/fold_text',
  'rpc/record_past',
  'rpc/records_changed_since',
  'nothing',
  'rpc/x',
  '%2e%2e',
  '',
];
const names = ['Prefer', 'Range', 'Accept', 'Accept-Profile', 'Content-Type', 'Range-Unit', 'Content-Profile'];
const texts = [
  'count=exact',
  'return=representation',
  'handling=strict',
  'resolution=merge-duplicates',
  'missing=default',
  'tx=rollback',
  '0-5',
  '9-1',
  '99999999999-',
  'application/json',
  'application/vnd.pgrst.object+json',
  'text/csv',
  'public',
  'auth',
];

const noise = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => encodeURIComponent(text));
const column = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...columns) }, { weight: 1, arbitrary: noise });
const value = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: noise });
const condition = fc.tuple(fc.constantFrom(...operators), value).map((parts) => parts.join('.'));
const member = fc.tuple(column, condition).map((parts) => parts.join('.'));
const parameter = fc.oneof(
  fc.tuple(column, condition).map((parts) => parts.join('=')),
  fc.array(member, { maxLength: 3 }).map((members) => `or=(${members.join(',')})`),
  fc
    .tuple(fc.constantFrom('select', 'order', 'columns', 'on_conflict'), fc.array(column, { maxLength: 3 }))
    .map(([word, list]) => `${word}=${list.join(',')}`),
  fc.tuple(fc.constantFrom('limit', 'offset', 'search', 'start_date', 'input'), value).map((parts) => parts.join('=')),
  noise,
);
const field = fc.tuple(
  fc.constantFrom(
    'fullname',
    'card',
    'date',
    'clientref',
    'depart',
    'note',
    'userid',
    'id',
    'search',
    'x',
    'start_date',
    'input',
  ),
  fc.oneof(
    fc.constantFrom<unknown>('a', '', 'IST', 1, -1, 1.5, null, true, '2026-01-01', [], {}),
    fc.jsonValue({ maxDepth: 2 }),
  ),
);
const object = fc.array(field, { maxLength: 4 }).map((fields) => Object.fromEntries(fields));
const body = fc.oneof(
  { weight: 4, arbitrary: object.map((content) => JSON.stringify(content)) },
  { weight: 2, arbitrary: fc.array(object, { maxLength: 3 }).map((content) => JSON.stringify(content)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.json() },
);
const header = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...texts));

const request: fc.Arbitrary<HostileRequest> = fc
  .record({
    method: fc.constantFrom(...methods),
    path: fc.constantFrom(...paths),
    parameters: fc.array(parameter, { maxLength: 4 }),
    headers: fc.array(header, { maxLength: 3 }),
    body,
  })
  .map(({ method, path, parameters, headers, body: content }) => ({
    method,
    path: parameters.length > 0 ? `${path}?${parameters.join('&')}` : path,
    headers: Object.fromEntries(headers),
    body: method === 'GET' || method === 'HEAD' ? undefined : content,
  }));

/** Requests of ordinary work, mixed in among the hostile ones. */
const ordinary: fc.Arbitrary<HostileRequest> = fc.constantFrom<HostileRequest[]>(
  { method: 'GET', path: 'crm_records?order=id.desc&limit=5', headers: {}, body: undefined },
  { method: 'GET', path: 'crm_records?search=ilike.*gizli*&limit=2', headers: { Accept: 'text/csv' }, body: undefined },
  { method: 'HEAD', path: 'crm_records?date=eq.2026-01-01', headers: { Prefer: 'count=exact' }, body: undefined },
  { method: 'POST', path: 'crm_records', headers: {}, body: '{"fullname":"Gizli Yolcu","card":5}' },
  {
    method: 'POST',
    path: 'crm_records?select=id',
    headers: { Prefer: 'return=representation' },
    body: '{"fullname":"a"}',
  },
  { method: 'PATCH', path: 'crm_records?id=eq.1', headers: {}, body: '{"note":"x"}' },
  { method: 'POST', path: 'rpc/record_totals', headers: {}, body: '{}' },
);

/** The same `seed` makes the same requests. */
export function hostileRequests(count: number, seed: number): HostileRequest[] {
  return fc.sample(fc.oneof({ weight: 4, arbitrary: request }, { weight: 1, arbitrary: ordinary }), {
    numRuns: count,
    seed,
  });
}
