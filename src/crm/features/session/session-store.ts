import type { Session, User } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { backend } from '../../api/backend.ts';
import { forgetDraftsOfOthers } from './drafts.ts';

let session: Session | null = null;
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
  const { data } = await auth.getSession();
  set(data.session);
  auth.onAuthStateChange((_event, next) => set(next));
}

function set(next: Session | null): void {
  session = next;
  if (next) forgetDraftsOfOthers(next.user.id);
  for (const notify of listeners) notify();
}

export function currentUser(): User | null {
  return session?.user ?? null;
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The signed-in user, or null. */
export function useUser(): User | null {
  return useSyncExternalStore(subscribe, currentUser);
}
