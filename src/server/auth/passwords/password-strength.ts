import { refusals } from '../refusals.ts';
import { isCommonPassword } from './common-passwords.ts';
import { maxPasswordBytes } from './password-hash.ts';

const minLength = 6;

/** @throws HttpError `weak_password` for a short or common password, `validation_failed` for one above 72 bytes */
export function checkPasswordStrength(password: string): void {
  if (Buffer.byteLength(password) > maxPasswordBytes) throw refusals.passwordTooLong();
  if ([...password].length < minLength) {
    throw refusals.weakPassword('length', `Password should be at least ${minLength} characters.`);
  }
  if (isCommonPassword(password)) {
    const message = 'Password is known to be weak and easy to guess, please choose a different one.';
    throw refusals.weakPassword('pwned', message);
  }
}
