import type { AppContext } from '../../context.ts';
import { shownUserMetadata } from '../accounts/metadata.ts';
import { userJson } from '../accounts/user-json.ts';
import type { OpenSession } from './open-session.ts';

export type SessionJson = Awaited<ReturnType<typeof sessionJson>>;

/** Signs an access token and builds the same answer to a sign-in or refresh as Supabase Auth. */
export async function sessionJson(
  { keys, settings }: Pick<AppContext, 'keys' | 'settings'>,
  { user, session, refreshToken }: OpenSession,
) {
  const lifetime = settings.accessTokenSeconds;
  const shown = userJson(user);
  const { raw_app_meta_data: app, raw_user_meta_data: own } = user;
  const claims = {
    iss: `${settings.publicUrl}/auth/v1`,
    sub: user.id,
    aud: user.aud,
    role: 'authenticated',
    email: shown.email,
    phone: shown.phone,
    app_metadata: app,
    user_metadata: shownUserMetadata(own, app),
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  };
  return {
    access_token: await keys.signAccessToken(claims, lifetime),
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: Math.floor(Date.now() / 1000) + lifetime,
    refresh_token: refreshToken,
    user: shown,
  };
}
