import { expect, it } from 'vitest';
import { negotiate } from './media-type.ts';

it.each([
  [undefined, 'array'],
  ['', 'array'],
  ['*/*', 'array'],
  ['application/json', 'array'],
  ['text/html, application/json;q=0.5', 'array'],
  ['application/vnd.pgrst.object+json', 'object'],
  ['text/csv, Application/Vnd.pgrst.Object+json; q=1', 'object'],
])('%s', (accept, form) => {
  expect(negotiate(accept)).toBe(form);
});

it.each(['application/geo+json', 'text/csv', 'application/vnd.pgrst.plan+json', 'constructor', ',', ';'])(
  'refuses %s',
  (accept) => {
    expect(() => negotiate(accept)).toThrow(expect.objectContaining({ status: 406, code: 'PGRST107' }));
  },
);

it('refuses to leave out nulls', () => {
  const refusal = { status: 400, code: 'PGRST100', message: expect.stringContaining('nulls=stripped') };
  const accept = 'application/vnd.pgrst.array+json; nulls=stripped';
  expect(() => negotiate(accept)).toThrow(expect.objectContaining(refusal));
});
