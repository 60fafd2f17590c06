import sql from 'sql-template-tag';
import { z } from 'zod';
import { audit } from '../auth/audit.ts';
import type { Connections } from '../database/pool.ts';
import type { HostedProject } from '../settings.ts';

/** How much a run of the retention changed. */
export interface Anonymised {
  records: number;
  /** Earlier versions of records. */
  versions: number;
}

/**
 * Takes out of all records of sales before `day` (and of their earlier versions) who the passenger was, forgets the
 * network addresses of audit entries as old, and logs it there.
 */
export async function anonymiseBefore(owner: Connections, day: string): Promise<Anonymised> {
  return await owner.transaction(async (tx) => {
    const [row] = await tx.query<Anonymised>(
      sql`select records, versions from public.erase_records(before_date => ${day}::date)`,
    );
    const done = row ?? { records: 0, versions: 0 };
    await tx.query(sql`update auth.audit_log set address = null where at < ${day}::date and address is not null`);
    await audit(tx, {
      action: 'records_anonymised',
      actorRole: 'service_role',
      details: { before: day, records: done.records, versions: done.versions },
    });
    return done;
  });
}

const rows = z.array(z.object({ records: z.number(), versions: z.number() })).length(1);

/** The same for the records of a hosted project, through its data API. Its audit log is its own. */
export async function anonymiseHostedBefore({ url, serviceRoleKey }: HostedProject, day: string): Promise<Anonymised> {
  const answer = await fetch(`${url}/rest/v1/rpc/erase_records`, {
    method: 'POST',
    headers: {
      apikey: serviceRoleKey,
      Authorization: `Bearer ${serviceRoleKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ before_date: day }),
    signal: AbortSignal.timeout(60_000),
  }).catch((error: unknown) => {
    throw new Error(`${url} did not answer (${reasonOf(error)}). Run it again: it changes nothing twice.`);
  });
  if (!answer.ok) throw new Error(`The project refused with status ${answer.status}: nothing was anonymised.`);
  const [done] = rows.parse(await answer.json());
  return done ?? { records: 0, versions: 0 };
}

/** What the network said, which hides behind "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
