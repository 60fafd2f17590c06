import { describe, expect, it } from 'vitest';
import { HttpError } from '../../http/errors.ts';
import { parseParameters, parseQuery } from './query.ts';
import type { Query } from './tree.ts';

const nothing: Query = {
  select: null,
  filter: [],
  order: null,
  limit: null,
  offset: null,
  onConflict: null,
  columns: null,
};
const parse = (search: string) => parseQuery(parseParameters(search), 'crm_records');
const condition = (column: string, test: object, negated = false) => ({ kind: 'condition', column, negated, test });
const comparison = (operator: string, value: string) => ({ operator, value });

describe('parseQuery accepts', () => {
  it.each<[string, Partial<Query> | object]>([
    ['', {}],
    ['select=*', { select: [{ column: '*', alias: '*' }] }],
    ['select=', { select: [] }],
    [
      'select=id,name:fullname,"card"',
      {
        select: [
          { column: 'id', alias: 'id' },
          { column: 'fullname', alias: 'name' },
          { column: 'card', alias: 'card' },
        ],
      },
    ],
    ['tags=cs.{a,b}', { filter: [condition('tags', comparison('cs', '{a,b}'))] }],
    [
      'or=(tags.cs.{a,b},id.eq.1)',
      {
        filter: [
          {
            kind: 'group',
            join: 'or',
            negated: false,
            members: [condition('tags', comparison('cs', '{a,b}')), condition('id', comparison('eq', '1'))],
          },
        ],
      },
    ],
    ['select= id , name : fullname,\t"card" ', parse('select=id,name:fullname,card')],
    ['order= id.desc , card .nullslast,pnr ', parse('order=id.desc,card.nullslast,pnr')],
    ['columns= fullname , "pnr" &on_conflict= clientref ', parse('columns=fullname,pnr&on_conflict=clientref')],
    ['%20id%20=eq.5', parse('id=eq.5')],
    ['id=in.( 1,2)', parse('id=in.(1,2)')],
    ['id=in. ( "1",2 ) ', { filter: [condition('id', { operator: 'in', values: ['1', '2 '] })] }],
    ['id=in.( )', parse('id=in.()')],
    ['pnr=in.(a, b)', { filter: [condition('pnr', { operator: 'in', values: ['a', ' b'] })] }],
    ['or= ( id.is.null , not.and ( id.gt."1",pnr.eq.2) ) ', parse('or=(id.is.null,not.and(id.gt.1,pnr.eq.2))')],
    ['order=id.desc', { order: [{ column: 'id', descending: true, nulls: null }] }],
    [
      'order=date.asc.nullsfirst,id.nullslast,pnr',
      {
        order: [
          { column: 'date', descending: false, nulls: 'first' },
          { column: 'id', descending: false, nulls: 'last' },
          { column: 'pnr', descending: false, nulls: null },
        ],
      },
    ],
    ['limit=-1', { limit: -1 }],
    ['limit=10&offset=20', { limit: 10, offset: 20 }],
    ['on_conflict=clientref', { onConflict: ['clientref'] }],
    ['columns="fullname","pnr"', { columns: ['fullname', 'pnr'] }],
    ['id=eq.5', { filter: [condition('id', comparison('eq', '5'))] }],
    ['id=not.eq.5', { filter: [condition('id', comparison('eq', '5'), true)] }],
    ['note=eq.', { filter: [condition('note', comparison('eq', ''))] }],
    ['note=eq."a,b".c)', { filter: [condition('note', comparison('eq', '"a,b".c)'))] }],
    ['fullname=ilike.*I%C5%9EIK*', { filter: [condition('fullname', comparison('ilike', '*IŞIK*'))] }],
    ['note=eq.a+b%2Bc', { filter: [condition('note', comparison('eq', 'a b+c'))] }],
    ['note=eq.a=b', { filter: [condition('note', comparison('eq', 'a=b'))] }],
    ['id=in.(1,2,"3")', { filter: [condition('id', { operator: 'in', values: ['1', '2', '3'] })] }],
    ['id=in.()', { filter: [condition('id', { operator: 'in', values: [] })] }],
    ['pnr=in.("a,b","c\\"d","")', { filter: [condition('pnr', { operator: 'in', values: ['a,b', 'c"d', ''] })] }],
    ['pnr=in.("a)', { filter: [condition('pnr', { operator: 'in', values: ['"a'] })] }],
    ['pnr=in.("a"b,c)', { filter: [condition('pnr', { operator: 'in', values: ['"a"b', 'c'] })] }],
    ['date=is.NULL', { filter: [condition('date', { operator: 'is', value: 'null' })] }],
    ['date=not.is.null', { filter: [condition('date', { operator: 'is', value: 'null' }, true)] }],
    [
      'date=gte.2026-01-01&date=lte.2026-01-31',
      {
        filter: [
          condition('date', comparison('gte', '2026-01-01')),
          condition('date', comparison('lte', '2026-01-31')),
        ],
      },
    ],
    [
      'or=(id.eq.1,not.and(pnr.eq."x,y\\\\z",note.not.is.null),id.in.(2,3))',
      {
        filter: [
          {
            kind: 'group',
            join: 'or',
            negated: false,
            members: [
              condition('id', comparison('eq', '1')),
              {
                kind: 'group',
                join: 'and',
                negated: true,
                members: [
                  condition('pnr', comparison('eq', 'x,y\\z')),
                  condition('note', { operator: 'is', value: 'null' }, true),
                ],
              },
              condition('id', { operator: 'in', values: ['2', '3'] }),
            ],
          },
        ],
      },
    ],
    [
      'not.or=(id.eq.1)',
      { filter: [{ kind: 'group', join: 'or', negated: true, members: [condition('id', comparison('eq', '1'))] }] },
    ],
    ['and=(order.eq.1)', { filter: [{ kind: 'group', join: 'and', negated: false, members: [expect.anything()] }] }],
  ])('%s', (search, expected) => {
    expect(parse(search)).toEqual({ ...nothing, ...expected });
  });
});

