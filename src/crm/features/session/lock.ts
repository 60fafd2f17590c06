import type { User } from '@supabase/auth-js';
import { mustChangePassword, mustEnrolFactor } from '../../../domain/permissions.ts';
import { agency } from '../../agency.ts';

/** What a user has to do on the page of their account before anything else opens; null for nothing. */
export function lockOf(user: User | null): 'password' | 'factor' | null {
  if (mustChangePassword(user)) return 'password';
  return mustEnrolFactor(user, agency.adminsNeedSecondFactor) ? 'factor' : null;
}
