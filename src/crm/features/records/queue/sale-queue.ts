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

/** A sale that could not be sent yet, as the screen shows it. */
export interface WaitingSale {
  sale: QueuedSale;
  isOnItsWay: boolean;
  /** The latest error that kept the sale from being stored; undefined while there was none. */
  why: unknown;
}

export interface QueueListeners {
  /** Called when the server refuses a sale that had been waiting. */
  onRefused: (entry: Entry, reason: string) => void;
  /** Called when all waiting sales have been sent, with the number stored. */
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

/**
 * Opens a user's queue with the sales that other tabs and earlier pages left in it; returns a function that closes it.
 */
export function openQueue(userId: string, listeners: QueueListeners): () => void {
  const sender = sendInOrder<QueuedSale, SalesRecord>({
    kept: {
      read: () => queuedSales(userId),
      add: (sale) => keepSale(userId, sale),
      remove: (clientRef) => forgetSale(userId, clientRef),
    },
    // Plain http has no locks: there only the sale's reference keeps it from being stored twice.
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

/** Saves a new sale: at once if the server can be reached, otherwise as soon as it can. */
export async function saveSale(entry: Entry, input: SalesRecordInput): Promise<Fate<SalesRecord>> {
  if (!open) throw new AppError('session_expired');
  const { clientRef } = entry;
  // From here on the whole draft counts as the user's input, including its initial values.
  const begun = { ...entry, initial: emptyDraft(''), refusal: undefined };
  letGo(clientRef);
  return open.sender.add({ clientRef, entry: begun, input });
}

/** Tries to send waiting sales, for example when the network returns. Hidden tabs leave this to the visible one. */
export function wakeQueue(): void {
  if (shown.get().length > 0 && !document.hidden) open?.sender.wake();
}

/** Takes a waiting sale out of the queue, so that the user can change it. */
export function takeBack(sale: QueuedSale): Entry {
  const { clientRef, entry } = sale;
  open?.sender.drop(clientRef);
  if (open) {
    keepEntry(open.userId, entry);
    hold(open.userId, sale);
  }
  return entry;
}

/** Discards a sale that the user no longer wants. */
export function dropSale({ clientRef }: Entry): void {
  letGo(clientRef);
  open?.sender.drop(clientRef);
}

/** Discards all waiting sales, because their user wants to sign out without them. */
export function dropSales(): void {
  if (open) forgetSales(open.userId);
  changed();
}

/** The number of sales that are being sent, waiting or open in a form again, in all tabs. */
export function countQueued(): number {
  return open ? queuedSales(open.userId).length + heldSales(open.userId).length : 0;
}

/** Why a sale waits. */
export function whyWaiting({ clientRef }: Entry): unknown {
  return shown.get().find(({ sale }) => sale.clientRef === clientRef)?.why;
}

/** The waiting sales, in the order they were saved. */
export const useWaitingSales = () => useStore(shown);

/** Calls `comeBack` for each refused sale; returns a function that unsubscribes. */
export function onSaleReturned(comeBack: (entry: Entry) => void): () => void {
  returned.add(comeBack);
  return () => returned.delete(comeBack);
}

function changed(): void {
  const waiting = open?.sender.waiting() ?? [];
  // While sales wait, a lost session does not close the screen: the user signs in again over it.
  if (open && queuedSales(open.userId).length > 0) release ??= holdUnsavedInput(true);
  else {
    release?.();
    release = null;
  }
  shown.set(waiting);
}

/** By reference of each sale that is open in one of this tab's forms: a function that releases the tab's lock on it. */
const holds = new Map<string, () => void>();
/** References of the sales that the user was told will not be lost. */
const promised = new Set<string>();

/** Keeps a sale that is open in a form of this tab again, even if the tab closes. */
function hold(userId: string, sale: QueuedSale): void {
  promised.add(sale.clientRef);
  holdSale(userId, sale);
  void claim(sale.clientRef);
}

/**
 * Locks the sale for a form of this tab; false if a form of another tab has it. Without locks (plain http) always true.
 */
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

/** Reopens the sales that were open in forms of tabs that have since been closed. */
async function adopt(userId: string): Promise<void> {
  for (const { clientRef, entry } of heldSales(userId)) {
    if (!(await claim(clientRef)) || open?.userId !== userId) continue;
    if (unsavedEntries(userId).some((begun) => begun.clientRef === clientRef)) continue;
    keepEntry(userId, entry);
    for (const comeBack of returned) comeBack(entry);
  }
}
