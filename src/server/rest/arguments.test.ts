import { describe, expect, it } from 'vitest';
import { argumentsOfBody, chooseRoutine, splitParameters } from './arguments.ts';
import type { Argument, Routine } from './catalogue.ts';

function routine(name: string, ...list: Argument[]): Routine {
  const relation = {
    name,
    columns: new Map(),
    primaryKey: [],
    isTable: false,
    computed: new Map(),
    isForAnybody: false,
  };
  return {
    name,
    arguments: list,
    returns: 'scalar',
    returnsSet: false,
    relation,
    isVolatile: false,
    isForAnybody: false,
  };
}
const day = { name: 'day', type: 'date', required: true };
const text = { name: 'search', type: 'text', required: false };
const ids = { name: 'ids', type: 'bigint[]', required: false };
const totals = routine('totals', day, text);
const other = routine('totals', ids);

const choose = (routines: Routine[], given: string[], name = 'totals') =>
  chooseRoutine(routines, { name, given, isPost: true, others: ['totals', 'fold_text'] });

describe('chooseRoutine', () => {
  it('takes the one whose arguments fit', () => {
    expect(choose([totals, other], ['day'])).toBe(totals);
    expect(choose([totals, other], ['search', 'day'])).toBe(totals);
    expect(choose([totals, other], ['ids'])).toBe(other);
    expect(choose([totals, other], [])).toBe(other);
  });
  it.each([[['search']], [['day', 'unknown']]])('finds none for %j', (given) => {
    expect(() => choose([totals, other], given)).toThrow(expect.objectContaining({ status: 404, code: 'PGRST202' }));
  });
  it('does not guess between two', () => {
    const twice = [routine('f', text), routine('f', text, ids)];
    expect(() => choose(twice, ['search'])).toThrow(expect.objectContaining({ code: 'PGRST203' }));
  });
});

describe('argumentsOfBody', () => {
  const f = routine('f', day, text, ids, { name: 'data', type: 'jsonb', required: false });
  it('gives PostgreSQL every value as text', () => {
    const values = argumentsOfBody(f, { day: '2026-01-02', search: null, ids: [1, '2'], data: { a: [1] } });
    expect([...values].map(([{ name }, value]) => [name, value])).toEqual([
      ['day', '2026-01-02'],
      ['search', null],
      ['ids', ['1', '2']],
      ['data', '{"a":[1]}'],
    ]);
  });
  it.each([{ day: {} }, { day: [1] }, { ids: [[1]] }, { ids: { a: 1 } }])('refuses %j', (body) => {
    expect(() => argumentsOfBody(f, body)).toThrow(expect.objectContaining({ status: 400, code: 'PGRST102' }));
  });
});

describe('splitParameters', () => {
  it('tells arguments from filters', () => {
    const { given, rest } = splitParameters(
      [totals],
      [
        ['day', '2026-01-02'],
        ['select', 'card'],
        ['card', 'gt.5'],
      ],
    );
    expect([...given]).toEqual([['day', '2026-01-02']]);
    expect(rest).toEqual([
      ['select', 'card'],
      ['card', 'gt.5'],
    ]);
  });
  it('refuses an argument given twice', () => {
    expect(() =>
      splitParameters(
        [totals],
        [
          ['day', 'a'],
          ['day', 'b'],
        ],
      ),
    ).toThrow(expect.objectContaining({ code: 'PGRST100' }));
  });
});
