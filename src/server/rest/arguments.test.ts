import { describe, expect, it } from 'vitest';
import { argumentsOfBody, routineFor, splitParameters } from './arguments.ts';
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
    isOverloaded: false,
    isForAnybody: false,
  };
}
const day = { name: 'day', type: 'date', required: true };
const text = { name: 'search', type: 'text', required: false };
const ids = { name: 'ids', type: 'bigint[]', required: false };
const totals = routine('totals', day, text);

describe('routineFor', () => {
  it.each([[['day']], [['search', 'day']]])('finds the function with matching arguments: %j', (given) => {
    expect(routineFor('totals', totals, given)).toBe(totals);
  });
  it.each([[['search']], [['day', 'unknown']], [[]]])('finds none for %j', (given) => {
    const refusal = expect.objectContaining({ status: 404, code: 'PGRST202' });
    expect(() => routineFor('totals', totals, given)).toThrow(refusal);
    expect(() => routineFor('totals', undefined, given)).toThrow(refusal);
  });
  it('refuses an overloaded function', () => {
    const refusal = { status: 400, code: 'PGRST100', message: expect.stringContaining('overloads are not supported') };
    const twice = { ...totals, isOverloaded: true };
    expect(() => routineFor('totals', twice, ['day'])).toThrow(expect.objectContaining(refusal));
  });
});

describe('argumentsOfBody', () => {
  const f = routine('f', day, text, ids, { name: 'data', type: 'jsonb', required: false });
  it('passes every value to PostgreSQL as text', () => {
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
  it('separates arguments from filters', () => {
    const { given, rest } = splitParameters(totals, [
      ['day', '2026-01-02'],
      ['select', 'card'],
      ['card', 'gt.5'],
    ]);
    expect([...given]).toEqual([['day', '2026-01-02']]);
    expect(rest).toEqual([
      ['select', 'card'],
      ['card', 'gt.5'],
    ]);
  });
  it('refuses an argument given twice', () => {
    expect(() =>
      splitParameters(totals, [
        ['day', 'a'],
        ['day', 'b'],
      ]),
    ).toThrow(expect.objectContaining({ code: 'PGRST100' }));
  });
});
