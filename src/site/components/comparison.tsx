import { type Airline, type AirlineId, airlineList } from '../../domain/airlines.ts';
import { sortKey } from '../facts/amounts.ts';
import { markOf } from '../facts/certainty.ts';
import { type ColumnId, type ComparedService, columnsOf } from '../facts/columns.ts';
import { airlineFacts, cellOf } from '../facts/index.ts';
import { boardWords, cellWords, usually } from '../facts/sources.ts';
import { airlinePath } from '../urls.ts';
import { CertaintyMark, SourceNote } from './certainty-mark.tsx';

/** Keeps a figure on one line; words may wrap. */
const unbroken = (value: string) => (/^\d.{0,15}$/.test(value) ? value.replaceAll(' ', '\u00a0') : value);

/** Longest value shown in large type; a longer one is a sentence and would wrap into too many lines. */
const figureLetters = 16;

/** The ages for which the escort service is optional, shown below the ages for which it is mandatory. */
function AtWish({ airline }: { airline: Airline }) {
  const cell = cellOf(airline.id, 'childOptional');
  if (!cell) return null;
  return (
    <small>
      <CertaintyMark certainty={markOf(cell.fact)} />
      {unbroken(cell.value)}: isteğe bağlı
    </small>
  );
}

function Cell({ airline, column, title }: { airline: Airline; column: ColumnId; title: string }) {
  const cell = cellOf(airline.id, column);
  if (!cell)
    return (
      <td data-head={title}>
        <span className="no">
          <CertaintyMark certainty="omit" />
          Bilinmiyor
        </span>
      </td>
    );
  // The airline's page says of common knowledge that it has no source; “usually” would promise more.
  const words = (cell.fact.kind === 'common' ? boardWords : cellWords)(cell.fact, cell.value);
  return (
    <td data-head={title} data-sort={sortKey(cell.value) ?? undefined}>
      <b className={cell.value.length > figureLetters ? 'long' : undefined}>{unbroken(cell.value)}</b>
      {cell.fact.scope && <span>{cell.fact.scope}</span>}
      <small>
        <CertaintyMark certainty={markOf(cell.fact)} />
        {words === usually ? <span className="word">{words}</span> : words}
      </small>
      {column === 'childAges' && <AtWish airline={airline} />}
    </td>
  );
}

/**
 * The ages for which an airline escorts a child, mandatory, then optional: `5-12 12-16`, or `none`; undefined if
 * unknown.
 */
function agesOf(id: AirlineId): string | undefined {
  const values = (['childAges', 'childOptional'] as const).flatMap((column) => cellOf(id, column)?.value ?? []);
  if (values.length === 0) return undefined;
  return (
    values
      .join(' ')
      .match(/\d+–\d+/g)
      ?.join(' ')
      .replaceAll('–', '-') ?? 'none'
  );
}

/** Compares one service across all airlines. Works without scripts; `inline/comparison.js` adds sorting and filters. */
export function Comparison({
  service,
  notes,
}: {
  service: ComparedService;
  notes: Readonly<Record<AirlineId, string>> | undefined;
}) {
  const columns = columnsOf(service);
  const isChild = service === 'refakatsiz-cocuk';
  const hasPairs = airlineList.some(({ id }) => columns.some((column) => cellOf(id, column.id)?.value.includes(' / ')));
  return (
    <section className="mist" aria-labelledby="karsilastirma">
      <div className="wrap part">
        <div className="cmp-head">
          <div>
            <h2 id="karsilastirma">On havayolu yan yana</h2>
            {hasPairs && <p>İki sayının ilki iç hat, ikincisi dış hat içindir.</p>}
            <p>
              <CertaintyMark certainty="hedge" />
              {usually} böyledir, değişebilir
            </p>
          </div>
          <fieldset className="chips" aria-label="Havayollarını süz" hidden />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table sideways */}
        <section className="scroll" aria-label="Karşılaştırma tablosu" tabIndex={0}>
          <table className="cmp" data-ages={isChild ? '' : undefined}>
            <thead>
              <tr>
                <th scope="col">Havayolu</th>
                {columns.map(({ id, title }) => (
                  <th key={id} scope="col">
                    {title}
                  </th>
                ))}
                {notes && <th scope="col">Bilmeniz gereken</th>}
              </tr>
            </thead>
            <tbody>
              {airlineList.map((airline) => (
                <tr
                  key={airline.id}
                  className={`t-${airline.id}`}
                  data-home={airlineFacts[airline.id].home}
                  data-ages={isChild ? agesOf(airline.id) : undefined}
                >
                  <th scope="row">
                    <a href={airlinePath(airline.id, service)}>
                      <b aria-hidden="true">{airline.iata}</b>
                      <span>{airline.name}</span>
                      <small>Ayrıntılar</small>
                    </a>
                    <a className="web" href={`https://${airlineFacts[airline.id].site}`}>
                      {airlineFacts[airline.id].site}
                    </a>
                  </th>
                  {columns.map(({ id, title }) => (
                    <Cell key={id} airline={airline} column={id} title={title} />
                  ))}
                  {notes && <td className="say">{notes[airline.id]}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <SourceNote />
      </div>
    </section>
  );
}
