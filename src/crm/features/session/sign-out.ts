import { backend, sessionKey } from '../../api/backend.ts';
import { forgetAllDrafts } from './drafts.ts';

let leaving = false;

export function isLeaving(): boolean {
  return leaving;
}

/** Removes the tokens from this browser even if the server cannot be reached. */
export async function signOut(): Promise<void> {
  leaving = true;
  forgetAllDrafts();
  try {
    const { auth } = await backend();
    const { error } = await auth.signOut({ scope: 'local' });
    if (!error) return;
    localStorage.removeItem(sessionKey);
    window.location.replace(`${import.meta.env.BASE_URL}login`);
  } finally {
    leaving = false;
  }
}
