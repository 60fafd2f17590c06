import sql from 'sql-template-tag';
import { audit } from '../activity/audit.ts';
import type { Connections, Queries } from '../database/pool.ts';

/** The person to find: all given fields must match; a name matches in any spelling and case. */
export interface Criterion {
  name: string | null;
  phone: string | null;
  citizen: string | null;
}

export interface PersonalRow {
  recordid: number;
  /** When this version was replaced; null for the current one. */
  replacedat: string | null;
  record: Readonly<Record<string, unknown>>;
}

/**
 * Everything stored about a passenger, including earlier versions. The log records the export, but not the passenger.
 */
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

/** Finds the same rows as `exportPerson`, without a log entry. */
export async function findPerson(db: Queries, { name, phone, citizen }: Criterion): Promise<PersonalRow[]> {
  return await db.query<PersonalRow>(sql`
    select recordid, replacedat, record from app.personal_data(${name}, ${phone}, ${citizen})`);
}

/** The ids of the records that `rows` belong to. */
export function recordsOf(rows: readonly PersonalRow[]): number[] {
  return [...new Set(rows.map(({ recordid }) => recordid))];
}

/** A record of which some versions match the person and some do not: it may have been corrected to another person. */
export interface SharedRecord {
  recordid: number;
  /** The number of versions that do not match the person; counts the current version too. */
  others: number;
  isCurrentOther: boolean;
}

/** Finds those records of `rows` that also have versions which do not match the person. */
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
 * Removes a passenger from every record that names or named them, in all its versions. The database logs it.
 * @param except records to leave unchanged because they are about another person
 * @param expected the number of records the caller has seen
 * @throws Error if the number of records has changed
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
