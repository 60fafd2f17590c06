import type { SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { salePrefix as prefix, salesLeft } from '../../session/sales-left.ts';
import type { Entry } from '../entries/entry-draft.ts';
import { entryOf } from '../entries/unsaved-entries.ts';
import { strikeOut, writeDown } from './written-sales.ts';

export interface QueuedSale {
  clientRef: string;
  entry: Entry;
  input: SalesRecordInput;
}

/** Milliseconds that a sale is kept until its user returns. */
const longestWait = 7 * 24 * 60 * 60 * 1000;

const keyOf = (userId: string, clientRef: string) => `${prefix}${userId}:${clientRef}`;

interface Stored extends QueuedSale {
  savedAt: number;
  /** The sale is open in a form again: it is not sent, and is kept even if the tab closes. */
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

export function queuedSales(userId: string): QueuedSale[] {
  return storedOf(userId).filter(({ isHeld }) => !isHeld);
}

export function heldSales(userId: string): QueuedSale[] {
  return storedOf(userId).filter(({ isHeld }) => isHeld);
}

let latest = 0;

export function keepSale(userId: string, sale: QueuedSale): void {
  // Sales saved within the same millisecond keep their order.
  latest = Math.max(Date.now(), latest + 1);
  put(keyOf(userId, sale.clientRef), { ...sale, savedAt: latest });
}

export function holdSale(userId: string, sale: QueuedSale): void {
  put(keyOf(userId, sale.clientRef), { ...sale, savedAt: Date.now(), isHeld: true });
}

export function updateHeld(userId: string, entry: Entry): void {
  const key = keyOf(userId, entry.clientRef);
  const stored = readStored(key);
  if (stored?.isHeld) put(key, { ...stored, entry });
}

export function forgetSale(userId: string, clientRef: string): void {
  remove(keyOf(userId, clientRef));
}

export function forgetSales(userId: string): void {
  for (const { clientRef } of storedOf(userId)) forgetSale(userId, clientRef);
}

export function forgetOldSales(): void {
  for (const key of salesLeft()) {
    const stored = readStored(key);
    if (!stored || stored.savedAt < Date.now() - longestWait) remove(key);
  }
}

export function isQueued(userId: string, { clientRef }: Entry): boolean {
  const stored = readStored(keyOf(userId, clientRef));
  return stored !== null && !stored.isHeld;
}

/** Browsers send `storage` events only to the other tabs. */
export function onKeptElsewhere(onChange: () => void, signal: AbortSignal): void {
  const hear = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && onChange();
  window.addEventListener('storage', hear, { signal });
}
