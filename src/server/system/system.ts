import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import sql from 'sql-template-tag';
import type { Agency } from '../../domain/agency.ts';
import type { Queries } from '../database/pool.ts';
import { errorsOfDay } from '../process/error-counts.ts';
import type { Settings } from '../settings.ts';
import { type Alert, alertsOf } from './alerts.ts';
import { readDisks, readFacts } from './facts.ts';
import { type KnownRun, lastRuns } from './night-runs.ts';

export interface System {
  alerts(): Promise<Alert[]>;
  status(): Promise<object>;
  /** Begins a backup; resolves to false if other night work is running. Null if this server makes no backups. */
  backUp: (() => Promise<boolean>) | null;
}

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const program = () => ({
  version,
  node: process.version,
  instance: hostname(),
  startedat: new Date(Date.now() - process.uptime() * 1000).toISOString(),
});

/** The state of a server with its own database. */
export function ownSystem(db: Queries, settings: Settings, agency: Agency, backUp: () => Promise<boolean>): System {
  return {
    backUp: settings.backups ? backUp : null,
    alerts: async () => alertsOf(await readFacts(db, settings), new Date()),
    async status() {
      const facts = await readFacts(db, settings);
      return {
        hosted: false,
        alerts: alertsOf(facts, new Date()),
        backups: {
          on: settings.backups,
          folder: settings.backupDir,
          keep: settings.backupKeep,
          runs: facts.backupRuns.map(shown),
          check: facts.lastCheck ? shown(facts.lastCheck) : null,
        },
        database: await readDatabase(db),
        disks: facts.disks,
        mail: await readMail(db, settings, agency),
        program: program(),
        errors: errorsOfDay(),
      };
    },
  };
}

/** The state of a server in front of a hosted project, which maintains its own database. */
export function hostedSystem(settings: Settings): System {
  return {
    backUp: null,
    alerts: async () => [],
    status: async () => ({
      hosted: true,
      alerts: [],
      disks: await readDisks({ ...settings, backups: false }),
      program: program(),
    }),
  };
}

/** A run as shown on the screen: without the path of its file. */
function shown({ night, outcome, attempts, startedat, endedat, instance, details, running }: KnownRun): object {
  const { file, ...rest } = details;
  return { night, outcome, attempts, startedat, endedat, instance, running, ...rest };
}

async function readDatabase(db: Queries): Promise<object> {
  const [row] = await db.query(sql`
    select pg_database_size(current_database()) as bytes,
      current_setting('server_version') as version,
      (select count(*) from app.migrations) as migrations,
      (select max(name) from app.migrations) as migration,
      (select json_build_object('night', night, 'bytes', (details ->> 'databaseBytes')::bigint) from app.night_runs
        where task = 'backup' and details ? 'databaseBytes' and night > (now() at time zone 'UTC')::date - 31
        order by night limit 1) as earlier`);
  return row ?? {};
}

async function readMail(db: Queries, { smtpUrl }: Settings, { ownerEmail }: Agency): Promise<object> {
  const [row] = await db.query(sql`
    select count(*) filter (where failure is null) as sent, count(*) filter (where failure is not null) as failed
    from app.mail_results where at > now() - interval '1 day'`);
  const [failure] = await db.query(
    sql`select at, failure from app.mail_results where failure is not null order by at desc limit 1`,
  );
  const [last] = await lastRuns(db, 'mail', 1);
  return {
    ...row,
    smtp: smtpUrl !== null,
    lastFailure: failure ?? null,
    nightly: { on: smtpUrl !== null && ownerEmail !== '', last: last ? shown(last) : null },
  };
}
