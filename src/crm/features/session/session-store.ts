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

/** Reads the stored session once, then follows every change, including those made in other tabs. */
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

/** Sets the signed-in user. A user with a second factor counts as signed in only after giving it. */
function set(next: Session | null): void {
  waitsForCode = next !== null && lacksSecondFactor(next);
  const user = waitsForCode ? null : (next?.user ?? null);
  if (user) forgetDraftsOfOthers(user.id);
  if (user && user.id === owner?.id) owner = user;
  signedIn.set(user);
}

export const currentUser = signedIn.get;

/** Whether the password was right and the second factor is still missing. */
export function isCodeMissing(): boolean {
  return waitsForCode;
}

/** The signed-in user, or null. */
export const useSignedIn = () => useStore(signedIn);

/** Makes the signed-in user the owner of the screens; false if nobody is signed in. */
export function openScreens(): boolean {
  owner = currentUser();
  return owner !== null;
}

/**
 * The user whose screens are open. They stay open while that user's session is lost and renewed in place, and are never
 * handed over to another user.
 */
export function useUser(): User | null {
  useSignedIn();
  return owner;
}
