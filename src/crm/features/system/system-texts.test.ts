import { describe, expect, it } from 'vitest';
import { alertText, durationText, outcomeText, sizeText } from './system-texts.ts';

it.each([
  [0, '0 bayt'],
  [999, '999 bayt'],
  [12_400, '12,4 kB'],
  [123_400, '123 kB'],
  [5_000_000_000, '5 GB'],
  [2e15, '2.000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it.each([
  [0, '0 dakika'],
  [119 * 60_000, '119 dakika'],
  [120 * 60_000, '2 saat'],
  [47 * 3_600_000, '47 saat'],
  [48 * 3_600_000, '2 gün'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

describe('alertText', () => {
  it.each([
    [{ code: 'backup_failed', reason: 'space' }, 'Son yedek alınamadı: diskte yeterli yer yok.'],
    [{ code: 'backup_failed', reason: 'new one' }, 'Son yedek alınamadı: beklenmeyen bir sorun oldu.'],
    [{ code: 'backup_old', since: null }, 'Henüz hiç yedek alınmadı.'],
    [{ code: 'backup_old', since: '2026-11-20T03:00:00Z' }, 'Son sağlam yedek 36 saatten eski: 20.11.2026 06:00.'],
    [
      { code: 'backup_gone', folder: '/yedek' },
      'Son yedek yerinde değil: /yedek klasöründe bulunamadı. Diski ya da klasörü kontrol edin.',
    ],
    [{ code: 'disk_low', folder: '/data', free: 4_000_000 }, 'Disk dolmak üzere: /data için 4 MB kaldı.'],
    [{ code: 'mail_failed', count: 3 }, 'Son 24 saatte 3 e-posta gönderilemedi.'],
    [{ code: 'of a newer server' }, 'Sistemde bakılması gereken bir sorun var.'],
  ])('tells %j in one sentence', (alert, text) => {
    expect(alertText(alert)).toBe(text);
  });
});

it.each([
  [{ outcome: 'done' }, 'Tamam'],
  [{ outcome: 'failed', reason: 'folder' }, 'Başarısız: klasöre yazılamıyor'],
  [{ outcome: null, running: true }, 'Sürüyor'],
  [{ outcome: null, running: false }, 'Yarıda kaldı'],
] as const)('%j', (run, text) => {
  const rest = { night: '', running: false, startedat: '', endedat: null, instance: '' };
  expect(outcomeText({ ...rest, ...run })).toBe(text);
});
