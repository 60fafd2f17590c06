import { type Context, Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { type AuthContext, withDelivery } from './codes/delivery.ts';
import { apiVersion } from './dialect.ts';
import * as admin from './endpoints/admin-users.ts';
import { requireServiceRole } from './endpoints/callers.ts';
import { openLink, postVerify } from './endpoints/follow-link.ts';
import { generateLink, invite } from './endpoints/invitations.ts';
import { logout } from './endpoints/logout.ts';
import { getOwnAccount, updateOwnAccount } from './endpoints/own-account.ts';
import { challenge, enrol, unenrol, verifyFactor } from './endpoints/own-factors.ts';
import { getRecoveryCodes, makeRecoveryCodes, useRecoveryCode } from './endpoints/recovery-codes.ts';
import { reauthenticate, resend, sendOtp, sendRecovery } from './endpoints/send-codes.ts';
import { grantSession } from './endpoints/sign-in.ts';
import { signUp } from './endpoints/sign-up.ts';
import { refuseWhatIsOff } from './features-off.ts';
import { refusals } from './refusals.ts';

type Endpoint = (ctx: AuthContext, c: Context) => Promise<Response>;

/** Serves everything below `/auth/v1`, in the form of Supabase Auth. */
export function authRoutes(context: AppContext): Hono {
  const ctx = withDelivery(context);
  const open = (endpoint: Endpoint) => (c: Context) => endpoint(ctx, c);
  const service = (endpoint: Endpoint) => async (c: Context) => {
    await requireServiceRole(ctx, c);
    return await endpoint(ctx, c);
  };
  const routes = new Hono();
  routes.use(apiVersion);

  routes.get('/settings', (c) => c.json(publicSettings(ctx)));
  routes.get('/health', (c) => c.json({ name: 'auth', description: 'Sign-in service' }));
  // Tokens are signed with a secret, so there is no public key to publish.
  routes.get('/.well-known/jwks.json', (c) => c.json({ keys: [] }));

  routes.post('/token', open(grantSession));
  routes.post('/logout', open(logout));
  routes.get('/user', open(getOwnAccount));
  routes.put('/user', open(updateOwnAccount));

  routes.post('/signup', open(signUp));
  routes.post('/otp', open(sendOtp));
  routes.post('/magiclink', open(sendOtp));
  routes.post('/recover', open(sendRecovery));
  routes.post('/resend', open(resend));
  routes.get('/reauthenticate', open(reauthenticate));
  routes.get('/verify', open(openLink));
  routes.post('/verify', open(postVerify));

  routes.post('/factors', open(enrol));
  routes.post('/factors/:id/challenge', open(challenge));
  routes.post('/factors/:id/verify', open(verifyFactor));
  routes.delete('/factors/:id', open(unenrol));

  // Not part of Supabase Auth.
  routes.get('/recovery-codes', open(getRecoveryCodes));
  routes.post('/recovery-codes', open(makeRecoveryCodes));
  routes.post('/recovery-codes/verify', open(useRecoveryCode));

  routes.post('/invite', service(invite));
  routes.post('/admin/generate_link', service(generateLink));
  routes.get('/admin/users', service(admin.listUsers));
  routes.post('/admin/users', service(admin.createUser));
  routes.get('/admin/users/:id', service(admin.getUser));
  routes.put('/admin/users/:id', service(admin.updateUser));
  routes.delete('/admin/users/:id', service(admin.deleteUser));
  routes.get('/admin/users/:id/factors', service(admin.listFactors));
  routes.delete('/admin/users/:id/factors/:factorId', service(admin.deleteFactor));

  refuseWhatIsOff(routes);
  routes.all('*', () => {
    throw refusals.notFound();
  });
  return routes;
}

function publicSettings({ settings, sms }: AuthContext) {
  return {
    external: { anonymous_users: false, email: true, phone: sms !== null },
    disable_signup: !settings.signup,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: sms ? 'http' : '',
    saml_enabled: false,
    mfa_enabled: true,
    recovery_codes: true,
  };
}
