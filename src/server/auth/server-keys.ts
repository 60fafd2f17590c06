import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { ISql } from 'postgres';

/** What a secret of the server is for. A secret of one purpose is never used for another. */
export type KeyPurpose = 'access' | 'anon' | 'service_role' | 'digest' | 'factor';

export interface ServerKey {
  kid: string;
  purpose: KeyPurpose;
  secret: KeyObject;
  /** Seconds since 1970. */
  createdAt: number;
  /** Seconds since 1970; null for the key in use. A rotated key verifies until then. */
  validUntil: number | null;
}

interface Row {
  kid: string;
  purpose: KeyPurpose;
  secret: Uint8Array;
  created: number;
  until: number | null;
}

const purposes: readonly KeyPurpose[] = ['access', 'anon', 'service_role', 'digest', 'factor'];

/** All keys that still verify. Makes those that do not exist yet. */
export async function readServerKeys(sql: ISql): Promise<ServerKey[]> {
  let rows = await selectKeys(sql);
  const isInUse = (purpose: KeyPurpose) => rows.some((row) => row.purpose === purpose && row.until === null);
  if (!purposes.every(isInUse)) {
    for (const purpose of purposes) await insertKey(sql, purpose);
    rows = await selectKeys(sql);
  }
  return rows.map((row) => ({
    kid: row.kid,
    purpose: row.purpose,
    secret: createSecretKey(row.secret),
    createdAt: Math.floor(row.created),
    validUntil: row.until,
  }));
}

/**
 * Puts a new secret in use. Tokens signed with the old one stay valid for `graceSeconds`; 0 revokes them, on other
 * instances within a minute. Choose at least the life of an access token to keep everybody signed in.
 */
export async function rotateKey(
  authSql: ISql,
  purpose: 'access' | 'anon' | 'service_role',
  graceSeconds: number,
): Promise<void> {
  await authSql`
    with retired as (
      update auth.server_keys set valid_until = now() + make_interval(secs => ${graceSeconds})
      where purpose = ${purpose} and valid_until is null returning kid
    )
    insert into auth.server_keys (kid, purpose, secret)
    select ${newKid()}, ${purpose}, ${randomBytes(32)} from (select count(*) from retired) as counted`;
}

function selectKeys(sql: ISql): Promise<Row[]> {
  return sql<Row[]>`
    select kid, purpose, secret, extract(epoch from created_at)::float8 as created,
           extract(epoch from valid_until)::float8 as until
    from auth.server_keys where valid_until is null or valid_until > now()`;
}

const newKid = () => randomBytes(9).toString('base64url');

/** Two instances that start together may both try; the unique index lets one win. */
async function insertKey(sql: ISql, purpose: KeyPurpose): Promise<void> {
  await sql`insert into auth.server_keys (kid, purpose, secret)
            values (${newKid()}, ${purpose}, ${randomBytes(32)})
            on conflict (purpose) where valid_until is null do nothing`;
}
