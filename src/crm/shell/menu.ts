import type { User } from '@supabase/auth-js';
import { isAdmin } from '../../domain/permissions.ts';
import { lockOf } from '../features/session/lock.ts';
import { type Screen, screens } from '../screens.ts';

/** What the menus lead to; nowhere, as long as something of the account has to be done first. */
export function menuFor(user: User | null): readonly Screen[] {
  if (lockOf(user)) return [];
  const admin = isAdmin(user);
  return screens.filter(({ icon, adminOnly, adminLink }) => icon && (admin || !(adminOnly || adminLink)));
}
