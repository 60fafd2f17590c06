import { createServer } from 'node:net';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { connect } from './database/connect.ts';
import { noteRejection } from './unnoticed.ts';

const lines: string[] = [];
const note = noteRejection(pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) }));
afterEach(() => lines.splice(0));

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

it('calls a connection that PostgreSQL ends while the driver opens it a warning', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    // The greeting is answered with "no password needed" and "ready", whatever is asked next with the end.
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]));
      socket.once('data', () => socket.end(message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mended\0\0'))));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', note);
  try {
    const sql = connect(`postgres://u:p@127.0.0.1:${port}/x`, { max: 1, name: 'test' });
    await expect(sql`select 1`).rejects.toMatchObject({ code: '57P01' });
    await expect.poll(() => lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, code: '57P01' });
    await sql.end({ timeout: 0 });
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const other of others) process.on('unhandledRejection', other);
    server.close();
  }
});

it('calls anything else an error', () => {
  note(new TypeError('x'));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'a promise was rejected and nobody noticed' });
});
