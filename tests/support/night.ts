import { Writable } from 'node:stream';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import agency from '../../agency.config.ts';
import type { Agency } from '../../src/domain/agency.ts';
import { Connections } from '../../src/server/database/pool.ts';
import { doNightWork, type NightContext } from '../../src/server/night/night-work.ts';
import { readSettings } from '../../src/server/settings.ts';
import type { TestServer } from './server.ts';

interface Row {
  task: string;
  night: string;
  attempts: number;
  outcome: string | null;
  details: Record<string, unknown>;
}

export const runsOf = ({ ownerSql }: Pick<TestServer, 'ownerSql'>) => ownerSql<Row[]>`
  select task, night, attempts, outcome, details from app.night_runs order by task, night`;

export async function ageBy({ ownerSql }: TestServer, days: number): Promise<void> {
  await ownerSql`delete from app.night_runs`;
  await ownerSql`
    update app.migrations set appliedat = now() - make_interval(days => ${days}) where name = '0001_roles.sql'`;
}

export async function letHoursPass({ ownerSql }: TestServer, hours: number): Promise<void> {
  await ownerSql`
    update app.night_runs set startedat = startedat - make_interval(hours => ${hours}),
      endedat = endedat - make_interval(hours => ${hours})`;
}

export function nightInstance(
  server: TestServer,
  env: Readonly<Record<string, string>>,
  changes: Partial<Agency> = {},
) {
  const lines: Record<string, unknown>[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const owner = new Connections(server.database, { max: 3, name: 'havayolu-night-test' });
  const ctx: NightContext = {
    settings: readSettings({ DATA_DIR: server.dataDir, ...env }),
    agency: { ...agency, ...changes },
    database: { owner, target: server.database },
    log: pino(output),
  };
  const stopping = new AbortController();
  onTestFinished(() => owner.end(5));
  return { lines, stopping, work: () => doNightWork(ctx, stopping.signal) };
}
