import { backend } from '../../api/backend.ts';
import { endSession } from '../../api/end-session.ts';
import { AppError, hasCode } from '../../api/errors.ts';

/** @throws AppError `session_expired` without a session */
export async function changePassword(password: string): Promise<void> {
  const { auth } = await backend();
  const { data } = await auth.getSession();
  if (!data.session) throw new AppError('session_expired');
  const { error } = await auth.updateUser({ password });
  if (hasCode(error, 'session_expired')) await endSession();
  if (error) throw error;
}
