import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../src/server/backup/write-backup.ts';
import { readSettings } from '../src/server/settings.ts';
import { withDatabase } from './lib/database.ts';
import { explain, fail } from './lib/help.ts';
import { callersFolder } from './lib/paths.ts';

explain(`
npm run backup [-- FILE]
Writes the whole database (users, sessions, keys, records, history, activity) to one new file.
Without FILE: DATA_DIR/backups/<time>.backup.gz. Keep copies on another machine.
The file holds personal data and the secrets of the sign-in service: anyone who has it can sign in as any user. It has
mode 0600.
Exits with 0 if the file is complete, even if no audit log entry could be written; then it prints a warning.
Works while the server runs and while it does not. Reads DATA_DIR or DATABASE_URL as npm start does.
`);

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new Error('Give one file.');
  const settings = readSettings(process.env);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const [given] = positionals;
  const file = given ? resolve(callersFolder, given) : join(settings.dataDir, 'backups', `${time}.backup.gz`);
  if (existsSync(file)) throw new Error(`${file} exists already: give another name.`);
  const { tables, rows, unlogged } = await withDatabase(settings, (_owner, target) => writeBackup(target, file));
  console.log(`${rows} rows of ${tables} tables are in ${file}`);
  console.log('The file holds personal data and secrets: keep it where only administrators can read it.');
  if (unlogged !== null) {
    console.error(`The backup is whole, but the audit log has no entry of it: ${unlogged}. Note it by hand.`);
  }
} catch (error) {
  fail(error);
}
