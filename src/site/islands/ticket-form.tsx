import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Call, type CallProps } from './call.tsx';

type State = 'idle' | 'missing' | 'searching' | 'not-found';

const searchMilliseconds = 2000;

function Notice({ state, phone, source }: CallProps & { state: State }) {
  if (state === 'missing') {
    return (
      <>
        <h2>Eksik Bilgi</h2>
        <p>Lütfen bilet numarası ve soyadınızı giriniz.</p>
      </>
    );
  }
  if (state === 'not-found') {
    return (
      <>
        <h2>Bilet Bulunamadı</h2>
        <p>Girdiğiniz bilgilerle eşleşen bilet bulunamadı. Destek hattımızı arayarak yardım alabilirsiniz.</p>
        <Call phone={phone} source={source}>
          Hemen Ara
        </Call>
      </>
    );
  }
  return null;
}

/** The form of the ticket lookup. It never finds anything: the agency's staff look tickets up on the phone. */
export function TicketForm({ phone, source }: CallProps) {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const complete = ['number', 'surname'].every((name) => String(data.get(name) ?? '').trim());
    setState(complete ? 'searching' : 'missing');
    if (complete) timer.current = window.setTimeout(() => setState('not-found'), searchMilliseconds);
  };
  const searching = state === 'searching';

  return (
    <>
      <form className="lookup" onSubmit={search} noValidate>
        <label>
          Bilet Numarası
          <input name="number" inputMode="numeric" autoComplete="off" maxLength={20} />
        </label>
        <label>
          Soyadı
          <input name="surname" autoComplete="family-name" maxLength={60} />
        </label>
        <button className="btn" type="submit" disabled={searching}>
          {searching ? 'Aranıyor...' : 'Bileti Sorgula'}
        </button>
      </form>
      <div className="notice" role="status" data-state={state}>
        <Notice state={state} phone={phone} source={source} />
      </div>
    </>
  );
}
