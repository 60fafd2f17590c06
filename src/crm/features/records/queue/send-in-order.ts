/** How a save went: stored, refused, or waiting to be sent later; null where it is not wanted any more. */
export type Fate<Stored> = { stored: Stored } | { refused: unknown } | 'waits' | null;

/** What an error says: nobody could be asked, nobody is signed in, or it was this sale that was refused. */
export type Verdict = 'no way' | 'signed out' | 'refused';

export interface Parts<Sale extends { clientRef: string }, Stored> {
  /** Where the sales are until they are stored, in the order they were saved. */
  kept: { read: () => readonly Sale[]; write: (sales: readonly Sale[]) => void };
  /** Stores a sale; repeated after a lost answer, it stores it once. */
  send: (sale: Sale) => Promise<Stored>;
  judge: (error: unknown) => Verdict;
  /** Told when the sale has gone from `kept`. @param waited whether its save was answered with 'waits' before */
  onRefused: (sale: Sale, error: unknown, waited: boolean) => void;
  /** All that waited has been sent; so many were stored. */
  onArrived: (count: number) => void;
  /** Who is shown what waits may have to be shown something else. */
  onChange?: () => void;
  /** Whether it is worth trying by itself at this moment. */
  isWatched?: () => boolean;
}

const shortest = 1000;
const longest = 30_000;

/** Milliseconds until the next attempt, after so many in a row that found no way. */
export const pauseAfter = (failures: number) => Math.min(shortest * 2 ** (failures - 1), longest);

/** Sends sales one after another in the order they were saved, and those that find no way later by itself. */
export function sendInOrder<Sale extends { clientRef: string }, Stored>(parts: Parts<Sale, Stored>) {
  const { kept, send, judge, onRefused, onArrived, onChange = () => {}, isWatched = () => true } = parts;
  /** Saves that are still to be answered. Those of other sales were answered with 'waits'. */
  const asked = new Map<string, (fate: Fate<Stored>) => void>();
  let onItsWay: string | null = null;
  let isRunning = false;
  let isClosed = false;
  let failures = 0;
  let arrived = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const find = (clientRef: string) => kept.read().find((sale) => sale.clientRef === clientRef);
  const remove = (clientRef: string) => kept.write(kept.read().filter((sale) => sale.clientRef !== clientRef));

  function answer(clientRef: string, fate: Fate<Stored>): void {
    asked.get(clientRef)?.(fate);
    asked.delete(clientRef);
  }

  function add(sale: Sale): Promise<Fate<Stored>> {
    const ahead = kept.read().filter(({ clientRef }) => clientRef !== sale.clientRef);
    kept.write([...ahead, sale]);
    const { promise, resolve } = Promise.withResolvers<Fate<Stored>>();
    // Behind one that waits it waits too.
    if (ahead.every(({ clientRef }) => asked.has(clientRef))) asked.set(sale.clientRef, resolve);
    else resolve('waits');
    onChange();
    void run();
    return promise;
  }

  async function run(): Promise<void> {
    if (isRunning || isClosed) return;
    isRunning = true;
    clearTimeout(timer);
    let goesOn = true;
    for (let [sale] = kept.read(); sale && goesOn && !isClosed; [sale] = kept.read()) goesOn = await attempt(sale);
    isRunning = false;
    if (arrived > 0 && kept.read().length === 0) {
      onArrived(arrived);
      arrived = 0;
    }
  }

  /** Whether the next one may be sent. */
  async function attempt(sale: Sale): Promise<boolean> {
    const { clientRef } = sale;
    onItsWay = clientRef;
    onChange();
    try {
      const stored = await send(sale);
      failures = 0;
      if (!asked.has(clientRef)) arrived += 1;
      remove(clientRef);
      answer(clientRef, { stored });
      return true;
    } catch (error) {
      return goesOnAfter(error, sale);
    } finally {
      onItsWay = null;
      onChange();
    }
  }

  function goesOnAfter(error: unknown, sale: Sale): boolean {
    const verdict = judge(error);
    if (verdict === 'refused') {
      failures = 0;
      refuse(sale, error);
      return true;
    }
    if (verdict === 'signed out') {
      for (const other of kept.read()) if (asked.has(other.clientRef)) refuse(other, error);
      return false;
    }
    for (const clientRef of [...asked.keys()]) answer(clientRef, find(clientRef) ? 'waits' : null);
    failures += 1;
    if (!isClosed) timer = setTimeout(() => isWatched() && void run(), pauseAfter(failures));
    return false;
  }

  function refuse(sale: Sale, error: unknown): void {
    const { clientRef } = sale;
    // Whose sales they are may have changed meanwhile, or this one is not wanted any more.
    const isWanted = find(clientRef) !== undefined;
    remove(clientRef);
    if (isWanted) onRefused(sale, error, !asked.has(clientRef));
    answer(clientRef, isWanted ? { refused: error } : null);
  }

  return {
    add,
    /** Tries at once: the way may be free again. */
    wake: () => void run(),
    /** What waits, and which of it is on its way. */
    waiting: () =>
      kept
        .read()
        .filter(({ clientRef }) => !asked.has(clientRef))
        .map((sale) => ({ sale, isOnItsWay: sale.clientRef === onItsWay })),
    /** Gives a sale up, unless it is stored already. */
    drop(clientRef: string): void {
      remove(clientRef);
      if (clientRef !== onItsWay) answer(clientRef, null);
      onChange();
    },
    /** Sends nothing more. */
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
