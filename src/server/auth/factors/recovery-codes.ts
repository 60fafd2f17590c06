import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { plainCode } from '../../../domain/text/typed-code.ts';
import type { SigningKeys } from '../../context.ts';
import type { Queries } from '../../database/pool.ts';

type Keys = Pick<SigningKeys, 'digest'>;

const howMany = 10;
/** Crockford's alphabet, without letters that look alike; exactly 32 characters, so that all are equally likely. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 16;

/** The number of codes a user has left, and when they were made (ISO 8601; null if there are none). */
export async function recoveryCodesLeft(db: Queries, userId: string) {
  const [row] = await db.query<{ left: number; made_at: string | null }>(
    sql`select count(*)::int as left, min(created_at) as made_at from auth.recovery_codes where user_id = ${userId}`,
  );
  return row ?? { left: 0, made_at: null };
}

/** Makes ten codes and drops all earlier ones. Stores fast keyed hashes: 80 random bits cannot be guessed anyway. */
export async function replaceRecoveryCodes(tx: Queries, keys: Keys, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  const hashes = codes.map((code) => hashOf(keys, userId, code));
  await tx.query(sql`delete from auth.recovery_codes where user_id = ${userId}`);
  await tx.query(sql`
    insert into auth.recovery_codes (user_id, code_hash) select ${userId}, hash from unnest(${hashes}::bytea[]) as hash`);
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Hashes a code as typed: ignores case and reads o as 0, i and l as 1. */
export function recoveryCodeHash(keys: Keys, userId: string, typed: string): Buffer {
  const code = plainCode(typed).toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1');
  return hashOf(keys, userId, code);
}

const newCode = () => Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');

const hashOf = (keys: Keys, userId: string, code: string) => keys.digest('recovery', userId, code);
