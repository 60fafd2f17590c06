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
    [test('imatch', ''), 10],
    [test('imatch', '^a'), 11],
    [test('match', 'a'.repeat(100)), 20],
    [test('match', '(?:\\d{2} ){4}'), 16],
    [test('match', `(a{3}){5}`), 15],
    [test('match', `(${'a'.repeat(94)}){9}`), 10 + 90],
    [many('imatch', 'any', 2), 22],
    [test('ov', '{1,2,3}'), 3],
    [test('cs', '{}'), 1],
    [test('cs', '{"a, b","c\\", d"}'), 2],
    [test('cd', `{${'1,'.repeat(1499)}1}`), 1500],
    [test('ov', '[2026-01-01,2026-02-01)'), 2],
    [test('neq', '{1,2,3}'), 1],
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
    '(a|b|c|d)+',
    'a{15}',
    '[^]a.*+]{15}',
    '[[:alpha:].]{7}[a]{8}',
    '\\\\1 \\(?a',
    '\\.\\[\\*'.repeat(15),
    'a'.repeat(100),
    '('.repeat(50),
  ])('is taken: %s', (pattern) => {
    expect(effortOf(test('match', pattern))).toBe(10 + Math.ceil(pattern.length / 10));
  });

  it.each([
    ['(a?){500}', 'repetitions'],
    ['(a?){0,16}', 'repetitions'],
    ['(a?){16,}', 'repetitions'],
    ['((a{9}){9}){9}', 'repetitions'],
    ['(?:a){16}', 'repetitions'],
    ['a{16}', 'repetitions'],
    ['.*'.repeat(8), 'repetitions'],
    ['.'.repeat(16), 'wildcards'],
    ['.{16}', 'wildcards'],
    ['[0-7].{15}Q', 'sets'],
    ['[]a]'.repeat(16), 'sets'],
    [`${'[[:digit:]]'.repeat(6)}${'\\s'.repeat(10)}`, 'sets'],
    ['a|'.repeat(16), 'alternatives'],
    ['(.*[ab].*[0-9].*|.*[cd].*[ef].*){9}Q', 'repetitions'],
    ['(.+)\\1', 'references'],
    ['(.+)\\\\\\1', 'references'],
    ['(?=.*a)', '(?:'],
    ['(?!a)', '(?:'],
    ['(?<=a)b', '(?:'],
    ['(?b)\\(a\\)\\{9\\}', '(?:'],
    ['a'.repeat(101), '100'],
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
