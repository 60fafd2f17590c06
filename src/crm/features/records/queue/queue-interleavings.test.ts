import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { randomFrom } from '../../../../../tests/support/random.ts';
import { emptyDraft } from '../../../../domain/records/record-entry.ts';
import type { SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { AppError, ProxyAnswered } from '../../../api/errors.ts';
import { judgeFailure } from './judge-failure.ts';
import { forgetSale, forgetSales, keepSale, type QueuedSale, queuedSales } from './kept-sales.ts';
import { type Fate, sendInOrder } from './send-in-order.ts';

const people = ['ayse', 'bora'];

const storage = () => {
  const methods: ThisType<Record<string, string>> = {
    getItem(key: string) {
      return this[key] ?? null;
    },
    setItem(key: string, value: string) {
      this[key] = value;
    },
    removeItem(key: string) {
      delete this[key];
    },
  };
  return Object.create(methods);
};

/** One browser with its tabs, two people who sign in there in turn, and a remote server. */
function office(random: () => number) {
  const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
  /** The user and `clientRef` of each sale that the server has stored. */
  const stored: string[] = [];
  /** Forms whose save was never answered. */
  const stuck: string[] = [];
  const owners = new Map<string, string>();
  const acknowledged = new Set<string>();
  const givenUp = new Set<string>();
  const returned = new Set<string>();
  let signedIn: string | null = pick(people);
  let net: 'up' | 'down' | 'flickers' = 'up';
  let count = 0;
  const ends = new Map<Tab, () => void>();
  let queue: Promise<unknown> = Promise.resolve();

  /** Behaves like Web Locks: a closed tab releases its lock. */
  const alone = (gone: Promise<void>) => async (work: () => Promise<void>) => {
    const before = queue;
    const done = Promise.withResolvers<void>();
    queue = done.promise;
    await Promise.race([before, gone]);
    await Promise.race([before.then(work), gone]).finally(() => done.resolve());
  };

  function store(user: string, clientRef: string): void {
    if (!stored.includes(`${user} ${clientRef}`)) stored.push(`${user} ${clientRef}`);
  }

  async function send(user: string, { clientRef }: QueuedSale): Promise<string> {
    if (signedIn !== user) throw new AppError('session_expired');
    const luck = net === 'up' ? 1 : net === 'down' ? 0 : random();
    await new Promise((answer) => setTimeout(answer, 50 + random() * 3000));
    if (luck < 0.2) throw new AppError('network');
    if (luck < 0.3) throw new ProxyAnswered();
    if (signedIn !== user) throw new AppError('session_expired');
    store(user, clientRef);
    if (luck < 0.45) throw new AppError('network');
    if (luck < 0.6) throw new ProxyAnswered();
    return clientRef;
  }

  function open(user: string) {
    const gone = Promise.withResolvers<void>();
    let isAlive = true;
    const never = new Promise<never>(() => {});
    const saving = new Set<string>();
    const whileAlive = (change: () => void) => isAlive && change();
    const line = sendInOrder<QueuedSale, string>({
      kept: {
        read: () => queuedSales(user),
        add: (sale) => whileAlive(() => keepSale(user, sale)),
        remove: (clientRef) => whileAlive(() => forgetSale(user, clientRef)),
      },
      alone: alone(gone.promise),
      send: (sale) =>
        send(user, sale).then(
          (answer) => (isAlive ? answer : never),
          (error) => (isAlive ? Promise.reject(error) : never),
        ),
      judge: judgeFailure,
      onRefused: ({ clientRef }) => returned.add(clientRef),
      onArrived: () => {},
    });
    const tab = {
      user,
      type() {
        const clientRef = `sale ${count++}`;
        owners.set(clientRef, user);
        const draft = emptyDraft('2026-11-27');
        const entry = { clientRef, draft, initial: emptyDraft('') } as QueuedSale['entry'];
        const input = { fullName: clientRef } as SalesRecordInput;
        saving.add(clientRef);
        void line.add({ clientRef, entry, input }).then((fate: Fate<string>) => {
          saving.delete(clientRef);
          if (fate === 'waits' || (fate && 'stored' in fate)) acknowledged.add(clientRef);
        });
      },
      wake: line.wake,
      saving,
      shown: () => line.waiting().map(({ sale }) => sale.clientRef),
    };
    line.wake();
    ends.set(tab, () => {
      isAlive = false;
      line.close();
      gone.resolve();
    });
    return tab;
  }
  type Tab = ReturnType<typeof open>;

  const tabs = () => [...ends.keys()];
  function crash(which: readonly Tab[]): void {
    for (const tab of which) {
      ends.get(tab)?.();
      ends.delete(tab);
    }
  }
  /** A tab belongs to one user: signing in closes the tabs of anyone else. */
  function signIn(user: string): void {
    crash(tabs().filter((tab) => tab.user !== user));
    signedIn = user;
    for (const tab of tabs()) tab.wake();
    if (tabs().length === 0) open(user);
  }
  const acts: Readonly<Record<string, () => void>> = {
    type: () => tabs().length > 0 && pick(tabs()).type(),
    typeInAll() {
      for (const tab of tabs()) tab.type();
    },
    newTab: () => signedIn && tabs().length < 3 && open(signedIn),
    network: () => {
      net = pick(['up', 'down', 'flickers']);
    },
    wake: () => tabs().length > 0 && pick(tabs()).wake(),
    crashOne: () => tabs().length > 0 && crash([pick(tabs())]),
    crashAll: () => crash(tabs()),
    endedByAdmin: () => {
      signedIn = null;
    },
    signOut() {
      if (!signedIn) return;
      for (const { clientRef } of queuedSales(signedIn)) givenUp.add(clientRef);
      forgetSales(signedIn);
      crash(tabs());
      signedIn = null;
    },
    signInAgain: () => signIn(pick(people)),
    comeBack: () => signedIn ?? signIn(pick(people)),
  };
  return {
    act: () => acts[pick(Object.keys(acts))]?.(),
    shown: () => tabs().flatMap((tab) => tab.shown().map((clientRef) => `${tab.user} ${owners.get(clientRef)}`)),
    async allComeBack() {
      net = 'up';
      for (const person of people) {
        signIn(person);
        for (const tab of tabs()) tab.wake();
        await vi.advanceTimersByTimeAsync(300_000);
        for (const { saving } of tabs()) stuck.push(...saving);
      }
      crash(tabs());
    },
    stored,
    stuck,
    wanted: () => [...owners.keys()].filter((clientRef) => !givenUp.has(clientRef) && !returned.has(clientRef)),
    unseen: () => people.flatMap((person) => queuedSales(person)),
    owners,
    returned,
    acknowledged,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T09:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('stores each sale once through 300 runs of two people, three tabs, crashes, sign-outs and a network that comes and goes', async () => {
  let typed = 0;
  let waited = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    vi.stubGlobal('localStorage', storage());
    const random = randomFrom(seed);
    const { act, shown, allComeBack, stored, stuck, wanted, unseen, owners, returned, acknowledged } = office(random);
    for (let step = 0; step < 60; step += 1) {
      act();
      await vi.advanceTimersByTimeAsync(random() * 4000);
      for (const pair of shown()) expect(pair.split(' ')[0], `seed ${seed}`).toBe(pair.split(' ')[1]);
      waited += shown().length;
    }
    await allComeBack();
    const known = stored.map((pair) => pair.split(' ').slice(1).join(' '));
    expect(new Set(known).size, `seed ${seed}`).toBe(known.length);
    expect(
      wanted().filter((clientRef) => !known.includes(clientRef)),
      `seed ${seed}`,
    ).toEqual([]);
    for (const pair of stored)
      expect(owners.get(pair.slice(pair.indexOf(' ') + 1)), `seed ${seed}`).toBe(pair.split(' ')[0]);
    expect(unseen(), `seed ${seed}`).toEqual([]);
    expect(stuck, `seed ${seed}`).toEqual([]);
    // No acknowledged sale came back as an unsaved form.
    expect(
      [...returned].filter((clientRef) => acknowledged.has(clientRef)),
      `seed ${seed}`,
    ).toEqual([]);
    typed += owners.size;
  }
  expect(typed).toBeGreaterThan(1000);
  expect(waited).toBeGreaterThan(2000);
});
