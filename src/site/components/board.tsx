import type { BoardLine } from '../content/types.ts';
import { usePage } from '../context.ts';
import { markOf } from '../facts/certainty.ts';
import { factOf } from '../facts/index.ts';
import { boardWords } from '../facts/sources.ts';
import { inline } from '../text.tsx';
import { CertaintyKey, CertaintyMark } from './certainty-mark.tsx';
import { CheckedOn } from './checked-on.tsx';

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

/** The key facts, styled as a departures board; for an airline with the day they were checked. */
export function Board({ facts, checkedOn }: { facts: readonly BoardLine[]; checkedOn?: string }) {
  return (
    <section className="wrap part" aria-labelledby="bir-bakista">
      <h2 id="bir-bakista">Bir bakışta</h2>
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
      {checkedOn && (
        <>
          <CertaintyKey />
          <small className="note">
            Son kontrol: <CheckedOn day={checkedOn} />
          </small>
        </>
      )}
    </section>
  );
}
