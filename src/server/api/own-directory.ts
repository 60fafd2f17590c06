import { isAdmin } from '../../domain/permissions.ts';
import { normalizeEmail } from '../../domain/turkish.ts';
import {
  type AccountChange,
  createAccount,
  deleteAccount,
  foreverSeconds,
  isAdminAddress,
  listAccounts,
  updateAccount,
} from '../auth/accounts.ts';
import { refusalOfDatabase } from '../auth/answers.ts';
import { type Act, audit } from '../auth/audit.ts';
import { isWaitingSignUp } from '../auth/claim.ts';
import { AuthError } from '../auth/errors.ts';
import { removeFactors } from '../auth/factor-store.ts';
import { checkPasswordStrength, hashPassword } from '../auth/passwords.ts';
import { authenticate, Unauthenticated } from '../auth/session.ts';
import { findUser, hasVerifiedFactor, isBanned, type UserRow } from '../auth/users.ts';
import type { AppContext } from '../context.ts';
import { directoryErrorOf } from './directory-errors.ts';
import { type DirectoryActor, DirectoryError, type DirectoryUser, type UserDirectory } from './user-directory.ts';

/** The users of our own database. */
export function ownDirectory(ctx: AppContext): UserDirectory {
  const { adminEmail } = ctx.settings;
  const change = async (id: string, account: AccountChange, act: Act) =>
    shown(await orDirectoryError(updateAccount(ctx, id, account, act)), adminEmail);

  return {
    async caller(headers) {
      const caller = await authenticate(ctx, headers).catch((error: unknown) => {
        if (error instanceof Unauthenticated) return null;
        throw error;
      });
      if (caller?.role !== 'authenticated') return null;
      const id = String(caller.claims.sub);
      const user = caller.claims.aal === 'aal2' ? undefined : await findUser(ctx.authSql, { id });
      return {
        id,
        isAdmin: isAdmin(caller.claims, adminEmail),
        lacksSecondFactor: user !== undefined && hasVerifiedFactor(user),
      };
    },

    async list() {
      const { users } = await listAccounts(ctx.authSql, 1, 100_000);
      return users.map((user) => shown(user, adminEmail));
    },

    async count() {
      const [row] = await ctx.authSql<{ total: number }[]>`
        select count(*)::int as total from auth.users where deleted_at is null`;
      return row?.total ?? 0;
    },

    async create(by, { email, password, first_name, last_name, is_admin }) {
      const account = {
        email: normalizeEmail(email),
        emailConfirmed: true,
        passwordHash: await newHash(password),
        userMetadata: { first_name, last_name },
        appMetadata: { is_admin },
      };
      const created = orDirectoryError(createAccount(ctx, account, actOf('user_created', by)));
      return shown(await created.catch(explainTaken(ctx, account.email)), adminEmail);
    },

    async update(by, id, { email, first_name, last_name, is_admin }) {
      const user = await findUser(ctx.authSql, { id });
      if (!user) throw new DirectoryError('user_not_found');
      if (is_admin === false && isAdminAddress(ctx, user.email ?? '')) throw new DirectoryError('fixed_admin');
      const account = {
        email: email === undefined ? undefined : normalizeEmail(email),
        emailConfirmed: email === undefined ? undefined : true,
        userMetadata: given({ first_name, last_name }),
        appMetadata: given({ is_admin }),
      };
      return change(id, account, actOf('user_updated', by));
    },

    setPassword: async (by, id, password) =>
      change(id, { passwordHash: await newHash(password) }, actOf('password_changed', by)),
    async removeFactors(by, id) {
      if (!(await findUser(ctx.authSql, { id }))) throw new DirectoryError('user_not_found');
      await removeFactors(ctx.authLanes, id, null, actOf('factor_removed', by));
    },
    setDisabled: (by, id, disabled) =>
      disabled
        ? change(id, { banSeconds: foreverSeconds }, actOf('user_disabled', by))
        : change(id, { banSeconds: null, emailConfirmed: true }, actOf('user_enabled', by)),
    remove: (by, id) => orDirectoryError(deleteAccount(ctx.authLanes, id, actOf('user_deleted', by))),
    noteForbidden: (by) => audit(ctx.authSql, actOf('forbidden', by)),
  };
}

function actOf(action: Act['action'], { id, address }: DirectoryActor): Act {
  return { action, actor: id, actorRole: 'authenticated', address };
}

/** Says of a taken address what an admin has to know before they enable the account that has it. */
function explainTaken(ctx: AppContext, email: string): (error: unknown) => Promise<never> {
  return async (error) => {
    const isTaken = error instanceof DirectoryError && error.refusal === 'email_exists';
    const user = isTaken ? await findUser(ctx.authSql, { email }) : undefined;
    if (!user || !isWaitingSignUp(user)) throw error;
    throw new DirectoryError(user.email_confirmed_at ? 'email_waiting' : 'email_unproven');
  };
}

function shown(user: UserRow, adminEmail: string): DirectoryUser {
  const { first_name, last_name } = user.raw_user_meta_data;
  return {
    id: user.id,
    first_name: typeof first_name === 'string' ? first_name : '',
    last_name: typeof last_name === 'string' ? last_name : '',
    email: user.email ?? '',
    created_at: user.created_at,
    is_admin: isAdmin({ email: user.email ?? undefined, app_metadata: user.raw_app_meta_data }, adminEmail),
    disabled: isBanned(user),
    unproven: user.email !== null && user.email_confirmed_at === null,
  };
}

async function newHash(password: string): Promise<string> {
  try {
    checkPasswordStrength(password);
  } catch (error) {
    throw error instanceof AuthError ? directoryErrorOf(error) : error;
  }
  return hashPassword(password);
}

async function orDirectoryError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refusal = error instanceof AuthError ? error : refusalOfDatabase(error);
    throw refusal ? directoryErrorOf(refusal) : error;
  }
}

const given = (members: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
