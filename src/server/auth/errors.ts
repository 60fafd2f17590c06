/** An answer of the sign-in service other than success, in the codes of Supabase Auth. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly status: number;
  readonly code: string;
  /** Further members of the answer's body, e.g. `weak_password`. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds after which a limited call may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { details?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = extra.details ?? {};
    this.retryAfter = extra.retryAfter;
  }
}

/** Every refusal that more than one call gives; wording and status as Supabase Auth has them. */
export const refusals = {
  noAuthorization: () => new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  badJwt: () => new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature'),
  sessionNotFound: () => new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  notAdmin: () => new AuthError(403, 'not_admin', 'User not allowed'),
  invalidCredentials: () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials'),
  userNotFound: () => new AuthError(404, 'user_not_found', 'User not found'),
  userBanned: () => new AuthError(403, 'user_banned', 'User is banned'),
  emailExists: () => new AuthError(422, 'email_exists', 'A user with this email address has already been registered'),
  phoneExists: () => new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered'),
  otpExpired: () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid'),
  lastAdmin: () => new AuthError(409, 'conflict', 'The last admin can be neither removed, disabled nor demoted'),
  invalid: (message: string) => new AuthError(400, 'validation_failed', message),
} as const;
