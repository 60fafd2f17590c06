import { shownUserMetadata } from './metadata.ts';
import type { UserRow } from './user-row.ts';

/** Builds the user object of Supabase Auth, which leaves out members without a value. */
export function userJson(user: UserRow): Record<string, unknown> {
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
    factors: user.factors.length ? user.factors : undefined,
    identities: [identityJson(user)],
    banned_until: user.banned_until ?? undefined,
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

/** Each account has one identity, by e-mail or phone, with the account's own id. */
function identityJson(user: UserRow): Record<string, unknown> {
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
