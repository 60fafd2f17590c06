import { z } from 'zod';
import { type Answer, askProject, type Call } from '../hosted/project.ts';
import type { HostedProject } from '../settings.ts';
import { refusal } from './refusals.ts';
import { fromSupabase } from './staff-words.ts';

const errorBody = z.object({ code: z.unknown(), error_code: z.string().optional(), message: z.string().optional() });

/** Calls the sign-in service of a hosted Supabase project. @throws HttpError `unavailable` if it does not answer */
export async function askAuth(project: HostedProject, call: Call): Promise<Answer> {
  return await askProject(project, { ...call, path: `/auth/v1${call.path}` }).catch(() => {
    throw refusal('unavailable');
  });
}

/** Calls the sign-in service and returns the content of its answer. @throws HttpError unless it succeeds */
export async function callAuth(project: HostedProject, call: Call): Promise<unknown> {
  return contentOf(await askAuth(project, call));
}

/** The content of a successful answer. @throws HttpError for any other */
export function contentOf({ ok, content }: Answer): unknown {
  if (ok) return content;
  const { code, error_code, message = '' } = errorBody.safeParse(content).data ?? {};
  const members = typeof content === 'object' && content !== null ? { ...content } : {};
  throw fromSupabase({ code: typeof code === 'string' ? code : (error_code ?? ''), message, members });
}
