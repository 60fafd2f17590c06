import type { BoardLine } from '../content/types.ts';
import { usePage } from '../context.ts';
import { markOf } from '../facts/certainty.ts';
import { factOf } from '../facts/index.ts';
import { boardWords } from '../facts/sources.ts';
import { inline } from '../text.tsx';
import { CertaintyMark, SourceNote } from './certainty-mark.tsx';

function Certainty({ name, line }: { name: string; line: BoardLine }) {
  const { airline } = usePage();
  if (!airline) throw new Error('only an airline’s page rests on its facts');
  const fact = factOf(airline.id, name);
  return (
    <small>
      <CertaintyMark certainty={markOf(fact)} />
      {boardWords(fact, `${line.label} ${line.value} ${line.note}`)}
    </small>
  );
}

/**
 * The key facts as a departures board. `checkedOn` adds a note with the day we read the sources; `holds` says what is
 * binding.
 */
export function Board(props: { facts: readonly BoardLine[]; checkedOn?: string; holds?: string | undefined }) {
  const { facts, checkedOn, holds } = props;
  const { airline } = usePage();
  return (
    <section className="wrap part" aria-labelledby="bir-bakista">
      <h2 id="bir-bakista">{airline ? `Bir bakışta ${airline.shortName}` : 'Bir bakışta'}</h2>
      <table className="board">
        <tbody>
          {facts.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              <td>
                <b>{line.value}</b>
              </td>
              <td>
                {line.note && <span>{inline(line.note)}</span>}
                {line.fact && <Certainty name={line.fact} line={line} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {checkedOn && <SourceNote day={checkedOn} holds={holds} />}
    </section>
  );
}
