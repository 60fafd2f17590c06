import { formatDate } from '../../domain/days/dates.ts';
import { letter } from '../tools/delay/letter.ts';
import { assess, type Event, type Flight, type Outcome } from '../tools/delay/rules.ts';
import { headline, kilometres, lines } from '../tools/delay/words.ts';
import { findPlaces, type Place, places, spellPlace } from '../tools/places.ts';
import { carriers } from '../tools/tables/carriers.ts';
import { lawReadOn } from '../tools/tables/law-sources.ts';
import { typeset } from '../typeset.ts';

export { spellPlace } from '../tools/places.ts';
export { CopyText } from './copy-text.tsx';

export type End = 'from' | 'to';

export interface Result {
  flight: Flight;
  /** Other airports that match what was typed. */
  others: Readonly<Record<End, readonly Place[]>>;
  outcome: Outcome;
  text: string;
}

export interface Mistake {
  field: string;
  message: string;
}

/** Offers at most this many other airports: if there are more, the typed text is too short. */
const mostOthers = 5;

/**
 * The airports that a field may mean. If the form has already replaced the typed text with one of the airports in
 * `before`, the others are still offered.
 */
function meant(typed: string, likeliest: string | undefined, before: readonly Place[] = []): readonly Place[] {
  const found = findPlaces(typed, likeliest);
  const [place] = found;
  return place && found.length === 1 && before.includes(place)
    ? [place, ...before.filter((other) => other !== place)]
    : found;
}

export function reckon(form: HTMLFormElement, before: Result | null): Result | Mistake {
  const data = new FormData(form);
  const said = <T extends string>(name: string) => String(data.get(name) ?? '') as T;
  const carrier = carriers.find(({ id }) => id === said('carrier'));
  const open = (end: End) =>
    meant(said(end), carrier?.airport, before ? [before.flight[end], ...before.others[end]] : []);
  const [from, ...otherFrom] = open('from');
  if (!from) return { field: 'from', message: 'Kalkış yerini listemizden seçin: kentin adı ya da üç harfli kod.' };
  const [to, ...otherTo] = open('to');
  if (!to) return { field: 'to', message: 'Varış yerini listemizden seçin: kentin adı ya da üç harfli kod.' };
  if (from === to) return { field: 'to', message: 'Kalkış ile varış aynı görünüyor; son varış noktasını yazın.' };
  if (!carrier) return { field: 'carrier', message: 'Uçuşu yapan havayolunu seçin.' };
  const event = said<Event>('event');
  if (event === 'delay' && !said('late')) return { field: 'late', message: 'Gecikmenin süresini seçin.' };
  const offered = event === 'cancel' && said('offer') === 'beyond';
  // If the airline offered a flight, it had a time of arrival: refuse the answer “none”.
  const unsaid = offered ? ['', 'none'] : [''];
  if ((offered || (event === 'denied' && said('refusal') === 'seats')) && unsaid.includes(said('arrival')))
    return { field: 'arrival', message: 'Önerilen uçuşun ne kadar geç vardığını seçin.' };
  const flight: Flight = {
    from,
    to,
    carrier: carrier.home,
    event,
    late: said('late'),
    notice: said('notice'),
    offer: said('offer'),
    arrival: said('arrival'),
    advance: said('advance'),
    cause: said('cause'),
    refusal: said('refusal'),
  };
  const outcome = assess(flight);
  const others = { from: otherFrom.slice(0, mostOthers), to: otherTo.slice(0, mostOthers) };
  return { flight, others, outcome, text: letter(flight, outcome, carrier) };
}

export function PlaceNames() {
  return places.map((place) => <option key={place.code} value={spellPlace(place)} />);
}

export function Taken({ flight, others, take }: Result & { take: (end: End, name: string) => void }) {
  return (['from', 'to'] as const).map(
    (end) =>
      others[end].length > 0 && (
        <p key={end} className="taken">
          {end === 'from' ? 'Kalkış' : 'Varış'}: {spellPlace(flight[end])} alındı. Başkası mıydı?{' '}
          {others[end].map((place) => (
            <button key={place.code} type="button" onClick={() => take(end, spellPlace(place))}>
              {spellPlace(place)}
            </button>
          ))}
        </p>
      ),
  );
}

export function Answer({ flight, outcome }: Result) {
  const [large, after] = headline(outcome);
  return (
    <>
      <p className="legs">
        {flight.from.code} – {flight.to.code}, yaklaşık {kilometres(outcome.kilometres)}
      </p>
      <p className={outcome.verdict === 'none' ? 'sum nil' : 'sum'}>
        <b>{typeset(large)}</b> {after}
      </p>
      <dl>
        {lines(flight, outcome).map(([about, text]) => (
          <div key={about + text}>
            <dt>{about}</dt>
            <dd>{typeset(text)}</dd>
          </div>
        ))}
      </dl>
      <small>
        Mevzuat özetinden okundu, {formatDate(lawReadOn)}. Hukuki görüş değildir
        {outcome.verdict === 'none' ? '.' : '; havayolu olağanüstü hâli belgelerse tazminat doğmaz.'}
      </small>
    </>
  );
}
