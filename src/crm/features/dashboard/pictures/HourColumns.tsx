import { skyAt } from '../hour-of-day.ts';
import { Columns, leastTarget } from './Columns.tsx';
import { Drawing, Unread } from './Drawing.tsx';
import css from './drawing.module.css';
import { clock, signed, twoDigits } from './labels.ts';
import { clearOf, columns } from './scale.ts';
import { type HourTakings, meanDays } from './takings.ts';

export const hoursName = `Bugünün saatleri, önceki ${meanDays} günün ortalamasının yanında`;

interface Props {
  hours: readonly HourTakings[];
  width: number;
  height: number;
  phone: boolean;
}

export function HourColumns({ hours, width, height, phone }: Props) {
  const amounts = hours.map(({ collected }) => collected);
  const means = hours.map(({ mean }) => mean);
  const box = { width, top: 26, height: height - 36 - 26 };
  const { bars, pitch, base, y } = columns(amounts, means, box);
  const most = amounts.indexOf(Math.max(...amounts));
  const peak = bars[most];
  // Where each hour's strip of sky and mean line begin: halfway between two bars.
  const edges = hours.map((_, index) => (index === 0 ? 0 : index * pitch - (pitch - (bars[0]?.width ?? 0)) / 2));
  const edge = (index: number) => Math.round((edges[index] ?? width) * 10) / 10;
  const every = pitch < 30 ? 3 : 2;
  return (
    <Drawing label={hoursName} width={width} height={height}>
      <Columns
        {...{ amounts, bars, pitch, height: height - 28 }}
        wide={leastTarget(phone)}
        link={(first, last) => linkOf(hours.slice(first, last + 1))}
      />
      <Unread>
        {hours.map(({ hour }, index) => (
          <rect
            key={hour}
            className={css[skyAt(hour)]}
            x={edge(index)}
            y={height - 24}
            width={edge(index + 1) - edge(index)}
            height="4"
          />
        ))}
        {hours.map(
          ({ hour }, index) =>
            hour % every === 0 && (
              <text
                key={hour}
                x={Math.max(8, (bars[index]?.x ?? 0) + (bars[index]?.width ?? 0) / 2)}
                y={height - 4}
                textAnchor="middle"
              >
                {twoDigits(hour)}
              </text>
            ),
        )}
        <path className={css.base} d={`M0 ${base + 0.5}H${width}`} />
        {means.some((mean) => mean !== 0) && (
          <>
            <path
              className={css.step}
              d={means
                .map((mean, index) => `${index ? 'L' : 'M'}${edge(index)} ${y(mean)}H${edge(index + 1)}`)
                .join('')}
            />
            <text
              className={`${css.strong} ${css.halo}`}
              x={width}
              y={Math.min(...means.slice(-Math.ceil(130 / pitch)).map(y)) - 8}
              textAnchor="end"
            >
              {phone ? 'ortalama' : `önceki ${meanDays} günün ortalaması`}
            </text>
          </>
        )}
        {peak && (amounts[most] ?? 0) > 0 && (
          <text
            className={`${css.strong} ${css.halo}`}
            x={Math.min(Math.max(peak.x + peak.width / 2, 28), width - 28)}
            y={clearOf(peak.y, means.slice(Math.max(0, most - 1), most + 2).map(y)) - 8}
            textAnchor="middle"
          >
            {signed(amounts[most] ?? 0)}
          </text>
        )}
      </Unread>
    </Drawing>
  );
}

/** Links every bar to the whole day, because the list of records has no filter by hour. */
function linkOf(hours: readonly HourTakings[]) {
  const [first] = hours;
  const last = hours.at(-1);
  if (!first || !last || hours.every(({ collected }) => collected === 0)) return null;
  const sum = hours.reduce((all, { collected }) => all + collected, 0);
  const time = first === last ? clock(first.hour) : `${clock(first.hour)} – ${clock(last.hour + 1)}`;
  return { link: { to: '/records' }, name: `${time} ${signed(sum)} TL` };
}
