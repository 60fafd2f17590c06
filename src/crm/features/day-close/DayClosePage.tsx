import { useState } from 'react';
import { todayIn } from '../../../domain/days/dates.ts';
import { formatCount } from '../../../domain/text/money.ts';
import { agency } from '../../agency.ts';
import { Button } from '../../ui/Button.tsx';
import { useCommands } from '../../ui/commands.ts';
import { longDay } from '../../ui/long-day.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import css from './DayClosePage.module.css';
import { DaySheet } from './DaySheet.tsx';
import type { Scope } from './requests.ts';
import { ScopeBar } from './ScopeBar.tsx';
import { useDay } from './use-day.ts';
import { useScope } from './use-scope.ts';

const titleOf = ({ start, end }: Scope) => [...new Set([start, end])].map(longDay).join(' – ');

export function Component() {
  const today = todayIn(agency.timeZone);
  const { scope, apply } = useScope(today);
  const day = useDay(scope);
  const { report } = day;
  const [isExporting, setExporting] = useState(false);
  const shifts = (day.live.data?.shift ?? []).flatMap(({ name }) => name ?? []);
  const ofReport = (run: () => void) => (report ? run : day.live.isError ? null : undefined);
  useCommands(() => ({
    runs: { exportDay: ofReport(() => setExporting(true)), printDay: ofReport(() => window.print()) },
  }));
  return (
    <div className={css.screen}>
      <PageTitle>Gün Sonu</PageTitle>
      <div className={css.head}>
        <h1>Gün Sonu</h1>
        <p className={css.day}>{titleOf(scope)}</p>
        {report && <p className={css.pill}>{formatCount(report.totals.records)} kayıt</p>}
        <div className={css.files}>
          <Button icon="download" aria-disabled={!report} onClick={() => setExporting(report !== undefined)}>
            Dışa aktar
          </Button>
          <Button icon="print" aria-disabled={!report} onClick={() => report && window.print()}>
            Yazdır
          </Button>
        </div>
      </div>
      <ScopeBar scope={scope} today={today} shifts={shifts} onScope={apply} />
      {/* The key discards what was typed when another day opens. */}
      <DaySheet
        key={Object.values(scope).join()}
        scope={scope}
        day={day}
        today={today}
        isExporting={isExporting}
        onExported={() => setExporting(false)}
      />
    </div>
  );
}
