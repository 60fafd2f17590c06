import { backend, sessionKey } from '../../api/backend.ts';
import { forgetAllDrafts } from './drafts.ts';

let leaving = false;

/** Whether the user has asked to leave, so that no sign-in on the spot is offered. */
export function isLeaving(): boolean {
  return leaving;
}

/** Ends this session. Where the server cannot be told, the tokens of this browser go all the same. */
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
