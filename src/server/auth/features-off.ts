import type { Hono } from 'hono';
import type { HttpError } from '../http/errors.ts';
import { refusals } from './refusals.ts';

/** What this product leaves out of Supabase Auth, and how that service says that it is off. */
const off: readonly [path: string, refusal: () => HttpError][] = [
  ['/authorize', refusals.providerUnsupported],
  ['/user/identities/*', refusals.linkingDisabled],
  ['/sso/*', refusals.samlDisabled],
  ['/admin/sso/*', refusals.samlDisabled],
  ['/passkeys/*', refusals.passkeysDisabled],
  ['/admin/users/:id/passkeys/*', refusals.passkeysDisabled],
  ['/oauth/*', refusals.oauthServerDisabled],
  ['/user/oauth/*', refusals.oauthServerDisabled],
  ['/admin/oauth/*', refusals.oauthServerDisabled],
  ['/.well-known/oauth-authorization-server', refusals.oauthServerDisabled],
  ['/admin/custom-providers/*', refusals.customProvidersDisabled],
];

/** Refuses what is off, by any method. A path that ends with `/*` also stands for itself. */
export function refuseWhatIsOff(routes: Hono): void {
  for (const [path, refusal] of off) {
    routes.all(path, () => {
      throw refusal();
    });
  }
}
