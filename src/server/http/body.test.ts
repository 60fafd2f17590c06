import { expect, it } from 'vitest';
import { readText } from './body.ts';
import { BodyRoom } from './body-room.ts';

const readBody = (given: Request, limit?: number) => readText(given, new BodyRoom(), limit);

const request = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

it('reads text of any script', async () => {
  expect(await readBody(request('{"ad":"Işık"}'))).toBe('{"ad":"Işık"}');
  expect(await readBody(new Request('http://localhost/'))).toBe('');
});

it('accepts exactly the limit and not one byte more', async () => {
  expect(await readBody(request('ııııı'), 10)).toBe('ııııı');
  await expect(readBody(request('ııııı!'), 10)).rejects.toMatchObject({ status: 413 });
});

it('believes an announced length that is too large without reading', async () => {
  await expect(readBody(request('x', { 'Content-Length': '999' }), 10)).rejects.toMatchObject({ status: 413 });
});

it('stops reading a stream without end', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  await expect(readBody(request(endless), 10_000)).rejects.toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(20);
});

it('refuses a body that comes byte by byte, and takes a small one or one of small pieces', async () => {
  const inPieces = (count: number, bytes: number) => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ === count) controller.close();
        else controller.enqueue(new Uint8Array(bytes).fill(0x20));
      },
    });
    return readBody(request(body), 1024 * 1024);
  };
  expect(await inPieces(200, 1)).toHaveLength(200);
  expect(await inPieces(10_000, 64)).toHaveLength(640_000);
  await expect(inPieces(201, 1)).rejects.toMatchObject({ status: 400, code: 'body_in_pieces' });
});

it('counts what has arrived of bodies that stall to what all share, also of those that may be 64 KiB', async () => {
  const rooms = Array.from({ length: 800 }, () => new BodyRoom());
  const stalled = rooms.map((room) => {
    const most = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(60 * 1024)) });
    return readText(request(most, { 'Content-Length': '65536' }), room);
  });
  for (const body of stalled) body.catch(() => {});
  await expect(stalled[0]).rejects.toMatchObject({ status: 503 });
  for (const room of rooms) room.release();
});

it('refuses bytes that are no UTF-8', async () => {
  await expect(readBody(request(new Uint8Array([0x22, 0xff, 0x22])))).rejects.toMatchObject({ status: 400 });
});

/** Bytes that one more body would get. */
function roomLeft(): number {
  const room = new BodyRoom();
  let size = 16 * 1024;
  try {
    for (;;) {
      room.grow(size + 64 * 1024);
      size += 64 * 1024;
    }
  } catch {
    room.release();
  }
  return size;
}

it('gives no room to what arrives of a body after its room went to another', async () => {
  const before = roomLeft();
  for (let round = 0; round < 4; round += 1) {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
      },
    });
    const [first, second] = [new BodyRoom(), new BodyRoom()];
    const reading = readText(request(stream), first, 16 * 1024 * 1024);
    controller?.enqueue(new Uint8Array(7 * 1024 * 1024));
    await new Promise(setImmediate);
    second.grow(before);
    await expect(reading).rejects.toMatchObject({ status: 503 });
    first.release();
    second.release();
    controller?.enqueue(new Uint8Array(1024));
    await new Promise(setImmediate);
  }
  expect(roomLeft()).toBe(before);
});

it('leaves half of the room to others, whatever one user sends', () => {
  const megabyte = 1024 * 1024;
  const rooms = Array.from({ length: 40 }, () => new BodyRoom());
  for (const room of rooms) room.belongTo('clerk');
  const taken = rooms.filter((room) => {
    try {
      room.grow(megabyte);
      room.complete();
      return true;
    } catch (error) {
      expect(error).toMatchObject({ status: 429, code: 'too_many_requests' });
      return false;
    }
  });
  expect(taken).toHaveLength(16);
  // One that is still arriving gives way to the user's next.
  const [stalled, next] = [new BodyRoom(), new BodyRoom()];
  for (const room of [stalled, next]) room.belongTo('other clerk');
  stalled.grow(10 * megabyte);
  next.grow(10 * megabyte);
  expect([stalled.isLost, next.isLost]).toEqual([true, false]);
  next.release();
  expect(roomLeft()).toBeGreaterThan(15 * megabyte);
  for (const room of rooms) room.release();
  const again = new BodyRoom();
  again.belongTo('clerk');
  again.grow(8 * megabyte);
  again.release();
});
