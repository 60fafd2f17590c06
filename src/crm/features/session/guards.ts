import { replace } from 'react-router';
import { endSession } from '../../api/end-session.ts';
import { hasCode, isSessionOver } from '../../api/errors.ts';
import { showError } from '../../ui/toast.ts';
import { expiredLink, isLinkExpired, takeExpiredLink } from './recovery-link.ts';
import { type Challenge, openChallenge } from './second-factor.ts';
import { currentUser, isCodeMissing, openScreens, startSession } from './session-store.ts';

/** The login's data: the second-factor challenge still to answer, and the page to open afterwards. */
export interface LoginStart {
  challenge: Challenge | null;
  to: string | undefined;
}

/** Data of the page: `expired` if it opened because an earlier mail's link no longer works. */
export interface ForgotStart {
  expired: boolean;
}

/** The page that a recovery link opens once the second factor is given. */
let afterCode: string | undefined;

/** Sends signed-out visitors to the login, without leaving the guarded address in the history. */
export async function guardScreens({ request }: { request: Request }) {
  await startSession();
  if (openScreens()) {
    if (takeExpiredLink()) showError('Bağlantı açılamadı', expiredLink);
    return null;
  }
  if (isLinkExpired()) return replace('/forgot-password');
  if (isCodeMissing() && request.url.endsWith('/change-password')) afterCode = '/crm/change-password';
  return replace('/login');
}

/** Keeps query strings out of the login's address, and signed-in users out of the login. */
export async function guardLogin({ request }: { request: Request }): Promise<Response | LoginStart> {
  await startSession();
  if (currentUser()) return replace('/');
  if (new URL(request.url).search !== '') return replace('/login');
  return { challenge: isCodeMissing() ? await challengeOrNone() : null, to: afterCode };
}

/** Lets anyone open the page, also while signed in. */
export function guardForgotPassword(): ForgotStart {
  return { expired: takeExpiredLink() };
}

/** Starts the challenge; null if that fails: sign-in then starts over with the password. */
async function challengeOrNone() {
  try {
    return await openChallenge();
  } catch (error) {
    if (isSessionOver(error) || hasCode(error, 'mfa_factor_not_found')) await endSession();
    return null;
  }
}
