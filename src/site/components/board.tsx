import type { Fact } from '../content/types.ts';
import { inline } from '../text.tsx';

/** The key facts, styled as a departures board. */
export function Board({ facts, note }: { facts: readonly Fact[]; note?: string }) {
  return (
    <section className="wrap part" aria-labelledby="bir-bakista">
      <h2 id="bir-bakista">Bir bakışta</h2>
      <table className="board">
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.label}>
              <th scope="row">{fact.label}</th>
              <td>
                <b>{fact.value}</b>
              </td>
              <td>{fact.note && inline(fact.note)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <small className="note">{inline(note)}</small>}
    </section>
  );
}
