import { expect, it } from 'vitest';
import { anyAmount } from '../../../../domain/records/paid-range.ts';
import {
  datesOf,
  filterKey,
  filterOf,
  listLink,
  listsAllOf,
  narrowingsOf,
  stateOf,
  withDates,
  withFilter,
} from './record-filter.ts';

const today = '2026-11-21';

it.each([
  ['', { start: today, end: today }],
  ['start=2026-11-01', { start: '2026-11-01', end: today }],
  ['start=&end=', { start: '', end: '' }],
  ['start=2026-02-30&end=x', { start: '', end: '' }],
])('"%s" means %j', (address, dates) => {
  expect(datesOf(new URLSearchParams(address), today)).toEqual(dates);
});

it.each([
  [{ start: today, end: today }, 'sort=date'],
  [{ start: '2026-11-01', end: today }, 'sort=date&start=2026-11-01'],
  [{ start: '', end: '' }, 'sort=date&start=&end='],
])('%j has the address "%s"', (dates, address) => {
  expect(withDates(new URLSearchParams('sort=date'), dates, today).toString()).toBe(address);
});

it.each([
  [{ start: today, end: today }, {}, ''],
  [{ start: '2026-10-23', end: today }, {}, 'start=2026-10-23'],
  [{ start: '', end: '' }, { company: 'AIR ARABIA', channel: 'card' }, 'start=&end=&company=AIR+ARABIA&channel=card'],
  [{ start: today, end: today }, { shift: '', user: 'ayse@ornek.example' }, 'shift='],
])('the link for %j and %j is "%s", without names of people', (days, facets, address) => {
  const { to, state } = listLink(days, facets, today);
  expect(to).toEqual({ pathname: '/records', search: address });
  expect(filterOf(new URLSearchParams(to.search), state, today)).toEqual({
    ...days,
    search: '',
    facets,
    paid: anyAmount,
  });
});

it('stores a whole filter in address and history entry, and keeps nothing of the previous one', () => {
  const paid = { least: 500, most: null };
  const filter = { start: '', end: today, search: 'ışık', facets: { saletype: 'EK HIZMET', user: '' }, paid };
  const address = withFilter(new URLSearchParams('sort=date&company=THY&shift=GECE'), filter, today);
  expect(filterOf(address, stateOf(filter), today)).toEqual(filter);
  expect(address.toString()).toBe('sort=date&start=&saletype=EK+HIZMET');
});

it('distinguishes filters, whatever the order of their facets', () => {
  const days = { start: today, end: today, search: '', paid: anyAmount };
  const one = filterKey({ ...days, facets: { company: 'THY', shift: 'GECE' } });
  expect(filterKey({ ...days, facets: { shift: 'GECE', company: 'THY' } })).toEqual(one);
  expect(filterKey({ ...days, facets: { company: 'THY' } })).not.toEqual(one);
  expect(filterKey({ ...days, facets: {}, paid: { least: 5, most: null } })).not.toEqual(
    filterKey({ ...days, facets: {}, paid: { least: null, most: 5 } }),
  );
  expect(filterKey({ ...days, facets: { company: '' } })).not.toEqual(filterKey({ ...days, facets: {} }));
});

it.each([
  ['its day', {}, true],
  ['its day among others', { start: '2026-11-01', end: '' }, true],
  ['the days before', { start: '2026-11-01', end: '2026-11-20' }, false],
  ['the days after', { start: '2026-11-22', end: '' }, false],
  ['a search', { search: 'ışık' }, false],
  ['a search of spaces', { search: ' ' }, true],
  ['a facet', { facets: { company: 'THY' } }, false],
  ['an amount', { paid: { least: 500, most: null } }, false],
] as const)('a list of %s surely has a sale of the day, or not', (_what, part, has) => {
  const filter = { start: today, end: today, search: '', facets: {}, paid: anyAmount };
  expect(listsAllOf(today, { ...filter, ...part })).toBe(has);
});

it.each([{ least: '5', most: {} }, 'x', 7, null])('ignores an invalid amount range in the history: %j', (paid) => {
  expect(filterOf(new URLSearchParams(), { search: '', paid }, today).paid).toEqual(anyAmount);
});

it('describes what the filter chips select', () => {
  const filter = { start: '', end: '', search: 'ali', facets: { company: 'THY', shift: '' } } as const;
  expect(narrowingsOf({ ...filter, paid: anyAmount })).toEqual(['Firma: THY', 'Vardiya: Belirtilmemiş']);
  expect(narrowingsOf({ ...filter, facets: {}, paid: { least: 1000, most: 25000 } })).toEqual([
    'Tutar: 1.000–25.000 TL',
  ]);
});
