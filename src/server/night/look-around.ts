import sql from 'sql-template-tag';
import { isUnavailable } from '../database/failure.ts';
import { type Alert, alertsOf, diskAlerts } from '../system/alerts.ts';
import { readDisks, readFacts } from '../system/facts.ts';
import type { NightContext } from './night-work.ts';

/**
 * Logs what an admin should know, each alert once a day, and deletes results of mails and night work too old to be
 * shown. If the database is unreachable, reports only full disks, which may be the cause.
 * @param told when each alert was last logged, in milliseconds since 1970
 */
export async function lookAround(
  { database: { owner }, settings, log }: Pick<NightContext, 'database' | 'settings' | 'log'>,
  told: Map<string, number>,
): Promise<void> {
  const alerts = readFacts(owner, settings).then((facts) => alertsOf(facts, new Date()));
  for (const alert of await alerts.catch((error) => withoutDatabase(error, settings))) {
    const what = 'folder' in alert ? `${alert.code} ${alert.folder}` : alert.code;
    if (Date.now() - (told.get(what) ?? 0) < 86_400_000) continue;
    told.set(what, Date.now());
    log.warn(alert, 'an admin should look after the system');
  }
  await owner.query(sql`delete from app.mail_results where at < now() - interval '30 days'`);
  await owner.query(sql`delete from app.night_runs where startedat < now() - interval '400 days'`);
}

async function withoutDatabase(error: unknown, settings: NightContext['settings']): Promise<Alert[]> {
  if (!isUnavailable(error)) throw error;
  return diskAlerts(await readDisks(settings));
}
