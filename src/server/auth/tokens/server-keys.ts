import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queries } from '../../database/pool.ts';

const purposes = ['access', 'anon', 'service_role', 'digest', 'factor'] as const;

export type KeyPurpose = (typeof purposes)[number];

export interface ServerKey {
  kid: string;
  purpose: KeyPurpose;
  secret: KeyObject;
  /** Seconds since 1970. */
  createdAt: number;
  /** Seconds since 1970, until which a rotated key still verifies; null for the key in use. */
  validUntil: number | null;
}

/** Reads all keys that still verify, and creates missing ones. */
export async function readServerKeys(db: Queries): Promise<ServerKey[]> {
  const keys = await selectKeys(db);
  const isInUse = (purpose: KeyPurpose) => keys.some((key) => key.purpose === purpose && key.validUntil === null);
  if (purposes.every(isInUse)) return keys;
  for (const purpose of purposes) await insertKey(db, purpose);
  return await selectKeys(db);
}

/**
 * Puts a new secret in use. Tokens signed with the old one stay valid for `graceSeconds`; 0 revokes them, on all
 * instances within a minute.
 */
export async function rotateKey(
  db: Queries,
  purpose: 'access' | 'anon' | 'service_role',
  graceSeconds: number,
): Promise<void> {
  await db.query(sql`
    with retired as (
      update auth.server_keys set valid_until = now() + make_interval(secs => ${graceSeconds})
      where purpose = ${purpose} and valid_until is null returning kid
    )
    insert into auth.server_keys (kid, purpose, secret)
    select ${newKid()}, ${purpose}, ${randomBytes(32)}::bytea from (select count(*) from retired) as counted`);
}

async function selectKeys(db: Queries): Promise<ServerKey[]> {
  const rows = await db.query<Omit<ServerKey, 'secret'> & { secret: Buffer }>(sql`
    select kid, purpose, secret, floor(extract(epoch from created_at))::float8 as "createdAt",
      extract(epoch from valid_until)::float8 as "validUntil"
    from auth.server_keys where valid_until is null or valid_until > now()`);
  return rows.map((row) => ({ ...row, secret: createSecretKey(row.secret) }));
}

const newKid = () => randomBytes(9).toString('base64url');

/** If two instances start together, the unique index lets only one key in. */
async function insertKey(db: Queries, purpose: KeyPurpose): Promise<void> {
  await db.query(sql`
    insert into auth.server_keys (kid, purpose, secret) values (${newKid()}, ${purpose}, ${randomBytes(32)})
    on conflict (purpose) where valid_until is null do nothing`);
}
