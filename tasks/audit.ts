import { parseArgs } from 'node:util';
import sql from 'sql-template-tag';
import { type ChainPart, checkChain, type NotedHead, type ReadPart } from '../src/server/activity/check-chain.ts';
import type { Queries } from '../src/server/database/pool.ts';
import { callRoutine } from '../src/server/hosted/project.ts';
import { type HostedProject, readSettings } from '../src/server/settings.ts';
import { withDatabase } from './lib/database.ts';
import { explain, fail } from './lib/help.ts';

explain(`
npm run audit [-- NUMBER:HASH …]
Checks the log of activity: every entry is as it was sealed, none is missing or out of order, the log lists as many
changes of records as their history has, and it contains the entries that the nightly backups recorded. With a number
and hash that you kept elsewhere, from the nightly mail or the log, it also checks that this entry has not changed.
Prints "N entries, chain intact", or the first entry that is wrong, and exits with 1.
Works while the server runs and while it does not. Reads DATA_DIR, DATABASE_URL or SUPABASE_URL as npm start does.
`);

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const given = positionals.map(readHead);
  const settings = readSettings(process.env);
  const verdict = settings.hosted
    ? await checkChain(hostedParts(settings.hosted), given)
    : await withDatabase(settings, async (owner) =>
        checkChain(ownParts(owner), [...(await nightlyHeads(owner)), ...given]),
      );
  console.log(verdict);
} catch (error) {
  fail(error);
}

function readHead(text: string): NotedHead {
  const [, seal, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!seal || !hash) throw new Error(`"${text}" is no NUMBER:HASH.`);
  return { seal: Number(seal), hash };
}

function ownParts(owner: Queries): ReadPart {
  return async (after, most) => {
    const [row] = await owner.query<{ part: ChainPart }>(sql`
      select public.check_activity(${after}::bigint, ${most}::int) as part`);
    if (!row) throw new Error('The database did not answer.');
    return row.part;
  };
}

function hostedParts(project: HostedProject): ReadPart {
  return async (after, most) => {
    const answer = await callRoutine(project, 'check_activity', { after_seal: after, most }, 60_000);
    if (!answer.ok) throw new Error(`The project refused with status ${answer.status}.`);
    return answer.content as ChainPart;
  };
}

/** The last seal of the log's chain, as each recent nightly backup recorded it. */
async function nightlyHeads(owner: Queries): Promise<NotedHead[]> {
  return await owner.query<NotedHead>(sql`
    select (details ->> 'activitySeal')::bigint as seal, details ->> 'activityHash' as hash from app.night_runs
    where task = 'backup' and details ? 'activityHash' order by night`);
}
