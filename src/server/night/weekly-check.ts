import type { Header } from '../backup/archive.ts';
import { copyOut } from '../backup/copy-out.ts';
import { readArchive } from '../backup/read-archive.ts';
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts';
import { Connections, plainSettings, type Target, type Transaction } from '../database/pool.ts';
import { NightFailure } from './failure.ts';
import { compareLines, comparePrints, printsOf } from './lines.ts';
import { withTemporaryDatabase } from './temporary-database.ts';

export interface CheckedBackup {
  rows: number;
  tables: number;
  /** How many records were compared with the live database: all those unchanged since the backup. */
  compared: number;
  differences: number;
}

/**
 * Records changed after the backup, or less than this before it, are not compared. A change is dated at the beginning
 * of its transaction, which the backup may still have missed.
 */
const margin = '10 minutes';

/**
 * Restores a backup into a temporary database and compares row by row: every table with the file, and unchanged records
 * with the live database. A change by people leaves an entry in the history; a difference without an entry is damage.
 * @throws NightFailure `differences` with their number, or another reason
 */
export async function checkByRestoring(target: Target, file: string, signal: AbortSignal): Promise<CheckedBackup> {
  const archive = await checkBackup(file);
  return await withTemporaryDatabase(target, async (temporary) => {
    const { rows, tables } = await restoreBackup(temporary, file, archive, signal);
    const restored = await reading(temporary, signal, (copy) => compareWithFile(file, copy));
    const records = await reading(target, signal, (source) =>
      reading(temporary, signal, (copy) => compareRecords(source, copy, archive.header)),
    );
    const differences = restored + records.differences;
    if (differences > 0) throw new NightFailure('differences', `${differences} rows differ.`, { rows, differences });
    return { rows, tables, compared: records.compared, differences };
  });
}

/**
 * Runs `work` in one snapshot of a database. Tables are read in their physical order, which is also their order in the
 * backup file.
 */
async function reading<T>(target: Target, signal: AbortSignal, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const settings = { ...plainSettings, synchronize_seqscans: 'off' };
  const connections = new Connections(target, { max: 1, name: 'havayolu-check', pipeline: false, settings, signal });
  try {
    return await connections.transaction(work, { repeatableRead: true, readOnly: true });
  } finally {
    await connections.end(1);
  }
}

/** Compares every table with its rows in the file; freshly loaded rows are in the same order. */
async function compareWithFile(file: string, copy: Transaction): Promise<number> {
  let differences = 0;
  await readArchive(file, async ({ name, columns }, rows) => {
    const found = await compareLines(rows, copyOut(copy, `${name} (${columns.join(', ')})`));
    differences += found.differences;
  });
  return differences;
}

/**
 * The hash of a record without what an erasure clears: an erasure leaves no entry in the history, so it would look like
 * damage.
 */
const print = `md5((to_jsonb(r) - (select app.erasable_columns()))::text)`;

async function compareRecords(source: Transaction, copy: Transaction, { createdAt }: Header) {
  const since = `timestamptz '${new Date(createdAt).toISOString()}' - interval '${margin}'`;
  const touched = `select distinct recordid as id from app.crm_records_history where changedat >= ${since}`;
  const known = `
    (select r.id, case when greatest(r.createdat, r.updatedat) < ${since} and t.id is null then ${print} end
      from public.crm_records r left join (${touched}) t on t.id = r.id
    union all
    select t.id, null from (${touched}) t where not exists (select from public.crm_records r where r.id = t.id)
    order by 1)`;
  return await comparePrints(
    printsOf(copyOut(source, known)),
    printsOf(copyOut(copy, `(select r.id, ${print} from public.crm_records r order by 1)`)),
  );
}
