import type { Context } from 'hono';
import { z } from 'zod';
import { isAdmin } from '../../domain/permissions.ts';
import { invitationHours } from '../auth/codes/one-time-codes.ts';
import type { OwnSession } from './own-sessions.ts';
import type { InvitedUser, NewUser, UserChange } from './request-bodies.ts';

export interface DirectoryUser {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** ISO 8601. */
  created_at: string;
  is_admin: boolean;
  disabled: boolean;
  /** Whether nobody has proved yet that the address belongs to this person. */
  unproven: boolean;
  /** ISO 8601; null before the first sign-in. */
  last_sign_in_at: string | null;
  /** Whether signing in requires a second factor; null if unknown, because a hosted project's list does not say. */
  has_second_factor: boolean | null;
  /** The invitation's state, `opened` from first use until a password is set; null for users who were not invited. */
  invitation: 'sent' | 'opened' | 'expired' | 'accepted' | null;
}

export interface DirectoryCaller {
  id: string;
  sessionId: string | null;
  isAdmin: boolean;
  /** Whether the user has a second factor but has given only the password. */
  lacksSecondFactor: boolean;
  mustEnrolFactor: boolean;
  mustChangePassword: boolean;
}

export interface DirectoryActor {
  id: string;
  sessionId: string | null;
  address: string;
}

/**
 * The store of users: our own database, or a hosted Supabase project. Both keep at least one enabled admin, and keep
 * the fixed admin address an admin. Our own makes no change without its entry in the audit log.
 * Methods throw HttpErrors of `refusals.ts`.
 */
export interface UserDirectory {
  /** The user a request comes from; null without a valid session. */
  caller(c: Context): Promise<DirectoryCaller | null>;
  /**
   * Lets the caller pass if they signed in or proved their identity a short time ago, or if `present` is their current
   * password.
   */
  prove(c: Context, present: string | undefined): Promise<void>;
  find(id: string): Promise<DirectoryUser>;
  list(): Promise<DirectoryUser[]>;
  count(): Promise<number>;
  create(by: DirectoryActor, user: NewUser): Promise<DirectoryUser>;
  update(by: DirectoryActor, id: string, change: UserChange): Promise<DirectoryUser>;
  setPassword(by: DirectoryActor, id: string, password: string): Promise<DirectoryUser>;
  /** Removes every second factor of a user who lost the device: the next sign-in asks only for the password. */
  removeFactors(by: DirectoryActor, id: string): Promise<void>;
  /** Enabling also confirms the address: a waiting sign-up then needs no confirmation mail. */
  setDisabled(by: DirectoryActor, id: string, disabled: boolean): Promise<DirectoryUser>;
  remove(by: DirectoryActor, id: string): Promise<void>;
  /** Null with a hosted project, which sends its own invitations. */
  invitations: Invitations | null;
  /** The caller's own sessions; null with a hosted project, which has no API to list them. */
  sessions: OwnSessions | null;
  noteForbidden(by: DirectoryActor): Promise<void>;
}

export interface Invitation {
  user: DirectoryUser;
  /** The link for the admin to pass on, if no mail server is configured. */
  link?: string;
}

/** Invited accounts: the owner sets the password, using a link that works once within 72 hours. */
export interface Invitations {
  invite(by: DirectoryActor, c: Context, user: InvitedUser): Promise<Invitation>;
  /** Sends a new link; earlier links, and sessions opened with them, become void. */
  inviteAgain(by: DirectoryActor, c: Context, id: string): Promise<Invitation>;
}

export interface OwnSessions {
  list(c: Context): Promise<OwnSession[]>;
  end(c: Context, which: { id?: string | undefined; present?: string | undefined }): Promise<void>;
}

/** An account as Supabase's user object, limited to members that both a hosted project and our own database provide. */
export const accountSchema = z.object({
  id: z.string(),
  email: z.string().nullish(),
  email_confirmed_at: z.string().nullish(),
  banned_until: z.string().nullish(),
  created_at: z.string(),
  last_sign_in_at: z.string().nullish(),
  invited_at: z.string().nullish(),
  factors: z.array(z.object({ status: z.string() })).nullish(),
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  user_metadata: z.record(z.string(), z.unknown()).nullish(),
});
export type Account = z.infer<typeof accountSchema>;

/** An account as the users screen shows it. */
export function directoryUser(account: Account, adminEmail: string): DirectoryUser {
  const { first_name, last_name } = account.user_metadata ?? {};
  const identity = { email: account.email ?? undefined, app_metadata: account.app_metadata ?? {} };
  return {
    id: account.id,
    first_name: typeof first_name === 'string' ? first_name : '',
    last_name: typeof last_name === 'string' ? last_name : '',
    email: account.email ?? '',
    created_at: account.created_at,
    is_admin: isAdmin(identity, adminEmail),
    disabled: typeof account.banned_until === 'string' && Date.parse(account.banned_until) > Date.now(),
    unproven: Boolean(account.email) && !account.email_confirmed_at,
    last_sign_in_at: account.last_sign_in_at ?? null,
    has_second_factor: account.factors?.some(({ status }) => status === 'verified') ?? null,
    invitation: invitationOf(account),
  };
}

/** An invitation's state. A hosted project does not mark invited people, and decides itself how long links last. */
function invitationOf(account: Account): DirectoryUser['invitation'] {
  const { invited_at, email_confirmed_at, last_sign_in_at, app_metadata } = account;
  if (!invited_at) return null;
  if (app_metadata?.invited !== true) return email_confirmed_at ? 'accepted' : 'sent';
  if (last_sign_in_at && Date.parse(last_sign_in_at) >= Date.parse(invited_at)) return 'opened';
  return Date.parse(invited_at) + invitationHours * 3_600_000 > Date.now() ? 'sent' : 'expired';
}
