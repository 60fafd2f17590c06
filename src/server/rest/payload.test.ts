import { expect, it } from 'vitest';
import type { Relation } from './catalogue.ts';
import { parsePayload } from './payload.ts';

const column = (name: string) => ({
  name,
  type: 'text',
  declaredType: 'text',
  category: 'S',
  defaultExpression: null,
});
const relation: Relation = {
  name: 'crm_records',
  columns: new Map(['fullname', 'pnr'].map((name) => [name, column(name)])),
  computed: new Map(),
  primaryKey: [],
  isTable: true,
  isForAnybody: false,
};
const read = async (text: string, columns: string[] | null = null) => {
  const { json, count, columns: found } = parsePayload(text, relation, columns);
  return { json, count, columns: found.map(({ name }) => name) };
};

it.each([
  ['{"fullname":"a"}', null, { json: '[{"fullname":"a"}]', count: 1, columns: ['fullname'] }],
  ['[{"fullname":"a"},{"fullname":"b"}]', null, { count: 2, columns: ['fullname'] }],
  ['[{"pnr":"1","fullname":"a"},{"fullname":"b","pnr":null}]', null, { count: 2, columns: ['pnr', 'fullname'] }],
  ['[{"fullname":"a"},{"pnr":"x"}]', ['fullname', 'pnr'], { count: 2, columns: ['fullname', 'pnr'] }],
  ['{"fullname":"a","ignored":1}', ['fullname'], { count: 1, columns: ['fullname'] }],
  ['{"fullname":12345678901234567890}', null, { json: '[{"fullname":12345678901234567890}]' }],
  ['', null, { json: '[{}]', count: 1, columns: [] }],
  ['[]', null, { json: '[]', count: 0, columns: [] }],
])('reads %s with columns %j', async (text, columns, expected) => {
  expect(await read(text, columns)).toMatchObject(expected);
});

it.each([
  ['{', 'PGRST102'],
  ['null', 'PGRST102'],
  ['5', 'PGRST102'],
  ['"text"', 'PGRST102'],
  ['[1]', 'PGRST102'],
  ['[[]]', 'PGRST102'],
  ['[{"fullname":"a"},null]', 'PGRST102'],
  ['[{"fullname":"a"},{"pnr":"b"}]', 'PGRST102'],
  ['[{"fullname":"a"},{"fullname":"a","pnr":"b"}]', 'PGRST102'],
  ['{"is_admin":true}', 'PGRST204'],
  ['{"__proto__":{"fullname":"a"}}', 'PGRST204'],
  ['{"constructor":1}', 'PGRST204'],
])('refuses %s', async (text, code) => {
  await expect(read(text)).rejects.toMatchObject({ status: 400, code });
});

it('refuses an unknown name in columns', async () => {
  await expect(read('{"fullname":"a"}', ['is_admin'])).rejects.toMatchObject({ code: 'PGRST204' });
});
