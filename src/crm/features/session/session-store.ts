import type { Session, User } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { backend } from '../../api/backend.ts';
import { forgetDraftsOfOthers } from './drafts.ts';
import { openRecovered } from './recovery-link.ts';
import { lacksSecondFactor } from './second-factor.ts';

let session: Session | null = null;
let owner: User | null = null;
let waitsForCode = false;
let starting: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Reads the stored session once and follows every later change, also those of other tabs. */
export function startSession(): Promise<void> {
  starting ??= follow().catch((error: unknown) => {
    starting = null;
    throw error;
  });
  return starting;
}

async function follow(): Promise<void> {
  const { auth } = await backend();
  await openRecovered(auth);
  const { data } = await auth.getSession();
  set(data.session);
  auth.onAuthStateChange((_event, next) => set(next));
}

/** Someone with a second factor is signed in only when it was given as well. */
function set(next: Session | null): void {
  waitsForCode = next !== null && lacksSecondFactor(next);
  session = waitsForCode ? null : next;
  if (session) forgetDraftsOfOthers(session.user.id);
  if (session?.user.id === owner?.id) owner = session?.user ?? owner;
  for (const notify of listeners) notify();
}

export function currentUser(): User | null {
  return session?.user ?? null;
}

/** Whether the password was right and the code of the second factor is still to come. */
export function isCodeMissing(): boolean {
  return waitsForCode;
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The signed-in user, or null. */
export function useSignedIn(): User | null {
  return useSyncExternalStore(subscribe, currentUser);
}

/** Gives the screens to the signed-in user; false when there is none. */
export function openScreens(): boolean {
  owner = currentUser();
  return owner !== null;
}

/**
 * Whose screens these are. While the session is lost and signed in to again on the spot, they stay as they are, and
 * nobody else ever takes them over.
 */
export function useUser(): User | null {
  return useSyncExternalStore(subscribe, () => owner);
}