describe('parseQuery refuses with 400', () => {
  it.each([
    'select=...id',
    'select=id,',
    'select=a:b:c',
    'select=*,',
    'select=passengers!inner(id)',
    'select=x"y:id',
    'select="a\u0000b":id',
    `select=${'a'.repeat(64)}:id`,
    'select=id&select=pnr',
    'order=',
    'order=id.down',
    'order=id.desc.nullslast.x',
    'order=id desc',
    'limit=1e3',
    'limit=',
    'limit=99999999999999999999',
    'offset=x',
    'offset=-1',
    'limit=--1',
    'id',
    'id=',
    'id=5',
    'id=eq',
    'id=unknown.5',
    'id=EQ.5',
    'id=not.not.eq.5',
    'id=in.1,2',
    'id=in.(1,2',
    'id=in.(1,2)x',
    'id=is.5',
    'tags.cs={1}',
    '=eq.5',
    'a.b=eq.5',
    'or=',
    'or=()',
    'or=(id.eq.1',
    'or=id.eq.1',
    'or=(id.eq.1)x',
    'or=(id)',
    'or=(id.eq.1,)',
    'or=(and())',
    'passengers.or=(id.eq.1)',
    'on_conflict=',
    'columns=a,',
    'columns="a',
    'id=eq.%E0%A4%A',
    'id=eq.%ff',
    `or=${'(and'.repeat(40)}`,
    `or=(${'and('.repeat(40)}id.eq.1${')'.repeat(40)})`,
  ])('%s', (search) => {
    expect(() => parse(search)).toThrow(HttpError);
    expect(() => parse(search)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('limits and unsupported features', () => {
  const many = (count: number, text: string) => Array.from({ length: count }, () => text).join();
  it.each<[search: string, code: string, words: string]>([
    ['select=passengers(*)', 'PGRST200', `'crm_records' and 'passengers'`],
    ['select=id::text,card', 'PGRST100', 'casts are not supported'],
    ['select=n:card::double precision', 'PGRST100', 'casts are not supported'],
    ['select=data->a->>b', 'PGRST100', 'paths into JSON are not supported'],
    ['order=data->>a.desc', 'PGRST100', 'paths into JSON are not supported'],
    ['data->>a=eq.b', 'PGRST100', 'paths into JSON are not supported'],
    ['or=(id.eq.1,data->a.eq.b)', 'PGRST100', 'paths into JSON are not supported'],
    ['id=match.a', 'PGRST100', 'the operator "match" is not supported'],
    ['id=not.fts.a', 'PGRST100', 'the operator "fts" is not supported'],
    ['note=not.imatch.a', 'PGRST100', 'the operator "imatch" is not supported'],
    ['note=isdistinct.a', 'PGRST100', 'the operator "isdistinct" is not supported'],
    ['or=(note.ov.{a},id.eq.1)', 'PGRST100', 'the operator "ov" is not supported'],
    ['or=(id.eq.1,days.adj.[1,2))', 'PGRST100', 'the operator "adj" is not supported'],
    ['note=wfts(turkish).a b', 'PGRST100', '"wfts(…)" is not supported'],
    ['note=like(any).{a*,b}', 'PGRST100', '"like(…)" is not supported'],
    ['or=(id.eq(all).{1},id.eq.1)', 'PGRST100', '"eq(…)" is not supported'],
    ['select=id,a:passengers!passengers_fkey(*)', 'PGRST200', `'crm_records' and 'passengers'`],
    ['select=...passengers!inner(id)', 'PGRST200', `'crm_records' and 'passengers'`],
    ['select=card.sum()', 'PGRST123', 'aggregate'],
    ['select=count()', 'PGRST123', 'aggregate'],
    ['passengers.id=eq.1', 'PGRST108', `'passengers'`],
    ['passengers.limit=1', 'PGRST108', `'passengers'`],
    ['order=passengers(id)', 'PGRST108', `'passengers'`],
    [`or=(${many(31, 'id.eq.1')})`, 'too_many_conditions', '30'],
    [Array.from({ length: 31 }, () => 'id=eq.1').join('&'), 'too_many_conditions', '30'],
    [`or=(${many(16, 'and(id.eq.1)')})`, 'too_many_conditions', '30'],
    [`id=in.(${many(1001, '1')})`, 'too_many_values', '1000'],
    [`select=${Array.from({ length: 101 }, (_, index) => `c${index}`)}`, 'too_many_columns', '100'],
    [`order=${many(101, 'id')}`, 'too_many_columns', '100'],
    ['select=note,a:note,b:note', 'column_repeated', '2 times'],
  ])('refuses %.60s with %s', (search, code, words) => {
    expect(() => parse(search)).toThrow(
      expect.objectContaining({ status: 400, code, message: expect.stringContaining(words) }),
    );
  });

  it('accepts as many conditions and values as the limits allow', () => {
    expect(parse(`or=(${many(30, 'id.eq.1')})`).filter).toHaveLength(1);
    expect(parse(`id=in.(${many(1000, '1')})`).filter).toHaveLength(1);
  });
});
