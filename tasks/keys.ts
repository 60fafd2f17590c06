import { loadKeys } from '../src/server/auth/keys.ts';
import { connect } from '../src/server/database/connect.ts';
import { readConnection } from '../src/server/database/embedded/embedded.ts';
import { openDatabase } from '../src/server/database/open.ts';
import { readSettings, type Settings } from '../src/server/settings.ts';
import { explain, fail } from './lib/help.ts';

explain(`
npm run --silent keys
Prints the keys of the data API as JSON: {"anonKey": "…", "serviceRoleKey": "…"}.
anonKey is public. serviceRoleKey may do everything: keep it secret.
Works while the server runs and while it does not. Reads DATA_DIR, DATABASE_URL or SUPABASE_URL as npm start does.
`);

interface Keys {
  anonKey: string;
  serviceRoleKey: string;
}

try {
  const { anonKey, serviceRoleKey } = await keysOf(readSettings(process.env));
  console.log(JSON.stringify({ anonKey, serviceRoleKey }));
} catch (error) {
  fail(error);
}

async function keysOf(settings: Settings): Promise<Keys> {
  if (settings.hosted) return settings.hosted;
  return (settings.databaseUrl ? null : await keysOfRunning(settings.dataDir)) ?? (await keysOfStopped(settings));
}

/** The embedded database of a running server; null when none runs. */
async function keysOfRunning(dataDir: string): Promise<Keys | null> {
  const connection = readConnection(dataDir);
  if (!connection) return null;
  const sql = connect(connection, { max: 1, name: 'havayolu-keys' });
  try {
    return await loadKeys(sql);
  } catch {
    return null;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function keysOfStopped(settings: Settings): Promise<Keys> {
  const database = await openDatabase(settings, () => {});
  try {
    return await loadKeys(database.authSql);
  } finally {
    await database.close();
  }
}
