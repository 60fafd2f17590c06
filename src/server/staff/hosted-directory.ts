import { decodeJwt } from 'jose';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isAdmin } from '../../domain/permissions.ts';
import { normalizeEmail } from '../../domain/text/turkish.ts';
import { namesOfFirstAdmin } from '../auth/accounts/admin-name.ts';
import { freshMinutes } from '../auth/endpoints/callers.ts';
import { bearerToken } from '../auth/sessions/authenticate.ts';
import { type Call, callRoutine } from '../hosted/project.ts';
import type { HostedProject, Settings } from '../settings.ts';
import { askAuth, callAuth, contentOf } from './hosted-project.ts';
import { refusal } from './refusals.ts';
import {
  type Account,
  accountSchema,
  type DirectoryActor,
  directoryUser,
  type UserDirectory,
} from './user-directory.ts';

const pageSize = 1000;
/** A hundred years: Supabase's dashboard disables accounts "for ever" in this way. */
const forever = '876000h';

const hostedSession = z.object({ access_token: z.string() });
const proofs = z.array(z.object({ timestamp: z.number() }));
const hostedPage = z.object({ users: z.array(accountSchema) });
const hostedFactors = z.array(z.object({ id: z.string() })).nullable();

/** The users of a hosted Supabase project, through its admin API and the service_role key. */
export function hostedDirectory(
  project: HostedProject,
  { adminEmail, adminsNeedSecondFactor }: { adminEmail: string; adminsNeedSecondFactor: boolean },
  log: Logger,
): UserDirectory {
  const call = (request: Call) => callAuth(project, request);
  const shown = (answer: unknown) => directoryUser(accountSchema.parse(answer), adminEmail);
  /** Logs which admin requested a change, because the project's own audit log does not show it. */
  const note = async (action: string, { id }: DirectoryActor, target: string | null, targetEmail?: string) => {
    log.info({ action, actor: id, target }, 'users changed');
    const noted = await callRoutine(project, 'note_user_change', {
      action,
      actor: id,
      target,
      target_email: targetEmail ?? null,
    }).catch(() => null);
    // The change has been made and logged here, so the admin gets no error.
    if (!noted?.ok)
      log.error({ action, status: noted?.status }, 'a change of users could not be logged in the project');
  };

  const change = async (by: DirectoryActor, action: string, id: string, body: object) => {
    const user = shown(await call({ method: 'PUT', path: `/admin/users/${id}`, body }));
    await note(action, by, id);
    return user;
  };

  const list = async () => (await readUsers(project)).map((user) => directoryUser(user, adminEmail));

  /** A hosted project does not protect its last admin: we count the admins, one change at a time. */
  const keepingAnAdmin = pLimit(1);
  const refuseLastAdmin = async (id: string) => {
    const users = await list();
    const user = users.find((candidate) => candidate.id === id);
    if (!user) throw refusal('user_not_found');
    const others = users.filter((other) => other.id !== id && other.is_admin && !other.disabled);
    if (user.is_admin && !user.disabled && others.length === 0) throw refusal('last_admin');
    return user;
  };

  return {
    async caller(c) {
      const token = bearerToken(c);
      if (!token) return null;
      const answer = await askAuth(project, { path: '/user', token });
      if (!answer.ok && answer.status < 500) return null;
      const { id, email, app_metadata, factors } = accountSchema.parse(contentOf(answer));
      const admin = isAdmin({ email: email ?? undefined, app_metadata: app_metadata ?? {} }, adminEmail);
      const hasFactor = factors?.some(({ status }) => status === 'verified') ?? false;
      return {
        id,
        sessionId: null,
        isAdmin: admin,
        // The project has just accepted the token, so its claims are valid.
        lacksSecondFactor: hasFactor && decodeJwt(token).aal !== 'aal2',
        mustEnrolFactor: adminsNeedSecondFactor && admin && !hasFactor,
        // Never true: a hosted project does not report password changes, so the user would be told for ever to change
        // the password.
        mustChangePassword: false,
      };
    },

    async prove(c, present) {
      const token = bearerToken(c) ?? '';
      if (isProvenLately(token)) return;
      if (present === undefined) throw refusal('reauthentication_needed');
      const { email } = accountSchema.parse(await call({ path: '/user', token }));
      const body = { email, password: present };
      const opened = hostedSession.parse(await call({ method: 'POST', path: '/token?grant_type=password', body }));
      // The session was only needed to check the password.
      await askAuth(project, { method: 'POST', path: '/logout?scope=local', token: opened.access_token });
    },
    find: async (id) => shown(await call({ path: `/admin/users/${id}` })),

    list,
    count: async () => (await list()).length,

    async create(by, { email, password, first_name, last_name, is_admin }) {
      const admin = is_admin || email === normalizeEmail(adminEmail);
      const body = {
        email,
        password,
        email_confirm: true,
        user_metadata: { first_name, last_name, is_admin: admin },
        app_metadata: { is_admin: admin },
      };
      const user = shown(await call({ method: 'POST', path: '/admin/users', body }));
      await note('user_created', by, user.id);
      return user;
    },

    update: (by, id, { email, first_name, last_name, is_admin }) =>
      keepingAnAdmin(async () => {
        if (is_admin === false) {
          const user = await refuseLastAdmin(id);
          if (normalizeEmail(user.email) === normalizeEmail(adminEmail)) throw refusal('fixed_admin');
        }
        return await change(by, 'user_updated', id, {
          ...(email !== undefined && { email, email_confirm: true }),
          user_metadata: { first_name, last_name, is_admin },
          ...(is_admin !== undefined && { app_metadata: { is_admin } }),
        });
      }),

    setPassword: (by, id, password) => change(by, 'password_changed', id, { password }),

    async removeFactors(by, id) {
      const factors = hostedFactors.parse(await call({ path: `/admin/users/${id}/factors` })) ?? [];
      for (const factor of factors) {
        await call({ method: 'DELETE', path: `/admin/users/${id}/factors/${factor.id}` });
      }
      await note('factor_removed', by, id);
    },

    setDisabled: (by, id, disabled) =>
      keepingAnAdmin(async () => {
        if (!disabled) return await change(by, 'user_enabled', id, { ban_duration: 'none', email_confirm: true });
        await refuseLastAdmin(id);
        return await change(by, 'user_disabled', id, { ban_duration: forever });
      }),

    remove: (by, id) =>
      keepingAnAdmin(async () => {
        const { email } = await refuseLastAdmin(id);
        await call({ method: 'DELETE', path: `/admin/users/${id}`, body: { should_soft_delete: false } });
        await note('user_deleted', by, id, email);
      }),

    invitations: null,
    sessions: null,
    noteForbidden: (by) => note('forbidden', by, null),
  };
}

