import type { Airline } from '../../domain/airlines.ts';
import { markOf } from '../facts/certainty.ts';
import { airlineFacts, factOf } from '../facts/index.ts';
import { sourceLine } from '../facts/sources.ts';
import type { AirlineService } from '../services.ts';
import { inline } from '../text.tsx';
import { CertaintyMark } from './certainty-mark.tsx';
import { CheckedOn } from './checked-on.tsx';

/** What holds where a text is not sure; on other pages it is the ticket. */
const holds: Readonly<Partial<Record<AirlineService, string>>> = {
  iletisim: '',
  'isim-degisikligi': 'kimliğinizde yazan esastır',
};

interface AnswerProps {
  airline: Airline;
  service: AirlineService;
  keys: readonly string[];
}

/** The facts most visitors of a page come for, with their sources, and the way that needs no call. */
export function Answer({ airline, service, keys }: AnswerProps) {
  const { site } = airlineFacts[airline.id];
  return (
    <ul className="ans">
      {keys.map((key) => {
        const fact = factOf(airline.id, key);
        return (
          <li key={key}>
            <p>{inline((fact.short ?? fact.text).replace(site, `[${site}](https://${site})`))}</p>
            <span className="src">
              <CertaintyMark certainty={markOf(fact)} />
              {sourceLine(fact, holds[service])}
            </span>
          </li>
        );
      })}
      <li className="self">
        <a href={`https://${site}`}>Kendiniz yapın: {site}</a>
        <small>Bize ücret ödemezsiniz.</small>
      </li>
    </ul>
  );
}

interface HubAnswerProps {
  /** What the ten airlines come to; the general sentence follows it. */
  span: string | undefined;
  text: string;
  checkedOn: string;
  /** Ways down the page: to what differs from airline to airline, to its tool, to doing it oneself. */
  jumps: readonly { to: string; words: string }[];
}

/** A hub's own answer. */
export function HubAnswer({ span, text, checkedOn, jumps }: HubAnswerProps) {
  return (
    <div className="ans">
      {span && <p>{span}</p>}
      <p>{text}</p>
      <span className="src">
        Genel bilgi{'\u00a0'}· son kontrol <CheckedOn day={checkedOn} />
        {'\u00a0'}· biletinizde yazan esastır
      </span>
      {jumps.map(({ to, words }) => (
        <a key={to} className="jump" href={to}>
          {words}
        </a>
      ))}
    </div>
  );
}
