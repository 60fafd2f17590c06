import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('lets a running request finish after close, takes no new connection, and cuts a request that lasts too long', async () => {
  const listener = await listen('127.0.0.1', 0);
  const end = Promise.withResolvers<void>();
  const seen: string[] = [];
  listener.serve(async ({ url = '' }, response) => {
    seen.push(url);
    if (url === '/long') return;
    await end.promise;
    response.end('whole');
  }, null);
  const ask = async (path: string) => {
    const socket = connect({ host: '127.0.0.1', port: listener.port });
    let text = '';
    socket.setEncoding('utf8').on('data', (piece) => {
      text += piece;
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(socket, 'close');
    return text;
  };
  const answers = [ask('/short'), ask('/long')];
  await expect.poll(() => seen.toSorted()).toEqual(['/long', '/short']);
  const closed = listener.close(500);
  await expect(fetch(`http://127.0.0.1:${listener.port}/`)).rejects.toThrow();
  end.resolve();
  expect((await Promise.all(answers)).map((text) => text.split('\r\n\r\n')[1] ?? '')).toEqual(['whole', '']);
  await closed;
});
