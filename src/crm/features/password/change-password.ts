import { backend } from '../../api/backend.ts';
import { refuse } from '../../api/end-session.ts';
import { AppError, hasCode } from '../../api/errors.ts';

/**
 * @param present the present password, if the server has asked for it
 * @throws AppError `session_expired` without a session
 */
export async function changePassword(password: string, present?: string): Promise<void> {
  const { auth } = await backend();
  const { data, error: failure } = await auth.getSession();
  if (failure) throw failure;
  if (!data.session) return refuse(new AppError('session_expired'));
  const { error } = await auth.updateUser({
    password,
    ...(present === undefined ? {} : { current_password: present }),
  });
  if (!error) return;
  if (present === undefined || !hasCode(error, 'reauthentication_needed')) return refuse(error);
  // A Supabase project may ask for a recent sign-in before it changes a password: sign in anew, then try again.
  await signInAnew(data.session.user.email, present);
  await changePassword(password);
}

export async function signInAnew(email = '', password: string): Promise<void> {
  const { auth } = await backend();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
}

/**
 * Whether the server asks for the present password. Our server and hosted projects do so with different error codes.
 */
export function wantsPresent(error: unknown): boolean {
  return hasCode(error, 'reauthentication_needed') || hasCode(error, 'current_password_required');
}

export function isWrongPresent(error: unknown): boolean {
  return hasCode(error, 'invalid_credentials') || hasCode(error, 'current_password_invalid');
}
