import { replace } from 'react-router';
import { endSession } from '../../api/end-session.ts';
import { type Challenge, openChallenge } from './second-factor.ts';
import { currentUser, isCodeMissing, openScreens, startSession } from './session-store.ts';

/** What the login begins with: the code of a second factor that is still to come, and where it leads. */
export interface LoginStart {
  challenge: Challenge | null;
  to: string | undefined;
}

/** Where a recovery link was to lead when the second factor came in between. */
let afterCode: string | undefined;

/** Signed-out visitors go to the login, without leaving the guarded address in the history. */
export async function guardScreens({ request }: { request: Request }) {
  await startSession();
  if (openScreens()) return null;
  if (isCodeMissing() && request.url.endsWith('/change-password')) afterCode = '/crm/change-password';
  return replace('/login');
}

/** The login carries no query, and is no place for someone who is signed in. */
export async function guardLogin({ request }: { request: Request }): Promise<Response | LoginStart> {
  await startSession();
  if (currentUser()) return replace('/');
  if (new URL(request.url).search !== '') return replace('/login');
  return { challenge: isCodeMissing() ? await challengeOrNone() : null, to: afterCode };
}

/** Where no code can be asked for, the sign-in begins anew with the password. */
async function challengeOrNone() {
  try {
    return await openChallenge();
  } catch {
    await endSession();
    return null;
  }
}
