import { decodeJwt } from 'jose';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isAdmin } from '../../domain/permissions.ts';
import { normalizeEmail } from '../../domain/turkish.ts';
import { bearerToken } from '../auth/session.ts';
import type { HostedProject } from '../settings.ts';
import { directoryErrorOf } from './directory-errors.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type DirectoryActor, DirectoryError, type DirectoryUser, type UserDirectory } from './user-directory.ts';

const pageSize = 1000;
const timeoutMilliseconds = 10_000;
/** A hundred years, as Supabase's dashboard disables an account. */
const forever = '876000h';

const hostedUser = z.object({
  id: z.string(),
  email: z.string().nullish(),
  created_at: z.string(),
  email_confirmed_at: z.string().nullish(),
  banned_until: z.string().nullish(),
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  user_metadata: z.record(z.string(), z.unknown()).nullish(),
  factors: z.array(z.object({ status: z.string() })).nullish(),
});
type HostedUser = z.infer<typeof hostedUser>;
const hostedFactors = z.array(z.object({ id: z.string() })).nullable();
const hostedPage = z.object({ users: z.array(hostedUser) });
const hostedError = z.object({ code: z.unknown(), error_code: z.string().optional(), message: z.string().optional() });

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** The caller's own token instead of the service_role key. */
  token?: string;
}

/** The users of a hosted Supabase project, through its admin API and the service_role key. */
export function hostedDirectory(project: HostedProject, adminEmail: string, log: Logger): UserDirectory {
  const call = (request: Call) => callProject(project, request);
  /** The project keeps an audit log of its own; ours adds who asked for it. */
  const note = (action: string, { id }: DirectoryActor, target: string | null) =>
    log.info({ action, actor: id, target }, 'users changed');
  const change = async (id: string, body: object) =>
    shown(hostedUser.parse(await call({ method: 'PUT', path: `/admin/users/${id}`, body })), adminEmail);
  const listUsers = () => readPages(call);
  /** The project knows nothing of admins: their number is checked here, one change after the other. */
  const keepingAnAdmin = oneAtATime();

  const refuseLastAdmin = async (id: string) => {
    const users = (await listUsers()).map((user) => shown(user, adminEmail));
    const user = users.find((candidate) => candidate.id === id);
    if (!user) throw new DirectoryError('user_not_found');
    const others = users.filter((other) => other.id !== id && other.is_admin && !other.disabled);
    if (user.is_admin && !user.disabled && others.length === 0) throw new DirectoryError('last_admin');
    return user;
  };

  return {
    async caller(headers) {
      const token = bearerToken(headers);
      if (!token) return null;
      const user = await call({ path: '/user', token }).catch((error: unknown) => {
        if (error instanceof Refused && error.status < 500) return null;
        throw error;
      });
      if (user === null) return null;
      const { id, email, app_metadata, factors } = hostedUser.parse(user);
      const hasFactor = factors?.some(({ status }) => status === 'verified') ?? false;
      return {
        id,
        isAdmin: isAdmin({ email: email ?? undefined, app_metadata: app_metadata ?? {} }, adminEmail),
        // The project has just accepted the token, so what it says is true.
        lacksSecondFactor: hasFactor && decodeJwt(token).aal !== 'aal2',
      };
    },

    list: async () => (await listUsers()).map((user) => shown(user, adminEmail)).sort(byAge),
    count: async () => (await listUsers()).length,

    async create(by, { email, password, first_name, last_name, is_admin }) {
      const admin = is_admin || normalizeEmail(email) === normalizeEmail(adminEmail);
      const body = {
        email: normalizeEmail(email),
        password,
        email_confirm: true,
        user_metadata: { first_name, last_name, is_admin: admin },
        app_metadata: { is_admin: admin },
      };
      const user = shown(hostedUser.parse(await call({ method: 'POST', path: '/admin/users', body })), adminEmail);
      note('user_created', by, user.id);
      return user;
    },

    update: (by, id, { email, first_name, last_name, is_admin }) =>
      keepingAnAdmin(async () => {
        if (is_admin === false) {
          const user = await refuseLastAdmin(id);
          if (normalizeEmail(user.email) === normalizeEmail(adminEmail)) throw new DirectoryError('fixed_admin');
        }
        const user = await change(id, {
          ...(email === undefined ? {} : { email: normalizeEmail(email), email_confirm: true }),
          user_metadata: { first_name, last_name, is_admin },
          ...(is_admin === undefined ? {} : { app_metadata: { is_admin } }),
        });
        note('user_updated', by, id);
        return user;
      }),

    async setPassword(by, id, password) {
      const user = await change(id, { password });
      note('password_changed', by, id);
      return user;
    },

    async removeFactors(by, id) {
      const factors = hostedFactors.parse(await call({ path: `/admin/users/${id}/factors` })) ?? [];
      for (const factor of factors) {
        await call({ method: 'DELETE', path: `/admin/users/${id}/factors/${factor.id}` });
      }
      note('factor_removed', by, id);
    },

    setDisabled: (by, id, disabled) =>
      keepingAnAdmin(async () => {
        if (disabled) await refuseLastAdmin(id);
        const ban = disabled ? { ban_duration: forever } : { ban_duration: 'none', email_confirm: true };
        const user = await change(id, ban);
        note(disabled ? 'user_disabled' : 'user_enabled', by, id);
        return user;
      }),

    remove: (by, id) =>
      keepingAnAdmin(async () => {
        await refuseLastAdmin(id);
        await call({ method: 'DELETE', path: `/admin/users/${id}`, body: { should_soft_delete: false } });
        note('user_deleted', by, id);
      }),

    async noteForbidden(by) {
      note('forbidden', by, null);
    },
  };
}

async function readPages(call: (request: Call) => Promise<unknown>): Promise<HostedUser[]> {
  const users: HostedUser[] = [];
  for (let page = 1; ; page += 1) {
    const answer = hostedPage.parse(await call({ path: `/admin/users?page=${page}&per_page=${pageSize}` }));
    users.push(...answer.users);
    if (answer.users.length < pageSize) return users;
  }
}

function shown(user: HostedUser, adminEmail: string): DirectoryUser {
  const own = user.user_metadata ?? {};
  const identity = { email: user.email ?? undefined, app_metadata: user.app_metadata ?? {} };
  return {
    id: user.id,
    first_name: typeof own.first_name === 'string' ? own.first_name : '',
    last_name: typeof own.last_name === 'string' ? own.last_name : '',
    email: user.email ?? '',
    created_at: user.created_at,
    is_admin: isAdmin(identity, adminEmail),
    disabled: typeof user.banned_until === 'string' && Date.parse(user.banned_until) > Date.now(),
    unproven: Boolean(user.email) && !user.email_confirmed_at,
  };
}

const byAge = (a: DirectoryUser, b: DirectoryUser) => Date.parse(a.created_at) - Date.parse(b.created_at);

/** A refusal of the hosted project, with the status that tells a bad token from a project out of order. */
class Refused extends DirectoryError {
  readonly status: number;

  constructor(status: number, answer: unknown) {
    const parsed = hostedError.safeParse(answer);
    const { code, error_code, message } = parsed.data ?? { code: undefined };
    const name = typeof code === 'string' ? code : (error_code ?? '');
    const details = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
    super(directoryErrorOf({ code: name, message: message ?? '', details }).refusal);
    this.status = status;
  }
}

async function callProject(project: HostedProject, { method = 'GET', path, body, token }: Call): Promise<unknown> {
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
    throw new DirectoryError('unavailable');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}
