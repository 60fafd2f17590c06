import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { addDays } from '../../domain/days/date-ranges.ts';
import type { IsoDate } from '../../domain/days/dates.ts';
import type { Channel } from '../../domain/reports/facets.ts';
import type { Oddity } from '../../domain/reports/oddities.ts';
import { headOfChain } from '../activity/sealing.ts';
import type { Queries } from '../database/pool.ts';
import { createMailer } from '../mail/mailer.ts';
import { lastRuns } from '../system/night-runs.ts';
import { type Counted, type DayFacts, daySummary, type Totals } from './day-summary.ts';
import { NightFailure } from './failure.ts';
import type { NightContext } from './night-work.ts';

/** Milliseconds after which even a mail server that keeps responding is abandoned. */
const longest = 60_000;

/** Mails the owner the figures of the day before. @throws NightFailure `mail` if the mail server does not accept it */
export async function sendNightMail(ctx: NightContext, night: IsoDate, signal: AbortSignal): Promise<void> {
  const { settings, agency, database } = ctx;
  const facts = await readDay(database.owner, addDays(night, -1), settings.backups);
  const address = new URL(`/crm/day-close?start=${facts.day}&end=${facts.day}`, settings.publicUrl).href;
  const message = daySummary(facts, agency.name, agency.timeZone, address);
  const mailer = createMailer(settings, agency, database.owner);
  const sending = mailer.send(agency.ownerEmail, message).catch((error: unknown) => {
    throw new NightFailure('mail', error instanceof Error ? error.message : 'It could not be sent.');
  });
  const late = pause(longest, undefined, { signal, ref: false }).catch(() => {});
  const tooLate = late.then(() => {
    throw new NightFailure('mail', 'The mail server did not answer in time.');
  });
  await Promise.race([sending, tooLate]);
}

async function readDay(db: Queries, day: IsoDate, backups: boolean): Promise<DayFacts> {
  const [closing] = await db.query<{ figures: { totals: Totals } }>(
    sql`select figures from public.day_closings where day = ${day} and reopenedat is null`,
  );
  const counted = await db.query<{ shift: string | null } & Record<Channel, number | null>>(sql`
    select shift, virtualpos, card, transfer, currentaccountpayment from public.day_counts
    where day = ${day} order by shift nulls first`);
  const counts: Counted[] = [];
  for (const { shift, ...amounts } of counted) {
    counts.push({ shift, counted: amounts, recorded: await totalsOf(db, day, shift) });
  }
  const [lastBackup] = await lastRuns(db, 'backup', 1);
  const [lastCheck] = await lastRuns(db, 'check', 1);
  return {
    day,
    // A closed day shows the figures that its closing froze, as the screen does.
    totals: closing?.figures.totals ?? (await totalsOf(db, day, null)),
    isClosed: closing !== undefined,
    counts,
    oddities: await db.query<Oddity>(sql`select * from public.day_oddities(${day}, ${day})`),
    backups,
    lastBackup,
    lastCheck,
    head: await headOfChain(db),
  };
}

async function totalsOf(db: Queries, day: IsoDate, shift: string | null): Promise<Totals> {
  const [row] = await db.query<{ report: { totals: Totals } }>(
    sql`select public.day_report(${day}, ${day}, ${shift}) as report`,
  );
  if (!row) throw new Error('There is no report of the day.');
  return row.report.totals;
}
