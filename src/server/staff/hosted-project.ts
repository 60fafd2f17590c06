import { z } from 'zod';
import type { HostedProject } from '../settings.ts';
import { refusal } from './refusals.ts';
import { fromSupabase } from './supabase-refusals.ts';

const timeoutMilliseconds = 10_000;

const errorBody = z.object({ code: z.unknown(), error_code: z.string().optional(), message: z.string().optional() });

/** A call of a project's sign-in service. */
export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** The caller's own token instead of the service_role key. */
  token?: string;
}

/** Its answer; `content` is null where that is no JSON. */
export interface Answer {
  ok: boolean;
  status: number;
  content: unknown;
}

/**
 * Calls the sign-in service of a hosted Supabase project.
 * @throws HttpError `unavailable` when it does not answer
 */
export async function askProject(project: HostedProject, call: Call): Promise<Answer> {
  const { method = 'GET', path, body, token } = call;
  const response = await fetch(`${project.url}/auth/v1${path}`, {
    method,
    headers: {
      apikey: token ? project.anonKey : project.serviceRoleKey,
      Authorization: `Bearer ${token ?? project.serviceRoleKey}`,
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
    },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch(() => {
    throw refusal('unavailable');
  });
  return { ok: response.ok, status: response.status, content: await response.json().catch(() => null) };
}

/**
 * What a successful answer says.
 * @throws HttpError for any other
 */
export function contentOf({ ok, content }: Answer): unknown {
  if (ok) return content;
  const { code, error_code, message = '' } = errorBody.safeParse(content).data ?? {};
  const members = typeof content === 'object' && content !== null ? { ...content } : {};
  throw fromSupabase({ code: typeof code === 'string' ? code : (error_code ?? ''), message, members });
}
