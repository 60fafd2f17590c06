import type { Hono } from 'hono';
import type { HttpError } from '../http/errors.ts';
import { refusals } from './refusals.ts';

/**
 * Features of Supabase Auth that this product omits, each with the error of Supabase Auth for a feature that is off.
 */
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

/** Refuses the features of `off` for any method. A path that ends with `/*` also covers the path before it. */
export function refuseWhatIsOff(routes: Hono): void {
  for (const [path, refusal] of off) {
    routes.all(path, () => {
      throw refusal();
    });
  }
}
