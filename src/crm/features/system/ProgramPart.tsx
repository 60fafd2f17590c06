import { formatCount } from '../../../domain/text/money.ts';
import { agency } from '../../agency.ts';
import { stampOf } from '../../ui/stamp.ts';
import { Facts, Part } from './Facts.tsx';
import css from './SystemPage.module.css';
import type { HostedSystem, OwnSystem } from './system-api.ts';
import { durationText, roomText } from './system-texts.ts';

const uses = { data: 'Disk (veriler)', backups: 'Disk (yedekler)' } as const;

export function ProgramPart({ system }: { system: OwnSystem | HostedSystem }) {
  const { version, node, instance, startedat } = system.program;
  return (
    <Part name="Sürüm">
      <Facts
        of={[
          ['Ürün', version],
          ['Node', node],
          ['Sunucu', instance],
          ['Saat dilimi', `${agency.timeZone} (şimdi ${stampOf(new Date().toISOString())})`],
          ['Çalışıyor', `${stampOf(startedat)} tarihinden beri (${durationText(Date.now() - Date.parse(startedat))})`],
          ...system.disks.map((disk) => [uses[disk.use], roomText(disk)] as const),
        ]}
      />
      {!system.hosted && (
        <>
          <h3>Son 24 saatin hataları</h3>
          {system.errors.length === 0 ? (
            <p>Hata yok.</p>
          ) : (
            <ul className={css.errors}>
              {system.errors.map(({ message, count, hour }) => (
                <li key={message}>
                  <b>{formatCount(count)} ×</b> <span lang="en">{message}</span>
                  <small>en son {stampOf(hour)} saatinde</small>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Part>
  );
}
