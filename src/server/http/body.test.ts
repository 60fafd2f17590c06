import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitBody, readBody } from './body.ts';
import type { HttpError } from './errors.ts';

const app = new Hono();
app.onError((error, c) => c.text((error as HttpError).code, (error as HttpError).status));
app.post('/', limitBody(10), async (c) => c.text(await readBody(c)));

const answer = async (body: BodyInit | null, headers: Record<string, string> = {}) => {
  const response = await app.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  return [response.status, await response.text()];
};
const streamed = (text: string) => new Blob([text]).stream();

it.each<[string, BodyInit | null, [number, string]]>([
  ['reads text of any script', 'Işık', [200, 'Işık']],
  ['reads an empty body', null, [200, '']],
  ['reads a body of exactly the limit', streamed('ııııı'), [200, 'ııııı']],
  ['refuses one byte more', streamed('ııııı!'), [413, 'body_too_large']],
  ['refuses bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), [400, 'invalid_body']],
])('%s', async (_, body, expected) => {
  expect(await answer(body)).toEqual(expected);
});

it('refuses a Content-Length that is too large without reading the body', async () => {
  expect(await answer('x', { 'Content-Length': '11' })).toEqual([413, 'body_too_large']);
});
