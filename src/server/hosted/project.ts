import { z } from 'zod';
import { type HostedProject, SettingsError } from '../settings.ts';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** The access token to send instead of the service_role key. */
  token?: string;
  milliseconds?: number | undefined;
}

/** The project's answer; `content` is null if it is not JSON. */
export interface Answer {
  ok: boolean;
  status: number;
  content: unknown;
}

/** Calls a hosted Supabase project. @throws the error of `fetch` if the project does not answer */
export async function askProject({ url, anonKey, serviceRoleKey }: HostedProject, call: Call): Promise<Answer> {
  const { method = 'GET', path, body, token, milliseconds = 10_000 } = call;
  const response = await fetch(url + path, {
    method,
    headers: {
      apikey: token ? anonKey : serviceRoleKey,
      Authorization: `Bearer ${token ?? serviceRoleKey}`,
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
    },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(milliseconds),
  });
  return { ok: response.ok, status: response.status, content: await response.json().catch(() => null) };
}

/** Calls a function of the project's database with the service_role key. */
export async function callRoutine(project: HostedProject, name: string, body: object, milliseconds?: number) {
  return await askProject(project, { method: 'POST', path: `/rest/v1/rpc/${name}`, body, milliseconds });
}

const publicSettings = z.object({
  disable_signup: z.boolean(),
  external: z.object({ anonymous_users: z.boolean().default(false) }),
});

/**
 * Refuses a project in which people can create accounts themselves: the database policies trust every signed-in user.
 * @throws SettingsError if the project allows sign-up or anonymous users, or does not answer
 */
export async function refuseOpenProject(project: HostedProject): Promise<void> {
  const { disable_signup, external } = await readAuthSettings(project);
  const open = !disable_signup
    ? 'sign-up: switch off "Allow new users to sign up"'
    : external.anonymous_users && 'anonymous users: switch off "Allow anonymous sign-ins"';
  if (open) throw new SettingsError(`${project.url} allows ${open} in its Auth settings.`);
}

async function readAuthSettings(project: HostedProject) {
  try {
    const { ok, status, content } = await askProject(project, { path: '/auth/v1/settings', token: project.anonKey });
    if (!ok) throw new Error(`status ${status}`);
    return publicSettings.parse(content);
  } catch (error) {
    const reason = error instanceof Error && !(error instanceof z.ZodError) ? error.message : 'not a Supabase project';
    throw new SettingsError(`SUPABASE_URL ${project.url} cannot be asked for its Auth settings: ${reason}.`);
  }
}
