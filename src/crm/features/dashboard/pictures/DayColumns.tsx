import type { IsoDate } from '../../../../domain/days/dates.ts';
import { listLink } from '../../records/requests/record-filter.ts';
import { Columns, leastTarget } from './Columns.tsx';
import { Drawing, Unread } from './Drawing.tsx';
import css from './drawing.module.css';
import { isMonday, roughly, shortDay, signed } from './labels.ts';
import { apart, columns } from './scale.ts';
import { type DayTakings, meanDays, shownDays } from './takings.ts';

interface Props {
  days: readonly DayTakings[];
  today: IsoDate;
  width: number;
  height: number;
  phone: boolean;
}

export function DayColumns({ days, today, width, height, phone }: Props) {
  const amounts = days.map(({ collected }) => collected);
  const last = amounts.length - 1;
  const now = amounts[last] ?? 0;
  const mean = amounts.slice(0, last).reduce((sum, amount) => sum + amount, 0) / last;
  const room = width - (phone ? 0 : 112);
  const box = { width: room, top: phone ? 46 : 28, height: height - 26 - (phone ? 46 : 28) };
  const { bars, pitch, base, y } = columns(amounts, [mean], box);
  const most = amounts.indexOf(Math.max(...amounts));
  const peak = bars[most];
  const [meanAt, todayAt] = apart(y(mean), y(now), 18);
  const amount = phone ? roughly : signed;
  return (
    <Drawing label={nameOf(mean)} width={width} height={height}>
      <svg width={room} height={base} overflow="hidden" aria-hidden="true">
        {[phone ? 96 : 150, phone ? 44 : 70].map((radius) => (
          <circle key={radius} className={css.ring} cx={room - pitch * 0.36} cy={base} r={radius} />
        ))}
      </svg>
      <Columns
        {...{ amounts, bars, pitch, height: height - 24, today: last }}
        wide={leastTarget(phone)}
        link={(from, to) => linkOf(days.slice(from, to + 1), today)}
      />
      <Unread>
        <path className={css.base} d={`M0 ${base + 0.5}H${room}`} />
        <path className={css.mean} d={`M0 ${y(mean)}H${phone ? room : room + 6}`} />
        {peak && peak.height > 0 && (
          <text
            className={css.strong}
            x={Math.min(Math.max(peak.x + peak.width / 2, 28), room - 28)}
            y={peak.y - 8}
            textAnchor="middle"
          >
            {amount(amounts[most] ?? 0)}
          </text>
        )}
        {days.map(({ name }, index) => {
          const middle = (bars[index]?.x ?? 0) + (bars[index]?.width ?? 0) / 2;
          return (
            isMonday(name) &&
            middle < room - 62 && (
              <text key={name} x={Math.max(middle, 18)} y={height - 6} textAnchor="middle">
                {shortDay(name)}
              </text>
            )
          );
        })}
        <text className={css.strong} x={room} y={height - 6} textAnchor="end">
          bugün
        </text>
        {phone ? (
          <>
            <path className={css.mean} d="M1 8H20" />
            <text x="27" y="12">
              ortalama {roughly(mean)} · bugün <tspan className={css.strong}>{roughly(now)}</tspan>
            </text>
          </>
        ) : (
          <>
            <text x={width} y={meanAt + 4} textAnchor="end">
              ortalama <tspan className={css.strong}>{signed(mean)}</tspan>
            </text>
            <text x={width} y={todayAt + 4} textAnchor="end">
              bugün <tspan className={css.strong}>{signed(now)}</tspan>
            </text>
          </>
        )}
      </Unread>
    </Drawing>
  );
}

const nameOf = (mean: number) =>
  `Son ${shownDays} günün tahsilatı, gün gün; önceki ${meanDays} günün ortalaması ${signed(mean)} TL`;

function linkOf(days: readonly DayTakings[], today: IsoDate) {
  const start = days[0]?.name ?? today;
  const end = days.at(-1)?.name ?? today;
  const sum = days.reduce((all, { collected }) => all + collected, 0);
  const name = start === end ? shortDay(start) : `${shortDay(start)} – ${shortDay(end)}`;
  return { link: listLink({ start, end }, {}, today), name: `${name} ${signed(sum)} TL` };
}
