import type { Certainty } from '../facts/types.ts';
import { CheckedOn } from './checked-on.tsx';

export function CertaintyMark({ certainty }: { certainty: Certainty }) {
  return <i className={certainty === 'ok' ? 'k' : certainty === 'hedge' ? 'k k2' : 'k k0'} />;
}

export function SourceNote({ day, holds = 'Biletinizde yazan esastır' }: { day?: string; holds?: string }) {
  return (
    <p className="note">
      {day && (
        <>
          {holds}. Kaynakları okuduğumuz gün: <CheckedOn day={day} />.{' '}
        </>
      )}
      <a href="/hakkimizda#nasil-yaziyoruz">İşaretler ne demek?</a>
    </p>
  );
}
