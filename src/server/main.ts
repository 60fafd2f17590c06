import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import agency from '../../agency.config.ts';
import { startSealing } from './activity/sealing.ts';
import { createApp, type Shell } from './app.ts';
import { ensureAdmin } from './auth/accounts/fixed-admin.ts';
import { backgroundDone } from './auth/background.ts';
import { loadKeys } from './auth/tokens/signing-keys.ts';
import type { AppContext } from './context.ts';
import { storeAgencyRules, storeHostedAgencyRules } from './database/agency-rules.ts';
import { killPostgres } from './database/embedded/postmaster.ts';
import { answerTime, keptForASecond } from './database/health.ts';
import { openDatabase } from './database/open.ts';
import { refuseOpenProject } from './hosted/project.ts';
import { type Listener, listen } from './http/listen.ts';
import { createLog } from './log.ts';
import { startMetrics } from './metrics/metrics.ts';
import { startNightWork } from './night/night-work.ts';
import { endProcess } from './process/end-process.ts';
import { openOutput, writeRest } from './process/output.ts';
import { type HostedProject, readSettings, type Settings, urlOf } from './settings.ts';
import { hostedDirectory, markFixedAdmin } from './staff/hosted-directory.ts';
import { ownDirectory } from './staff/own-directory.ts';
import { type StaticHandler, staticHandler } from './static/static-handler.ts';
import { hostedSystem, ownSystem } from './system/system.ts';

type Stop = () => Promise<void>;

type Tell = (text: string) => void;

/** Milliseconds from the request to stop until the process is ended by force. */
const longestStop = 9_300;
const distDirectory = fileURLToPath(new URL('../../dist', import.meta.url));

/** Runs the server until it is asked to stop, then ends the process: code 0, or 1 if the server could not start. */
export async function main(): Promise<void> {
  const output = openOutput(1);
  const errors = openOutput(2);
  const log = createLog(errors);
  const end = async (code: number) => {
    for (const stream of [output, errors]) writeRest(stream);
    await endProcess(code);
  };
  logSurprises(log, end);
  const stopping = stopRequested();
  void stopping.then(() => setTimeout(endAtLast, longestStop));
  try {
    const stop = await start(readSettings(process.env), log, (text) => output.write(text));
    await stopping;
    await stop();
    await end(0);
  } catch (error) {
    errors.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await end(1);
  }
}

/** Logs errors and warnings that Node would print itself: printing blocks Node while nobody reads the output. */
function logSurprises(log: Logger, end: (code: number) => Promise<void>): void {
  process.on('warning', (err) => log.warn({ err }, 'warning from Node'));
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled promise rejection'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception, the server stops');
    void end(1);
  });
}

function endAtLast(): void {
  killPostgres();
  void endProcess(0);
}

/** Resolves on a signal, or when the program that started us ends. */
function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(event, () => resolve());
  });
}

async function start(given: Settings, log: Logger, tell: Tell): Promise<Stop> {
  if (given.hosted) return await startHosted(given, given.hosted, log, tell);
  const database = await openDatabase(given, (message, err) => log.error({ err }, message));
  try {
    const listener = await listen(given.host, given.port);
    const settings = withRealPort(given, listener);
    const metrics = await startMetrics(settings.metricsPort, listener, database);
    const { owner, healthConnection, requests } = database;
    const keys = await loadKeys(healthConnection);
    await storeAgencyRules(owner, agency);
    const admin = await ensureAdmin(owner, settings);
    const context: AppContext = { settings, agency, owner, requests, keys, log };
    const health = keptForASecond(async () => (await answerTime(healthConnection)) !== null);
    const system = ownSystem(owner, settings, agency, () => nightWork.backUp());
    serve(listener, { settings, log, health, directory: ownDirectory(context), system }, context);
    tell(greeting(settings, admin, database.elsewhere));
    const sealing = startSealing(owner, log);
    const nightWork = startNightWork({ settings, agency, database, log });
    return async () => {
      sealing.stop();
      await Promise.all([listener.close(3_500), nightWork.stop()]);
      metrics.close();
      await backgroundDone(1_000);
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startHosted(given: Settings, project: HostedProject, log: Logger, tell: Tell): Promise<Stop> {
  await refuseOpenProject(project);
  await markFixedAdmin(project, given, log);
  await storeHostedAgencyRules(project, agency);
  const listener = await listen(given.host, given.port);
  const settings = withRealPort(given, listener);
  const directory = hostedDirectory(project, { ...agency, adminEmail: settings.adminEmail }, log);
  const metrics = await startMetrics(settings.metricsPort, listener, null);
  serve(listener, { settings, log, health: async () => true, directory, system: hostedSystem(settings) }, null);
  tell(greeting(settings, null, null));
  return async () => {
    await listener.close(8_000);
    metrics.close();
  };
}

function serve(listener: Listener, shell: Shell, backend: AppContext | null): void {
  const { fetch } = createApp(shell, backend);
  listener.serve(getRequestListener(fetch, { hostname: shell.settings.host }), builtFiles(shell.settings));
}

/** Null before the first build: then only the APIs are served. */
function builtFiles(settings: Settings): StaticHandler | null {
  const built = ['site', 'crm'].every((side) => existsSync(join(distDirectory, side, 'manifest.json')));
  return built ? staticHandler(distDirectory, settings) : null;
}

function withRealPort(settings: Settings, { port }: Listener): Settings {
  return { ...settings, port, publicUrl: settings.siteUrl ?? urlOf(settings.host, port) };
}

function greeting(
  settings: Settings,
  admin: Awaited<ReturnType<typeof ensureAdmin>>,
  elsewhere: string | null,
): string {
  const origin = urlOf(settings.host, settings.port);
  const lines = [`Site: ${origin}/`, `CRM:  ${origin}/crm`];
  if (elsewhere) lines.push(`The database's files are in ${elsewhere} (PostgreSQL does not run as root).`);
  if (admin) {
    lines.push('This admin was made just now; the password is shown only this once:');
    lines.push(`Admin e-mail:   ${admin.email}`);
    lines.push(`Admin password: ${settings.adminPassword ? '(the one in ADMIN_PASSWORD)' : admin.password}`);
  }
  return `${lines.join('\n')}\n`;
}

if (import.meta.main) await main();
