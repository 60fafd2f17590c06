import { invitationHours } from '../codes/one-time-codes.ts';
import type { UserRow } from './user-row.ts';

/**
 * What `app_metadata` says of somebody whom an admin invited, until they have set a password: nobody chose one for them, so
 * they set it before anything else.
 */
export const invitedMarks = { invited: true, must_change_password: true };

/** Whether somebody was invited and has not set a password yet. */
export function isInvited({ raw_app_meta_data }: Pick<UserRow, 'raw_app_meta_data'>): boolean {
  return raw_app_meta_data.invited === true;
}

/** Whether they did not do it in time: then no other mail lets them in either, until they are invited again. */
export function isInvitationOver(user: Pick<UserRow, 'raw_app_meta_data' | 'invited_at'>): boolean {
  if (!isInvited(user) || !user.invited_at) return false;
  return Date.parse(user.invited_at) + invitationHours * 3_600_000 <= Date.now();
}
