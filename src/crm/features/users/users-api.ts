import { AppError } from '../../api/errors.ts';
import { callEndpoint } from '../../api/product-endpoint.ts';

export interface StaffUser {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  created_at: string;
  is_admin: boolean;
  disabled?: boolean;
  /** Whether the address has not been confirmed, so that it may belong to somebody else. */
  unproven?: boolean;
  /** Null before the first sign-in. */
  last_sign_in_at?: string | null;
  has_second_factor?: boolean | null;
  /** `opened`: the link was used, but no password was set yet. Null for a user who was not invited. */
  invitation?: 'sent' | 'opened' | 'expired' | 'accepted' | null;
}

export interface StaffUsers {
  users: StaffUser[];
  /** Whether admins can invite people here; a hosted project has its own invitations. */
  can_invite: boolean;
}

/** `link` is set only if the server cannot send mail. */
export interface Invitation {
  user: StaffUser;
  link?: string;
}

export interface NewUser {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  is_admin: boolean;
}

export type UserChange = Omit<NewUser, 'password'>;

export async function listUsers(): Promise<StaffUsers> {
  const { users, can_invite = false } = ((await callEndpoint('users-list')) ?? {}) as Partial<StaffUsers>;
  if (!Array.isArray(users)) throw new AppError('not_json');
  return { users, can_invite };
}

export const isPending = ({ invitation }: StaffUser) => Boolean(invitation) && invitation !== 'accepted';

const proof = (present?: string) => (present === undefined ? {} : { current_password: present });

export const createUser = (user: NewUser, present?: string) =>
  callEndpoint('users-create', { ...user, ...proof(present) });
export const inviteUser = async (user: UserChange, present?: string) =>
  (await callEndpoint('users-invite', { ...user, ...proof(present) })) as Invitation;
export const inviteAgain = async (id: string, present?: string) =>
  (await callEndpoint('users-invite-again', { id, ...proof(present) })) as Invitation;
export const updateUser = (id: string, change: UserChange, present?: string) =>
  callEndpoint('users-update', { id, ...change, ...proof(present) });
export const setUserPassword = (id: string, password: string, present?: string) =>
  callEndpoint('users-password', { id, password, ...proof(present) });
export const removeFactors = (id: string, present?: string) =>
  callEndpoint('users-factors-remove', { id, ...proof(present) });
export const disableUser = (id: string, present?: string) => callEndpoint('users-disable', { id, ...proof(present) });
export const enableUser = (id: string, present?: string) => callEndpoint('users-enable', { id, ...proof(present) });
export const deleteUser = (id: string, present?: string) => callEndpoint('users-delete', { id, ...proof(present) });
