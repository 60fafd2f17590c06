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

export interface WaitingSale {
  sale: QueuedSale;
  isOnItsWay: boolean;
  why: unknown;
}

export interface QueueListeners {
  onRefused: (entry: Entry, reason: string) => void;
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

export function openQueue(userId: string, listeners: QueueListeners): () => void {
  const sender = sendInOrder<QueuedSale, SalesRecord>({
    kept: {
      read: () => queuedSales(userId),
      add: (sale) => keepSale(userId, sale),
      remove: (clientRef) => forgetSale(userId, clientRef),
    },
    // Without https, browsers have no locks: then only the sale's reference keeps it from being stored twice.
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

export async function saveSale(entry: Entry, input: SalesRecordInput): Promise<Fate<SalesRecord>> {
  if (!open) throw new AppError('session_expired');
  const { clientRef } = entry;
  // If the server refuses the sale, the form opens again. An empty `initial` makes it treat all values as typed.
  const begun = { ...entry, initial: emptyDraft(''), refusal: undefined };
  letGo(clientRef);
  return open.sender.add({ clientRef, entry: begun, input });
}

/** Hidden tabs leave sending to the visible one. */
export function wakeQueue(): void {
  if (shown.get().length > 0 && !document.hidden) open?.sender.wake();
}

export function takeBack(sale: QueuedSale): Entry {
  const { clientRef, entry } = sale;
  open?.sender.drop(clientRef);
  if (open) {
    keepEntry(open.userId, entry);
    hold(open.userId, sale);
  }
  return entry;
}

export function dropSale({ clientRef }: Entry): void {
  letGo(clientRef);
  open?.sender.drop(clientRef);
}

export function dropSales(): void {
  if (open) forgetSales(open.userId);
  changed();
}

export function countQueued(): number {
  return open ? queuedSales(open.userId).length + heldSales(open.userId).length : 0;
}

export function whyWaiting({ clientRef }: Entry): unknown {
  return shown.get().find(({ sale }) => sale.clientRef === clientRef)?.why;
}

export const useWaitingSales = () => useStore(shown);

export function onSaleReturned(comeBack: (entry: Entry) => void): () => void {
  returned.add(comeBack);
  return () => returned.delete(comeBack);
}

function changed(): void {
  const waiting = open?.sender.waiting() ?? [];
  // While sales wait, the screen stays open when the session ends: the user signs in over it.
  if (open && queuedSales(open.userId).length > 0) release ??= holdUnsavedInput(true);
  else {
    release?.();
    release = null;
  }
  shown.set(waiting);
}

/** Functions that release this tab's lock on a sale, by the sale's reference. */
const holds = new Map<string, () => void>();
/** References of sales about which a message told the user that they are safe. */
const promised = new Set<string>();

function hold(userId: string, sale: QueuedSale): void {
  promised.add(sale.clientRef);
  holdSale(userId, sale);
  void claim(sale.clientRef);
}

/**
 * Locks a sale for this tab's form; resolves to false if another tab has it open. Without https browsers have no locks:
 * always true.
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

async function adopt(userId: string): Promise<void> {
  for (const { clientRef, entry } of heldSales(userId)) {
    if (!(await claim(clientRef)) || open?.userId !== userId) continue;
    if (unsavedEntries(userId).some((begun) => begun.clientRef === clientRef)) continue;
    keepEntry(userId, entry);
    for (const comeBack of returned) comeBack(entry);
  }
}
