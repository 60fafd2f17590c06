import { z } from 'zod';
import { type HostedProject, SettingsError } from './settings.ts';

const publicSettings = z.object({
  disable_signup: z.boolean(),
  external: z.object({ anonymous_users: z.boolean().default(false) }),
});

/**
 * Makes sure that only accounts made by an admin can sign in to a hosted project, because its policies trust whoever is
 * signed in.
 * @throws SettingsError while the project allows sign-up or anonymous users, or cannot be asked.
 */
export async function refuseOpenProject(project: HostedProject, ask: typeof fetch = fetch): Promise<void> {
  const { disable_signup, external } = await authSettings(project, ask);
  if (!disable_signup) {
    throw new SettingsError(
      `${project.url} allows sign-up: switch off "Allow new users to sign up" in its Auth settings.`,
    );
  }
  if (external.anonymous_users) {
    throw new SettingsError(
      `${project.url} allows anonymous users: switch off "Allow anonymous sign-ins" in its Auth settings.`,
    );
  }
}

async function authSettings(project: HostedProject, ask: typeof fetch) {
  try {
    const answer = await ask(`${project.url}/auth/v1/settings`, {
      headers: { apikey: project.anonKey },
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return publicSettings.parse(await answer.json());
  } catch (error) {
    const reason = error instanceof Error && !(error instanceof z.ZodError) ? error.message : 'not a Supabase project';
    throw new SettingsError(`SUPABASE_URL ${project.url} cannot be asked for its Auth settings: ${reason}.`);
  }
}

/** Calls a function of the project's database with the service_role key; throws where nobody answers. */
export async function callRoutine(
  { url, serviceRoleKey }: HostedProject,
  name: string,
  body: object,
  milliseconds = 10_000,
): Promise<Response> {
  return await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: serviceRoleKey,
      Authorization: `Bearer ${serviceRoleKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(milliseconds),
  });
}
