import { DirectoryError, type DirectoryRefusal } from './user-directory.ts';

const refusals: Readonly<Record<string, DirectoryRefusal>> = {
  email_exists: 'email_exists',
  user_already_exists: 'email_exists',
  email_address_invalid: 'email_invalid',
  user_not_found: 'user_not_found',
  conflict: 'last_admin',
  validation_failed: 'invalid',
  bad_json: 'invalid',
};

/** The refusal behind an error code of Supabase Auth, our own service's or a hosted project's. */
export function directoryErrorOf(error: {
  code: string;
  message?: string;
  details?: Readonly<Record<string, unknown>>;
}): DirectoryError {
  if (error.code === 'weak_password') {
    const { weak_password } = error.details ?? {};
    const isShort = JSON.stringify(weak_password ?? '').includes('length');
    return new DirectoryError(isShort ? 'password_short' : 'password_common');
  }
  if (error.code === 'validation_failed' && /password/i.test(error.message ?? '')) {
    return new DirectoryError('password_long');
  }
  if (error.code === 'validation_failed' && /email/i.test(error.message ?? '')) {
    return new DirectoryError('email_invalid');
  }
  return new DirectoryError(refusals[error.code] ?? 'unavailable');
}
