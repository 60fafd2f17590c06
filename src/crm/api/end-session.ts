import { backend } from './backend.ts';
import { hasCode } from './errors.ts';

export async function endSession(): Promise<void> {
  const { auth } = await backend();
  await auth.signOut({ scope: 'local' });
}

export async function refuse(error: unknown): Promise<never> {
  if (hasCode(error, 'session_expired')) await endSession();
  throw error;
}
