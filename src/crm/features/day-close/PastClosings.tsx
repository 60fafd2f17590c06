import { stampOf } from '../../ui/stamp.ts';
import { useStaffNames } from '../users/staff-names.ts';
import css from './ClosingStub.module.css';
import type { Closing } from './requests.ts';

export function PastClosings({ closings }: { closings: readonly Closing[] }) {
  const nameOf = useStaffNames();
  const past = closings.filter(({ reopenedat }) => reopenedat !== null);
  if (past.length === 0) return null;
  return (
    <section className={css.past} aria-label="Kapanış geçmişi">
      <h2>Kapanış geçmişi</h2>
      <ul>
        {past.map(({ id, closedat, closedbyemail, note, reopenedat, reopenedbyemail, reason }) => (
          <li key={id}>
            Kapatıldı: {stampOf(closedat)}, {nameOf(closedbyemail, null)}
            {note && (
              <>
                <br />
                Not: {note}
              </>
            )}
            <br />
            Yeniden açıldı: {reopenedat && stampOf(reopenedat)}, {nameOf(reopenedbyemail, null)}
            <br />
            Gerekçe: {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
