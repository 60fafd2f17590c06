import { Link, type LinkProps } from 'react-router';
import { type Facet, facetText } from '../../../../domain/reports/facets.ts';
import { CompanyTag } from '../../../ui/CompanyTag.tsx';
import { sharesOf, signed } from './labels.ts';
import css from './NamedBars.module.css';
import { largest, scaleFor } from './scale.ts';
import type { Takings } from './takings.ts';

interface Props {
  label: string;
  part: Facet;
  rows: readonly Takings[];
  most: number;
  /** Called without `value` for the line that adds up the remaining rows: it leads to all sales of the days shown. */
  linkTo: (value?: string) => Pick<LinkProps, 'to' | 'state'>;
}

export function NamedBars({ label, part, rows, most, linkTo }: Props) {
  const { shown, rest } = largest(rows, most);
  const lines = shown.map((row) => ({ ...row, text: facetText(part, row.name), link: linkTo(row.name ?? '') }));
  if (rest) lines.push({ ...rest, text: `Diğerleri (${rest.count})`, name: null, link: linkTo() });
  const amounts = lines.map(({ collected }) => collected);
  const shares = sharesOf(amounts);
  const { at } = scaleFor(amounts, 100);
  const zero = at(0) > 0 ? `linear-gradient(var(--line-2) 0 0) ${at(0)}% / 1px no-repeat` : undefined;
  return (
    <ul className={css.bars} aria-label={label} style={{ gridTemplateRows: `repeat(${most}, 1fr)` }}>
      {lines.map(({ text, name, link, collected }, index) => (
        <li key={text}>
          <Link {...link} data-below={collected < 0 || undefined}>
            <span className={css.name}>
              {part === 'company' && <CompanyTag company={name} />}
              {text}
            </span>
            <span className={css.track} style={{ background: zero }}>
              <span
                className={css.bar}
                style={{ marginLeft: `${at(Math.min(0, collected))}%`, width: `${Math.abs(at(collected) - at(0))}%` }}
              />
              <span className={css.share}>{shares[index]}</span>
            </span>
            <span className={css.value}>{signed(collected)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
