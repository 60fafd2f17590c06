import { type FormEvent, useRef, useState } from 'react';
import { Call, type CallProps } from './call.tsx';

interface Query {
  pnr: string;
  surname: string;
}

const read = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** The reservation lookup. It never finds anything: the agency's staff look reservations up on the phone. */
export function ReservationLookup({ phone, source }: CallProps) {
  const form = useRef<HTMLFormElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState<Query>({ pnr: '', surname: '' });

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setQuery({ pnr: read(data, 'pnr'), surname: read(data, 'surname') });
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const goToSites = () => {
    close();
    location.hash = 'siteler';
  };

  return (
    <>
      <form ref={form} className="lookup" onSubmit={search}>
        <label>
          PNR Kodu
          <input name="pnr" autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={12} />
        </label>
        <label>
          Soyadı
          <input name="surname" autoComplete="family-name" maxLength={60} />
        </label>
        <button className="btn" type="submit">
          Rezervasyonu Sorgula
        </button>
      </form>
      <dialog ref={dialog} aria-labelledby="bulunamadi" onClose={() => form.current?.reset()}>
        <button className="x" type="button" aria-label="Kapat" onClick={close} />
        <h2 id="bulunamadi">Rezervasyon Bulunamadı</h2>
        <p>
          Bu form hiçbir havayolunun sistemine bağlı değildir. Rezervasyonunuzu{' '}
          <button className="in" type="button" onClick={goToSites}>
            havayolunun kendi sitesinde
          </button>{' '}
          görürsünüz.
        </p>
        <p>
          Girdiğiniz bilgilerle eşleşen bir rezervasyon yok; bu, rezervasyonunuzun olmadığı anlamına gelmez, çünkü bu
          form rezervasyon aramaz. Bilgileri kontrol edip PNR ve soyadıyla orada bakın ya da bizim müşteri
          ilişkilerimizle iletişime geçin.
        </p>
        <dl>
          <div>
            <dt>PNR Kodu</dt>
            <dd>{query.pnr || 'Girilmedi'}</dd>
          </div>
          <div>
            <dt>Soyadı</dt>
            <dd>{query.surname || 'Girilmedi'}</dd>
          </div>
        </dl>
        <div className="go">
          <button className="btn" type="button" onClick={close}>
            Tekrar Dene
          </button>
          <Call phone={phone} source={source}>
            İletişime Geç
          </Call>
        </div>
      </dialog>
    </>
  );
}
