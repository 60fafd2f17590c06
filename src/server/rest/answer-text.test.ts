import { expect, it } from 'vitest';
import { readAnswer } from './answer-text.ts';

const nothing = { total: null, rows: '0', key: null, present: null, body: null };

it.each([
  ['only numbers', '7\n7\n\n', { ...nothing, total: '7', rows: '7' }],
  ['an empty body', '\n0\n\n\n', { ...nothing, body: '' }],
  ['a body of several lines', '\n2\n\n\n[1,\n 2]', { ...nothing, rows: '2', body: '[1,\n 2]' }],
  ['a key', '\n1\n{"id" : 5}\n', { ...nothing, rows: '1', key: '{"id" : 5}' }],
  [
    'an identity and a body',
    '\n1\n\n{"claims":"ş"}\nğ',
    { ...nothing, rows: '1', present: '{"claims":"ş"}', body: 'ğ' },
  ],
])('reads %s', (_, text, expected) => {
  const { body, ...rest } = readAnswer(Buffer.from(text));
  expect({ ...rest, body: body && Buffer.from(body).toString() }).toEqual(expected);
});
