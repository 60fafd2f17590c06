import { HttpError } from '../http/errors.ts';
import { refusal, type StaffRefusal } from './refusals.ts';

const staffCodes: Readonly<Record<string, StaffRefusal>> = {
  no_session: 'no_session',
  forbidden: 'forbidden',
  too_many_requests: 'too_many_changes',
  email_exists: 'email_exists',
  user_already_exists: 'email_exists',
  user_banned: 'address_disabled',
  not_invited: 'not_invited',
  email_address_invalid: 'email_invalid',
  user_not_found: 'user_not_found',
  reauthentication_needed: 'reauthentication_needed',
  invalid_credentials: 'invalid_credentials',
  conflict: 'last_admin',
  validation_failed: 'invalid',
  bad_json: 'invalid',
};

/** A refusal of Supabase Auth, our own service's or a hosted project's, in the words for members of staff. */
export function fromSupabase({ code, message = '', members }: Partial<HttpError>): HttpError {
  return refusal(staffCode(code ?? '', message, members?.weak_password));
}

/** Work of the sign-in service for the caller, with what it refuses in these words; limits keep their own. */
export async function ofCaller<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 429) throw error;
    // A key in place of a token is as good as none.
    throw error.status === 401 ? refusal('no_session') : fromSupabase(error);
  }
}

function staffCode(code: string, message: string, weakness: unknown): StaffRefusal {
  if (code === 'weak_password') {
    return JSON.stringify(weakness ?? '').includes('length') ? 'password_short' : 'password_common';
  }
  if (code === 'validation_failed' && /password/i.test(message)) return 'password_long';
  if (code === 'validation_failed' && /email/i.test(message)) return 'email_invalid';
  return staffCodes[code] ?? 'unavailable';
}
