import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import agency from '../../agency.config.ts';

/** How many backups to keep: one for each of the last `days` days, and one for each of the last `weeks` weeks. */
export interface Keep {
  days: number;
  weeks: number;
}

export interface HostedProject {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
}

/** Everything configured by environment variables. `null` means that the variable is not set and its feature is off. */
export type Settings = Readonly<ReturnType<typeof settingsOf>>;

/** An unusable setting. The message is one line that names the variable and says what it must be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, message).transform(Number).pipe(z.number().min(min, message).max(max, message));
};
const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const address = (schemes: readonly string[]) => {
  const example = schemes.map((scheme) => `${scheme}://…`).join(' or ');
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return (
      url !== null && (url.hostname || url.searchParams.get('host')) && schemes.includes(url.protocol.slice(0, -1))
    );
  }, `must be an address like ${example}`);
};
const origin = address(['https', 'http'])
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username;
  }, 'must have no path, query or user, for example https://example.com')
  .transform((text) => new URL(text).origin);
const listOf = <T extends z.ZodType<string, string>>(item: T) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));
const host = z
  .string()
  .refine(
    (name) => isIP(name) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(name),
    'must be a host name or an IP address, for example 127.0.0.1',
  );
const keep = z
  .string()
  .regex(/^[1-9]\d{0,3}(,\d{1,3})?$/, 'must be days, or days and weeks like 14,8, with at least one day')
  .transform((text): Keep => {
    const [days = 1, weeks = 0] = text.split(',').map(Number);
    return { days, weeks };
  });

const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

const environment = z.object({
  PORT: whole(0, 65535).prefault('3000'),
  HOST: host.default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: orNull(address(['postgres', 'postgresql'])),
  SUPABASE_URL: origin.optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').default(agency.adminEmail),
  ADMIN_NAME: orNull(z.string().trim().max(200, 'must have at most 200 characters')),
  ADMIN_PASSWORD: orNull(z.string().min(6, 'must have at least 6 characters')),
  SITE_URL: orNull(origin),
  SMTP_URL: orNull(address(['smtp', 'smtps'])),
  SMS_URL: orNull(address(['https', 'http'])),
  TRUST_PROXY: whole(0, 10).prefault('0'),
  RATE_LIMITS: onOff.prefault('on'),
  SIGNUP: onOff.prefault('off'),
  REDIRECT_URLS: listOf(address(['https', 'http'])).prefault(''),
  CORS_ORIGINS: listOf(origin).prefault(''),
  ACCESS_TOKEN_SECONDS: whole(1, 604_800).prefault('3600'),
  RETENTION_MONTHS: orNull(whole(1, 1200)),
  METRICS_PORT: orNull(whole(1, 65535)),
  BACKUPS: onOff.prefault('on'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: keep.prefault('14,8'),
});

type Environment = z.infer<typeof environment>;

/**
 * Reads all settings from environment variables; empty ones count as not set.
 * @throws SettingsError for the first wrong value, never including a secret
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { data, error } = environment.safeParse(given);
  if (!data) throw new SettingsError(`${String(error.issues[0]?.path[0])} ${error.issues[0]?.message}.`);
  refuseContradictions(data);
  return settingsOf(data);
}

const settingsOf = (values: Environment) => ({
  /** The environment may say 0 for any free port; once the server listens, this is the actual port. */
  port: values.PORT,
  host: values.HOST,
  dataDir: resolve(values.DATA_DIR),
  databaseUrl: values.DATABASE_URL,
  hosted: hostedProject(values),
  adminEmail: values.ADMIN_EMAIL,
  adminName: values.ADMIN_NAME,
  adminPassword: values.ADMIN_PASSWORD,
  /** An origin without a trailing slash, e.g. `https://example.com`. */
  siteUrl: values.SITE_URL,
  /** Where people reach this server: `siteUrl`, or else the address it listens on. Absolute links start with it. */
  publicUrl: values.SITE_URL ?? urlOf(values.HOST, values.PORT),
  smtpUrl: values.SMTP_URL,
  smsUrl: values.SMS_URL,
  /** The number of our own proxies that append to X-Forwarded-For; with 0 the header is ignored. */
  trustProxy: values.TRUST_PROXY,
  rateLimits: values.RATE_LIMITS,
  signup: values.SIGNUP,
  redirectUrls: values.REDIRECT_URLS,
  corsOrigins: values.CORS_ORIGINS,
  accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
  retentionMonths: values.RETENTION_MONTHS,
  metricsPort: values.METRICS_PORT,
  backups: values.BACKUPS,
  backupDir: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
  backupKeep: values.BACKUP_KEEP,
});

function refuseContradictions(values: Environment): void {
  if (!values.RATE_LIMITS && !isLoopback(values.HOST)) {
    throw new SettingsError('RATE_LIMITS=off is for tests and needs HOST to be a loopback address like 127.0.0.1.');
  }
  if (values.DATABASE_URL && values.SUPABASE_URL) {
    throw new SettingsError('DATABASE_URL and SUPABASE_URL exclude each other: give one of them.');
  }
  if (values.METRICS_PORT === values.PORT) {
    throw new SettingsError('METRICS_PORT must differ from PORT.');
  }
  if (!values.SUPABASE_URL && (values.SUPABASE_ANON_KEY || values.SUPABASE_SERVICE_ROLE_KEY)) {
    throw new SettingsError('SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY need SUPABASE_URL.');
  }
}

function hostedProject(values: Environment): HostedProject | null {
  if (!values.SUPABASE_URL) return null;
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey } = values;
  if (!anonKey || !serviceRoleKey) {
    throw new SettingsError('SUPABASE_URL needs SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY too.');
  }
  return { url, anonKey, serviceRoleKey };
}

/** Whether only programs on this machine can reach a server that listens on `host`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** The http origin of a server that listens on `host`; wildcard addresses are reached through loopback. */
export function urlOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${port}`;
}
