import type { SalesRecordInput } from '../../../../domain/sales-record.ts';
import type { Entry } from '../entry/entry-draft.ts';
import { entryOf } from '../entry/unsaved-entries.ts';

/** A new sale from its save until it is stored. */
export interface QueuedSale {
  clientRef: string;
  entry: Entry;
  input: SalesRecordInput;
}

/** Where the session lies, so that it outlives the tab. Each sale has a key of its own: two tabs overwrite nothing. */
const prefix = 'crm.sale:';
/** Milliseconds that a sale waits for its user to sign in again. */
const longestWait = 7 * 24 * 60 * 60 * 1000;

const keyOf = (userId: string, clientRef: string) => `${prefix}${userId}:${clientRef}`;
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

interface Stored extends QueuedSale {
  savedAt: number;
}

function readStored(key: string): Stored | null {
  try {
    const { entry: stored, input, savedAt } = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Stored>;
    const entry = entryOf(stored);
    return entry && input && savedAt ? { clientRef: entry.clientRef, entry, input, savedAt } : null;
  } catch {
    return null;
  }
}

/** A user's sales that are on their way or wait, in this tab or another, in the order they were saved. */
export function queuedSales(userId: string): QueuedSale[] {
  const stored = keys().flatMap((key) => (key.startsWith(keyOf(userId, '')) ? (readStored(key) ?? []) : []));
  return stored.toSorted((one, other) => one.savedAt - other.savedAt);
}

let latest = 0;

/** Keeps a sale behind those that were saved before it. */
export function keepSale(userId: string, sale: QueuedSale): void {
  // Two of one millisecond keep their order.
  latest = Math.max(Date.now(), latest + 1);
  localStorage.setItem(keyOf(userId, sale.clientRef), JSON.stringify({ ...sale, savedAt: latest }));
}

export function forgetSale(userId: string, clientRef: string): void {
  localStorage.removeItem(keyOf(userId, clientRef));
}

/** Gives up all that waits of a user. */
export function forgetSales(userId: string): void {
  for (const { clientRef } of queuedSales(userId)) forgetSale(userId, clientRef);
}

/** Removes what nobody has come back for in seven days. */
export function forgetOldSales(): void {
  for (const key of keys()) {
    const stored = readStored(key);
    if (!stored || stored.savedAt < Date.now() - longestWait) localStorage.removeItem(key);
  }
}

/** Whether a sale is on its way or waits. */
export function isQueued(userId: string, { clientRef }: Entry): boolean {
  return localStorage.getItem(keyOf(userId, clientRef)) !== null;
}

/** Whether sales of anybody wait in this browser. */
export function isAnythingQueued(): boolean {
  return keys().length > 0;
}

/** Has `told` hear of what another tab keeps or removes, until `signal` ends. */
export function onKeptElsewhere(told: () => void, signal: AbortSignal): void {
  const hear = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && told();
  window.addEventListener('storage', hear, { signal });
}
