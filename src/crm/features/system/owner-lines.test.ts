import { describe, expect, it } from 'vitest';
import { isBackingUp, ownerLines } from './owner-lines.ts';
import type { HostedSystem, OwnSystem, Run } from './system-api.ts';

const run: Run = {
  night: '2026-11-22',
  outcome: 'done',
  running: false,
  startedat: '2026-11-22T00:00:00Z',
  endedat: '2026-11-22T00:04:00Z',
  instance: 'a',
};
const running: Run = { ...run, outcome: null, running: true, endedat: null };
const program = { version: '1', node: '1', instance: 'a', startedat: '' };
const disk = { use: 'data', folder: '/data', free: 80e9, total: 100e9 } as const;
const fine: OwnSystem = {
  hosted: false,
  alerts: [],
  backups: { on: true, folder: '/b', keep: { days: 1, weeks: 1 }, runs: [run], check: null },
  database: { bytes: 1, version: '1', migrations: 1, migration: '', earlier: null },
  disks: [disk, { ...disk, use: 'backups', free: 40e9 }],
  mail: { smtp: true, sent: 12, failed: 0, lastFailure: null, nightly: { on: true, last: null } },
  program,
  errors: [],
};
const hosted: HostedSystem = { hosted: true, alerts: [], disks: [disk], program };
const told = (system: OwnSystem | HostedSystem) =>
  ownerLines(system).map(({ name, state, text }) => [name, state, text]);

const backups = (changes: Partial<OwnSystem['backups']>) => ({ backups: { ...fine.backups, ...changes } });
const mail = (changes: Partial<OwnSystem['mail']>) => ({ mail: { ...fine.mail, ...changes } });

describe('an owner reads', () => {
  it('three lines if all is well', () => {
    expect(told(fine)).toEqual([
      ['Yedek', 'ok', 'Yedekler tamam: sonuncusu 22.11.2026 03:04, okunarak doğrulandı.'],
      ['E-posta', 'ok', 'E-postalar gidiyor: son 24 saatte 12 e-posta gönderildi.'],
      ['Disk', 'ok', 'Yeterince yer var: 100 GB içinde 40 GB boş (%40).'],
    ]);
    expect(told(hosted)).toEqual([
      ['Yedek', 'ok', 'Veritabanını barındıran Supabase projesi yedekler.'],
      ['E-posta', 'ok', 'Giriş e-postalarını Supabase projesi gönderir.'],
      ['Disk', 'ok', 'Yeterince yer var: 100 GB içinde 80 GB boş (%80).'],
    ]);
  });

  it.each<[Partial<OwnSystem>, ...string[]]>([
    [backups({ runs: [running, run] }), 'Yedek', 'running', 'Yedek alınıyor…'],
    [{ ...backups({ runs: [running] }), alerts: [{ code: 'check_failed' }] }, 'Yedek', 'running', 'Yedek alınıyor…'],
    [backups({ runs: [] }), 'Yedek', 'attention', 'Henüz yedek yok; ilki bu gece alınır.'],
    [backups({ on: false }), 'Yedek', 'attention', 'Bu sunucu yedek almıyor; yedeği başka bir yolla almanız gerekir.'],
    [
      {
        alerts: [
          { code: 'backup_failed', reason: 'space' },
          { code: 'backup_old', since: null },
        ],
      },
      'Yedek',
      'attention',
      'Son yedek alınamadı: diskte yeterli yer yok. Henüz hiç yedek alınmadı.',
    ],
    [
      mail({ smtp: false }),
      'E-posta',
      'attention',
      'E-posta sunucusu ayarlanmamış: şifre yenileme ve gece e-postası gönderilmez.',
    ],
    [mail({ sent: 0 }), 'E-posta', 'ok', 'Sorun görülmedi; son 24 saatte hiç e-posta gönderilmedi.'],
    [{ alerts: [{ code: 'mail_failed', count: 3 }] }, 'E-posta', 'attention', 'Son 24 saatte 3 e-posta gönderilemedi.'],
    [
      { alerts: [{ code: 'disk_low', folder: '/data', free: 4e6 }] },
      'Disk',
      'attention',
      'Disk dolmak üzere: /data için 4 MB kaldı.',
    ],
    [{ disks: [] }, 'Disk', 'attention', 'Diskin doluluğu okunamadı.'],
    [{ alerts: [{ code: 'new' }] }, 'Diğer', 'attention', 'Sistemde bakılması gereken bir sorun var.'],
  ])('one line about %j', (changes, ...line) => {
    expect(told({ ...fine, ...changes })).toContainEqual(line);
  });

  it('that a backup is running until it ends', () => {
    expect([fine, { ...fine, ...backups({ runs: [running, run] }) }, hosted, undefined].map(isBackingUp)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});
