import { describe, expect, it } from 'vitest';
import { isOfTimes, requirePlainJson, requirePlainTimes } from './plain-times.ts';

const refusal = expect.objectContaining({ status: 400, code: '22007' });

it.each([
  ...['date', 'timestamp with time zone', 'timestamp without time zone', 'time with time zone', 'date[]'],
  ...['daterange', 'tstzrange', 'tsrange[]', 'tstzmultirange', 'datemultirange'],
])('%s is of times', (type) => {
  expect(isOfTimes(type)).toBe(true);
});

it.each(['text', 'bigint', 'interval', 'tsvector', 'tsquery', 'jsonb', 'int8range'])('%s is not', (type) => {
  expect(isOfTimes(type)).toBe(false);
});

it.each([
  ...['2026-05-01', '0044-03-15 BC', '5874897-12-31', 'infinity', '-infinity', '10:20', '10:20:30.123456+03', ''],
  ...['2026-05-01T10:20Z', '2026-05-01 10:20:30.5+03:00', '2026-05-01t10:20:30-0330', '2026-05-01 10:20:30 +00:00:59'],
])('lets %s pass', (text) => {
  expect(() => requirePlainTimes(text, 'date')).not.toThrow();
});

it.each([
  ['[2026-05-01,2026-06-01)', 'daterange'],
  ['empty', 'daterange'],
  ['{2026-05-01,NULL}', 'date[]'],
  ['{["2026-05-01 10:00","2026-05-02 10:00"]}', 'tsmultirange'],
])('lets %s of type %s pass', (text, type) => {
  expect(() => requirePlainTimes(text, type)).not.toThrow();
  expect(() => requirePlainTimes(text.replace('empty', '{empty}'), 'date')).toThrow(refusal);
});

it.each([
  ['date', ','.repeat(8_000_000)],
  ['date', ' '.repeat(101)],
  ['daterange', ','.repeat(8_000_000)],
])('takes no %s apart that is longer than any is', (type, text) => {
  let looks = 0;
  const watched = new Proxy(new String(text), {
    get(target, name) {
      if (name !== 'length' && name !== 'slice') looks += 1;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  expect(() => requirePlainTimes(watched as unknown as string, type)).toThrow(refusal);
  expect(looks).toBe(0);
});

it.each([
  ...['2020-01-01 00:00 XAAAA+1:01', '2020-01-01 00:00 Europe/Istanbul', '2020-01-01 EST5EDT', 'now', 'today', 'a'],
  ...['2020-01-01T00:00:00ZZ', '20200101e+5', '[2020-01-01,2020-02-01 x+1)', '{"2020-01-01\\x"}', '5 May 2026'],
])('refuses %s', (text) => {
  expect(() => requirePlainTimes(text, 'timestamp with time zone')).toThrow(refusal);
});

describe('a value of a row', () => {
  it.each([
    [null, 'date'],
    [undefined, 'date'],
    ['2026-05-01', 'date'],
    [['2026-05-01', null, ['2026-05-02']], 'date[]'],
  ])('%j of type %s passes', (value, type) => {
    expect(() => requirePlainJson(value, type)).not.toThrow();
  });

  it.each([
    [20_260_501, 'date'],
    [true, 'date'],
    [['2026-05-01'], 'date'],
    [['2026-05-01'], 'daterange'],
    [{ '2026-05-01': 1 }, 'date'],
    [['x+1'], 'date[]'],
    [[{}], 'date[]'],
  ])('%j of type %s does not', (value, type) => {
    expect(() => requirePlainJson(value, type)).toThrow(refusal);
  });
});
