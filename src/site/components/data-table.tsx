import type { DataTable } from '../content/types.ts';
import { inline } from '../text.tsx';

export function Table({ table }: { table: DataTable }) {
  return (
    <>
      <table className="grid">
        <caption>{table.title}</caption>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first = '', ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={table.head[at + 1]} data-head={table.head[at + 1]}>
                  {inline(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.note && <p className="note">{inline(table.note)}</p>}
    </>
  );
}
