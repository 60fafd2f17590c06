import { shownUserMetadata } from './metadata.ts';
import type { UserRow } from './user-row.ts';

type Named = 'id' | 'aud' | 'role' | 'raw_app_meta_data' | 'raw_user_meta_data' | 'created_at' | 'updated_at';
/** What is shown of an account; columns without a value may be absent. */
export type ShownUser = Pick<UserRow, Named> & Partial<UserRow>;

/** The user object of Supabase Auth. Members without a value are left out, as there. */
export function userJson(user: ShownUser): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    phone: user.phone?.replace(/^\+/, '') ?? '',
    phone_confirmed_at: user.phone_confirmed_at ?? undefined,
    confirmed_at: user.email_confirmed_at ?? user.phone_confirmed_at ?? undefined,
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    recovery_sent_at: user.recovery_sent_at ?? undefined,
    invited_at: user.invited_at ?? undefined,
    new_email: user.email_change ?? undefined,
    email_change_sent_at: (user.email_change && user.email_change_sent_at) ?? undefined,
    new_phone: user.phone_change ?? undefined,
    last_sign_in_at: user.last_sign_in_at ?? undefined,
    app_metadata: user.raw_app_meta_data,
    user_metadata: shownUserMetadata(user.raw_user_meta_data, user.raw_app_meta_data),
    factors: user.factors?.length ? user.factors : undefined,
    identities: [identityJson(user)],
    banned_until: user.banned_until ?? undefined,
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

/** Accounts have one way in, email or phone; its identity shares the account's id. */
function identityJson(user: ShownUser): Record<string, unknown> {
  return {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: {
      sub: user.id,
      email: user.email ?? undefined,
      phone: user.phone ?? undefined,
      email_verified: Boolean(user.email_confirmed_at),
      phone_verified: Boolean(user.phone_confirmed_at),
    },
    provider: user.email ? 'email' : 'phone',
    last_sign_in_at: user.last_sign_in_at ?? undefined,
    created_at: user.created_at,
    updated_at: user.updated_at,
    email: user.email ?? undefined,
  };
}
