import { Button } from '../../../ui/Button.tsx';
import type { Entry } from '../entries/entry-draft.ts';
import css from './WaitingEntries.module.css';

interface Props {
  waiting: readonly Entry[];
  onReturn: (entry: Entry) => void;
}

export function WaitingEntries({ waiting, onReturn }: Props) {
  if (waiting.length === 0) return null;
  return (
    <ul className={css.waiting} aria-label="Kaydedilmemiş kayıtlar">
      {waiting.map((entry) => (
        <li key={entry.clientRef}>
          <span>
            Kaydedilmedi: <b>{entry.draft.fullName.trim() || 'Adsız kayıt'}</b>
            {entry.refusal && <small>{entry.refusal}</small>}
          </span>
          <Button onClick={() => onReturn(entry)}>Kayda dön</Button>
        </li>
      ))}
    </ul>
  );
}
