import { type FormEvent, useEffect, useRef, useState } from 'react';
import { airlineNames } from '../../domain/airline-names.ts';
import { decodeTicket } from '../tools/ticket/decode.ts';
import { Call, type CallProps } from './call.tsx';
import { useInSight } from './in-sight.ts';

type State = 'idle' | 'missing' | 'searching' | 'not-found';

const searchMilliseconds = 2000;

function WhereSeen({ number }: { number: string }) {
  const decoded = decodeTicket(number);
  if (decoded.kind !== 'issued')
    return (
      <p>
        Bu form hiçbir havayolunun sistemine bağlı değildir. Biletinizi{' '}
        <a href="#siteler">havayolunun kendi sitesinde</a> görürsünüz.
      </p>
    );
  const { airline, site } = decoded.issuer;
  return (
    <p>
      Bu form hiçbir havayolunun sistemine bağlı değildir. Numaranız genellikle {airlineNames[airline].name}{' '}
      biletlerinde kullanılır; biletinizi onun sitesinde görürsünüz: <a href={`https://${site}`}>{site}</a>
    </p>
  );
}

function Notice({ state, number, call }: { state: State; number: string; call: CallProps }) {
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
        <WhereSeen number={number} />
        <p>Girdiğiniz bilgilerle eşleşen bilet bulunamadı. Destek hattımızı arayarak yardım alabilirsiniz.</p>
        <Call {...call}>Hemen Ara</Call>
      </>
    );
  }
  return null;
}

/** The form of the ticket lookup. It never finds anything: the agency's staff look tickets up on the phone. */
export function TicketForm(call: CallProps) {
  const [state, setState] = useState<State>('idle');
  const [number, setNumber] = useState('');
  const notice = useInSight<HTMLDivElement>(state === 'missing' || state === 'not-found');
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const complete = ['number', 'surname'].every((name) => String(data.get(name) ?? '').trim());
    setNumber(String(data.get('number') ?? ''));
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
      <div className="notice" role="status" data-state={state} ref={notice}>
        <Notice state={state} number={number} call={call} />
      </div>
    </>
  );
}
