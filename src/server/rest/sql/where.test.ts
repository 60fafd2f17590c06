import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column, Relation } from '../catalogue.ts';
import { parseParameters, parseQuery } from '../query/query.ts';
import { Parameters } from './statement.ts';
import { whereClause } from './where.ts';

const categories: Record<string, string> = { text: 'S', jsonb: 'U', 'text[]': 'A', daterange: 'R' };
const column = (name: string, type: string): [string, Column] => [
  name,
  { name, type, declaredType: type, category: categories[type] ?? 'N', defaultExpression: null },
];
const relation: Relation = {
  name: 'crm_records',
  columns: new Map([
    column('id', 'bigint'),
    column('fullname', 'text'),
    column('date', 'date'),
    column('open', 'boolean'),
    column('o"dd', 'text'),
    column('data', 'jsonb'),
    column('tags', 'text[]'),
    column('days', 'daterange'),
  ]),
  computed: new Map([column('paid', 'bigint')]),
  primaryKey: ['id'],
  isTable: true,
  isForAnybody: false,
};

function compile(search: string) {
  const parameters = new Parameters();
  const text = whereClause(parseQuery(parseParameters(search), 'crm_records').filter, relation, parameters);
  return { text, values: parameters.values };
}

describe('whereClause', () => {
  it.each([
    ['', '', []],
    ['id=eq.5', 'where (target."id" = $1::bigint)', ['5']],
    ['paid=gte.5', 'where ("public"."paid"(target) >= $1::bigint)', ['5']],
    ['id=not.neq.5', 'where not (target."id" <> $1::bigint)', ['5']],
    ['fullname=ilike.*a_b*', 'where (target."fullname" ilike $1::text)', ['%a_b%']],
    ['id=in.(1,2)', 'where (target."id" = any($1::bigint[]))', [['1', '2']]],
    ['date=is.null', 'where (target."date" is null)', []],
    ['data=cs.{}', 'where (target."data" @> $1::jsonb)', ['{}']],
    ['open=not.is.true', 'where not (target."open" is true)', []],
    ['%22o%5C%22dd%22=eq.x', 'where (target."o""dd" = $1::text)', ['x']],
    ['tags=cs.{a}', 'where (target."tags" @> $1::text[])', ['{a}']],
    [
      'or=(id.gt.1,not.and(date.is.null,id.lt.9))&fullname=eq.A',
      'where ((target."id" > $1::bigint) or not ((target."date" is null) and (target."id" < $2::bigint))) and (target."fullname" = $3::text)',
      ['1', '9', 'A'],
    ],
  ])('compiles "%s" to: %s', (search, text, values) => {
    expect(compile(search)).toEqual({ text, values });
  });

  it.each([
    ['missing=eq.1', '42703'],
    ['or=(missing.eq.1)', '42703'],
    ['date=like.2026*', 'PGRST100'],
    ['id=is.true', 'PGRST100'],
    ['fullname=cs.{a}', 'PGRST100'],
  ])('refuses %s', (search, code) => {
    expect(() => compile(search)).toThrow(expect.objectContaining({ status: 400, code }));
  });

  it('never puts a value into the statement', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const { text, values } = compile(`fullname=eq.${encodeURIComponent(value.toWellFormed())}`);
        expect(text).toBe('where (target."fullname" = $1::text)');
        expect(values).toEqual([value.toWellFormed()]);
      }),
      { seed: 4 },
    );
  });
});
