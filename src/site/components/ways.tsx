import type { ReactNode } from 'react';
import type { PricedService } from '../../domain/priced-services.ts';
import { formatPhone } from '../../domain/text/phones.ts';
import { type ServiceWays, serviceWays } from '../content/ways.ts';
import { usePage } from '../context.ts';
import { feeText } from '../fees.ts';
import { CallLink, NumberLink } from './call-link.tsx';

interface WaysProps {
  service: PricedService;
  /** Click source of its call links. */
  source: string;
  own: readonly string[];
  call: string;
  /** Replaces the lines that all airlines share. */
  shared?: ServiceWays | undefined;
  /** Where to do it oneself: the airline's site, or the comparison. */
  children?: ReactNode;
}

function Fees({ service, source }: { service: PricedService; source: string }) {
  const { agency } = usePage();
  const { phoneAbroad } = agency;
  return (
    <dl className="fee">
      <div>
        <dt>Hizmet bedeli</dt>
        <dd>{feeText(service, agency)}</dd>
      </div>
      <div>
        <dt>0850 araması</dt>
        <dd>
          Kendi telefon tarifeniz geçerlidir;{' '}
          {phoneAbroad ? (
            <>
              yurt dışından{' '}
              <a href={`tel:${phoneAbroad}`} data-source={source}>
                {formatPhone(phoneAbroad)}
              </a>
            </>
          ) : (
            'yurt dışından pahalı olabilir ya da aranamayabilir'
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Doing it oneself and having us do it, side by side. */
export function Ways({ service, source, own, call, shared = serviceWays[service], children }: WaysProps) {
  return (
    <section className="wrap ways" aria-label="Kendiniz yapın ya da bize yaptırın">
      <div className="way self">
        <h2 id="kendiniz">Kendiniz yapın</h2>
        <p className="cost">{shared.cost}</p>
        <ol>
          {[...own, shared.lastStep].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {children}
      </div>
      <div className="our">
        <div className="way">
          <h2>Bize yaptırın</h2>
          <p className="cost">{shared.ours}</p>
          <p>
            <b>Bizi aramak ne zaman vakit kazandırır?</b>
          </p>
          <ul className="list">
            <li>{call}</li>
            <li>{shared.call}</li>
          </ul>
          <div className="go">
            <CallLink source={source}>Hemen Ara</CallLink>
            <NumberLink source={source} />
          </div>
        </div>
        <Fees service={service} source={source} />
      </div>
    </section>
  );
}
