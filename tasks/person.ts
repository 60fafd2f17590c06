import { parseArgs } from 'node:util';
import type { Connections, Queries } from '../src/server/database/pool.ts';
import {
  type Criterion,
  erasePerson,
  exportPerson,
  findPerson,
  recordsOf,
  sharedRecords,
} from '../src/server/privacy/person.ts';
import { readSettings } from '../src/server/settings.ts';
import { withDatabase } from './lib/database.ts';
import { explain, fail } from './lib/help.ts';

explain(`
npm run --silent person -- export|erase --citizen NUMBER | --phone NUMBER | --name "NAME"  [--except IDS] [--confirm RECORDS]
export prints everything stored about a passenger as JSON, including earlier versions of records.
erase lists the records that name the passenger. Repeated with --confirm and their number, it removes name, phone,
citizen number, PNR and note from them and from all their versions. Amounts, route and dates stay. It cannot be undone.
It points out records corrected from this person to another one; --except 17,42 leaves such records unchanged.
If several of the three options are given, all must match. Different people may share a name: look at the export first.
Both are noted in the log of activity, without the person's data. Earlier backups still contain the person.
Works while the server runs and while it does not. Reads DATA_DIR or DATABASE_URL as npm start does.
`);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      citizen: { type: 'string' },
      phone: { type: 'string' },
      name: { type: 'string' },
      except: { type: 'string' },
      confirm: { type: 'string' },
    },
  });
  const criterion = readCriterion(values);
  const [act, ...others] = positionals;
  // A name without quotes arrives as several arguments. Its first word alone could match other people.
  if (others.length > 0) throw new Error(`"${others.join(' ')}" belongs to nothing: put a name into quotes.`);
  const settings = readSettings(process.env);
  if (act === 'export') {
    const rows = await withDatabase(settings, (owner) => exportPerson(owner, criterion));
    console.log(JSON.stringify(rows, null, 2));
  } else if (act === 'erase' && values.confirm === undefined) {
    console.log(await withDatabase(settings, (owner) => tell(owner, criterion, readIds(values.except))));
  } else if (act === 'erase') {
    const expected = readCount(values.confirm);
    const except = readIds(values.except);
    const erase = (owner: Connections) => erasePerson(owner, criterion, except, expected);
    const { records, versions } = await withDatabase(settings, erase);
    console.log(`The person was taken out of ${records} records and ${versions} earlier versions.`);
  } else {
    throw new Error('Say export or erase.');
  }
} catch (error) {
  fail(error);
}

async function tell(db: Queries, criterion: Criterion, except: readonly number[]): Promise<string> {
  const rows = (await findPerson(db, criterion)).filter(({ recordid }) => !except.includes(recordid));
  const ids = recordsOf(rows);
  const shared = (await sharedRecords(db, rows)).map(
    ({ recordid, others, isCurrentOther }) =>
      `Record ${recordid}: ${others} of its versions${isCurrentOther ? ', including the current one,' : ''} do not match and would be erased with it. ` +
      `If they are about somebody else, add: --except ${[...except, recordid].join(',')}`,
  );
  return [
    `${ids.length} records name this person, now or earlier: ${ids.join(', ') || 'none'}.`,
    ...shared,
    ...(ids.length > 0 ? [`Nothing was erased yet. To erase them, add: --confirm ${ids.length}`] : []),
  ].join('\n');
}

function readCount(text = ''): number {
  if (!/^\d{1,9}$/.test(text))
    throw new Error('--confirm takes the number of records that the command without it tells.');
  return Number(text);
}

function readIds(text: string | undefined): number[] {
  if (text === undefined) return [];
  if (!/^\d{1,15}(,\d{1,15})*$/.test(text)) throw new Error('--except takes ids of records, for example 17,42.');
  return text.split(',').map(Number);
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
