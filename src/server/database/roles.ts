import { createHash, randomBytes } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import { DatabaseFailure } from './failure.ts';
import { withSchemaLock } from './migrations.ts';
import type { Connections, Login, Settings, Transaction } from './pool.ts';
import { scramVerifier } from './scram.ts';

/**
 * Makes the role that requests connect as, or finds it. It owns and inherits nothing: it can call the functions that enter
 * a request, which look up the session of a token, and switch to anon, authenticated or service_role. Roles belong to the
 * whole PostgreSQL server, so its name is made from the database's. Its password is in a table that only the owner reads,
 * so that all instances on the database share it. Its settings are its own as well, so that no request has to set them.
 * @throws DatabaseFailure when the owner may not make it.
 */
export async function ensureRequestLogin(owner: Connections, settings: Settings): Promise<Login> {
  return await withSchemaLock(owner, async (transaction) => {
    const login = await storedLogin(transaction);
    const attributes = `login noinherit password '${scramVerifier(login.password)}'`;
    const [existing] = await transaction.query(sql`select from pg_roles where rolname = ${login.user}`);
    try {
      // Set at every start: a restored database brings its password along, the role of the server may have another one.
      // Neither the name nor the verifier can hold a quote.
      await transaction.query(
        raw(`
          ${existing ? 'alter' : 'create'} role ${login.user} with ${attributes};
          ${settingsOf(login.user, settings)}
          grant anon, authenticated, service_role to ${login.user};
          grant usage on schema app to ${login.user};
          grant execute on function app.enter_request(text, jsonb), app.current_claims(jsonb, boolean) to ${login.user}`),
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new DatabaseFailure(
        `The database's owner needs CREATEROLE and ADMIN on anon, authenticated, service_role: ${reason}`,
      );
    }
    return login;
  });
}

const settingsOf = (user: string, settings: Settings) =>
  Object.entries(settings)
    .map(([name, value]) => `alter role ${user} set ${name} = '${value}';`)
    .join('\n');

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
