import { airlineList } from '../../domain/airlines.ts';
import { type Happening, happenings } from '../happenings.ts';
import { hasAirlinePages, services } from '../services.ts';
import { hubPath } from '../urls.ts';

function Happened({ what, service, at }: Happening) {
  const path = hubPath(service);
  // When the visitor chooses an airline, `inline/what.js` points a `data-own` link at the airline's page, and adds the
  // airline to the address of a `data-told` link to a hub. Links to a section of a page stay unchanged.
  const own = at === undefined && hasAirlinePages(service) ? service : undefined;
  return (
    <li>
      <a href={at ? `${path}#${at}` : path} data-own={own} data-told={own || at ? undefined : ''}>
        <b>{what}</b>
        <span>
          <em>{services[service].name}</em>
          {own && <i className="iata" />}
        </span>
      </a>
    </li>
  );
}

/** Common problems with links to pages that help. `inline/what.js` points the links at the chosen airline's pages. */
export function WhatHappened() {
  return (
    <section className="what" aria-labelledby="ne-oldu">
      <div className="what-top">
        <h2 id="ne-oldu">Ne oldu?</h2>
        <fieldset>
          <legend>Havayolunuz</legend>
          <div className="codes">
            <label>
              <input type="radio" name="airline" value="" defaultChecked />
              <span>Hepsi</span>
            </label>
            {airlineList.map(({ id, iata, name, shortName }) => (
              <label key={id} title={name}>
                <input type="radio" name="airline" value={id} aria-label={name} />
                <span aria-hidden="true">
                  {iata}
                  <small>{shortName}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <ul>
        {happenings.map((happening) => (
          <Happened key={happening.what} {...happening} />
        ))}
      </ul>
    </section>
  );
}
