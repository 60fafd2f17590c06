import { normalizeEmail } from '../../../domain/text/turkish.ts';
import type { Settings } from '../../settings.ts';

/** The name of the first admin: ADMIN_NAME, whose last word is the last name, or the address up to the @. */
export function namesOfFirstAdmin({ adminName, adminEmail }: Pick<Settings, 'adminName' | 'adminEmail'>): {
  first_name: string;
  last_name: string;
} {
  const words = adminName?.split(/\s+/) ?? [normalizeEmail(adminEmail).replace(/@.*/, '')];
  const last = words.length > 1 ? words.pop() : '';
  return { first_name: words.join(' '), last_name: last ?? '' };
}
