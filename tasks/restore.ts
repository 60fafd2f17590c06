import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup, restoreBackup } from '../src/server/backup/restore-backup.ts';
import { readSettings } from '../src/server/settings.ts';
import { refuseHosted, withEmptyDatabase } from './lib/database.ts';
import { explain, fail } from './lib/help.ts';
import { callersFolder } from './lib/paths.ts';

explain(`
npm run restore -- FILE [--check]
Restores a file made by npm run backup into an empty DATA_DIR, or into the empty database of DATABASE_URL. The server
must not run. Refuses a database that holds any data, and a file that is truncated, was altered, or comes from a newer
version. Users signed in at the time of the backup are signed in again; passwords and keys are those of the backup.
--check only reports whether the file is complete and usable.
`);

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
  const [given] = positionals;
  if (!given || positionals.length > 1) throw new Error('Give the one file to restore.');
  const settings = readSettings(process.env);
  refuseHosted(settings);
  const file = resolve(callersFolder, given);
  const archive = await checkBackup(file);
  if (values.check) {
    console.log(`${file} is whole. It was made at ${archive.header.createdAt}.`);
  } else {
    const { tables, rows } = await withEmptyDatabase(settings, (target) => restoreBackup(target, file, archive));
    console.log(`${rows} rows of ${tables} tables are restored, as they were at ${archive.header.createdAt}.`);
  }
} catch (error) {
  fail(error);
}