function isProvenLately(token: string): boolean {
  const given = proofs.safeParse(decodeJwt(token).amr).data ?? [];
  return given.some(({ timestamp }) => timestamp > Date.now() / 1000 - freshMinutes * 60);
}

/**
 * Marks the user with the fixed address as an admin, and gives them a name if they have none. A failure is only logged:
 * it affects nobody else.
 */
export async function markFixedAdmin(
  project: HostedProject,
  settings: Pick<Settings, 'adminEmail' | 'adminName'>,
  log: Logger,
): Promise<void> {
  const { adminEmail } = settings;
  try {
    const users = await readUsers(project);
    const user = users.find(({ email }) => email && normalizeEmail(email) === normalizeEmail(adminEmail));
    if (!user || isAdmin({ app_metadata: user.app_metadata ?? {} })) return;
    const names = user.user_metadata?.first_name ? {} : { user_metadata: namesOfFirstAdmin(settings) };
    const body = { app_metadata: { is_admin: true }, ...names };
    await callAuth(project, { method: 'PUT', path: `/admin/users/${user.id}`, body });
    log.info({ action: 'user_updated', target: user.id }, 'users changed');
  } catch (err) {
    log.error({ err }, 'the user with the fixed address could not be marked as an admin');
  }
}

/** Reads all users, oldest first, so that new users do not shift others to another page meanwhile. */
async function readUsers(project: HostedProject): Promise<Account[]> {
  const users: Account[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/admin/users?page=${page}&per_page=${pageSize}&sort=created_at+asc`;
    const { users: some } = hostedPage.parse(await callAuth(project, { path }));
    users.push(...some);
    if (some.length < pageSize) return users;
  }
}
