import type { ISql } from 'postgres';
import { audit } from '../auth/audit.ts';
import type { Lanes } from '../database/lanes.ts';

/** Who is meant. What is given must all match; a name matches in any spelling and case. */
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

/** Everything stored about a passenger, earlier versions included. The export itself is logged, without who it was about. */
export async function exportPerson(lanes: Lanes, criterion: Criterion): Promise<PersonalRow[]> {
  return await lanes.transaction(async (sql) => {
    const found = await findPerson(sql, criterion);
    await audit(sql, {
      action: 'person_exported',
      actorRole: 'service_role',
      details: { records: countRecords(found) },
    });
    return found;
  });
}

/** What `exportPerson` finds, without a trace. */
export async function findPerson(sql: ISql, { name, phone, citizen }: Criterion): Promise<PersonalRow[]> {
  return await sql<PersonalRow[]>`
    select recordid, replacedat, record from app.personal_data(${name}, ${phone}, ${citizen})`;
}

/** How many records the rows are versions of. */
export function countRecords(rows: readonly PersonalRow[]): number {
  return new Set(rows.map(({ recordid }) => recordid)).size;
}

/**
 * Takes a passenger out of every record that names them now or named them earlier, with all its versions, and logs it.
 * @param expected how many records the caller has seen; @throws Error when by now it is another number
 */
export async function erasePerson(
  lanes: Lanes,
  criterion: Criterion,
  expected: number,
): Promise<{ records: number; versions: number }> {
  return await lanes.transaction(async (sql) => {
    const found = await findPerson(sql, criterion);
    const ids = [...new Set(found.map(({ recordid }) => recordid))];
    if (ids.length !== expected)
      throw new Error(`There are ${ids.length} records, not ${expected}: nothing was erased.`);
    const [row] = await sql<{ records: number; versions: number }[]>`
      select records, versions from public.erase_records(record_ids => ${ids}::bigint[])`;
    const done = row ?? { records: 0, versions: 0 };
    await audit(sql, { action: 'person_erased', actorRole: 'service_role', details: done });
    return done;
  });
}
