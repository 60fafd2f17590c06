import type { User } from '@supabase/auth-js';
import { isAdmin } from '../../domain/permissions.ts';

export function describeUser(user: User | null) {
  const email = user?.email ?? '';
  return {
    email: email || 'Kullanıcı',
    /** Not in the Turkish locale, so that `i` becomes `I`, not `İ`. */
    letter: email.slice(0, 1).toUpperCase() || 'K',
    admin: isAdmin(user),
  };
}
