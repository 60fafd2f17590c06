import { DatabaseError } from 'pg';
import { HttpError } from '../http/errors.ts';

type Status = HttpError['status'];

const always = (status: Status, code: string, message: string) => () => new HttpError(status, code, message);
const saying = (status: Status, code: string) => (message: string) => new HttpError(status, code, message);

/** All errors of the sign-in service, with Supabase Auth's code, wording and status. */
export const refusals = {
  noAuthorization: always(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  // At the sign-in endpoints, `authDialect` changes the status of `badJwt` and `sessionNotFound` to 403.
  badJwt: always(401, 'bad_jwt', 'invalid JWT: unable to parse or verify signature'),
  sessionNotFound: always(401, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  notAdmin: always(403, 'not_admin', 'User not allowed'),
  appMetadata: always(403, 'not_admin', 'Updating app_metadata requires admin privileges'),

  notFound: always(404, 'not_found', 'Not found'),
  onlyGet: always(405, 'method_not_allowed', 'Links are followed with GET'),
  timeout: always(504, 'request_timeout', 'Processing this request timed out, please try again later'),
  invalid: saying(400, 'validation_failed'),

  invalidCredentials: always(400, 'invalid_credentials', 'Invalid login credentials'),
  emailNotConfirmed: always(400, 'email_not_confirmed', 'Email not confirmed'),
  otpExpired: always(403, 'otp_expired', 'Token has expired or is invalid'),
  linkExpired: always(403, 'otp_expired', 'Email link is invalid or has expired'),
  flowStateNotFound: always(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  badCodeVerifier: always(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'),
  reauthenticationNeeded: always(400, 'reauthentication_needed', 'Password update requires reauthentication'),
  nonceInvalid: always(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),

  refreshTokenNotFound: always(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  refreshTokenUsed: always(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  sessionExpired: always(400, 'session_expired', 'Invalid Refresh Token: Session Expired'),

  userNotFound: always(404, 'user_not_found', 'User not found'),
  userBanned: always(403, 'user_banned', 'User is banned'),
  addressBanned: always(422, 'user_banned', 'The account with this email address was disabled: enable it first'),
  emailExists: always(422, 'email_exists', 'A user with this email address has already been registered'),
  phoneExists: always(422, 'phone_exists', 'A user with this phone number has already been registered'),
  lastAdmin: always(409, 'conflict', 'The last admin can be neither removed, disabled nor demoted'),

  signUpDisabled: always(422, 'signup_disabled', 'Signups not allowed for this instance'),
  anonymousDisabled: always(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  providerDisabled: always(400, 'provider_disabled', 'Provider is not enabled'),
  providerUnsupported: always(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
  web3Disabled: always(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
  linkingDisabled: always(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  samlDisabled: always(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  passkeysDisabled: always(404, 'passkey_disabled', 'Passkeys are disabled'),
  oauthServerDisabled: always(404, 'feature_disabled', 'OAuth server is disabled'),
  customProvidersDisabled: always(404, 'feature_disabled', 'Custom OAuth providers are disabled'),
  phoneSignUpDisabled: always(400, 'phone_provider_disabled', 'Phone signups are disabled'),
  smsDisabled: always(400, 'phone_provider_disabled', 'Unsupported phone provider'),

  passwordTooLong: always(422, 'validation_failed', 'Password cannot be longer than 72 characters'),
  samePassword: always(422, 'same_password', 'New password should be different from the old password.'),
  weakPassword: (reason: 'length' | 'pwned', message: string) =>
    new HttpError(422, 'weak_password', message, { members: { weak_password: { reasons: [reason] } } }),

  factorNotFound: always(404, 'mfa_factor_not_found', 'Factor not found'),
  challengeNotFound: always(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found'),
  challengeExpired: saying(422, 'mfa_challenge_expired'),
  factorNameTaken: saying(422, 'mfa_factor_name_conflict'),
  factorCodeWrong: saying(422, 'mfa_verification_failed'),
  // Supabase Auth has no errors like `factorCodeUsed` and `factorClockWrong`.
  factorCodeUsed: always(422, 'mfa_code_used', 'This TOTP code has been used: wait for the next one'),
  factorClockWrong: (minutesAhead: number) => {
    const minutes = `${Math.abs(minutesAhead)} minutes ${minutesAhead > 0 ? 'ahead' : 'behind'}`;
    return new HttpError(
      422,
      'mfa_clock_wrong',
      `This TOTP code is for another time: the clock of its app is about ${minutes}`,
    );
  },
  tooManyFactors: always(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ),
  phoneFactorDisabled: always(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'),
  webAuthnDisabled: always(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'),
  aal2ToEnrol: always(403, 'insufficient_aal', 'AAL2 required to enroll a new factor'),
  aal2ForRecoveryCodes: always(403, 'insufficient_aal', 'AAL2 required to see or make recovery codes'),
  aal2ToUnenrol: always(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'),
  aal2ToSignOut: always(403, 'insufficient_aal', 'AAL2 session is required to end other sessions when MFA is enabled.'),
  aal2ToChange: always(401, 'insufficient_aal', 'AAL2 session is required to change the account when MFA is enabled.'),

  overLimit: (code: string, seconds: number) =>
    new HttpError(429, code, 'Request rate limit reached', { headers: { 'Retry-After': String(seconds) } }),
} as const;

/** Translates a violated database constraint: two concurrent requests can both pass every earlier check. */
export function refusalOfDatabase(error: unknown): HttpError | null {
  if (!(error instanceof DatabaseError) || error.code === undefined) return null;
  const { code, constraint, table } = error;
  if (code === 'AD001') return refusals.lastAdmin();
  if (code === '23505' && constraint === 'users_email_key') return refusals.emailExists();
  if (code === '23505' && constraint === 'users_phone_key') return refusals.phoneExists();
  // A log entry that the database refuses is never the caller's fault.
  if (!/^2[23]...$/.test(code) || table === 'activity') return null;
  return refusals.invalid('The request holds a value that cannot be stored');
}
