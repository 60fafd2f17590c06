import { backend } from '../../api/backend.ts';
import { refuse } from '../../api/end-session.ts';
import { AppError } from '../../api/errors.ts';

/** @throws AppError `session_expired` without a session */
export async function changePassword(password: string): Promise<void> {
  const { auth } = await backend();
  const { data } = await auth.getSession();
  if (!data.session) return refuse(new AppError('session_expired'));
  const { error } = await auth.updateUser({ password });
  if (error) await refuse(error);
}
