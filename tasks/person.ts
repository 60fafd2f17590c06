import { parseArgs } from 'node:util';
import { type Criterion, countRecords, erasePerson, exportPerson, findPerson } from '../src/server/privacy/person.ts';
import { readSettings } from '../src/server/settings.ts';
import { withDatabase } from './lib/database.ts';
import { explain, fail } from './lib/help.ts';

explain(`
npm run --silent person -- export|erase --citizen NUMBER | --phone NUMBER | --name "NAME"  [--confirm RECORDS]
export prints all that is stored about a passenger as JSON, earlier versions of records included.
erase tells how many records name the passenger and which; again with --confirm and that number it takes name, phone,
citizen number, PNR and note out of them and of all their versions. Amounts, route and dates stay. It cannot be undone.
Where several of the three are given, all must match. Different people may share a name: look at the export first.
Both are logged in the audit log, without who it was. Backups made before still hold the person.
Works while the server runs and while it does not. Reads DATA_DIR or DATABASE_URL as npm start does.
`);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      citizen: { type: 'string' },
      phone: { type: 'string' },
      name: { type: 'string' },
      confirm: { type: 'string' },
    },
  });
  const criterion = readCriterion(values);
  const [act] = positionals;
  const settings = readSettings(process.env);
  if (act === 'export') {
    const rows = await withDatabase(settings, (lanes) => exportPerson(lanes, criterion));
    console.log(JSON.stringify(rows, null, 2));
  } else if (act === 'erase' && values.confirm === undefined) {
    const rows = await withDatabase(settings, ({ sql }) => findPerson(sql, criterion));
    const ids = [...new Set(rows.map(({ recordid }) => recordid))];
    console.log(`${countRecords(rows)} records name this person, now or earlier: ${ids.join(', ') || 'none'}.`);
    if (ids.length > 0) console.log(`Nothing was erased yet. To erase them, add: --confirm ${ids.length}`);
  } else if (act === 'erase') {
    const expected = Number(values.confirm);
    const { records, versions } = await withDatabase(settings, (lanes) => erasePerson(lanes, criterion, expected));
    console.log(`The person was taken out of ${records} records and ${versions} earlier versions.`);
  } else {
    throw new Error('Say export or erase.');
  }
} catch (error) {
  fail(error);
}

function readCriterion({ citizen, phone, name }: { [option in 'citizen' | 'phone' | 'name']?: string }): Criterion {
  if (citizen !== undefined && !citizen.trim()) throw new Error('--citizen must not be empty.');
  if (phone !== undefined && phone.replace(/\D/g, '').length < 10) {
    throw new Error('--phone must have at least 10 digits.');
  }
  if (name !== undefined && !name.trim()) throw new Error('--name must not be empty.');
  if (citizen === undefined && phone === undefined && name === undefined) {
    throw new Error('Say who: --citizen, --phone or --name.');
  }
  return { citizen: citizen ?? null, phone: phone ?? null, name: name ?? null };
}
