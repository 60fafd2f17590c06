import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseAfter, sendInOrder, type Verdict } from './send-in-order.ts';

interface Sale {
  clientRef: string;
}
const sale = (clientRef: string): Sale => ({ clientRef });

function line(left: readonly Sale[] = [], alone?: (work: () => Promise<void>) => Promise<void>) {
  let sales = left;
  const sent: string[] = [];
  const refused: string[] = [];
  const arrived: number[] = [];
  let end = Promise.withResolvers<string>();
  let isWatched = true;
  const queue = sendInOrder<Sale, string>({
    kept: {
      read: () => sales,
      add(sale) {
        sales = [...sales.filter(({ clientRef }) => clientRef !== sale.clientRef), sale];
      },
      remove(clientRef) {
        sales = sales.filter((sale) => sale.clientRef !== clientRef);
      },
    },
    send({ clientRef }) {
      sent.push(clientRef);
      end = Promise.withResolvers();
      return end.promise;
    },
    judge: (error) => error as Verdict,
    onRefused: ({ clientRef }, why, waited) =>
      refused.push(
        `${clientRef} ${why}${waited ? ', had waited' : ''}${sales.some((kept) => kept.clientRef === clientRef) ? ', still kept' : ''}`,
      ),
    onArrived: (count) => arrived.push(count),
    isWatched: () => isWatched,
    ...(alone ? { alone } : {}),
  });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...queue,
    sent,
    refused,
    arrived,
    kept: () => sales.map(({ clientRef }) => clientRef),
    whys: () => queue.waiting().map(({ why }) => why),
    shown: () => queue.waiting().map(({ sale, isOnItsWay }) => `${sale.clientRef}${isOnItsWay ? ' on its way' : ''}`),
    forgetAll() {
      sales = [];
    },
    watch(watched: boolean) {
      isWatched = watched;
    },
    async store() {
      end.resolve(`row of ${sent.at(-1)}`);
      await settled();
    },
    async fail(verdict: Verdict) {
      end.reject(verdict);
      await settled();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends sales one after another while the server answers, and shows none as waiting', async () => {
  const { add, store, sent, shown, kept, arrived } = line();
  const fates = [add(sale('a'))];
  expect(shown()).toEqual([]);
  fates.push(add(sale('b')));
  expect([sent, kept()]).toEqual([['a'], ['a', 'b']]);
  await store();
  expect([sent, kept()]).toEqual([['a', 'b'], ['b']]);
  await store();
  await expect(Promise.all(fates)).resolves.toEqual([{ stored: 'row of a' }, { stored: 'row of b' }]);
  expect([kept(), arrived]).toEqual([[], []]);
});

it('keeps all sales that cannot be sent, sends them later in order, and reports once that they arrived', async () => {
  const { add, wake, fail, store, sent, shown, whys, arrived } = line();
  const fates = [add(sale('a')), add(sale('b'))];
  await fail('no way');
  await expect(Promise.all(fates)).resolves.toEqual(['waits', 'waits']);
  await expect(add(sale('c'))).resolves.toBe('waits');
  expect(shown()).toEqual(['a on its way', 'b', 'c']);
  await fail('no way');
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(whys()).toEqual(['no way', 'no way', 'no way']);
  wake();
  await store();
  await store();
  expect(arrived).toEqual([]);
  await store();
  expect(arrived).toEqual([3]);
  expect(sent).toEqual(['a', 'a', 'a', 'b', 'c']);
});

it('retries by itself after pauses that grow up to half a minute', async () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  const { add, fail, sent } = line();
  void add(sale('a'));
  for (const pause of [1000, 2000, 4000]) {
    await fail('no way');
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(sent).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(before + 1);
  }
});

