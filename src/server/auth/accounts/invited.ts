import { invitationHours } from '../codes/one-time-codes.ts';
import type { UserRow } from './user-row.ts';

export const invitedMarks = { invited: true, must_change_password: true };

/** Whether somebody was invited and has not set a password yet. */
export function isInvited({ raw_app_meta_data }: UserRow): boolean {
  return raw_app_meta_data.invited === true;
}

/** Whether an invitation expired before a password was set: from then on only a new invitation lets the person in. */
export function isInvitationOver(user: UserRow): boolean {
  if (!isInvited(user) || !user.invited_at) return false;
  return Date.parse(user.invited_at) + invitationHours * 3_600_000 <= Date.now();
}
