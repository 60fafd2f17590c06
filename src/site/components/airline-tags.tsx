import { airlineList } from '../../domain/airlines.ts';
import type { AirlineService } from '../services.ts';
import { airlinePath } from '../urls.ts';
import { AirlineMark } from './airline-mark.tsx';

export function AirlineTags({ service }: { service: AirlineService }) {
  return (
    <ul className="tags">
      {airlineList.map((airline) => (
        <li key={airline.id} className={`t-${airline.id}`}>
          <a className="tag" href={airlinePath(airline.id, service)}>
            <AirlineMark airline={airline} />
            <span>{airline.name}</span>
            <i />
          </a>
        </li>
      ))}
    </ul>
  );
}
