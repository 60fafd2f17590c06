import { addDays } from '../../../../domain/days/date-ranges.ts';
import { readSearch, type SearchTerm } from '../../../../domain/records/record-search.ts';
import { channels, chosenOf, type Facet } from '../../../../domain/reports/facets.ts';
import type { RecordFilter } from './record-filter.ts';
import { searchPattern } from './search-pattern.ts';

interface Query {
  eq: (column: string, value: string | number) => this;
  gt: (column: string, value: number) => this;
  gte: (column: string, value: string | number) => this;
  lte: (column: string, value: string | number) => this;
  is: (column: string, value: null) => this;
  ilike: (column: string, pattern: string) => this;
  contains: (column: string, value: readonly number[]) => this;
  or: (conditions: string) => this;
  order: (column: string, options: { ascending: boolean }) => this;
}

/** `totalsOf` must set the same conditions, otherwise the sums belong to other records. */
export function narrowedTo<Q extends Query>(request: Q, filter: RecordFilter): Q {
  const { start, end, search, paid } = filter;
  let query = request;
  if (start) query = query.gte('date', start);
  if (end) query = query.lte('date', end);
  for (const term of readSearch(search)) query = withTerm(query, term);
  if (paid.least !== null) query = query.gte('paid', paid.least);
  if (paid.most !== null) query = query.lte('paid', paid.most);
  for (const [facet, value] of chosenOf(filter.facets)) query = withFacet(query, facet, value);
  return query;
}

/** Up to 92 days a scan of the date index is faster than the trigram index. */
const fewDays = 92;

/**
 * `newest` is a computed column: the id, but without an index. Ordering by it makes PostgreSQL search many days with
 * the trigram index.
 */
export function newestFirst<Q extends Query>(query: Q, { search, start, end }: RecordFilter): Q {
  const isShort = start !== '' && end !== '' && end <= addDays(start, fewDays);
  return query.order(isShort || readSearch(search).length === 0 ? 'id' : 'newest', { ascending: false });
}

export function totalsOf({ start, end, search, paid, facets }: RecordFilter) {
  const terms = readSearch(search).map(({ text, phones, citizenId, id, amount }) => ({
    text: text && searchPattern(text),
    phones,
    citizenid: citizenId && searchPattern(citizenId),
    id,
    amount,
  }));
  return {
    start_date: start || null,
    end_date: end || null,
    search_terms: terms.length > 0 ? terms : null,
    least_paid: paid.least,
    most_paid: paid.most,
    company_name: facets.company,
    sale_type: facets.saletype,
    direction_name: facets.direction,
    shift_name: facets.shift,
    user_name: facets.user,
    channel_name: facets.channel,
  };
}

function withTerm<Q extends Query>(query: Q, term: SearchTerm): Q {
  const { text, phones = [], citizenId, id, amount } = term;
  const keys = [
    ...(text === undefined ? [] : [`search.ilike.${quoted(searchPattern(text))}`]),
    ...phones.map((pattern) => `phonedigits.ilike.${pattern}`),
    ...(citizenId === undefined ? [] : [`citizenid.ilike.${searchPattern(citizenId)}`]),
    ...(id === undefined ? [] : [`id.eq.${id}`]),
    ...(amount === undefined ? [] : [`amounts.cs.{${amount}}`]),
  ];
  if (keys.length > 1) return query.or(keys.join());
  if (text !== undefined) return query.ilike('search', searchPattern(text));
  if (citizenId !== undefined) return query.ilike('citizenid', searchPattern(citizenId));
  if (id !== undefined) return query.eq('id', id);
  if (amount !== undefined) return query.contains('amounts', [amount]);
  return query.ilike('phonedigits', phones.join());
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

const isId = (value: string) => /^[0-9a-f-]{36}$/.test(value);

/** Must select the same records as the database function `record_totals` counts for this value. */
function withFacet<Q extends Query>(query: Q, facet: Facet, value: string): Q {
  if (facet === 'channel') {
    const channel = channels.find((name) => name === value);
    return channel ? query.gt(channel, 0) : query.is('id', null);
  }
  if (facet === 'user') {
    if (value !== '' && !isId(value)) return query.eq('useremail', value);
    const nameless = query.is('useremail', null);
    return value === '' ? nameless.is('userid', null) : nameless.eq('userid', value);
  }
  return value === '' ? query.or(`${facet}.is.null,${facet}.eq.`) : query.eq(facet, value);
}
