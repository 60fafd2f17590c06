import { airlines } from '../../domain/airlines.ts';
import { markOf } from '../facts/certainty.ts';
import { cellWords } from '../facts/sources.ts';
import { issuedTickets } from '../tools/tables/prefixes.ts';
import { CertaintyMark, SourceNote } from './certainty-mark.tsx';

export function OwnSites({ title, prefixes }: { title: string; prefixes: boolean }) {
  return (
    <section className="wrap part" aria-labelledby="siteler">
      <h2 id="siteler">{title}</h2>
      <ul className="sites">
        {issuedTickets.map(({ airline, site, prefix, fact }) => (
          <li key={airline} id={airline} className={`t-${airline}`}>
            <a href={`https://${site}`}>
              <b>{airlines[airline].name}</b>
              <small>{site}</small>
              {prefixes && (
                <small>
                  <CertaintyMark certainty={markOf(fact)} />
                  {prefix ? `${prefix}, ${cellWords(fact, prefix)}` : 'öneki bilinmiyor'}
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
      {prefixes && <SourceNote />}
    </section>
  );
}
