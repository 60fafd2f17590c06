import type { Session, User } from '@supabase/auth-js';
import { backend } from '../../api/backend.ts';
import { isSessionOver } from '../../api/errors.ts';
import { createStore, useStore } from '../../create-store.ts';
import { forgetDraftsOfOthers } from './drafts.ts';
import { openRecovered } from './recovery-link.ts';
import { lacksSecondFactor } from './second-factor.ts';

const signedIn = createStore<User | null>(null);
let owner: User | null = null;
let waitsForCode = false;
let starting: Promise<void> | null = null;

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
  const { data, error } = await auth.getSession();
  // A failed renewal signs nobody out unless the server says that the session is over.
  if (error && !isSessionOver(error)) throw error;
  set(data.session);
  auth.onAuthStateChange((_event, next) => set(next));
}

/** A user with a second factor counts as signed in only after giving it. */
function set(next: Session | null): void {
  waitsForCode = next !== null && lacksSecondFactor(next);
  const user = waitsForCode ? null : (next?.user ?? null);
  if (user) forgetDraftsOfOthers(user.id);
  if (user && user.id === owner?.id) owner = user;
  signedIn.set(user);
}

export const currentUser = signedIn.get;

export function isCodeMissing(): boolean {
  return waitsForCode;
}

export const useSignedIn = () => useStore(signedIn);

/** Makes the signed-in user the one whose data the screens show; returns false if nobody is signed in. */
export function openScreens(): boolean {
  owner = currentUser();
  return owner !== null;
}

/**
 * The user whose data the open screens show. It does not change while a lost session is renewed, and never to another
 * user.
 */
export function useUser(): User | null {
  useSignedIn();
  return owner;
}
