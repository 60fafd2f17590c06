import { expect, it } from 'vitest';
import { negotiate } from './media-type.ts';

it.each([
  [undefined, 'array', false],
  ['', 'array', false],
  ['*/*', 'array', false],
  ['application/json', 'array', false],
  ['text/html, application/json;q=0.5', 'array', false],
  ['application/vnd.pgrst.array+json;nulls=stripped', 'array', true],
  ['application/vnd.pgrst.object+json', 'object', false],
  ['application/vnd.pgrst.object+json; nulls=stripped', 'object', true],
  ['text/csv', 'csv', false],
])('%s', (accept, form, stripNulls) => {
  expect(negotiate(accept)).toMatchObject({ form, stripNulls });
});

it.each(['application/geo+json', 'text/html', 'application/vnd.pgrst.plan+json', 'constructor', ',', ';'])(
  'refuses %s',
  (accept) => {
    expect(() => negotiate(accept)).toThrow(expect.objectContaining({ status: 406, code: 'PGRST107' }));
  },
);
