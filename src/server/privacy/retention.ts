import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Queries } from '../database/pool.ts';
import { callRoutine } from '../hosted.ts';
import type { HostedProject } from '../settings.ts';

/** How much a run of the retention changed. */
export interface Anonymised {
  records: number;
  /** Earlier versions of records. */
  versions: number;
}

/**
 * Takes out of all records of sales before `day` (and of their earlier versions) who the passenger was, and the network
 * addresses out of activity as old. The database notes it.
 */
export async function anonymiseBefore(owner: Queries, day: string): Promise<Anonymised> {
  const [row] = await owner.query<Anonymised>(
    sql`select records, versions from public.erase_records(before_date => ${day}::date)`,
  );
  return row ?? { records: 0, versions: 0 };
}

const rows = z.array(z.object({ records: z.number(), versions: z.number() })).length(1);

/** The same in a hosted project, through its data API. */
export async function anonymiseHostedBefore(project: HostedProject, day: string): Promise<Anonymised> {
  const answer = await callRoutine(project, 'erase_records', { before_date: day }, 60_000).catch((error: unknown) => {
    throw new Error(`${project.url} did not answer (${reasonOf(error)}). Run it again: it changes nothing twice.`);
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
