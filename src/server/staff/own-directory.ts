import sql from 'sql-template-tag';
import { isAdmin, mustChangePassword } from '../../domain/permissions.ts';
import { type Act, audit } from '../activity/audit.ts';
import {
  type AccountChange,
  countAccounts,
  createAccount,
  deleteAccount,
  foreverSeconds,
  listAccounts,
  updateAccount,
} from '../auth/accounts/change-accounts.ts';
import { isAdminAddress } from '../auth/accounts/fixed-admin.ts';
import { isInvited } from '../auth/accounts/invited.ts';
import { findUser, hasVerifiedFactor, type UserRow } from '../auth/accounts/user-row.ts';
import { tellAddressChanged, tellAdminMade, tellOwner, withDelivery } from '../auth/codes/delivery.ts';
import { requireUser } from '../auth/endpoints/callers.ts';
import { reauthenticated } from '../auth/endpoints/reauthenticated.ts';
import { removeFactors } from '../auth/factors/stored-factors.ts';
import { hashPassword } from '../auth/passwords/password-hash.ts';
import { checkPasswordStrength } from '../auth/passwords/password-strength.ts';
import { authenticate } from '../auth/sessions/authenticate.ts';
import type { AppContext } from '../context.ts';
import type { Queries } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';
import { passwordChangedMail } from '../mail/templates.ts';
import { ownInvitations } from './own-invitations.ts';
import { endSessions, listSessions } from './own-sessions.ts';
import { refusal } from './refusals.ts';
import { explainTaken, inStaffWords, requireAccount } from './staff-words.ts';
import { type DirectoryActor, type DirectoryUser, directoryUser, type UserDirectory } from './user-directory.ts';

