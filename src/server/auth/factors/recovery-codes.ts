import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { plainCode } from '../../../domain/text/typed-code.ts';
import type { SigningKeys } from '../../context.ts';
import type { Queries } from '../../database/pool.ts';

type Keys = Pick<SigningKeys, 'digest'>;

const howMany = 10;
/** Crockford's: without letters that are taken for digits or for each other. A power of two, so that none is likelier. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 16;

/** Of these a person has left so many, made then; null where there were none, or all were used. */
export interface RecoveryCodesLeft {
  left: number;
  /** ISO 8601. */
  made_at: string | null;
}

/** How many codes somebody has left. */
export async function recoveryCodesLeft(db: Queries, userId: string): Promise<RecoveryCodesLeft> {
  const [row] = await db.query<RecoveryCodesLeft>(
    sql`select count(*)::int as left, min(created_at) as made_at from auth.recovery_codes where user_id = ${userId}`,
  );
  return row ?? { left: 0, made_at: null };
}

/**
 * Ten fresh codes in place of all there were. Only hashes are stored: of 80 random bits a keyed hash gives nothing away,
 * which a slow one is for passwords.
 */
export async function replaceRecoveryCodes(tx: Queries, keys: Keys, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  const hashes = codes.map((code) => hashOf(keys, userId, code));
  await tx.query(sql`delete from auth.recovery_codes where user_id = ${userId}`);
  await tx.query(sql`
    insert into auth.recovery_codes (user_id, code_hash) select ${userId}, hash from unnest(${hashes}::bytea[]) as hash`);
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** The stored form of a code as somebody typed it: any case, o for 0, i and l for 1. */
export function recoveryCodeHash(keys: Keys, userId: string, typed: string): Buffer {
  const code = plainCode(typed).toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1');
  return hashOf(keys, userId, code);
}

const newCode = () => Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');

const hashOf = (keys: Keys, userId: string, code: string) => keys.digest('recovery', userId, code);
