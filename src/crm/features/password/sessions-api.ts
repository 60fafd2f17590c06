import { callEndpoint } from '../../api/product-endpoint.ts';

/** Query key of the list. */
export const sessionsKey = ['own-sessions'];

/** An entry of GET /api/sessions. Instants are ISO 8601. */
export interface OwnSession {
  id: string;
  user_agent: string;
  address: string;
  created_at: string;
  used_at: string;
  is_current: boolean;
}

/** The user's own sessions, the current one first; null on a hosted project, which keeps them itself. */
export async function listSessions(): Promise<OwnSession[] | null> {
  const { sessions } = ((await callEndpoint('sessions')) ?? {}) as { sessions?: OwnSession[] | null };
  return sessions ?? null;
}

/** Ends one of the other sessions, or all of them without `id`. */
export const endSessions = (id: string | undefined, present?: string) =>
  callEndpoint('sessions-end', { id, current_password: present });
