import sql from 'sql-template-tag';
import { audit } from '../activity/audit.ts';
import type { Connections, Queries } from '../database/pool.ts';

/** Who is meant: all that is given must match; a name matches in any spelling and case. */
export interface Criterion {
  name: string | null;
  phone: string | null;
  citizen: string | null;
}

/** A record as it is or was. */
export interface PersonalRow {
  recordid: number;
  /** When this version was replaced; null for what is current. */
  replacedat: string | null;
  record: Readonly<Record<string, unknown>>;
}

/** Everything stored about a passenger, earlier versions included. The log notes the export, without who it was about. */
export async function exportPerson(owner: Connections, criterion: Criterion): Promise<PersonalRow[]> {
  return await owner.transaction(async (tx) => {
    const found = await findPerson(tx, criterion);
    await audit(tx, {
      action: 'person_exported',
      actorRole: 'service_role',
      details: { records: recordsOf(found).length },
    });
    return found;
  });
}

/** Finds what `exportPerson` gives, without an entry in the log. */
export async function findPerson(db: Queries, { name, phone, citizen }: Criterion): Promise<PersonalRow[]> {
  return await db.query<PersonalRow>(sql`
    select recordid, replacedat, record from app.personal_data(${name}, ${phone}, ${citizen})`);
}

/** The records that the rows are versions of. */
export function recordsOf(rows: readonly PersonalRow[]): number[] {
  return [...new Set(rows.map(({ recordid }) => recordid))];
}

/** A record of which some versions match a criterion and some do not: it may have been corrected to somebody else. */
export interface SharedRecord {
  recordid: number;
  /** How many of its versions, the current one included, do not match. */
  others: number;
  /** Whether the current one is among those. */
  isCurrentOther: boolean;
}

/** Of the records that `rows` are versions of, those with versions that do not match. */
export async function sharedRecords(db: Queries, rows: readonly PersonalRow[]): Promise<SharedRecord[]> {
  const all = await db.query<{ recordid: number; versions: number; is_there: boolean }>(sql`
    select found.id as recordid, exists (select from public.crm_records r where r.id = found.id) as is_there,
      (select count(*)::int from app.crm_records_history h where h.recordid = found.id) as versions
    from unnest(${recordsOf(rows)}::bigint[]) as found(id)`);
  return all.flatMap(({ recordid, versions, is_there }) => {
    const own = rows.filter((row) => row.recordid === recordid);
    const others = versions + (is_there ? 1 : 0) - own.length;
    const isCurrentOther = is_there && own.every(({ replacedat }) => replacedat !== null);
    return others > 0 ? [{ recordid, others, isCurrentOther }] : [];
  });
}

/**
 * Takes a passenger out of every record that names them now or named them earlier, with all its versions. The database notes it.
 * @param except records that are to stay as they are, because they are about somebody else
 * @param expected how many other records the caller has seen; @throws Error when by now it is another number
 */
export async function erasePerson(
  owner: Connections,
  criterion: Criterion,
  except: readonly number[],
  expected: number,
): Promise<{ records: number; versions: number }> {
  return await owner.transaction(async (tx) => {
    const found = await findPerson(tx, criterion);
    const ids = recordsOf(found).filter((id) => !except.includes(id));
    if (ids.length !== expected)
      throw new Error(`There are ${ids.length} records, not ${expected}: nothing was erased.`);
    const [row] = await tx.query<{ records: number; versions: number }>(sql`
      select records, versions from public.erase_records(record_ids => ${ids}::bigint[])`);
    return row ?? { records: 0, versions: 0 };
  });
}
