import type { Airline } from '../../domain/airlines.ts';
import { markOf } from '../facts/certainty.ts';
import { factOf } from '../facts/index.ts';
import { sourceLine } from '../facts/sources.ts';
import type { AirlineService } from '../services.ts';
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

/** The facts most visitors of a page come for, with their sources. */
export function Answer({ airline, service, keys }: AnswerProps) {
  return (
    <ul className="ans">
      {keys.map((key) => {
        const fact = factOf(airline.id, key);
        return (
          <li key={key}>
            <p>{fact.short ?? fact.text}</p>
            <span className="src">
              <CertaintyMark certainty={markOf(fact)} />
              {sourceLine(fact, holds[service])}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface HubAnswerProps {
  text: string;
  checkedOn: string;
  jump?: { to: string; words: string } | undefined;
}

/** A hub's own answer, with a way down to what differs from airline to airline. */
export function HubAnswer({ text, checkedOn, jump }: HubAnswerProps) {
  return (
    <div className="ans">
      <p>{text}</p>
      <span className="src">
        Genel bilgi · son kontrol <CheckedOn day={checkedOn} /> · biletinizde yazan esastır
      </span>
      {jump && (
        <a className="jump" href={jump.to}>
          {jump.words}
        </a>
      )}
    </div>
  );
}
