import { backend, sessionKey } from '../../api/backend.ts';
import { forgetAllDrafts } from './drafts.ts';

let leaving = false;

/** Whether the user is signing out; if so, no sign-in in place is offered. */
export function isLeaving(): boolean {
  return leaving;
}

/** Ends this session. If the server cannot be reached, the tokens in this browser are removed all the same. */
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
