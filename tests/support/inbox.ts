import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  to: string;
  raw: string;
  text: string;
  code: string;
  link: string;
}

class Inbox {
  readonly letters: Letter[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #taken = new Set<Letter>();

  put(letter: Letter): void {
    this.letters.push(letter);
    for (const wake of this.#waiting) wake();
  }

  async next(to: string): Promise<Letter> {
    for (;;) {
      const letter = this.letters.find((candidate) => candidate.to === to && !this.#taken.has(candidate));
      if (letter) {
        this.#taken.add(letter);
        return letter;
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.add(resolve);
      await promise;
      this.#waiting.delete(resolve);
    }
  }
}

export async function startMailServer() {
  const inbox = new Inbox();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      stream.setEncoding('latin1');
      let raw = '';
      stream.on('data', (chunk: string) => {
        raw += chunk;
      });
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) inbox.put(readLetter(address, raw));
        callback();
      });
    },
  });
  return { ...(await listening(server)), inbox };
}

export const startRefusingMailServer = () =>
  listening(
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, callback) => callback(new Error(`nobody here is called ${address}`)),
    }),
  );

async function listening(server: SMTPServer) {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>((done) => server.close(done)) };
}

export async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => sockets.add(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connected = once(server, 'connection');
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, connected, stop };
}

export function readLetter(to: string, raw: string): Letter {
  const text = textPart(raw);
  return { to, raw, text, code: /Kod: (\d{6})/.exec(text)?.[1] ?? '', link: /(https?:\S+)/.exec(text)?.[1] ?? '' };
}

function textPart(raw: string): string {
  const [, head = '', rest = ''] = /(Content-Type: text\/plain[\s\S]*?)\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(raw) ?? [];
  if (/base64/i.test(head)) return Buffer.from(rest, 'base64').toString();
  const bytes = rest
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export async function startSmsGateway() {
  const inbox = new Inbox();
  const server = createServer(async (request, response) => {
    if (request.headers.authorization !== `Basic ${Buffer.from('acente:gizli').toString('base64')}`) {
      response.writeHead(401).end();
      return;
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    const { to, text } = JSON.parse(body);
    inbox.put({ to, raw: body, text, code: /(\d{6})/.exec(text)?.[1] ?? '', link: '' });
    response.writeHead(202).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://acente:gizli@127.0.0.1:${port}/send`,
    inbox,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
