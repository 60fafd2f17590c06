import { build, isStale, siteUrlFrom } from '../src/build/build.ts';
import { explain, fail } from './lib/help.ts';
import { translateServer } from './lib/translate-server.ts';

explain(`
npm start
Builds what is out of date, starts the database and the server, and prints the addresses of the site and the CRM.
The first start also prints the e-mail address and the password of the admin it creates.

Settings come from environment variables, among them:
  PORT (3000), HOST (127.0.0.1), DATA_DIR (./data), SITE_URL, ADMIN_EMAIL, ADMIN_NAME,
  ADMIN_PASSWORD
  DATABASE_URL    a PostgreSQL server (15 or newer) instead of the embedded one
  SUPABASE_URL    a hosted project, with SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY
README.md lists all of them. SIGTERM or Ctrl-C stops everything in order.
`);

// Only prepares the start: scripts/run.mjs then runs src/server/main.ts.
try {
  const siteUrl = siteUrlFrom(process.env);
  if (await isStale(siteUrl)) {
    console.log('Building site and CRM …');
    await build(siteUrl);
  }
  await translateServer();
} catch (error) {
  fail(error);
}
