import type { SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { salePrefix as prefix, salesLeft } from '../../session/sales-left.ts';
import type { Entry } from '../entries/entry-draft.ts';
import { entryOf } from '../entries/unsaved-entries.ts';
import { strikeOut, writeDown } from './written-sales.ts';

/** A new sale from its save until it is stored. */
export interface QueuedSale {
  clientRef: string;
  entry: Entry;
  input: SalesRecordInput;
}

/** Milliseconds that a sale waits for its user to sign in again. */
const longestWait = 7 * 24 * 60 * 60 * 1000;

const keyOf = (userId: string, clientRef: string) => `${prefix}${userId}:${clientRef}`;

interface Stored extends QueuedSale {
  savedAt: number;
  /** Back in a form: it outlives that form's tab, and is not sent. */
  isHeld?: boolean;
}

function put(key: string, stored: Stored): void {
  const value = JSON.stringify(stored);
  localStorage.setItem(key, value);
  writeDown(key, value);
}

function remove(key: string): void {
  localStorage.removeItem(key);
  strikeOut(key);
}

function readStored(key: string): Stored | null {
  try {
    const { entry: stored, input, savedAt, isHeld } = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Stored>;
    const entry = entryOf(stored);
    return entry && input && savedAt ? { clientRef: entry.clientRef, entry, input, savedAt, isHeld } : null;
  } catch {
    return null;
  }
}

function storedOf(userId: string): Stored[] {
  const stored = salesLeft().flatMap((key) => (key.startsWith(keyOf(userId, '')) ? (readStored(key) ?? []) : []));
  return stored.toSorted((one, other) => one.savedAt - other.savedAt);
}

/** A user's sales that are on their way or wait, in this tab or another, in the order they were saved. */
export function queuedSales(userId: string): QueuedSale[] {
  return storedOf(userId).filter(({ isHeld }) => !isHeld);
}

/** Those that had waited and are back in a form, in this tab, in another, or in one that is gone. */
export function heldSales(userId: string): QueuedSale[] {
  return storedOf(userId).filter(({ isHeld }) => isHeld);
}

let latest = 0;

/** Keeps a sale behind those that were saved before it. */
export function keepSale(userId: string, sale: QueuedSale): void {
  // Two of one millisecond keep their order.
  latest = Math.max(Date.now(), latest + 1);
  put(keyOf(userId, sale.clientRef), { ...sale, savedAt: latest });
}

/** Keeps one that is back in a form, until it is saved or given up there. */
export function holdSale(userId: string, sale: QueuedSale): void {
  put(keyOf(userId, sale.clientRef), { ...sale, savedAt: Date.now(), isHeld: true });
}

/** What is typed into that form is kept with it. */
export function updateHeld(userId: string, entry: Entry): void {
  const key = keyOf(userId, entry.clientRef);
  const stored = readStored(key);
  if (stored?.isHeld) put(key, { ...stored, entry });
}

export function forgetSale(userId: string, clientRef: string): void {
  remove(keyOf(userId, clientRef));
}

/** Gives up all that waits of a user, also in forms. */
export function forgetSales(userId: string): void {
  for (const { clientRef } of storedOf(userId)) forgetSale(userId, clientRef);
}

/** Removes what nobody has come back for in seven days. */
export function forgetOldSales(): void {
  for (const key of salesLeft()) {
    const stored = readStored(key);
    if (!stored || stored.savedAt < Date.now() - longestWait) remove(key);
  }
}

/** Whether a sale is on its way or waits. */
export function isQueued(userId: string, { clientRef }: Entry): boolean {
  const stored = readStored(keyOf(userId, clientRef));
  return stored !== null && !stored.isHeld;
}

/** Has `told` hear of what another tab keeps or removes, until `signal` ends. */
export function onKeptElsewhere(told: () => void, signal: AbortSignal): void {
  const hear = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && told();
  window.addEventListener('storage', hear, { signal });
}
