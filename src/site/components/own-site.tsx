import type { Airline } from '../../domain/airlines.ts';
import { airlineFacts, genitiveOf } from '../facts/index.ts';
import { AirlineMark } from './airline-mark.tsx';

export function OwnSite({ airline, logo }: { airline: Airline; logo?: true | undefined }) {
  const { site } = airlineFacts[airline.id];
  return (
    <div className="site">
      {logo && <AirlineMark airline={airline} logo={logo} />}
      <a className="out" href={`https://${site}`}>
        {genitiveOf(airline.id)} sitesi: {site}
      </a>
    </div>
  );
}
