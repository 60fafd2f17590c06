import type { ReactNode, RefObject } from 'react';
import { classes } from './classes.ts';
import css from './table.module.css';

interface Props {
  name: string;
  columns: readonly string[];
  frameLook: string | undefined;
  look: string | undefined;
  frame?: RefObject<HTMLElement | null>;
  busy?: boolean;
  children: ReactNode;
}

export function Table({ name, columns, frameLook, look, frame, busy, children }: Props) {
  return (
    <section
      className={classes(css.frame, frameLook)}
      ref={frame}
      aria-label={name}
      aria-busy={busy}
      tabIndex={frame && -1}
    >
      <table className={classes(css.table, look)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

export function RowActions({ look, children }: { look: string | undefined; children: ReactNode }) {
  return <td className={classes(css.actions, look)}>{children}</td>;
}
