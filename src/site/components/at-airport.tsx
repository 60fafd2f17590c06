import { atAirport } from '../content/at-airport.ts';
import type { HubService } from '../services.ts';
import { inline } from '../text.tsx';

/** Where the block stands on its page. */
export const atAirportId = 'havalimaninda';

/** To whom, in which order and until when, for who is at the airport already; nothing where that does not help. */
export function AtAirport({ service }: { service: HubService }) {
  const lines = atAirport[service];
  if (!lines) return null;
  return (
    <section className="wrap part" aria-labelledby={atAirportId}>
      <h2 id={atAirportId}>Havalimanındayım</h2>
      <ol className="todo">
        {[lines.whom, lines.order, lines.until].map((line) => (
          <li key={line}>{inline(line)}</li>
        ))}
      </ol>
    </section>
  );
}
