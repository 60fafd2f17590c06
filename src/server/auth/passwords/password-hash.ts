import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Of OWASP's equally strong settings for argon2id (the library's default algorithm) the one with the least memory. */
const options = { memoryCost: 7_168, timeCost: 5, parallelism: 1 };
/** Each takes those 7 MiB while it runs; more at once would cost memory, and soon not be quicker. */
const places = pLimit(2);
/** bcrypt reads no further, and hashes move between us and Supabase. */
export const maxPasswordBytes = 72;

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return places(() => hash(password, options));
}

let dummy: Promise<string> | undefined;

/**
 * Whether `password` belongs to `stored`: argon2id, or bcrypt from a Supabase export.
 * Without a stored hash a made-up one is checked, so that an unknown account takes as long as a known one.
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

/** Loaded when the first such hash is met: most servers never meet one. */
async function verifyBcrypt(password: string, stored: string): Promise<boolean> {
  const bcrypt = await import('@node-rs/bcrypt');
  return await bcrypt.verify(password, stored);
}

function isBcrypt(stored: string): boolean {
  return /^\$2[abxy]\$/.test(stored);
}

/** Whether a hash came from elsewhere or from other settings, and should be replaced at the next sign-in. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = options;
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/** Whether a text is a password hash that {@link verifyPassword} understands. */
export function isPasswordHash(text: string): boolean {
  return (
    /^\$2[aby]\$(0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/.test(text) ||
    /^\$argon2(id|i)\$v=19\$m=\d{1,5},t=\d{1,2},p=\d{1,2}\$[+/A-Za-z0-9]{11,64}\$[+/A-Za-z0-9]{16,86}$/.test(text)
  );
}
