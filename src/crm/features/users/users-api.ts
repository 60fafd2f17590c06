import { AppError } from '../../api/errors.ts';
import { callEndpoint } from '../../api/product-endpoint.ts';

/** An entry of GET /api/users-list. */
export interface StaffUser {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  created_at: string;
  is_admin: boolean;
  disabled?: boolean;
  /** Whether nobody has proved that the address is this person's. */
  unproven?: boolean;
  /** Null before the first sign-in. */
  last_sign_in_at?: string | null;
  /** Null where it is not known. */
  has_second_factor?: boolean | null;
}

export interface NewUser {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  is_admin: boolean;
}

export type UserChange = Omit<NewUser, 'password'>;

export async function listUsers(): Promise<StaffUser[]> {
  const { users } = ((await callEndpoint('users-list')) ?? {}) as { users?: StaffUser[] };
  if (!Array.isArray(users)) throw new AppError('not_json');
  return users;
}

/** The present password, once the server has asked for it. */
const proof = (present?: string) => (present === undefined ? {} : { current_password: present });

export const createUser = (user: NewUser, present?: string) =>
  callEndpoint('users-create', { ...user, ...proof(present) });
export const updateUser = (id: string, change: UserChange, present?: string) =>
  callEndpoint('users-update', { id, ...change, ...proof(present) });
export const setUserPassword = (id: string, password: string, present?: string) =>
  callEndpoint('users-password', { id, password, ...proof(present) });
export const removeFactors = (id: string, present?: string) =>
  callEndpoint('users-factors-remove', { id, ...proof(present) });
export const disableUser = (id: string, present?: string) => callEndpoint('users-disable', { id, ...proof(present) });
export const enableUser = (id: string, present?: string) => callEndpoint('users-enable', { id, ...proof(present) });
export const deleteUser = (id: string, present?: string) => callEndpoint('users-delete', { id, ...proof(present) });
