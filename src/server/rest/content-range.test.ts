import { describe, expect, it } from 'vitest';
import { rangeOf, sliceOf } from './content-range.ts';
import { mostRows } from './limits.ts';
import { parseParameters, parseQuery } from './query/query.ts';

const slice = (search: string, range: string | undefined) =>
  sliceOf(parseQuery(parseParameters(search), 'crm_records'), range);

describe('sliceOf', () => {
  it.each([
    ['', undefined, { offset: 0, limit: null }],
    ['limit=5&offset=10', undefined, { offset: 10, limit: 5 }],
    ['', '0-9', { offset: 0, limit: 10 }],
    ['', 'items=5-9', { offset: 5, limit: 5 }],
    ['', '10-', { offset: 10, limit: null }],
    ['limit=5', '2-99', { offset: 2, limit: 3 }],
    ['limit=5', '7-99', { offset: 7, limit: 0 }],
    ['limit=20', '2-4', { offset: 2, limit: 3 }],
    ['', 'bytes=0-5', { offset: 0, limit: null }],
    ['', 'nonsense', { offset: 0, limit: null }],
    ['limit=0', undefined, { offset: 0, limit: 0 }],
  ])('"%s" with Range %s asks for %j', (search, range, expected) => {
    expect(slice(search, range)).toEqual(expected);
  });

  it.each([
    ['', '9-5', 'The lower boundary must be lower'],
    ['limit=-1', undefined, 'Limit should be greater than or equal to zero.'],
    ['limit=-5', '0-9', 'Limit should be greater than or equal to zero.'],
  ])('refuses "%s" with Range %s: %s', (search, range, details) => {
    const refusal = { status: 416, code: 'PGRST103', details: expect.stringContaining(details) };
    expect(() => slice(search, range)).toThrow(expect.objectContaining(refusal));
  });
});

it.each([
  [0, 10, 10, '0-9/10', 200],
  [0, 10, 200, '0-9/200', 206],
  [20, 5, 25, '20-24/25', 206],
  [0, 3, null, '0-2/*', 200],
  [0, 0, 0, '*/0', 200],
  [25, 0, 25, '*/25', 206],
  [7, 0, null, '*/*', 200],
  [0, mostRows, null, '0-1999/*', 200],
  [0, mostRows + 1, null, '0-1999/*', 206],
  [0, mostRows + 1, 9000, '0-1999/9000', 206],
  [4000, mostRows + 1, null, '4000-5999/*', 206],
])('at offset %i, %i of %s rows are answered as %s with %i', (offset, found, total, range, status) => {
  expect(rangeOf(offset, found, total)).toEqual({ range, status });
});

it('refuses a slice beyond the last row', () => {
  const refusal = { status: 416, code: 'PGRST103', headers: { 'Content-Range': '*/25' } };
  expect(() => rangeOf(26, 0, 25)).toThrow(expect.objectContaining(refusal));
});
