import { createHash, randomBytes } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import { DatabaseFailure, reasonOf } from './failure.ts';
import { withSchemaLock } from './migrations.ts';
import type { Connections, LocalSettings, Login, Transaction } from './pool.ts';
import { scramVerifier } from './scram.ts';

/**
 * Creates or updates the role that requests connect as. It can only call the functions that start a request, and switch
 * to anon, authenticated or service_role. Roles belong to the whole PostgreSQL server, so its name contains the
 * database's.
 * @param settings the role's defaults, so that no request has to set them
 * @throws DatabaseFailure if the owner may not create the role
 */
export async function ensureRequestLogin(owner: Connections, settings: LocalSettings): Promise<Login> {
  return await withSchemaLock(owner, async (transaction) => {
    const { user, password } = await storedLogin(transaction);
    const [existing] = await transaction.query(sql`select from pg_roles where rolname = ${user}`);
    // Runs at every start: a restored database brings its own password. Neither name nor verifier can contain a quote.
    const statements = [
      `${existing ? 'alter' : 'create'} role ${user} with login noinherit password '${scramVerifier(password)}'`,
      ...Object.entries(settings).map(([name, value]) => `alter role ${user} set ${name} = '${value}'`),
      `grant anon, authenticated, service_role to ${user}`,
      `grant usage on schema app to ${user}`,
      `grant execute on function app.enter_request(text, jsonb), app.current_claims(jsonb, boolean) to ${user}`,
    ];
    await transaction.query(raw(statements.join(';'))).catch((error: unknown) => {
      throw new DatabaseFailure(
        `The database's owner needs CREATEROLE and ADMIN on anon, authenticated, service_role: ${reasonOf(error)}`,
      );
    });
    return { user, password };
  });
}

async function storedLogin(transaction: Transaction): Promise<Login> {
  await transaction.query(sql`
    insert into app.request_login (password) values (${randomBytes(24).toString('base64url')})
    on conflict do nothing`);
  const [row] = await transaction.query<{ database: string; password: string }>(sql`
    select current_database() as database, password from app.request_login`);
  if (!row) throw new DatabaseFailure('The password of the request login cannot be read.');
  const suffix = createHash('sha256').update(row.database).digest('hex').slice(0, 12);
  return { user: `havayolu_request_${suffix}`, password: row.password };
}
