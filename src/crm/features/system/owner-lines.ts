import { formatCount } from '../../../domain/text/money.ts';
import { stampOf } from '../../ui/stamp.ts';
import type { Alert, Disk, HostedSystem, OwnSystem } from './system-api.ts';
import { alertText, roomText } from './system-texts.ts';

export interface OwnerLine {
  name: 'Yedek' | 'E-posta' | 'Disk' | 'Diğer';
  state: 'ok' | 'attention' | 'running';
  text: string;
}

type Told = Omit<OwnerLine, 'name'>;
const ok = (text: string): Told => ({ state: 'ok', text });
const attention = (text: string): Told => ({ state: 'attention', text });

export const isBackingUp = (system: OwnSystem | HostedSystem | undefined) =>
  system?.hosted === false && system.backups.runs[0]?.running === true;

const backupAlert = /^(backup_|check_)/;

/** The line `Diğer` (other) has alerts that this version does not know, because the server is newer. */
export function ownerLines(system: OwnSystem | HostedSystem): OwnerLine[] {
  const alerted = (is: (alert: Alert) => boolean) => system.alerts.filter(is).map(alertText).join(' ');
  const backup = alerted(({ code }) => backupAlert.test(code));
  const mail = alerted(({ code }) => code === 'mail_failed');
  const disk = alerted(({ code }) => code === 'disk_low');
  const others = alerted(({ code }) => !backupAlert.test(code) && code !== 'mail_failed' && code !== 'disk_low');
  return [
    { name: 'Yedek', ...backupLine(system, backup) },
    { name: 'E-posta', ...(mail ? attention(mail) : mailLine(system)) },
    { name: 'Disk', ...(disk ? attention(disk) : diskLine(system.disks)) },
    ...(others ? [{ name: 'Diğer', ...attention(others) } as const] : []),
  ];
}

function backupLine(system: OwnSystem | HostedSystem, wrong: string): Told {
  if (system.hosted) return ok('Veritabanını barındıran Supabase projesi yedekler.');
  const { on, runs } = system.backups;
  if (isBackingUp(system)) return { state: 'running', text: 'Yedek alınıyor…' };
  if (wrong) return attention(wrong);
  if (!on) return attention('Bu sunucu yedek almıyor; yedeği başka bir yolla almanız gerekir.');
  const last = runs.find(({ outcome }) => outcome === 'done');
  if (!last?.endedat) return attention('Henüz yedek yok; ilki bu gece alınır.');
  return ok(`Yedekler tamam: sonuncusu ${stampOf(last.endedat)}, okunarak doğrulandı.`);
}

function mailLine(system: OwnSystem | HostedSystem): Told {
  if (system.hosted) return ok('Giriş e-postalarını Supabase projesi gönderir.');
  const { smtp, sent } = system.mail;
  if (!smtp) return attention('E-posta sunucusu ayarlanmamış: şifre yenileme ve gece e-postası gönderilmez.');
  if (sent === 0) return ok('Sorun görülmedi; son 24 saatte hiç e-posta gönderilmedi.');
  return ok(`E-postalar gidiyor: son 24 saatte ${formatCount(sent)} e-posta gönderildi.`);
}

function diskLine(disks: readonly Disk[]): Told {
  const [fullest] = disks.toSorted((one, other) => one.free / one.total - other.free / other.total);
  return fullest ? ok(`Yeterince yer var: ${roomText(fullest)}.`) : attention('Diskin doluluğu okunamadı.');
}
