import { formatCount } from '../../../domain/text/money.ts';
import { stampOf } from '../../ui/stamp.ts';
import type { Alert, Disk, Run } from './system-api.ts';

const units = ['bayt', 'kB', 'MB', 'GB', 'TB'];

export function sizeText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${value.toLocaleString('tr-TR', { maximumFractionDigits: value < 100 && step > 0 ? 1 : 0 })} ${units[step]}`;
}

export const roomText = ({ free, total }: Disk) =>
  `${sizeText(total)} içinde ${sizeText(free)} boş (%${Math.floor((free / total) * 100)})`;

const reasons: Readonly<Record<string, string>> = {
  folder: 'klasöre yazılamıyor',
  space: 'diskte yeterli yer yok',
  database: 'veritabanına ulaşılamadı',
  damaged: 'dosya yazıldığı gibi geri okunamadı',
  not_allowed: 'veritabanı kullanıcısının geçici veritabanı açma yetkisi yok',
  differences: 'yedekteki satırlar veritabanındakilerle aynı değil',
  mail: 'e-posta sunucusu kabul etmedi',
  late: 'dört saatte bitmedi',
};

export const reasonText = (reason: string | undefined) => reasons[reason ?? ''] ?? 'beklenmeyen bir sorun oldu';

export function alertText({ code, reason, since, folder, free, count }: Alert): string {
  switch (code) {
    case 'backup_failed':
      return `Son yedek alınamadı: ${reasonText(reason)}.`;
    case 'backup_old':
      return since ? `Son sağlam yedek 36 saatten eski: ${stampOf(since)}.` : 'Henüz hiç yedek alınmadı.';
    case 'backup_gone':
      return `Son yedek yerinde değil: ${folder} klasöründe bulunamadı. Diski ya da klasörü kontrol edin.`;
    case 'check_failed':
      return `Haftalık geri yükleme denemesi başarısız: ${reasonText(reason)}.`;
    case 'disk_low':
      return `Disk dolmak üzere: ${folder} için ${sizeText(free ?? 0)} kaldı.`;
    case 'mail_failed':
      return `Son 24 saatte ${formatCount(count ?? 0)} e-posta gönderilemedi.`;
    default:
      return 'Sistemde bakılması gereken bir sorun var.';
  }
}

export function outcomeText({ outcome, running, reason }: Run): string {
  if (outcome === 'done') return 'Tamam';
  if (outcome === 'failed') return `Başarısız: ${reasonText(reason)}`;
  return running ? 'Sürüyor' : 'Yarıda kaldı';
}

export function durationText(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes >= 2880) return `${Math.floor(minutes / 1440)} gün`;
  return minutes >= 120 ? `${Math.floor(minutes / 60)} saat` : `${minutes} dakika`;
}
