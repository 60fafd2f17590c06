import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import agency from '../../../agency.config.ts';
import type { Queries } from '../database/pool.ts';
import { createMailer } from './mailer.ts';

const db: Queries = { query: () => Promise.reject(new Error('away')) };
const short = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };

it.each<[string, (socket: Socket) => void]>([
  ['never sends anything', () => {}],
  ['greets and then falls silent', (socket) => socket.write('220 post.example\r\n')],
])('gives up on a mail server that %s', { timeout: 20_000 }, async (_name, answer) => {
  const sockets: Socket[] = [];
  const post = createServer((socket) => {
    sockets.push(socket);
    answer(socket);
  });
  post.listen(0, '127.0.0.1');
  await once(post, 'listening');
  const { port } = post.address() as AddressInfo;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: '' }, agency, db, short);
  const message = { subject: 'Konu', text: 'Metin', html: '<p>Metin</p>' };
  await expect(mailer.send('kisi@ornek.example', message)).rejects.toThrow('ETIMEDOUT');
  for (const socket of sockets) socket.destroy();
  post.close();
});
