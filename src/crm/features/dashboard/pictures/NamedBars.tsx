import { Link, type LinkProps } from 'react-router';
import { tagOf } from '../../../../domain/records/company-tags.ts';
import { type Facet, facetText } from '../../../../domain/reports/facets.ts';
import { lists } from '../../../agency.ts';
import { Drawing, Unread } from './Drawing.tsx';
import css from './drawing.module.css';
import { fitted, shareOf, signed } from './labels.ts';
import { largest, scaleFor } from './scale.ts';
import type { Takings } from './takings.ts';

interface Props {
  label: string;
  part: Facet;
  rows: readonly Takings[];
  /** Greatest number of rows. */
  most: number;
  total: number;
  /** The link to the sales of one value, or to all sales of these days. */
  linkTo: (value?: string) => Pick<LinkProps, 'to' | 'state'>;
  width: number;
  pitch: number;
  phone: boolean;
  /** Shows each company's luggage tag. */
  tags?: true;
}

/** Horizontal bars with names and values, longest first. */
export function NamedBars({ label, part, rows, most, total, linkTo, width, pitch, phone, tags }: Props) {
  const { shown, rest } = largest(rows, most);
  const lines = shown.map((row) => ({ ...row, text: facetText(part, row.name), link: linkTo(row.name ?? '') }));
  if (rest) lines.push({ ...rest, text: `Diğerleri (${rest.count})`, name: null, link: linkTo() });
  const amounts = lines.map(({ collected }) => collected);
  const nameAt = tags ? 40 : 0;
  const start = nameAt + (tags ? 106 : phone ? 112 : 144);
  const valueRoom = Math.max(...amounts.map((amount) => signed(amount).length)) * 7.6 + 10;
  const room = width - start - valueRoom - (phone ? 0 : 38);
  const { at, stretch } = scaleFor(amounts, Math.max(room, 20));
  const thick = pitch > 40 && !phone ? 18 : 14;
  return (
    <Drawing label={label} width={width} height={pitch * most}>
      {lines.map(({ text, name, link, collected }, index) => {
        const middle = pitch * (index + 0.5);
        const bar = stretch(collected);
        return (
          <g key={text}>
            <Link className={css.link} {...link} aria-label={`${text} ${signed(collected)} TL`}>
              <rect className={css.hit} x="-6" y={pitch * index} width={width + 12} height={pitch} rx="6" />
              {bar.length > 0 && (
                <rect
                  className={collected < 0 ? css.gone : css.bar}
                  x={start + bar.from}
                  y={middle - thick / 2}
                  width={bar.length}
                  height={thick}
                  rx="2"
                />
              )}
            </Link>
            <Unread>
              {tags && name && <Tag company={name} top={middle - 9} />}
              <text className={css.name} x={nameAt} y={middle + 4.5}>
                {fitted(text, start - nameAt - 8)}
              </text>
              {!phone && (
                <text x={start + at(Math.max(0, collected)) + 8} y={middle + 4}>
                  {shareOf(collected, total)}
                </text>
              )}
              <text
                className={collected < 0 ? `${css.value} ${css.below}` : css.value}
                x={width}
                y={middle + 4.5}
                textAnchor="end"
              >
                {signed(collected)}
              </text>
            </Unread>
          </g>
        );
      })}
      {amounts.some((amount) => amount < 0) && (
        <path className={css.base} d={`M${start + at(0) - 0.5} 0V${pitch * lines.length}`} />
      )}
    </Drawing>
  );
}

/** The luggage tag of a company. */
function Tag({ company, top }: { company: string; top: number }) {
  const tag = tagOf(company, lists.company);
  if (!tag) return null;
  return (
    <g transform={`translate(0 ${top})`}>
      <path d="M5 0H30V18H5L0 12.6V5.4z" fill={tag.background} />
      <text className={css.tag} x="17.5" y="13" textAnchor="middle" style={{ fill: tag.color }}>
        {tag.text}
      </text>
    </g>
  );
}
