import { describe, expect, it } from 'vitest';
import type { Test } from './ast.ts';
import { effortOf } from './effort.ts';

const test = (operator: string, value: string) => ({ operator, language: null, value }) as Test;
const many = (operator: string, quantifier: string, count: number) =>
  ({ operator, quantifier, values: Array(count).fill('a') }) as unknown as Test;

describe('costs', () => {
  it.each<[Test, number]>([
    [test('eq', 'a'.repeat(5000)), 1],
    [{ operator: 'is', value: 'null' }, 1],
    [{ operator: 'in', values: Array(1000).fill('a') }, 1],
    [many('eq', 'any', 1000), 1],
    [many('eq', 'all', 30), 30],
    [many('gt', 'any', 30), 30],
    [many('ilike', 'any', 3), 6],
    [test('ilike', '%işık%'), 2],
    [test('like', 'a'.repeat(1000)), 12],
    [test('imatch', '^a'), 10],
    [many('imatch', 'any', 3), 30],
    [test('wfts', 'ankara or izmir'), 10],
  ])('%j', (condition, effort) => {
    expect(effortOf(condition)).toBe(effort);
  });
});

describe('an expression', () => {
  it.each([
    '',
    '^Ay[şs]e .*Işık$',
    '^\\+90 ?5\\d{2} ?\\d{3} ?\\d{2} ?\\d{2}$',
    '^[A-Z]{3}\\d{3}$',
    '(?:\\d{2} ){4}',
    '(a|b|c|d)+',
    'a{29}',
    '(a{3}){10}',
    '\\\\1 \\(?a',
    'a'.repeat(250),
    '('.repeat(50),
  ])('is taken: %s', (pattern) => {
    expect(effortOf(test('match', pattern))).toBe(10);
  });

  it.each([
    ['(a?){500}', 'repetitions'],
    ['(a?){0,31}', 'repetitions'],
    ['(a?){31,}', 'repetitions'],
    ['((a{9}){9}){9}', 'repetitions'],
    ['(?:a){31}', 'repetitions'],
    ['.*'.repeat(31), 'repetitions'],
    ['a|'.repeat(31), 'repetitions'],
    ['(.*[ab].*[0-9].*|.*[cd].*[ef].*){9}Q', 'repetitions'],
    ['(.+)\\1', 'references'],
    ['(.+)\\\\\\1', 'references'],
    ['(?=.*a)', '(?:'],
    ['(?!a)', '(?:'],
    ['(?<=a)b', '(?:'],
    ['(?b)\\(a\\)\\{9\\}', '(?:'],
    ['a'.repeat(251), '250'],
  ])('is refused: %s', (pattern, why) => {
    const refusal = { status: 400, code: 'pattern_too_complex', message: expect.stringContaining(why) };
    expect(() => effortOf(test('imatch', pattern))).toThrow(expect.objectContaining(refusal));
  });
});

describe('a search', () => {
  it.each([
    ['fts', '(ankara | izmir:*) & !2026-01-02'],
    ['fts', `${'!'.repeat(30)}a`],
    ['plfts', 'a '.repeat(30)],
    ['wfts', 'a'.repeat(250)],
  ])('is taken: %s.%s', (operator, text) => {
    expect(effortOf(test(operator, text))).toBe(10);
  });

  it.each([
    ['fts', `${'!!a&'.repeat(20)}a`],
    ['fts', `${'!'.repeat(31)}a`],
    ['phfts', 'a '.repeat(31)],
    ['plfts', 'a.'.repeat(31)],
    ['wfts', 'a'.repeat(251)],
  ])('is refused: %s.%s', (operator, text) => {
    expect(() => effortOf(test(operator, text))).toThrow('What is given to');
  });
});

it('a pattern of like has room for a folded search', () => {
  expect(() => effortOf(test('ilike', 'a'.repeat(1001)))).toThrow('at most 1000 characters');
});
