import { Link, type LinkProps } from 'react-router';
import css from './drawing.module.css';
import { type Bar, spans } from './scale.ts';

/** Smallest width in px of a link that a finger or a mouse can hit safely. */
export const leastTarget = (phone: boolean) => (phone ? 44 : 24);

interface Props {
  amounts: readonly number[];
  bars: readonly Bar[];
  pitch: number;
  height: number;
  /** Minimum width of a link in px; bars that are closer together share one link. */
  wide: number;
  today?: number;
  /** Null if there is nothing to open. */
  link: (first: number, last: number) => { link: Pick<LinkProps, 'to' | 'state'>; name: string } | null;
}

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
