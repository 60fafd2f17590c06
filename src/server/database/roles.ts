import { createHash, randomBytes } from 'node:crypto';
import type { ReservedSql, Sql } from 'postgres';
import { DatabaseFailure } from './failure.ts';
import { withSchemaLock } from './migrations.ts';
import { scramVerifier } from './scram.ts';

/** A login for connections that serve requests of users. */
export interface Login {
  username: string;
  password: string;
}

const requestFunctions = [
  'app.current_claims(jsonb)',
  'app.enter_request(text, text, boolean)',
  'app.present_identity(jsonb)',
  'app.is_unchanged(text[])',
  'app.answer_request(text, text, text[], boolean, text, boolean, text, text[], bigint, bigint)',
].join(', ');

/**
 * Makes the role that requests connect as, or finds it. It owns and inherits nothing: it can call `requestFunctions`,
 * which look up the session of a token, and switch to anon, authenticated or service_role. Roles belong to the whole
 * PostgreSQL server, so its name is made from the database's. Its password is in a table that only the owner reads, so
 * that all instances on the database share it.
 * @throws DatabaseFailure when the owner may not make it.
 */
export async function ensureRequestLogin(ownerSql: Sql): Promise<Login> {
  return await withSchemaLock(ownerSql, async (sql) => {
    const login = await storedLogin(sql);
    const attributes = `login noinherit password '${scramVerifier(login.password)}'`;
    const [existing] = await sql`select from pg_roles where rolname = ${login.username}`;
    try {
      // Set at every start: a restored database brings its password along, the role of the server may have another one.
      // Neither the name nor the verifier can hold a quote.
      await sql.unsafe(`${existing ? 'alter' : 'create'} role ${login.username} with ${attributes}`);
      await sql.unsafe(`grant anon, authenticated, service_role to ${login.username}`);
      await sql.unsafe(`grant usage on schema app to ${login.username}`);
      await sql.unsafe(`grant execute on function ${requestFunctions} to ${login.username}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new DatabaseFailure(
        `The database's owner needs CREATEROLE and ADMIN on anon, authenticated, service_role: ${reason}`,
      );
    }
    return login;
  });
}

async function storedLogin(sql: ReservedSql): Promise<Login> {
  await sql.unsafe(
    'create table if not exists app.request_login (singleton boolean primary key default true check (singleton), password text not null)',
  );
  await sql`
    insert into app.request_login (password) values (${randomBytes(24).toString('base64url')})
    on conflict do nothing`;
  const [row] = await sql<{ database: string; password: string }[]>`
    select current_database() as database, password from app.request_login`;
  if (!row) throw new DatabaseFailure('The password of the request login cannot be read.');
  const suffix = createHash('sha256').update(row.database).digest('hex').slice(0, 12);
  return { username: `havayolu_request_${suffix}`, password: row.password };
}
