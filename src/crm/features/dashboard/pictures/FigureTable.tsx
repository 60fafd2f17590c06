import { Link, type LinkProps } from 'react-router';
import css from './FigureTable.module.css';
import { signed } from './labels.ts';

interface Row {
  name: string;
  link?: Pick<LinkProps, 'to' | 'state'>;
  figures: readonly number[];
}

interface Props {
  caption: string;
  heads: readonly string[];
  rows: readonly Row[];
  sums: readonly number[];
}

export function FigureTable({ caption, heads, rows, sums }: Props) {
  return (
    <table className={css.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, link, figures }) => (
          <tr key={name}>
            <th scope="row">{link ? <Link {...link}>{name}</Link> : name}</th>
            <Figures figures={figures} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Toplam</th>
          <Figures figures={sums} />
        </tr>
      </tfoot>
    </table>
  );
}

function Figures({ figures }: { figures: readonly number[] }) {
  return figures.map((figure, index) => {
    const whole = Math.round(figure);
    const kind = whole < 0 ? css.below : whole === 0 ? css.none : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table keep their order
      <td key={index} className={kind}>
        {whole === 0 ? '–' : signed(whole)}
      </td>
    );
  });
}
