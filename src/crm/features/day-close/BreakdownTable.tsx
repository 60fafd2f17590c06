import { Link } from 'react-router';
import type { IsoDate } from '../../../domain/days/dates.ts';
import type { Facet } from '../../../domain/reports/facets.ts';
import { CompanyTag } from '../../ui/CompanyTag.tsx';
import { listLink } from '../records/requests/record-filter.ts';
import { useStaffNames } from '../users/staff-names.ts';
import css from './BreakdownTable.module.css';
import { atMost, shownText, signed } from './figures.ts';
import type { Breakdown, DayReport, Figures, Scope } from './requests.ts';

interface Props {
  part: Facet;
  name: string;
  report: DayReport;
  most?: number;
  /** If set, each row links to its sales. Unset when the report is printed. */
  scope?: Scope;
  today?: IsoDate;
}

type Column = readonly [heading: string, value: (figures: Figures) => number];
const records: Column = ['Kayıt', (figures) => figures.records];
const columns: readonly Column[] = [
  records,
  ['Tahsilat', (figures) => figures.collected],
  ['Cari', (figures) => figures.currentaccountpayment],
  ['Satış', (figures) => figures.sold],
];
const channelColumns: readonly Column[] = [
  records,
  ['İade', (figures) => figures.refunds],
  ['Tutar', (figures) => figures.sold],
];

/** The total covers all records, even those whose rows are not shown. */
export function BreakdownTable({ part, name, report, most = Infinity, scope, today = '' }: Props) {
  const isChannel = part === 'channel';
  const shown = isChannel ? channelColumns : columns;
  const linked = (text: string, { name, others }: Breakdown) => {
    if (!scope || others !== undefined) return text;
    const within = scope.shift === null ? {} : { shift: scope.shift };
    return (
      <Link {...listLink(scope, { ...within, [part]: name ?? '' }, today)}>
        {part === 'company' && <CompanyTag company={name} />}
        <span className={css.name}>{text}</span>
      </Link>
    );
  };
  const nameOf = useStaffNames();
  return (
    <table className={css.table}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{name}</span>
          </th>
          {shown.map(([heading]) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {atMost(report[part], most).map((row) => {
          const text = shownText(part, row, nameOf);
          return (
            <tr key={row.name ?? text}>
              <th
                scope="row"
                title={row.name && row.name !== text ? `${text} · ${row.name}` : text}
                data-quiet={(row.name === null && row.others === undefined) || undefined}
              >
                {linked(text, row)}
              </th>
              {shown.map(([heading, value]) => (
                <Amount key={heading} of={value(row)} />
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{isChannel ? 'Satış' : 'Toplam'}</th>
          {shown.map(([heading, value]) =>
            // Leave this total empty: a sale paid in two ways is in two rows.
            isChannel && heading !== 'Tutar' ? (
              <td key={heading} />
            ) : (
              <Amount key={heading} of={value(report.totals)} />
            ),
          )}
        </tr>
      </tfoot>
    </table>
  );
}

function Amount({ of: amount }: { of: number }) {
  return (
    <td data-negative={amount < 0 || undefined} data-quiet={amount === 0 || undefined}>
      {amount === 0 ? '–' : signed(amount)}
    </td>
  );
}
