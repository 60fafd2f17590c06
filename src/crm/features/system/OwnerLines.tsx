import { Icon, type IconName } from '../../ui/Icon.tsx';
import { BackUpNow } from './BackUpNow.tsx';
import css from './OwnerLines.module.css';
import { isBackingUp, type OwnerLine, ownerLines } from './owner-lines.ts';
import type { HostedSystem, OwnSystem } from './system-api.ts';

const marks: Readonly<Record<OwnerLine['state'], readonly [icon: IconName, name: string]>> = {
  ok: ['check', 'Tamam'],
  attention: ['warning', 'Dikkat'],
  running: ['reload', 'Sürüyor'],
};

export function OwnerLines({ system }: { system: OwnSystem | HostedSystem }) {
  return (
    <ul className={css.lines} aria-label="Durum">
      {ownerLines(system).map(({ name, state, text }) => {
        const [icon, mark] = marks[state];
        return (
          <li key={name} data-state={state}>
            <span className={css.mark}>
              <Icon name={icon} />
              <span className="sr-only">{mark}</span>
            </span>
            <b>{name}</b>
            <p role={name === 'Yedek' ? 'status' : undefined}>{text}</p>
            {name === 'Yedek' && !system.hosted && system.backups.on && <BackUpNow isRunning={isBackingUp(system)} />}
          </li>
        );
      })}
    </ul>
  );
}
