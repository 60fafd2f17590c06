import type { User } from '@supabase/auth-js';
import { isAdmin } from '../../../domain/permissions.ts';
import { type Screen, screens } from '../../screens.ts';
import { lockOf } from './lock.ts';

export function screensFor(user: User | null): readonly Screen[] {
  if (lockOf(user)) return [];
  const admin = isAdmin(user);
  return screens.filter(({ adminOnly }) => admin || !adminOnly);
}

export function menuFor(user: User | null): readonly Screen[] {
  const admin = isAdmin(user);
  return screensFor(user).filter(({ icon, adminLink }) => icon && (admin || !adminLink));
}
