import { emptyDraft } from '../../../../domain/records/record-entry.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { AppError, messageOf } from '../../../api/errors.ts';
import { createStore, useStore } from '../../../create-store.ts';
import { holdUnsavedInput } from '../../session/unsaved-input.ts';
import type { Entry } from '../entries/entry-draft.ts';
import { forgetEntry, keepEntry, unsavedEntries } from '../entries/unsaved-entries.ts';
import { judgeFailure } from './judge-failure.ts';
import {
  forgetOldSales,
  forgetSale,
  forgetSales,
  heldSales,
  holdSale,
  keepSale,
  onKeptElsewhere,
  type QueuedSale,
  queuedSales,
} from './kept-sales.ts';
import { type Fate, sendInOrder } from './send-in-order.ts';
import { sendSale } from './send-sale.ts';
import { restoreWritten } from './written-sales.ts';

/** A sale that finds no way, as it is shown. */
export interface WaitingSale {
  sale: QueuedSale;
  isOnItsWay: boolean;
  /** The latest error that kept it from being stored; undefined before the first. */
  why: unknown;
}

export interface QueueListeners {
  /** Of one that had been waiting. */
  onRefused: (entry: Entry, reason: string) => void;
  /** All that waited has been sent; so many were stored. */
  onArrived: (count: number) => void;
}

interface Open {
  userId: string;
  sender: ReturnType<typeof sendInOrder<QueuedSale, SalesRecord>>;
}

let open: Open | null = null;
const shown = createStore<readonly WaitingSale[]>([]);
let release: (() => void) | null = null;
const returned = new Set<(entry: Entry) => void>();

/** Opens the queue of a user with what other tabs and earlier pages have left in it; returns what closes it. */
export function openQueue(userId: string, listeners: QueueListeners): () => void {
  const sender = sendInOrder<QueuedSale, SalesRecord>({
    kept: {
      read: () => queuedSales(userId),
      add: (sale) => keepSale(userId, sale),
      remove: (clientRef) => forgetSale(userId, clientRef),
    },
    // Over plain http there are no locks: then the reference of the sale alone keeps it from being stored twice.
    alone: (work) => (navigator.locks ? navigator.locks.request(`crm.sales:${userId}`, work) : work()),
    async send(sale) {
      const saved = await sendSale(userId, sale);
      forgetEntry(userId, sale.entry);
      return saved;
    },
    judge: judgeFailure,
    onRefused({ entry, input }, error, waited) {
      const refused = { ...entry, refusal: messageOf(error) };
      keepEntry(userId, refused);
      if (waited || promised.has(entry.clientRef)) hold(userId, { clientRef: entry.clientRef, entry: refused, input });
      for (const comeBack of returned) comeBack(refused);
      if (waited) listeners.onRefused(refused, refused.refusal);
    },
    onArrived: listeners.onArrived,
    onChange: changed,
    isWatched: () => document.visibilityState === 'visible',
  });
  open = { userId, sender };
  const listening = new AbortController();
  onKeptElsewhere(changed, listening.signal);
  void restoreWritten().then(() => {
    if (open?.sender !== sender) return;
    forgetOldSales();
    void adopt(userId);
    changed();
    sender.wake();
  });
  return () => {
    sender.close();
    listening.abort();
    if (open?.sender === sender) open = null;
    changed();
  };
}

/** Saves a new sale: at once where there is a way, or as soon as there is one. */
export async function saveSale(entry: Entry, input: SalesRecordInput): Promise<Fate<SalesRecord>> {
  if (!open) throw new AppError('session_expired');
  const { clientRef } = entry;
  // Whatever it began with: from here on all of it is somebody's work.
  const begun = { ...entry, initial: emptyDraft(''), refusal: undefined };
  letGo(clientRef);
  return open.sender.add({ clientRef, entry: begun, input });
}

/** Tries to send what waits: there may be a way again. A tab that nobody looks at leaves it to the one they look at. */
export function wakeQueue(): void {
  if (shown.get().length > 0 && !document.hidden) open?.sender.wake();
}

/** Takes a sale that waits out of the queue, to be changed. */
export function takeBack(sale: QueuedSale): Entry {
  const { clientRef, entry } = sale;
  open?.sender.drop(clientRef);
  if (open) {
    keepEntry(open.userId, entry);
    hold(open.userId, sale);
  }
  return entry;
}

/** Gives up a sale that is not wanted any more. */
export function dropSale({ clientRef }: Entry): void {
  letGo(clientRef);
  open?.sender.drop(clientRef);
}

/** Gives up all that waits, as its user wants to leave without it. */
export function dropSales(): void {
  if (open) forgetSales(open.userId);
  changed();
}

/** How many sales are on their way or wait, in whichever tab they were saved, or are back in a form. */
export function countQueued(): number {
  return open ? queuedSales(open.userId).length + heldSales(open.userId).length : 0;
}

/** Why a sale waits. */
export function whyWaiting({ clientRef }: Entry): unknown {
  return shown.get().find(({ sale }) => sale.clientRef === clientRef)?.why;
}

/** The sales that wait for a way, first saved first. */
export const useWaitingSales = () => useStore(shown);

/** Has `comeBack` told of each sale that was refused; returns what ends that. */
export function onSaleReturned(comeBack: (entry: Entry) => void): () => void {
  returned.add(comeBack);
  return () => returned.delete(comeBack);
}

function changed(): void {
  const waiting = open?.sender.waiting() ?? [];
  // A session that ends now is taken up again over the screen.
  if (open && queuedSales(open.userId).length > 0) release ??= holdUnsavedInput(true);
  else {
    release?.();
    release = null;
  }
  shown.set(waiting);
}

/** What ends this tab's hold on each sale that is in a form of it. */
const holds = new Map<string, () => void>();
/** Sales of which it was said that they are not lost. */
const promised = new Set<string>();

/** Has a sale outlive the form of this tab that it is back in. */
function hold(userId: string, sale: QueuedSale): void {
  promised.add(sale.clientRef);
  holdSale(userId, sale);
  void claim(sale.clientRef);
}

/** Whether the sale is in no form of another tab; from then on it is in one of this. Over plain http nobody can tell. */
function claim(clientRef: string): Promise<boolean> {
  if (!navigator.locks || holds.has(clientRef)) return Promise.resolve(true);
  return new Promise((tell) => {
    void navigator.locks.request(`crm.form:${clientRef}`, { ifAvailable: true }, async (lock) => {
      tell(lock !== null);
      if (lock) await new Promise<void>((end) => holds.set(clientRef, end));
    });
  });
}

function letGo(clientRef: string): void {
  holds.get(clientRef)?.();
  holds.delete(clientRef);
}

/** Brings back, as forms, what was in forms of tabs that are gone. */
async function adopt(userId: string): Promise<void> {
  for (const { clientRef, entry } of heldSales(userId)) {
    if (!(await claim(clientRef)) || open?.userId !== userId) continue;
    if (unsavedEntries(userId).some((begun) => begun.clientRef === clientRef)) continue;
    keepEntry(userId, entry);
    for (const comeBack of returned) comeBack(entry);
  }
}
