import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HttpError } from '../../http/errors.ts';
import { mostConditions } from '../limits.ts';
import { countOf } from './filter.ts';
import { parseParameters, parseQuery } from './query.ts';
import { type Condition, comparisonOperators, type Filter, type Group, isValues, type Test } from './tree.ts';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const test: fc.Arbitrary<Test> = fc.oneof(
  fc.record({ operator: fc.constantFrom(...comparisonOperators), value: fc.string({ unit: 'grapheme' }) }),
  fc.record({ operator: fc.constant('is' as const), value: fc.constantFrom(...isValues) }),
  fc.record({ operator: fc.constant('in' as const), values: fc.array(fc.string({ unit: 'grapheme' })) }),
);
const condition: fc.Arbitrary<Condition> = fc.record({
  kind: fc.constant('condition' as const),
  column: fc.string({ minLength: 1, unit: 'grapheme' }),
  negated: fc.boolean(),
  test,
});
const { group } = fc.letrec<{ group: Group; filter: Filter }>((tie) => ({
  group: fc.record({
    kind: fc.constant('group' as const),
    join: fc.constantFrom('and' as const, 'or' as const),
    negated: fc.boolean(),
    members: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
  }),
  filter: fc.oneof({ maxDepth: 4 }, condition, tie('group')),
}));

function writeTest(item: Test, writeValue: (text: string) => string): string {
  if ('values' in item) return `${item.operator}.(${item.values.map(quoted).join(',')})`;
  return `${item.operator}.${item.operator === 'is' ? item.value : writeValue(item.value)}`;
}

function writeMember(item: Filter): string {
  const not = item.negated ? 'not.' : '';
  if (item.kind === 'group') return `${not}${item.join}(${item.members.map(writeMember).join(',')})`;
  return `${quoted(item.column)}.${not}${writeTest(item.test, quoted)}`;
}

it('parses every tree of conditions back to what was written', () => {
  fc.assert(
    fc.property(group, (tree) => {
      fc.pre(countOf([tree]) <= mostConditions);
      const name = `${tree.negated ? 'not.' : ''}${tree.join}`;
      const text = `(${tree.members.map(writeMember).join(',')})`;
      const search = `${name}=${encodeURIComponent(text)}`;
      expect(parseQuery(parseParameters(search), 'crm_records').filter).toEqual([tree]);
    }),
    { seed: 1, numRuns: 500 },
  );
});

it('parses every single condition back to what was written, including its whole value', () => {
  fc.assert(
    fc.property(condition, (item) => {
      const value = (item.negated ? 'not.' : '') + writeTest(item.test, (text) => text);
      const search = `${encodeURIComponent(quoted(item.column))}=${encodeURIComponent(value)}`;
      expect(parseQuery(parseParameters(search), 'crm_records').filter).toEqual([item]);
    }),
    { seed: 2, numRuns: 500 },
  );
});

it('answers any text with a query or a 400', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'select',
      'order',
      'or',
      'not.and',
      'id',
      'eq',
      'in',
      'is',
      'any',
      'null',
      '=',
      '&',
      '.',
      ',',
      '(',
      ')',
    ),
    fc.constantFrom('"', '\\', '{', '}', '*', ':', '::', '->', '%', '%00', '%C5', '+', '-', ' ', '\u0000'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      try {
        parseQuery(parseParameters(pieces.join('')), 'crm_records');
      } catch (error) {
        expect(error).toBeInstanceOf(HttpError);
        expect(error).toMatchObject({ status: 400 });
      }
    }),
    { seed: 3, numRuns: 3000 },
  );
});
