import fc from 'fast-check';

const paths = [
  '/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token',
  '/auth/v1/token?grant_type=pkce',
  '/auth/v1/user',
  '/auth/v1/signup',
  '/auth/v1/otp',
  '/auth/v1/recover',
  '/auth/v1/resend',
  '/auth/v1/verify',
  '/auth/v1/reauthenticate',
  '/auth/v1/factors',
  '/auth/v1/factors/%s',
  '/auth/v1/factors/%s/challenge',
  '/auth/v1/factors/%s/verify',
  '/auth/v1/recovery-codes',
  '/auth/v1/recovery-codes/verify',
  '/auth/v1/invite',
  '/auth/v1/admin/generate_link',
  '/auth/v1/admin/users',
  '/auth/v1/admin/users/%s',
  '/auth/v1/admin/users/%s/factors/%s',
  '/auth/v1/logout?scope=%s',
  '/api/users-list',
  '/api/users-count',
  '/api/users-create',
  '/api/users-update',
  '/api/users-password',
  '/api/users-factors-remove',
  '/api/users-invite',
  '/api/users-invite-again',
  '/api/users-disable',
  '/api/users-delete',
];
const fields = [
  'email',
  'phone',
  'password',
  'data',
  'app_metadata',
  'user_metadata',
  'id',
  'type',
  'token',
  'token_hash',
  'nonce',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'factor_type',
  'friendly_name',
  'issuer',
  'challenge_id',
  'code',
  'ban_duration',
  'password_hash',
  'email_confirm',
  'should_soft_delete',
  'first_name',
  'last_name',
  'is_admin',
  '__proto__',
  'constructor',
];

const nasty = fc.oneof(
  fc.constantFrom(
    'a@b.example',
    "'; drop table auth.users; --",
    '\0',
    '\ud800',
    '%00',
    '../..',
    '1e999',
    'Infinity',
    '-1',
    '{}',
    'totp',
    'phone',
    'signup',
    'email',
    'recovery',
    'email_change',
    's256',
    '9999999999999h',
    '+905551112233',
    'İ',
    'ﷺ'.repeat(300),
    'none',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uuid(),
);
const value = fc.oneof(
  nasty,
  nasty,
  fc.json(),
  fc.jsonValue(),
  fc.constant(null),
  fc.double(),
  fc.bigInt().map(String),
);
const body = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 6 })
    .map((entries) => JSON.stringify(Object.fromEntries(entries))),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
);
const request = fc.record({
  path: fc.constantFrom(...paths),
  segments: fc.array(nasty, { minLength: 2, maxLength: 2 }),
  query: fc.oneof(
    fc.constant(''),
    fc
      .tuple(fc.constantFrom('scope', 'page', 'per_page', 'redirect_to', 'token', 'type', 'grant_type'), nasty)
      .map(([name, text]) => `${name}=${text}`),
  ),
  method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  token: fc.nat({ max: 5 }),
  body,
  version: fc.constantFrom('', '2024-01-01', '9999-99-99', 'x'),
});

export interface HostileAccountRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** The same `seed` makes the same requests. Each request sends one of `tokens`; if that is empty, it sends no token. */
export function hostileAccountRequests(
  count: number,
  seed: number,
  tokens: readonly string[],
): HostileAccountRequest[] {
  return fc.sample(request, { numRuns: count, seed }).map(({ path, segments, query, method, token, body, version }) => {
    const rest = [...segments];
    const filled = path.replaceAll('%s', () => encodeURIComponent((rest.shift() ?? '').toWellFormed()));
    const bearer = tokens[token % tokens.length];
    return {
      method,
      path: `${filled}${query ? `${filled.includes('?') ? '&' : '?'}${query.toWellFormed()}` : ''}`,
      headers: {
        'Content-Type': 'application/json',
        'X-Supabase-Api-Version': version,
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      },
      body: method === 'GET' ? undefined : body,
    };
  });
}