/** The users of our own database. */
export function ownDirectory(ctx: AppContext): UserDirectory {
  const { owner } = ctx;
  const { adminEmail } = ctx.settings;
  const mailing = withDelivery(ctx);
  const shown = (user: UserRow) =>
    directoryUser(
      { ...user, app_metadata: user.raw_app_meta_data, user_metadata: user.raw_user_meta_data },
      adminEmail,
    );
  const change = (id: string, account: AccountChange, act: Act): Promise<DirectoryUser> =>
    inStaffWords(async () => shown(await updateAccount(ctx, id, account, act)));

  const actOf = (action: Act['action'], { id, sessionId, address }: DirectoryActor): Act => ({
    action,
    actor: id,
    actorRole: 'authenticated',
    address,
    check: (tx) => refuseEvicted(tx, id, sessionId, adminEmail),
  });
  const newHash = (password: string) =>
    inStaffWords(() => {
      checkPasswordStrength(password);
      return hashPassword(password);
    });

  return {
    async caller(c) {
      const caller = await authenticate(ctx, c).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 401) return null;
        throw error;
      });
      if (caller?.role !== 'authenticated') return null;
      const id = String(caller.claims.sub);
      const user = caller.claims.aal === 'aal2' ? undefined : await findUser(owner, { id });
      return {
        id,
        sessionId: String(caller.claims.session_id),
        isAdmin: isAdmin(caller.claims, adminEmail),
        lacksSecondFactor: user !== undefined && hasVerifiedFactor(user),
        // Only the database sets this claim, so it is trusted.
        mustEnrolFactor: caller.claims.must_enrol_factor === true,
        mustChangePassword: mustChangePassword(caller.claims),
      };
    },

    async prove(c, present) {
      await inStaffWords(async () => reauthenticated(ctx, c, await requireUser(ctx, c), { present }));
    },
    find: async (id) => shown(await requireAccount(owner, id)),

    async list() {
      const users = await listAccounts(owner, { direction: 'oldest first', page: 1, perPage: 100_000 });
      return users.map(shown);
    },
    count: () => countAccounts(owner),

    async create(by, { email, password, first_name, last_name, is_admin }) {
      const account = {
        email,
        emailConfirmed: true,
        passwordHash: await newHash(password),
        userMetadata: { first_name, last_name },
        appMetadata: { is_admin, must_change_password: true },
      };
      const created = inStaffWords(() => createAccount(ctx, account, actOf('user_created', by)));
      const user = shown(await created.catch(explainTaken(ctx, account.email)));
      if (user.is_admin) tellAdminMade(mailing, user);
      return user;
    },

    async update(by, id, { email, first_name, last_name, is_admin }) {
      const user = await requireAccount(owner, id);
      if (is_admin === false && isAdminAddress(ctx, user.email ?? '')) throw refusal('fixed_admin');
      const address = email ?? user.email;
      if (isInvited(user) && address !== user.email) throw refusal('invited_address');
      const account = {
        email: address ?? undefined,
        // An admin who changes only a name also sends the unchanged address; this does not confirm the address.
        emailConfirmed: address !== user.email,
        userMetadata: {
          ...(first_name !== undefined && { first_name }),
          ...(last_name !== undefined && { last_name }),
        },
        appMetadata: is_admin === undefined ? {} : { is_admin },
      };
      const changed = await change(id, account, actOf('user_updated', by));
      if (changed.is_admin && user.raw_app_meta_data.is_admin !== true) tellAdminMade(mailing, changed);
      const { email: old, email_confirmed_at } = user;
      if (old && email_confirmed_at && old !== changed.email) tellAddressChanged(mailing, old);
      return changed;
    },

    async setPassword(by, id, password) {
      const passwordHash = await newHash(password);
      const user = await requireAccount(owner, id);
      const appMetadata = { must_change_password: id === by.id ? null : true, invited: null };
      // An admin who hands a password to an invited person vouches for that person's address, so it counts as
      // confirmed.
      const emailConfirmed = isInvited(user);
      // Remove the phone number: the intruder whom the new password locks out may have added it, and could sign in with
      // it. Without an e-mail it is the owner's only way to sign in, and stays.
      const account = { passwordHash, appMetadata, emailConfirmed, ...(user.email && { phone: null }) };
      const changed = await change(id, account, actOf('password_changed', by));
      if (user.encrypted_password) tellOwner(mailing, user, passwordChangedMail(ctx.agency.name));
      return changed;
    },
    async removeFactors(by, id) {
      await requireAccount(owner, id);
      await removeFactors(owner, id, null, actOf('factor_removed', by));
    },
    setDisabled: (by, id, disabled) =>
      disabled
        ? change(id, { banSeconds: foreverSeconds }, actOf('user_disabled', by))
        : change(id, { banSeconds: null, emailConfirmed: true }, actOf('user_enabled', by)),
    remove: (by, id) => inStaffWords(() => deleteAccount(owner, id, actOf('user_deleted', by))),
    invitations: ownInvitations(mailing, { shown, actOf }),
    sessions: { list: (c) => listSessions(ctx, c), end: (c, which) => endSessions(ctx, c, which) },
    noteForbidden: (by) => audit(owner, actOf('forbidden', by)),
  };
}

/**
 * Refuses an action if the admin who asked for it has meanwhile lost the session or the admin role. The lock on the
 * admin's user row lasts until the transaction ends: a later demotion, ban, deletion or new password waits for it.
 */
async function refuseEvicted(tx: Queries, id: string, sessionId: string | null, adminEmail: string): Promise<void> {
  const [user] = await tx.query<Pick<UserRow, 'email' | 'raw_app_meta_data'>>(
    sql`select email, raw_app_meta_data from auth.users where id = ${id} for key share`,
  );
  const sessions = await tx.query(sql`select from auth.sessions where id = ${sessionId} and user_id = ${id}`);
  if (!user || sessions.length === 0) throw refusal('no_session');
  if (!isAdmin({ email: user.email ?? undefined, app_metadata: user.raw_app_meta_data }, adminEmail)) {
    throw refusal('forbidden');
  }
}
