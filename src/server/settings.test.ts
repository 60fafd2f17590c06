import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import agency from '../../agency.config.ts';
import { isLoopback, readSettings, urlOf } from './settings.ts';

describe('readSettings', () => {
  it('has a safe default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      hosted: null,
      adminEmail: agency.adminEmail,
      adminName: null,
      adminPassword: null,
      siteUrl: null,
      publicUrl: 'http://127.0.0.1:3000',
      smtpUrl: null,
      smsUrl: null,
      trustProxy: 0,
      rateLimits: true,
      signup: false,
      redirectUrls: [],
      corsOrigins: [],
      accessTokenSeconds: 3600,
      retentionMonths: null,
      metricsPort: null,
      backups: true,
      backupDir: resolve('data/backups'),
      backupKeep: { days: 14, weeks: 8 },
    });
  });

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '' }, { port: 3000 }],
    [{ HOST: '0.0.0.0', PORT: '80' }, { publicUrl: 'http://127.0.0.1:80' }],
    [{ DATA_DIR: '/srv/x' }, { dataDir: '/srv/x', backupDir: '/srv/x/backups' }],
    [{ DATA_DIR: '/srv/x', BACKUP_DIR: '/mnt/safe' }, { backupDir: '/mnt/safe' }],
    [{ BACKUPS: 'off' }, { backups: false }],
    [{ BACKUP_KEEP: '30' }, { backupKeep: { days: 30, weeks: 0 } }],
    [{ BACKUP_KEEP: '7,52' }, { backupKeep: { days: 7, weeks: 52 } }],
    [{ DATABASE_URL: 'postgres://u:p@db/crm' }, { databaseUrl: 'postgres://u:p@db/crm' }],
    [{ DATABASE_URL: 'postgresql:///crm?host=/run/pg' }, { databaseUrl: 'postgresql:///crm?host=/run/pg' }],
    [{ SITE_URL: 'https://Example.com/' }, { siteUrl: 'https://example.com', publicUrl: 'https://example.com' }],
    [{ SMTP_URL: 'smtp://u:p@mail:587' }, { smtpUrl: 'smtp://u:p@mail:587' }],
    [{ ADMIN_NAME: ' Ayşe Yılmaz ' }, { adminName: 'Ayşe Yılmaz' }],
    [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
    [{ RATE_LIMITS: 'off' }, { rateLimits: false }],
    [{ RATE_LIMITS: 'off', HOST: '::1' }, { rateLimits: false }],
    [{ SIGNUP: 'on' }, { signup: true }],
    [{ CORS_ORIGINS: 'https://a.example, http://b:81' }, { corsOrigins: ['https://a.example', 'http://b:81'] }],
    [{ REDIRECT_URLS: 'https://a.example/crm' }, { redirectUrls: ['https://a.example/crm'] }],
    [{ RETENTION_MONTHS: '24' }, { retentionMonths: 24 }],
    [
      { SUPABASE_URL: 'https://p.supabase.co', SUPABASE_ANON_KEY: 'a', SUPABASE_SERVICE_ROLE_KEY: 's' },
      { hosted: { url: 'https://p.supabase.co', anonKey: 'a', serviceRoleKey: 's' } },
    ],
  ])('reads %j', (env, expected) => {
    expect(readSettings(env)).toMatchObject(expected);
  });

  it.each([
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ HOST: 'a b' }, 'HOST must be a host name or an IP address, for example 127.0.0.1.'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address like postgres://… or postgresql://….'],
    [{ DATABASE_URL: 'postgres://a:port/x' }, 'DATABASE_URL must be an address like postgres://… or postgresql://….'],
    [{ ADMIN_EMAIL: 'x' }, 'ADMIN_EMAIL must be an e-mail address.'],
    [{ ADMIN_NAME: 'x'.repeat(201) }, 'ADMIN_NAME must have at most 200 characters.'],
    [{ ADMIN_PASSWORD: '12345' }, 'ADMIN_PASSWORD must have at least 6 characters.'],
    [{ SITE_URL: 'example.com' }, 'SITE_URL must be an address like https://… or http://….'],
    [
      { SITE_URL: 'https://example.com/x' },
      'SITE_URL must have no path, query or user, for example https://example.com.',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10.'],
    [{ RATE_LIMITS: 'false' }, 'RATE_LIMITS must be on or off.'],
    [{ RETENTION_MONTHS: '0' }, 'RETENTION_MONTHS must be a whole number from 1 to 1200.'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be an address like https://… or http://….'],
    [{ PORT: '3000', METRICS_PORT: '3000' }, 'METRICS_PORT must differ from PORT.'],
    [
      { RATE_LIMITS: 'off', HOST: '0.0.0.0' },
      'RATE_LIMITS=off is for tests and needs HOST to be a loopback address like 127.0.0.1.',
    ],
    [
      { DATABASE_URL: 'postgres://h/d', SUPABASE_URL: 'https://p.supabase.co' },
      'DATABASE_URL and SUPABASE_URL exclude each other: give one of them.',
    ],
    [
      { SUPABASE_URL: 'https://p.supabase.co', SUPABASE_ANON_KEY: 'a' },
      'SUPABASE_URL needs SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY too.',
    ],
    [{ SUPABASE_ANON_KEY: 'a' }, 'SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY need SUPABASE_URL.'],
  ])('refuses %j in one line', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it('never repeats a secret', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://u:hunter2@h/d' })).toThrow(/^(?!.*hunter2)/);
  });
});

it.each([
  ['127.0.0.1', true, 'http://127.0.0.1:80'],
  ['127.8.0.1', true, 'http://127.8.0.1:80'],
  ['::1', true, 'http://[::1]:80'],
  ['localhost', true, 'http://localhost:80'],
  ['0.0.0.0', false, 'http://127.0.0.1:80'],
  ['::', false, 'http://[::1]:80'],
  ['127.0.0.1.example', false, 'http://127.0.0.1.example:80'],
  ['192.168.0.1', false, 'http://192.168.0.1:80'],
])('%s is reachable only from this machine: %s; its port 80 is %s', (host, expected, origin) => {
  expect([isLoopback(host), urlOf(host, 80)]).toEqual([expected, origin]);
});
