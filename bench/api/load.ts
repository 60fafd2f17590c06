import { connect, type Socket } from 'node:net';

/** Builds the next request of a client; it may depend on the body of the previous answer. */
export type NextRequest = (lastBody: string | null) => string;

export interface LoadResult {
  requestsPerSecond: number;
  /** One for every answered request. */
  milliseconds: number[];
}

/**
 * Sends requests for `seconds` on one connection per client, each request after the previous answer. Uses plain
 * sockets, because a client library would cost more than the server under test.
 * @throws Error for an answer without a success status
 */
export async function load(port: number, clients: readonly NextRequest[], seconds: number): Promise<LoadResult> {
  const end = performance.now() + seconds * 1000;
  const started = performance.now();
  const perClient = await Promise.all(clients.map((next) => runClient(port, next, end)));
  const milliseconds = perClient.flat();
  return { requestsPerSecond: (milliseconds.length * 1000) / (performance.now() - started), milliseconds };
}

function runClient(port: number, next: NextRequest, end: number): Promise<number[]> {
  const { promise, resolve, reject } = Promise.withResolvers<number[]>();
  const times: number[] = [];
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  const reader = new AnswerReader();
  let sentAt = 0;
  const send = (lastBody: string | null) => {
    const request = next(lastBody);
    sentAt = performance.now();
    socket.write(request);
  };
  socket.on('error', reject);
  socket.on('connect', () => send(null));
  socket.on('close', () => reject(new Error('The server closed a connection.')));
  socket.on('data', (chunk) => {
    const answer = reader.add(chunk);
    if (!answer) return;
    const now = performance.now();
    times.push(now - sentAt);
    if (answer.status >= 300) fail(socket, reject, answer);
    else if (now < end) send(answer.body);
    else {
      resolve(times);
      socket.destroy();
    }
  });
  return promise;
}

function fail(socket: Socket, reject: (error: Error) => void, { status, body }: Answer): void {
  reject(new Error(`A request was answered with ${status}: ${body.slice(0, 300)}`));
  socket.destroy();
}

interface Answer {
  status: number;
  body: string;
}

/** Assembles one answer at a time: the client sends no request before the previous answer is complete. */
class AnswerReader {
  #chunks: Buffer[] = [];
  #size = 0;
  /** The last five bytes, because the end of a chunked answer may arrive in two pieces. */
  #tail = '';
  #head = '';
  #bodyAt = 0;

  add(chunk: Buffer): Answer | null {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    this.#tail = (this.#tail + chunk.toString('latin1', Math.max(0, chunk.length - 5))).slice(-5);
    if (this.#bodyAt === 0) this.#readHead();
    if (this.#bodyAt === 0 || !this.#isComplete()) return null;
    const body = Buffer.concat(this.#chunks).toString('utf8', this.#bodyAt);
    const status = Number(this.#head.slice(9, 12));
    this.#chunks = [];
    this.#size = 0;
    this.#bodyAt = 0;
    return { status, body };
  }

  #readHead(): void {
    const all = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks);
    const at = all?.indexOf('\r\n\r\n') ?? -1;
    if (!all || at < 0) return;
    this.#head = all.toString('latin1', 0, at).toLowerCase();
    this.#bodyAt = at + 4;
  }

  #isComplete(): boolean {
    const length = /\r\ncontent-length: (\d+)/.exec(this.#head)?.[1];
    if (this.#head.startsWith('http/1.1 204')) return true;
    if (length !== undefined) return this.#size >= this.#bodyAt + Number(length);
    return this.#tail === '0\r\n\r\n';
  }
}

export function httpRequest(method: string, path: string, headers: Record<string, string>, body?: object): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    Host: 'localhost',
    ...headers,
    ...(body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}
