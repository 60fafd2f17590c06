import type { ReactNode } from 'react';
import type { PricedService } from '../../domain/priced-services.ts';
import { type ServiceWays, serviceWays } from '../content/ways.ts';
import { inline } from '../text.tsx';
import { CallLink, NumberLink } from './call-link.tsx';
import { Fee } from './fee.tsx';

interface WaysProps {
  service: PricedService;
  source: string;
  own: readonly string[];
  call: string;
  /** Used instead of `serviceWays[service]`, the texts that are the same for all airlines. */
  shared?: ServiceWays | undefined;
  children?: ReactNode;
}

export function Ways({ service, source, own, call, shared = serviceWays[service], children }: WaysProps) {
  return (
    <section className="wrap ways" aria-label="Kendiniz yapın ya da bize yaptırın">
      <div className="way self">
        <h2 id="kendiniz">Kendiniz yapın</h2>
        <p className="cost">{shared.cost}</p>
        <ol>
          {[...own, shared.lastStep].map((step) => (
            <li key={step}>{inline(step)}</li>
          ))}
        </ol>
        {children}
      </div>
      <div className="way our">
        <h2>Bize yaptırın</h2>
        <p>{shared.ours}</p>
        <p>
          <b>Şu durumda bizi arayın:</b> {call}
        </p>
        <div className="go">
          <CallLink source={source}>Hemen Ara</CallLink>
          <NumberLink source={source} />
        </div>
        <Fee service={service} source={source} />
      </div>
    </section>
  );
}
