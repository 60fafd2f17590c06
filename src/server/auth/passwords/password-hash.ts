import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * Of the settings that OWASP recommends for argon2id as equally strong, the one that needs the least memory. The
 * library uses argon2id by default.
 */
const options = { memoryCost: 7_168, timeCost: 5, parallelism: 1 };
/** Hashes two passwords at a time: more would each need 7 MiB without being faster. */
const places = pLimit(2);
/**
 * Longer passwords are refused, because bcrypt ignores the bytes beyond this. Supabase uses bcrypt, and accounts may
 * move between Supabase and our database.
 */
export const maxPasswordBytes = 72;

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return places(() => hash(password, options));
}

let dummy: Promise<string> | undefined;

/**
 * Whether a password matches a hash: argon2id, or bcrypt from a Supabase export. Without a hash it checks against a
 * dummy one, so that an unknown account takes as long as a known one.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (!stored || Buffer.byteLength(password) > maxPasswordBytes) {
    dummy ??= hashPassword(randomBytes(18).toString('base64'));
    const made = await dummy;
    await places(() => verify(made, password.slice(0, maxPasswordBytes)));
    return false;
  }
  return await places(() => (isBcrypt(stored) ? verifyBcrypt(password, stored) : verify(stored, password)));
}

/** Loads the library on the first bcrypt hash: most servers never see one. */
async function verifyBcrypt(password: string, stored: string): Promise<boolean> {
  const bcrypt = await import('@node-rs/bcrypt');
  return await bcrypt.verify(password, stored);
}

function isBcrypt(stored: string): boolean {
  return /^\$2[abxy]\$/.test(stored);
}

/** Whether the next sign-in should replace a hash because its algorithm or settings are outdated. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = options;
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/** Whether {@link verifyPassword} understands a hash. */
export function isPasswordHash(text: string): boolean {
  return (
    /^\$2[aby]\$(0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/.test(text) ||
    /^\$argon2(id|i)\$v=19\$m=\d{1,5},t=\d{1,2},p=\d{1,2}\$[+/A-Za-z0-9]{11,64}\$[+/A-Za-z0-9]{16,86}$/.test(text)
  );
}
