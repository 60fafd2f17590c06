import type { AirlineId } from '../../domain/airlines.ts';
import { atAirport } from '../content/at-airport.ts';
import type { HubService } from '../services.ts';
import { inline } from '../text.tsx';

export const atAirportId = 'havalimaninda';

export function AtAirport({ service, airline }: { service: HubService; airline?: AirlineId }) {
  const lines = atAirport[service];
  if (!lines) return null;
  const whom = (airline && lines.whomByAirline?.[airline]) ?? lines.whom;
  const also = (airline && lines.alsoByAirline?.[airline]) ?? lines.also ?? [];
  return (
    <section className="wrap part" aria-labelledby={atAirportId}>
      <h2 id={atAirportId}>Havalimanındayım</h2>
      <ol className="todo">
        {[whom, lines.order, lines.until, ...also].map((line) => (
          <li key={line}>{inline(line)}</li>
        ))}
      </ol>
    </section>
  );
}
