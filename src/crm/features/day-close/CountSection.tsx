import { useId } from 'react';
import { channelNames } from '../../../domain/reports/facets.ts';
import type { NameOf } from '../../../domain/reports/staff-names.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { stampOf } from '../../ui/stamp.ts';
import { useStaffNames } from '../users/staff-names.ts';
import css from './CountSection.module.css';
import { CountTable } from './CountTable.tsx';
import { kindOf, outdatedChannels, sumsOf } from './count-sums.ts';
import { signed } from './figures.ts';
import type { Scope } from './requests.ts';
import type { CountState } from './use-count.ts';
import type { Day } from './use-day.ts';

interface Props {
  day: Day;
  count: CountState;
  scope: Scope;
}

export function CountSection({ day, count, scope }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        Sayım{day.isOneDay && scope.shift && `, ${scope.shift}`}
      </h2>
      <Content day={day} count={count} />
    </section>
  );
}

function Content({ day, count }: Pick<Props, 'day' | 'count'>) {
  const nameOf = useStaffNames();
  const { report, closings, closing, isOneDay } = day;
  const query = count.query.isError ? count.query : closings;
  if (!isOneDay) return <p className={css.note}>Sayım tek gün içindir; bir gün seçin.</p>;
  if (query.isError) {
    return <LoadFailed className={css.failed} error={query.error} onRetry={() => query.refetch()} />;
  }
  if (!report || closings.isPending || count.query.isPending) return <span className={css.ghost} aria-busy="true" />;
  const { totals } = report;
  const sums = sumsOf(count.amounts, totals);
  const outdated = closing ? [] : outdatedChannels(count.stored, totals);
  return (
    <>
      <CountTable totals={totals} count={count} kind={closing ? 'closed' : 'open'} />
      {sums.channels > 0 && (
        <p className={css.difference} data-kind={kindOf(sums.difference)}>
          Fark: {signed(sums.difference, true)} TL
        </p>
      )}
      {outdated.length > 0 && (
        <div className={css.outdated} role="status">
          <p>
            <b>Sayımdan sonra kayıtlar değişti:</b>{' '}
            {outdated
              .map((channel) => {
                const [before, now] = [count.stored.recorded[channel] ?? 0, totals[channel]];
                return `${channelNames[channel]} ${signed(before)} → ${signed(now)}`;
              })
              .join(', ')}
          </p>
          <Button icon="check" onClick={count.confirm}>
            Sayım doğru
          </Button>
        </div>
      )}
      <p className={css.note} role="status">
        {statusOf(count, closing !== null, nameOf)}
      </p>
      {count.isFailed && count.isUnsaved && (
        <Button icon="reload" onClick={count.flush}>
          Sayımı yeniden kaydet
        </Button>
      )}
    </>
  );
}

function statusOf({ isFailed, isUnsaved, stored }: CountState, isClosed: boolean, nameOf: NameOf): string {
  if (isUnsaved) return isFailed ? 'Sayım kaydedilmedi.' : 'Kaydediliyor…';
  const by = nameOf(stored.countedbyemail, null) ?? 'bilinmiyor';
  if (stored.countedat) return `Son sayan: ${by}, ${stampOf(stored.countedat)}`;
  return isClosed ? 'Sayım yapılmadı.' : 'Slip toplamlarını yazın; kendiliğinden kaydedilir.';
}
