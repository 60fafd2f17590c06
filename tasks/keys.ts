import { parseArgs } from 'node:util';
import { audit } from '../src/server/activity/audit.ts';
import { rotateKey } from '../src/server/auth/tokens/server-keys.ts';
import { loadKeys } from '../src/server/auth/tokens/signing-keys.ts';
import type { Connections } from '../src/server/database/pool.ts';
import { readSettings, type Settings } from '../src/server/settings.ts';
import { ensureDatabase, withDatabase } from './lib/database.ts';
import { explain, fail } from './lib/help.ts';

explain(`
npm run --silent keys [-- --rotate access|anon|service_role [--grace SECONDS]]
Prints the keys of the data API as JSON: {"anonKey": "…", "serviceRoleKey": "…"}.
anonKey is public. serviceRoleKey has all rights: keep it secret.

--rotate first replaces the secret. Tokens and keys signed with the old one stay valid for --grace seconds:
  access        the access tokens of users; by default two hours more than their lifetime, so that nobody is signed out
  anon          the public key; by default a day, so that open CRM tabs go on working
  service_role  the secret key; by default 0: the old one is refused at once, by every instance within a minute
Works while the server runs and while it does not. Reads DATA_DIR, DATABASE_URL or SUPABASE_URL as npm start does.
`);

try {
  const { values } = parseArgs({ options: { rotate: { type: 'string' }, grace: { type: 'string' } } });
  const settings = readSettings(process.env);
  // Creates the database if needed: somebody may ask for the keys before the server's first start.
  if (!settings.hosted) await ensureDatabase(settings);
  const { anonKey, serviceRoleKey } =
    settings.hosted && values.rotate === undefined
      ? settings.hosted
      : await withDatabase(settings, (owner) => keysOf(owner, settings, values));
  console.log(JSON.stringify({ anonKey, serviceRoleKey }));
} catch (error) {
  fail(error);
}

interface Rotation {
  rotate?: string | undefined;
  grace?: string | undefined;
}

async function keysOf(owner: Connections, settings: Settings, { rotate, grace }: Rotation) {
  if (grace !== undefined && rotate === undefined) throw new Error('--grace goes with --rotate.');
  if (rotate !== undefined) {
    await loadKeys(owner);
    const graceSeconds = { access: settings.accessTokenSeconds + 7200, anon: 86_400, service_role: 0 };
    if (!isRotatable(rotate)) throw new Error('--rotate takes access, anon or service_role.');
    const seconds = grace === undefined ? graceSeconds[rotate] : Number(grace);
    if (!/^\d{0,9}$/.test(grace ?? '')) throw new Error('--grace must be a whole number of seconds.');
    await rotateKey(owner, rotate, seconds);
    await audit(owner, { action: 'key_rotated', actorRole: 'service_role', details: { key: rotate, grace: seconds } });
  }
  return await loadKeys(owner);
}

function isRotatable(name: string): name is 'access' | 'anon' | 'service_role' {
  return name === 'access' || name === 'anon' || name === 'service_role';
}
