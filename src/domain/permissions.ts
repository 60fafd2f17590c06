import { normalizeEmail } from './text/turkish.ts';

export interface Identity {
  email?: string | undefined;
  app_metadata?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Whether a user must first replace the password that an admin chose. Only the server writes `must_change_password`.
 */
export function mustChangePassword(user: Pick<Identity, 'app_metadata'> | null | undefined): boolean {
  return user?.app_metadata?.must_change_password === true;
}

/** Whether a user was invited and has not set a password yet. Only the server writes `invited`. */
export function isInvited(user: Pick<Identity, 'app_metadata'> | null | undefined): boolean {
  return user?.app_metadata?.invited === true;
}

/** Whether an admin must set up a second factor before anything else, if the agency requires one. */
export function mustEnrolFactor(
  user: (Identity & { factors?: readonly { status: string }[] | undefined }) | null | undefined,
  adminsNeedSecondFactor: boolean,
): boolean {
  if (!adminsNeedSecondFactor || !isAdmin(user)) return false;
  return !user?.factors?.some(({ status }) => status === 'verified');
}

/**
 * Whether a user is an admin. Only `app_metadata` counts, which admins and the server write; users can edit their own
 * `user_metadata`.
 * @param adminEmail the address that is always an admin's; only the server knows it
 */
export function isAdmin(user: Identity | null | undefined, adminEmail?: string): boolean {
  if (!user) return false;
  if (user.app_metadata?.is_admin === true) return true;
  if (user.email === undefined || adminEmail === undefined) return false;
  return normalizeEmail(user.email) === normalizeEmail(adminEmail);
}
