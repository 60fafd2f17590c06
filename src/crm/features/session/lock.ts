import type { User } from '@supabase/auth-js';
import { isInvited, mustChangePassword, mustEnrolFactor } from '../../../domain/permissions.ts';
import { agency } from '../../agency.ts';

/** What a user must do on the account page before any other screen opens; null if nothing. */
export function lockOf(user: User | null): 'invitation' | 'password' | 'factor' | null {
  if (mustChangePassword(user)) return isInvited(user) ? 'invitation' : 'password';
  return mustEnrolFactor(user, agency.adminsNeedSecondFactor) ? 'factor' : null;
}
