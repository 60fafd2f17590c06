/** How a save ends: 'waits' if the sale stays in the queue for now, null if it was discarded meanwhile. */
export type Fate<Stored> = { stored: Stored } | { refused: unknown } | 'waits' | null;

/**
 * `no way`: the server cannot be reached; `later`: a proxy answered instead of the server; `signed out`: nobody is
 * signed in; `refused`: the server refused the sale.
 */
export type Verdict = 'no way' | 'later' | 'signed out' | 'refused';

export interface Parts<Sale extends { clientRef: string }, Stored> {
  kept: { read: () => readonly Sale[]; add: (sale: Sale) => void; remove: (clientRef: string) => void };
  /** Must store a sale only once, however often `send` is called for it. */
  send: (sale: Sale) => Promise<Stored>;
  judge: (error: unknown) => Verdict;
  alone?: (work: () => Promise<void>) => Promise<void>;
  /**
   * Called after a refused sale was removed from `kept`.
   * @param waited true if the sale had been waiting for the server, so that no form is open for it any more
   */
  onRefused: (sale: Sale, error: unknown, waited: boolean) => void;
  onArrived: (count: number) => void;
  onChange?: () => void;
  isWatched?: () => boolean;
}

const shortest = 1000;
const longest = 30_000;

/** Milliseconds until the next attempt, after this many failures in a row. */
export const pauseAfter = (failures: number) => Math.min(shortest * 2 ** (failures - 1), longest);

export function sendInOrder<Sale extends { clientRef: string }, Stored>(parts: Parts<Sale, Stored>) {
  const { kept, send, judge, onRefused, onArrived, onChange = () => {}, isWatched = () => true } = parts;
  const { alone = (work) => work() } = parts;
  /**
   * Functions that report how a save ended, by the sale's reference; removed once called. All other sales in `kept` are
   * waiting.
   */
  const pendingSaves = new Map<string, (fate: Fate<Stored>) => void>();
  /**
   * Sales whose request a proxy answered instead of the server: the error by reference. Such a sale waits, but does not
   * hold up later sales.
   */
  const passed = new Map<string, unknown>();
  /** Error of the last attempt, if it did not reach the server. */
  let noWay: unknown;
  const tried = new Set<string>();
  let onItsWay: string | null = null;
  let isRunning = false;
  let isClosed = false;
  let failures = 0;
  let arrived = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const find = (clientRef: string) => kept.read().find((sale) => sale.clientRef === clientRef);

  function remove(clientRef: string): void {
    kept.remove(clientRef);
    passed.delete(clientRef);
  }

  const isAllSent = () => kept.read().every(({ clientRef }) => passed.has(clientRef));

  function answer(clientRef: string, fate: Fate<Stored>): void {
    pendingSaves.get(clientRef)?.(fate);
    pendingSaves.delete(clientRef);
  }

  function add(sale: Sale): Promise<Fate<Stored>> {
    const ahead = kept.read().filter(({ clientRef }) => clientRef !== sale.clientRef);
    // The sale may have been taken back and changed: forget earlier attempts.
    for (const known of [passed, tried]) known.delete(sale.clientRef);
    kept.add(sale);
    const { promise, resolve } = Promise.withResolvers<Fate<Stored>>();
    // A sale saved after a waiting one waits too.
    if (ahead.every(({ clientRef }) => pendingSaves.has(clientRef) || passed.has(clientRef)))
      pendingSaves.set(sale.clientRef, resolve);
    else resolve('waits');
    onChange();
    void run();
    return promise;
  }

  async function run(): Promise<void> {
    if (isRunning || isClosed) return;
    isRunning = true;
    clearTimeout(timer);
    await alone(sendAll);
    isRunning = false;
    // Another tab sent the sales that are gone from the queue: their saves end with `waits`.
    for (const clientRef of [...pendingSaves.keys()]) if (!find(clientRef)) answer(clientRef, 'waits');
    if (arrived > 0 && isAllSent()) {
      onArrived(arrived);
      arrived = 0;
    }
  }

  async function sendAll(): Promise<void> {
    tried.clear();
    const next = () => kept.read().find(({ clientRef }) => !tried.has(clientRef));
    let last: Verdict | 'stored' = 'stored';
    for (let sale = next(); sale && !isClosed && last !== 'no way' && last !== 'signed out'; sale = next()) {
      tried.add(sale.clientRef);
      last = await attempt(sale);
    }
    const isLeft = kept.read().some(({ clientRef }) => passed.has(clientRef));
    if (isClosed || last === 'signed out' || (last !== 'no way' && !isLeft)) return;
    failures += 1;
    timer = setTimeout(() => isWatched() && void run(), pauseAfter(failures));
  }

  async function attempt(sale: Sale): Promise<Verdict | 'stored'> {
    const { clientRef } = sale;
    onItsWay = clientRef;
    onChange();
    try {
      const stored = await send(sale);
      failures = 0;
      noWay = undefined;
      if (!pendingSaves.has(clientRef)) arrived += 1;
      remove(clientRef);
      answer(clientRef, { stored });
      return 'stored';
    } catch (error) {
      return fail(error, sale);
    } finally {
      onItsWay = null;
      onChange();
    }
  }

  function fail(error: unknown, sale: Sale): Verdict {
    const verdict = judge(error);
    noWay = verdict === 'no way' ? error : undefined;
    const wait = (clientRef: string) => answer(clientRef, find(clientRef) ? 'waits' : null);
    if (verdict === 'refused') {
      failures = 0;
      refuse(sale, error);
    } else if (verdict === 'signed out') {
      for (const other of kept.read()) if (pendingSaves.has(other.clientRef)) refuse(other, error);
    } else if (verdict === 'later') {
      passed.set(sale.clientRef, error);
      wait(sale.clientRef);
    } else for (const clientRef of [...pendingSaves.keys()]) wait(clientRef);
    return verdict;
  }

  function refuse(sale: Sale, error: unknown): void {
    const { clientRef } = sale;
    // If the sale was discarded meanwhile, or another user has signed in, report nothing.
    const isWanted = find(clientRef) !== undefined;
    remove(clientRef);
    if (isWanted) onRefused(sale, error, !pendingSaves.has(clientRef));
    answer(clientRef, isWanted ? { refused: error } : null);
  }

  return {
    add,
    wake: () => void run(),
    waiting: () =>
      kept
        .read()
        .filter(({ clientRef }) => !pendingSaves.has(clientRef))
        .map((sale) => ({
          sale,
          isOnItsWay: sale.clientRef === onItsWay,
          why: noWay ?? passed.get(sale.clientRef),
        })),
    drop(clientRef: string): void {
      remove(clientRef);
      if (clientRef !== onItsWay) answer(clientRef, null);
      onChange();
    },
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
