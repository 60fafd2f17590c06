import type { IsoDate } from '../../../domain/days/dates.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { exportDialog } from '../export/export-dialog.ts';
import { BreakdownTable } from './BreakdownTable.tsx';
import { ClosingStub } from './ClosingStub.tsx';
import { CountSection } from './CountSection.tsx';
import css from './DaySheet.module.css';
import { exportOfReport } from './export-report.ts';
import { FigureRow } from './FigureRow.tsx';
import { tables } from './figures.ts';
import { Oddities } from './Oddities.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import type { Scope } from './requests.ts';
import { useCount } from './use-count.ts';
import type { Day } from './use-day.ts';

interface Props {
  scope: Scope;
  day: Day;
  today: IsoDate;
  isExporting: boolean;
  onExported: () => void;
}

export function DaySheet({ scope, day, today, isExporting, onExported }: Props) {
  const { report, live } = day;
  const count = useCount(scope.start, scope.shift, day.isOneDay, day.closing !== null);
  const isPrinting = usePrinting();

  return (
    <>
      <div className={css.pass}>
        <div className={css.paper} aria-busy={!report && !live.isError}>
          {live.isError && !report ? (
            <LoadFailed error={live.error} onRetry={() => live.refetch()} />
          ) : (
            <>
              <FigureRow totals={report?.totals} earlier={day.earlier} />
              <div className={css.two}>
                <CountSection day={day} count={count} scope={scope} />
                <Oddities query={day.oddities} />
              </div>
              {report?.totals.records === 0 ? (
                <p className={css.empty}>
                  {day.isOneDay ? 'Bu günde' : 'Bu günlerde'} {scope.shift && `${scope.shift} vardiyasında `}kayıt yok.
                </p>
              ) : (
                <div className={css.tables}>
                  {report ? (
                    tables.map((table) => (
                      <BreakdownTable key={table.part} {...table} report={report} scope={scope} today={today} />
                    ))
                  ) : (
                    <span className={css.ghost} />
                  )}
                </div>
              )}
            </>
          )}
        </div>
        <div className={css.back}>
          <ClosingStub scope={scope} day={day} count={count} />
        </div>
      </div>
      {isExporting && report && (
        <OnDemand
          part={exportDialog}
          {...exportOfReport(report, scope, count.amounts)}
          onClose={onExported}
          onMissing={onExported}
        />
      )}
      {isPrinting && report && <PrintSheet scope={scope} day={day} report={report} count={count} />}
    </>
  );
}
