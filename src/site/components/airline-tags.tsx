import { type AirlineId, airlineList } from '../../domain/airlines.ts';
import type { AirlineService } from '../services.ts';
import { airlinePath } from '../urls.ts';
import { AirlineMark } from './airline-mark.tsx';

/** The ten airlines as luggage tags; each leads to the airline's page of a service. */
export function AirlineTags({
  service,
  notes,
}: {
  service: AirlineService;
  notes?: Readonly<Record<AirlineId, string>>;
}) {
  return (
    <ul className="tags">
      {airlineList.map((airline) => (
        <li key={airline.id} className={`t-${airline.id}`}>
          <a className="tag" href={airlinePath(airline.id, service)}>
            <AirlineMark airline={airline} />
            <span>{airline.name}</span>
            {notes && <small>{notes[airline.id]}</small>}
            <i />
          </a>
        </li>
      ))}
    </ul>
  );
}
