import { parseArgs } from 'node:util';
import agency from '../agency.config.ts';
import { monthsBefore, todayIn } from '../src/domain/days/dates.ts';
import { anonymiseBefore, anonymiseHostedBefore } from '../src/server/privacy/retention.ts';
import { readSettings } from '../src/server/settings.ts';
import { withDatabase } from './lib/database.ts';
import { explain, fail } from './lib/help.ts';

explain(`
npm run retention
Anonymises records of sales older than RETENTION_MONTHS, with all their earlier versions: removes name, phone, citizen
number, PNR and note; keeps amounts, route and dates. It also removes network addresses from log entries of that age.
The run is noted in the log of activity. It cannot be undone; running it again changes nothing more. Run it daily.
Works while the server runs and while it does not. Reads DATA_DIR, DATABASE_URL or SUPABASE_URL as npm start does.
`);

try {
  parseArgs({ options: {} });
  const settings = readSettings(process.env);
  if (settings.retentionMonths === null) throw new Error('RETENTION_MONTHS is not set: nothing is anonymised.');
  const day = monthsBefore(todayIn(agency.timeZone), settings.retentionMonths);
  const { records, versions } = settings.hosted
    ? await anonymiseHostedBefore(settings.hosted, day)
    : await withDatabase(settings, (owner) => anonymiseBefore(owner, day));
  console.log(`${records} records and ${versions} earlier versions from before ${day} were anonymised.`);
} catch (error) {
  fail(error);
}
