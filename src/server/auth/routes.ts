import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import {
  createUserHandler,
  deleteFactorHandler,
  deleteUserHandler,
  getUserByIdHandler,
  listFactorsHandler,
  listUsersHandler,
  updateUserByIdHandler,
} from './admin.ts';
import { answerError, apiVersion } from './answers.ts';
import { otpHandler, reauthenticateHandler, recoverHandler, resendHandler } from './code-requests.ts';
import { withDelivery } from './delivery.ts';
import { AuthError } from './errors.ts';
import { challengeHandler, enrolHandler, unenrolHandler, verifyFactorHandler } from './factors.ts';
import { generateLinkHandler, inviteHandler } from './invitations.ts';
import { logoutHandler } from './logout.ts';
import { signUpHandler } from './registration.ts';
import { healthHandler, keySetHandler, settingsHandler } from './service-facts.ts';
import { tokenHandler } from './token.ts';
import { getUserHandler, updateUserHandler } from './user.ts';
import { verifyHandler, verifyLinkHandler } from './verify.ts';

/** Everything below `/auth/v1`, in the form of Supabase Auth. */
export function authRoutes(context: AppContext): Hono {
  const ctx = withDelivery(context);
  const routes = new Hono();
  routes.use(apiVersion);
  routes.onError((error, c) => answerError(ctx, error, c));

  routes.get('/settings', settingsHandler(ctx));
  routes.get('/health', healthHandler);
  routes.get('/.well-known/jwks.json', keySetHandler);

  routes.post('/token', tokenHandler(ctx));
  routes.post('/logout', logoutHandler(ctx));
  routes.get('/user', getUserHandler(ctx));
  routes.put('/user', updateUserHandler(ctx));

  routes.post('/signup', signUpHandler(ctx));
  routes.post('/otp', otpHandler(ctx));
  routes.post('/magiclink', otpHandler(ctx));
  routes.post('/recover', recoverHandler(ctx));
  routes.post('/resend', resendHandler(ctx));
  routes.get('/reauthenticate', reauthenticateHandler(ctx));
  routes.get('/verify', verifyLinkHandler(ctx));
  routes.post('/verify', verifyHandler(ctx));

  routes.post('/factors', enrolHandler(ctx));
  routes.post('/factors/:id/challenge', challengeHandler(ctx));
  routes.post('/factors/:id/verify', verifyFactorHandler(ctx));
  routes.delete('/factors/:id', unenrolHandler(ctx));

  routes.post('/invite', inviteHandler(ctx));
  routes.post('/admin/generate_link', generateLinkHandler(ctx));
  routes.get('/admin/users', listUsersHandler(ctx));
  routes.post('/admin/users', createUserHandler(ctx));
  routes.get('/admin/users/:id', getUserByIdHandler(ctx));
  routes.put('/admin/users/:id', updateUserByIdHandler(ctx));
  routes.delete('/admin/users/:id', deleteUserHandler(ctx));
  routes.get('/admin/users/:id/factors', listFactorsHandler(ctx));
  routes.delete('/admin/users/:id/factors/:factorId', deleteFactorHandler(ctx));

  routes.all('*', () => {
    throw new AuthError(404, 'not_found', 'Not found');
  });
  return routes;
}
