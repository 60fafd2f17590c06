import { replace } from 'react-router';
import { endSession } from '../../api/end-session.ts';
import { hasCode, isSessionOver } from '../../api/errors.ts';
import { showError } from '../../ui/toast.ts';
import { expiredLink, isLinkExpired, takeExpiredLink } from './recovery-link.ts';
import { type Challenge, openChallenge } from './second-factor.ts';
import { currentUser, isCodeMissing, openScreens, startSession } from './session-store.ts';

export interface LoginStart {
  challenge: Challenge | null;
  to: string | undefined;
}

/** `expired`: a mailed link that no longer works opened the page. */
export interface ForgotStart {
  expired: boolean;
}

/** Where to go once the second factor is given, if a recovery link opened the CRM. */
let afterCode: string | undefined;

/**
 * Redirects users who may not see the screens. Uses `replace`, so that the back button does not return to the guarded
 * address.
 */
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

/** Sends signed-in users to the home screen, and removes a query string from the login's address. */
export async function guardLogin({ request }: { request: Request }): Promise<Response | LoginStart> {
  await startSession();
  if (currentUser()) return replace('/');
  if (new URL(request.url).search !== '') return replace('/login');
  return { challenge: isCodeMissing() ? await challengeOrNone() : null, to: afterCode };
}

export function guardForgotPassword(): ForgotStart {
  return { expired: takeExpiredLink() };
}

/** Null if the challenge cannot be started: the user then gives the password again. */
async function challengeOrNone() {
  try {
    return await openChallenge();
  } catch (error) {
    if (isSessionOver(error) || hasCode(error, 'mfa_factor_not_found')) await endSession();
    return null;
  }
}
