import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from 'react-router';
import type { IsoDate } from '../../../../domain/days/dates.ts';
import { type Facet, rowText } from '../../../../domain/reports/facets.ts';
import { agency } from '../../../agency.ts';
import { usePhone } from '../../../ui/use-media.ts';
import { listLink } from '../../records/requests/record-filter.ts';
import { DayColumns } from './DayColumns.tsx';
import { FigureTable } from './FigureTable.tsx';
import { fetchHours, fetchReport } from './figures.ts';
import { HourColumns, hoursName } from './HourColumns.tsx';
import { clock, dayAndWeekday, noteOfHours, signed } from './labels.ts';
import { NamedBars } from './NamedBars.tsx';
import { Picture } from './Picture.tsx';
import css from './Pictures.module.css';
import { shownHours } from './scale.ts';
import { firstDay, type Report, type Takings } from './takings.ts';

const nothingCame = ({ totals }: Report) => totals.records === 0;

export function Pictures({ today }: { today: IsoDate }) {
  const phone = usePhone();
  const report = useQuery({ queryKey: ['records', 'takings', today], queryFn: () => fetchReport(today) });
  const hours = useQuery({ queryKey: ['records', 'hours', today], queryFn: () => fetchHours(today) });
  const days = { start: firstDay(today), end: today };
  const daysHeight = phone ? 210 : 228;
  const hoursHeight = phone ? 190 : 196;

  const byName = (title: string, part: 'company' | 'saletype', most: number, wide: number) => {
    const linkTo = (value?: string) => listLink(days, value === undefined ? {} : { [part]: value }, today);
    return {
      title,
      note: '30 günün tahsilatı; çubuklar kayıtlarına götürür',
      query: report,
      height: most * (phone ? 44 : wide),
      isEmpty: nothingCame,
      silent: true as const,
      draw: (data: Report) => (
        <NamedBars {...{ part, linkTo, most }} label={`${title}: 30 günün tahsilatı, TL`} rows={data[part]} />
      ),
      table: (data: Report) => <TakingsTable {...{ title, part, linkTo }} rows={data[part]} totals={data.totals} />,
    };
  };

  return (
    <div className={css.pictures}>
      <Picture
        className={css.wide}
        title="Son 30 gün"
        note="Tahsilat, iadeler düşülmüş"
        sum={report.data ? sumOf(report.data) : null}
        query={report}
        height={daysHeight}
        isEmpty={nothingCame}
        draw={({ days }, width) => <DayColumns {...{ days, today, width, phone, height: daysHeight }} />}
        table={({ days, totals }) => (
          <FigureTable
            caption="Son 30 günün tahsilatı, gün gün"
            heads={['Gün', 'Kayıt', 'Tahsilat']}
            rows={days.toReversed().map(({ name, records, collected }) => ({
              name: dayAndWeekday(name),
              link: listLink({ start: name, end: name }, {}, today),
              figures: [records, collected],
            }))}
            sums={[totals.records, totals.collected]}
          />
        )}
      />
      <Picture className={css.tall} {...byName('Firma', 'company', 10, 44)} />
      <Picture
        title="Saatler"
        note={hours.data ? noteOfHours(hours.data, agency.timeZone, new Date(hours.dataUpdatedAt)) : 'Bugün, saat saat'}
        noteLines={2}
        query={hours}
        height={hoursHeight}
        isEmpty={({ hours: given, imported }) =>
          !imported && given.every(({ collected, mean }) => collected === 0 && mean === 0)
        }
        draw={({ hours: given }, width) => (
          <HourColumns hours={shownHours(given)} {...{ width, phone, height: hoursHeight }} />
        )}
        table={({ hours: given }) => (
          <FigureTable
            caption={hoursName}
            heads={['Saat', 'Bugün', 'Ortalama']}
            rows={shownHours(given).map(({ hour, collected, mean }) => ({
              name: clock(hour),
              figures: [collected, mean],
            }))}
            sums={[sum(given.map(({ collected }) => collected)), sum(given.map(({ mean }) => mean))]}
          />
        )}
      />
      <Picture className={css.under} {...byName('Satış türü', 'saletype', 6, 28)} />
    </div>
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

const sumOf = ({ totals }: Report) => (
  <>
    {signed(totals.collected)}
    <small>TL</small>
  </>
);

interface TakingsTableProps {
  title: string;
  part: Facet;
  rows: readonly Takings[];
  totals: Takings;
  linkTo: (value: string) => Pick<LinkProps, 'to' | 'state'>;
}

function TakingsTable({ title, part, rows, totals, linkTo }: TakingsTableProps) {
  return (
    <FigureTable
      caption={`${title}: 30 günün tahsilatı`}
      heads={[title, 'Kayıt', 'Tahsilat']}
      rows={rows
        .toSorted((one, other) => (one.others ?? 0) - (other.others ?? 0) || other.collected - one.collected)
        .map((row) => ({
          name: rowText(part, row),
          ...(row.others === undefined && { link: linkTo(row.name ?? '') }),
          figures: [row.records, row.collected],
        }))}
      sums={[totals.records, totals.collected]}
    />
  );
}
