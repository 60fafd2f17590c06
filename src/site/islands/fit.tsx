import { type FormEvent, useState } from 'react';
import { type AirlineId, type NamedAirline, namedAirlines } from '../../domain/airline-names.ts';
import { CertaintyMark } from '../components/certainty-mark.tsx';
import { type Bag, judge } from '../tools/fit/judge.ts';
import { judgementText, limitText, readBag } from '../tools/fit/words.ts';
import { type BagLimit, cabinLimits, holdLimits } from '../tools/tables/bag-limits.ts';
import { Choices } from './choices.tsx';
import { useInSight } from './in-sight.ts';

interface Asked {
  bag: Bag;
  limits: Readonly<Record<AirlineId, readonly BagLimit[]>>;
}

const measures = [
  ['long', 'Boy (cm)'],
  ['wide', 'En (cm)'],
  ['deep', 'Derinlik (cm)'],
  ['kilos', 'Ağırlık (kg)'],
] as const;

function Row({ airline, asked, linked }: { airline: NamedAirline; asked: Asked | null; linked: boolean }) {
  const limits = (asked?.limits ?? cabinLimits)[airline.id];
  const judgement = asked && judge(asked.bag, limits);
  return (
    <li data-verdict={judgement?.kind}>
      <span className="iata">{airline.iata}</span>
      {linked ? <a href={`/${airline.id}-bagaj-ekleme`}>{airline.name}</a> : <span>{airline.name}</span>}
      {judgement && <b>{judgementText(judgement)}</b>}
      {limits.map((limit) => (
        <small key={`${limit.ticket} ${limitText(limit)}`}>
          <CertaintyMark certainty={limit.certainty} />
          {limit.ticket && `${limit.ticket}: `}
          {limit.certainty === 'hedge' && 'genellikle '}
          {limitText(limit)}
        </small>
      ))}
    </li>
  );
}

export function BagCheck({ airline = '' }: { airline?: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [wrong, setWrong] = useState('');
  const verdicts = useInSight<HTMLUListElement>(asked);
  const own = namedAirlines.filter(({ id }) => id === airline);
  const others = namedAirlines.filter(({ id }) => id !== airline);
  const shown = own.length > 0 && !asked ? own : [...own, ...others];

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const said = (name: string) => String(data.get(name) ?? '');
    const bag = readBag([said('long'), said('wide'), said('deep'), said('kilos')]);
    setWrong(typeof bag === 'string' ? bag : '');
    if (typeof bag === 'string') event.currentTarget.querySelector('input')?.focus();
    else setAsked({ bag, limits: said('place') === 'hold' ? holdLimits : cabinLimits });
  };

  return (
    <div className="bag">
      <form onSubmit={check} noValidate>
        {measures.map(([name, label]) => (
          <label key={name}>
            {label}
            <input name={name} inputMode="decimal" autoComplete="off" maxLength={7} />
          </label>
        ))}
        <Choices name="place" legend="Nereye?">
          {{ cabin: 'Kabine', hold: 'Bagaja' }}
        </Choices>
        <button className="btn" type="submit">
          Sığar mı?
        </button>
        <p className="mistake" role="alert">
          {wrong}
        </p>
      </form>
      {asked?.limits === holdLimits && (
        <p>Yalnızca tek bavulun sınırına bakılır. Bagaj hakkınız ve kaç kilo olduğu biletinizde yazar.</p>
      )}
      <ul aria-live="polite" ref={verdicts}>
        {shown.map((each) => (
          <Row key={each.id} airline={each} asked={asked} linked={each.id !== airline} />
        ))}
      </ul>
    </div>
  );
}
