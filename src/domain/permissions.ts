import { normalizeEmail } from './turkish.ts';

/** The part of a signed-in user that decides what they may do. */
export interface Identity {
  email?: string | undefined;
  app_metadata?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Whether a user is an admin. Only `app_metadata`, which admins and the server write, and the agency's fixed admin
 * address count; `user_metadata` never does, because users edit their own.
 */
export function isAdmin(user: Identity | null | undefined, adminEmail: string): boolean {
  if (!user) return false;
  if (user.app_metadata?.is_admin === true) return true;
  return user.email !== undefined && normalizeEmail(user.email) === normalizeEmail(adminEmail);
}
