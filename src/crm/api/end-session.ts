import { backend } from './backend.ts';
import { hasCode } from './errors.ts';

/** Forgets a session the server refuses; who listens to the session hears of it. */
export async function endSession(): Promise<void> {
  const { auth } = await backend();
  await auth.signOut({ scope: 'local' });
}

/** Throws what an auth call was refused with; when it was the session itself, that ends here too. */
export async function refuse(error: unknown): Promise<never> {
  if (hasCode(error, 'session_expired')) await endSession();
  throw error;
}