it('does not retry in a hidden tab until it is woken', async () => {
  const { add, fail, wake, watch, sent } = line();
  void add(sale('a'));
  await fail('no way');
  watch(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toEqual(['a']);
  wake();
  expect(sent).toEqual(['a', 'a']);
});

it('sends what an earlier page has left, and continues after a refused sale', async () => {
  const { add, wake, fail, store, kept, shown, refused, arrived } = line([sale('a'), sale('b')]);
  expect(shown()).toEqual(['a', 'b']);
  const fate = add(sale('c'));
  wake();
  wake();
  await fail('refused');
  expect(refused).toEqual(['a refused, had waited']);
  expect(kept()).toEqual(['b', 'c']);
  await store();
  await store();
  await expect(fate).resolves.toBe('waits');
  expect(arrived).toEqual([2]);
});

it('keeps a sale if a proxy answered instead of the server, and sends the sales behind it', async () => {
  const { add, wake, fail, store, sent, kept, shown, whys, arrived } = line([sale('a'), sale('b')]);
  wake();
  await fail('later');
  await store();
  expect(arrived).toEqual([1]);
  const fate = add(sale('c'));
  await fail('later');
  await store();
  await expect(fate).resolves.toEqual({ stored: 'row of c' });
  expect(shown()).toEqual(['a']);
  expect(whys()).toEqual(['later']);
  expect(sent).toEqual(['a', 'b', 'a', 'c']);
  const again = add(sale('a'));
  await store();
  await expect(again).resolves.toEqual({ stored: 'row of a' });
  expect(kept()).toEqual([]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toEqual(['a', 'b', 'a', 'c', 'a']);
});

it('retries a sale by itself if a proxy answered instead of the server', async () => {
  const { add, fail, store, sent } = line();
  await Promise.all([add(sale('a')), fail('later')]);
  await vi.advanceTimersByTimeAsync(1000);
  await store();
  expect(sent).toEqual(['a', 'a']);
});

it('tells a form that its sale waits if another tab has sent it meanwhile', async () => {
  const free = Promise.withResolvers<void>();
  const { add, forgetAll, sent } = line([], (work) => free.promise.then(work));
  const fate = add(sale('a'));
  forgetAll();
  free.resolve();
  await expect(fate).resolves.toBe('waits');
  expect(sent).toEqual([]);
});

it('gives back a sale whose first attempt is refused', async () => {
  const { add, fail, refused } = line();
  const fate = add(sale('a'));
  await fail('refused');
  await expect(fate).resolves.toEqual({ refused: 'refused' });
  expect(refused).toEqual(['a refused']);
});

it('keeps waiting sales when nobody is signed in, and gives back the one that was just saved', async () => {
  const waiting = line([sale('a')]);
  waiting.wake();
  await waiting.fail('signed out');
  expect(waiting.kept()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(waiting.sent).toEqual(['a']);

  const saved = line();
  const fates = [saved.add(sale('b')), saved.add(sale('c'))];
  await saved.fail('signed out');
  await expect(Promise.all(fates)).resolves.toEqual([{ refused: 'signed out' }, { refused: 'signed out' }]);
  expect(saved.refused).toEqual(['b signed out', 'c signed out']);
});

it('does not report a sale that was discarded while being sent, unless it was stored', async () => {
  const lost = line();
  const fate = lost.add(sale('a'));
  lost.drop('a');
  await lost.fail('no way');
  await expect(fate).resolves.toBeNull();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(lost.sent).toEqual(['a']);

  const stored = line();
  const kept = stored.add(sale('a'));
  stored.drop('a');
  await stored.store();
  await expect(kept).resolves.toEqual({ stored: 'row of a' });
});

it('discards a sale that waits behind others', async () => {
  const { add, drop, store, sent } = line();
  void add(sale('a'));
  const fate = add(sale('b'));
  drop('b');
  await expect(fate).resolves.toBeNull();
  await store();
  expect(sent).toEqual(['a']);
});

it('does not bring back sales that were discarded when their user left', async () => {
  const { add, fail, forgetAll, refused, kept } = line();
  const fate = add(sale('a'));
  forgetAll();
  await fail('refused');
  await expect(fate).resolves.toBeNull();
  expect(refused).toEqual([]);
  expect(kept()).toEqual([]);
});

it('sends nothing after the queue is closed', async () => {
  const { add, close, store, wake, sent, kept } = line();
  void add(sale('a'));
  void add(sale('b'));
  close();
  await store();
  wake();
  expect(sent).toEqual(['a']);
  expect(kept()).toEqual(['b']);
});
