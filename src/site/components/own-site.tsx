import type { Airline } from '../../domain/airlines.ts';
import { airlineFacts } from '../facts/index.ts';
import { AirlineMark } from './airline-mark.tsx';

/** Link to the airline's own site: its main address only. */
export function OwnSite({ airline, logo }: { airline: Airline; logo?: true | undefined }) {
  const { site, genitive } = airlineFacts[airline.id];
  return (
    <div className="site">
      {logo && <AirlineMark airline={airline} logo={logo} />}
      <a className="out" href={`https://${site}`}>
        {genitive} sitesi: {site}
      </a>
    </div>
  );
}
