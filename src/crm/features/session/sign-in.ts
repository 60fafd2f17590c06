import { backend } from '../../api/backend.ts';

/** Signs in with a password; the session store hears of it. */
export async function signIn(email: string, password: string): Promise<void> {
  const { auth } = await backend();
  const { error } = await auth.signInWithPassword({ email: email.trim(), password });
  if (error) throw error;
}
