import { backend } from './backend.ts';

/** Forgets a session the server refuses; who listens to the session hears of it. */
export async function endSession(): Promise<void> {
  const { auth } = await backend();
  await auth.signOut({ scope: 'local' });
}
