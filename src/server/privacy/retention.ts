import sql from 'sql-template-tag';
import { z } from 'zod';
import { reasonOf } from '../database/failure.ts';
import type { Queries } from '../database/pool.ts';
import { callRoutine } from '../hosted/project.ts';
import type { HostedProject } from '../settings.ts';

interface Anonymised {
  records: number;
  versions: number;
}

/**
 * Removes the passengers from all records of sales before `day`, and the network addresses from log entries before that
 * day. The database logs the run.
 */
export async function anonymiseBefore(owner: Queries, day: string): Promise<Anonymised> {
  const [row] = await owner.query<Anonymised>(
    sql`select records, versions from public.erase_records(before_date => ${day}::date)`,
  );
  return row ?? { records: 0, versions: 0 };
}

const rows = z.array(z.object({ records: z.number(), versions: z.number() })).length(1);

/** Does what {@link anonymiseBefore} does, but in a hosted project, through its data API. */
export async function anonymiseHostedBefore(project: HostedProject, day: string): Promise<Anonymised> {
  const answer = await callRoutine(project, 'erase_records', { before_date: day }, 60_000).catch((error: unknown) => {
    throw new Error(`${project.url} did not answer (${reasonOf(error)}). Run it again: it changes nothing twice.`);
  });
  if (!answer.ok) throw new Error(`The project refused with status ${answer.status}: nothing was anonymised.`);
  const [done] = rows.parse(answer.content);
  return done ?? { records: 0, versions: 0 };
}
