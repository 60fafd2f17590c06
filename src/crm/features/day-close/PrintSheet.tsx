import { createPortal } from 'react-dom';
import type { Facet } from '../../../domain/reports/facets.ts';
import { type Oddity, tellOddities } from '../../../domain/reports/oddities.ts';
import { formatCount } from '../../../domain/text/money.ts';
import { agency } from '../../agency.ts';
import { longDay } from '../../ui/long-day.ts';
import { Mark } from '../../ui/Mark.tsx';
import { stampOf } from '../../ui/stamp.ts';
import { useStaffNames } from '../users/staff-names.ts';
import { BreakdownTable } from './BreakdownTable.tsx';
import { CountTable } from './CountTable.tsx';
import { headlines, shortFingerprint, signed, tables } from './figures.ts';
import css from './PrintSheet.module.css';
import type { Closing, DayReport, Scope } from './requests.ts';
import type { CountState } from './use-count.ts';
import type { Day } from './use-day.ts';

interface Props {
  scope: Scope;
  day: Day;
  report: DayReport;
  count: CountState;
}

/** Greatest number of rows per table; together they fit one page. */
const mostRows: Readonly<Partial<Record<Facet, number>>> = {
  company: 12,
  saletype: 7,
  direction: 4,
  shift: 5,
  user: 9,
};
const mostOddities = 6;
const mostReopenings = 2;

/** One A4 page to sign. It is rendered outside the app's own element, which is not printed. */
export function PrintSheet({ scope, day, report, count }: Props) {
  const { totals } = report;
  const { closing } = day;
  const nameOf = useStaffNames();
  const oddities = day.oddities.data ?? [];
  return createPortal(
    <div className={css.sheet} data-print-sheet>
      <header className={css.head}>
        <Mark size={38} />
        <div>
          <p className={css.agency}>{agency.name}</p>
          <h1>Gün Sonu</h1>
        </div>
        <div className={css.right}>
          <p className={css.date}>{[...new Set([scope.start, scope.end])].map(longDay).join(' – ')}</p>
          <p>
            {scope.shift ?? 'Tüm vardiyalar'} · {formatCount(totals.records)} kayıt, {formatCount(totals.refunds)} iade
          </p>
        </div>
      </header>
      <dl className={css.figures}>
        {headlines.map(({ field, name }) => (
          <div key={field}>
            <dt>{name}</dt>
            <dd>{signed(totals[field])}</dd>
            {day.earlier.map((other) => (
              <dd key={other.name} className={css.compared}>
                {other.name} {other.totals && signed(other.totals[field])}{' '}
                <b>{other.totals && signed(totals[field] - other.totals[field], true)}</b>
              </dd>
            ))}
          </div>
        ))}
        <div className={css.sold}>
          <dt>Satış = Tahsilat + Cari</dt>
          <dd>{signed(totals.sold)} TL</dd>
        </div>
      </dl>
      <div className={css.tables}>
        {tables.map((table) => (
          <BreakdownTable key={table.part} {...table} report={report} most={mostRows[table.part] ?? 4} />
        ))}
        {day.isOneDay && (
          <div className={css.count}>
            <CountTable totals={totals} count={count} kind="paper" />
            {closing?.note && (
              <p className={css.why}>
                <b>Farkın açıklaması</b> {closing.note}
              </p>
            )}
          </div>
        )}
      </div>
      <PrintedPast closings={day.closings.data ?? []} />
      {oddities.length > 0 && <PrintedOddities oddities={oddities} />}
      <div className={css.sign}>
        <p>
          Sayan <span>{nameOf(count.stored.countedbyemail, null) ?? 'Ad, tarih, imza'}</span>
        </p>
        <p>
          Kapatan <span>{nameOf(closing?.closedbyemail ?? null, null) ?? 'Ad, tarih, imza'}</span>
        </p>
        <p>
          Muhasebe <span>Ad, tarih, imza</span>
        </p>
      </div>
      <footer className={css.foot}>
        {closing
          ? `Kapatıldı: ${stampOf(closing.closedat)} · Parmak izi ${shortFingerprint(closing.fingerprint)} · `
          : 'Açık gün · '}
        Tutarlar tam lira, iadeler düşülmüştür.
      </footer>
    </div>,
    document.body,
  );
}

function PrintedPast({ closings }: { closings: readonly Closing[] }) {
  const nameOf = useStaffNames();
  const past = closings.filter(({ reopenedat }) => reopenedat !== null);
  return (
    <>
      {past.slice(0, mostReopenings).map(({ id, note, reopenedat, reopenedbyemail, reason }) => (
        <p key={id} className={css.past}>
          <b>Yeniden açıldı</b>{' '}
          {[reopenedat && stampOf(reopenedat), nameOf(reopenedbyemail, null)].filter(Boolean).join(' · ')} · Gerekçe:{' '}
          {reason}
          {note && ` · Önceki kapanışta farkın açıklaması: ${note}`}
        </p>
      ))}
      {past.length > mostReopenings && (
        <p className={css.past}>Daha önce {past.length - mostReopenings} kez daha yeniden açıldı.</p>
      )}
    </>
  );
}

function PrintedOddities({ oddities }: { oddities: readonly Oddity[] }) {
  const all = tellOddities(oddities, { stampOf, nameOf: useStaffNames() });
  const shown = all.count > mostOddities ? all.shown.slice(0, mostOddities - 1) : all.shown;
  return (
    <section className={css.odd}>
      <h2>Olağandışı</h2>
      {shown.map(({ key, title, ids, facts }) => (
        <p key={key}>
          <b>{title}</b> {ids.map((id) => `#${id}`).join(', ')} · {facts.join(' · ')}
        </p>
      ))}
      {shown.length < all.count && <p>ve {formatCount(all.count - shown.length)} satır daha</p>}
    </section>
  );
}
