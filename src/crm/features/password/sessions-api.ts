import { callEndpoint } from '../../api/product-endpoint.ts';

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

/** The current session comes first. Null on a hosted project, which keeps its sessions itself. */
export async function listSessions(): Promise<OwnSession[] | null> {
  const { sessions } = ((await callEndpoint('sessions')) ?? {}) as { sessions?: OwnSession[] | null };
  return sessions ?? null;
}

/** Without `id`, ends all other sessions. */
export const endSessions = (id: string | undefined, present?: string) =>
  callEndpoint('sessions-end', { id, current_password: present });
