import { join } from 'node:path';
import { isStale, siteUrlFrom } from '../src/build/build.ts';
import { explain, fail } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { runStep } from './lib/step.ts';

explain(`
npm start
Builds what is stale, starts the database and the server, and prints where the site and the CRM are.
The first start also prints the e-mail address and the password of the admin it makes.

Settings come from environment variables, among them:
  PORT (3000), HOST (127.0.0.1), DATA_DIR (./data), SITE_URL, ADMIN_EMAIL, ADMIN_PASSWORD
  DATABASE_URL    a PostgreSQL server (15 or newer) instead of the embedded one
  SUPABASE_URL    a hosted project, with SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY
README.md lists all of them. SIGTERM or Ctrl-C stops everything in order.
`);

try {
  if (await isStale(siteUrlFrom(process.env))) await build();
} catch (error) {
  fail(error);
}
// Only now, when the build has left it translated.
await (await import('../src/server/main.ts')).main();

/** In a process of its own: what the bundler takes of memory this one would keep for as long as it serves. */
async function build(): Promise<void> {
  const options = [join(root, 'tasks/build.ts')];
  const built = await runStep({ title: 'Building site and CRM', program: process.execPath, options, minutes: 10 });
  if (!built) process.exit(1);
}
