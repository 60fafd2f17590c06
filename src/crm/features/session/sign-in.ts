import { backend } from '../../api/backend.ts';
import { type Challenge, lacksSecondFactor, openChallenge } from './second-factor.ts';

/** Signs in with a password; the session store hears of it. Gives what is still to be answered, or null. */
export async function signIn(email: string, password: string): Promise<Challenge | null> {
  const { auth } = await backend();
  const { data, error } = await auth.signInWithPassword({ email: email.trim(), password });
  if (error) throw error;
  return lacksSecondFactor(data.session) ? openChallenge() : null;
}
