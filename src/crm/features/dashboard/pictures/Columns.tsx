import { Link, type LinkProps } from 'react-router';
import css from './drawing.module.css';
import { type Bar, spans } from './scale.ts';

/** What a finger hits safely, and what a mouse does. */
export const leastTarget = (phone: boolean) => (phone ? 44 : 24);

interface Props {
  amounts: readonly number[];
  bars: readonly Bar[];
  pitch: number;
  /** Height of the links, from the top. */
  height: number;
  /** The width a link has to have; where bars stand closer, several share one. */
  wide: number;
  /** The bar of today. */
  today?: number;
  /** The link of the bars from one to another; null where there is nothing to lead to. */
  link: (first: number, last: number) => { link: Pick<LinkProps, 'to' | 'state'>; name: string } | null;
}

/** Standing bars, each a link or a part of one. */
export function Columns({ amounts, bars, pitch, height, wide, today, link }: Props) {
  return spans(bars.length, pitch, wide).map(([first, last]) => {
    const shapes = bars.slice(first, last + 1).map((bar, place) => {
      const index = first + place;
      const kind = (amounts[index] ?? 0) < 0 ? css.gone : index === today ? css.today : css.bar;
      return bar.height > 0 && <rect key={bar.x} className={kind} {...bar} rx="2" />;
    });
    const leads = link(first, last);
    if (!leads) return <g key={first}>{shapes}</g>;
    const from = (bars[first]?.x ?? 0) - (pitch - (bars[first]?.width ?? 0)) / 2;
    return (
      <Link key={first} className={css.link} {...leads.link} aria-label={leads.name}>
        <rect className={css.hit} x={from} y="0" width={pitch * (last - first + 1)} height={height} rx="3" />
        {shapes}
      </Link>
    );
  });
}
