import type { Handler } from 'hono';
import type { AuthContext } from './delivery.ts';

/** GET /settings: which ways in are open; clients and dashboards ask for it. */
export function settingsHandler({ settings, sms }: AuthContext): Handler {
  return (c) =>
    c.json({
      external: { anonymous_users: false, email: true, phone: sms !== null },
      disable_signup: !settings.signup,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: sms ? 'http' : '',
      saml_enabled: false,
      mfa_enabled: true,
    });
}

/** GET /health. Says nothing about versions. */
export const healthHandler: Handler = (c) => c.json({ name: 'auth', description: 'Sign-in service' });

/** GET /.well-known/jwks.json: tokens are signed with a secret, so there is no public key to publish. */
export const keySetHandler: Handler = (c) => c.json({ keys: [] });
