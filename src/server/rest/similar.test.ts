import { expect, it } from 'vitest';
import { mostSimilar } from './similar.ts';

const names = ['crm_records', 'record_totals', 'fold_text'];

it.each([
  ['crm_record', 'crm_records'],
  ['crm_records', 'crm_records'],
  ['foldtext', 'fold_text'],
  ['record_total', 'record_totals'],
  ['nothing', null],
  ['', null],
  ['x'.repeat(100_000), null],
])('of %j: %j', (given, expected) => {
  expect(mostSimilar(names, given, 0.75)).toBe(expected);
});

it('finds nothing among no names', () => {
  expect(mostSimilar([], 'a', 0)).toBeNull();
});
