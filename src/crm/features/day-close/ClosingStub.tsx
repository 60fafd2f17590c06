import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isAdmin } from '../../../domain/permissions.ts';
import { tellOddities } from '../../../domain/reports/oddities.ts';
import { formatCount } from '../../../domain/text/money.ts';
import { closedDayText } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { useCommands } from '../../ui/commands.ts';
import { Icon } from '../../ui/Icon.tsx';
import { longDay } from '../../ui/long-day.ts';
import { stampOf } from '../../ui/stamp.ts';
import { showSuccess } from '../../ui/toast.ts';
import { useUser } from '../session/session-store.ts';
import { useStaffNames } from '../users/staff-names.ts';
import css from './ClosingStub.module.css';
import { outdatedChannels, sumsOf, uncountedText } from './count-sums.ts';
import { DayDialog } from './DayDialog.tsx';
import { shortFingerprint, signed } from './figures.ts';
import { PastClosings } from './PastClosings.tsx';
import { closeDay, readReport, reopenDay, type Scope } from './requests.ts';
import type { CountState } from './use-count.ts';
import { type Day, dayKey } from './use-day.ts';

interface Props {
  scope: Scope;
  day: Day;
  count: CountState;
}

export function ClosingStub({ scope, day, count }: Props) {
  const nameOf = useStaffNames();
  const client = useQueryClient();
  const admin = isAdmin(useUser());
  const [asking, setAsking] = useState<'close' | 'reopen' | null>(null);
  const { report, closing, closings, isOneDay } = day;
  const date = longDay(scope.start);
  const points = openPoints(day, count);
  const isKnown = isOneDay && closings.data !== undefined;
  const mayClose = isKnown && admin && !closing && scope.shift === null;
  const mayReopen = isKnown && admin && closing !== null;
  const isOpen = isOneDay && closings.data === undefined && !closings.isError;
  useCommands(() => ({
    runs: {
      closeDay: mayClose && !count.isUnread ? () => ask('close') : isOpen ? undefined : null,
      reopenDay: mayReopen ? () => ask('reopen') : null,
    },
    about: date,
  }));

  function done(title: string) {
    setAsking(null);
    showSuccess(title, 'close-day');
    void client.invalidateQueries({ queryKey: dayKey });
  }

  async function close(note: string) {
    // First save what was typed last: closing the day freezes the stored count.
    if (!(await count.flush())) return Promise.reject({ code: 'count', message: 'Sayım kaydedilemedi.' });
    const { totals } = await readReport(scope);
    // Close the day only with the figures that were on the screen.
    if (report && JSON.stringify(totals) !== JSON.stringify(report.totals)) {
      await client.invalidateQueries({ queryKey: dayKey });
      const message = 'Bu arada kayıtlar değişti. Yukarıda yeni rakamlar var; bakıp yeniden onaylayın.';
      return Promise.reject({ code: 'figures_changed', message });
    }
    await closeDay(scope.start, note);
  }

  return (
    <aside className={css.stub} aria-label="Kapanış">
      <p className={css.date}>{isOneDay ? date.replace(/ \S+$/, '') : 'Tarih aralığı'}</p>
      <p className={css.sub}>
        {isOneDay && `${date.split(' ').at(-1)}, `}
        {scope.shift ?? 'tüm vardiyalar'}
      </p>
      {isKnown && <p className={css.state}>{closing ? 'Kapalı' : 'Açık'}</p>}
      {report && (
        <dl>
          <Fact name="Kayıt" text={formatCount(report.totals.records)} />
          <Fact name="İade" text={`${formatCount(report.totals.refunds)} kayıt`} />
          <Fact name="Tahsilat" text={signed(report.totals.collected)} />
          <Fact name="Cari" text={signed(report.totals.currentaccountpayment)} />
        </dl>
      )}
      {isKnown && closing && (
        <dl>
          <Fact name="Kapatan" text={nameOf(closing.closedbyemail, null) ?? 'bilinmiyor'} />
          <Fact name="Kapatıldı" text={stampOf(closing.closedat)} />
          {closing.note && <Fact name="Açıklama" text={closing.note} />}
          <Fact name="Parmak izi" text={shortFingerprint(closing.fingerprint)} />
        </dl>
      )}
      {isKnown && !closing && points.length > 0 && (
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="warning" />
              {point}
            </li>
          ))}
        </ul>
      )}
      {isKnown && <PastClosings closings={closings.data ?? []} />}
      <div className={css.end}>
        {report && (
          <p className={css.total}>
            <span>Satış = Tahsilat + Cari</span>
            <b>{signed(report.totals.sold)} TL</b>
          </p>
        )}
        <p className={css.note}>{hint(scope, day, admin)}</p>
        {mayClose && (
          <Button className={css.action} icon="sunset" aria-disabled={count.isUnread} onClick={() => ask('close')}>
            Günü kapat
          </Button>
        )}
        {mayReopen && (
          <Button className={css.action} onClick={() => ask('reopen')}>
            Günü yeniden aç
          </Button>
        )}
      </div>
      {asking === 'close' && (
        <DayDialog
          title="Günü kapat"
          label="Farkın açıklaması (isteğe bağlı)"
          work={close}
          onDone={() => done('Gün kapatıldı')}
          onClose={() => setAsking(null)}
        >
          <p>
            <strong>{date}</strong> kapatılsın mı? Bu günün kayıtları, gün yeniden açılana kadar eklenemez,
            değiştirilemez ve silinemez.
          </p>
          {report && (
            <p>
              {formatCount(report.totals.records)} kayıt, Satış <strong>{signed(report.totals.sold)} TL</strong> olarak
              kapanır.
            </p>
          )}
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </DayDialog>
      )}
      {asking === 'reopen' && (
        <DayDialog
          title="Günü yeniden aç"
          label="Gerekçe"
          required="Neden yeniden açıldığını yazın."
          work={(reason) => reopenDay(scope.start, reason)}
          onDone={() => done('Gün yeniden açıldı')}
          onClose={() => setAsking(null)}
        >
          <p>
            <strong>{date}</strong> yeniden açılırsa kayıtları değiştirilebilir. Gerekçe kapanış geçmişinde kalır.
          </p>
        </DayDialog>
      )}
    </aside>
  );

  function ask(what: 'close' | 'reopen') {
    if (what === 'reopen' || !count.isUnread) setAsking(what);
  }
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function openPoints({ report, oddities }: Day, count: CountState): string[] {
  if (!report || count.query.data === undefined) return [];
  const { channels: counted, difference } = sumsOf(count.amounts, report.totals);
  const odd = tellOddities(oddities.data ?? [], { stampOf }).count;
  return [
    count.isUnread && 'Sayımda okunamayan bir tutar var',
    uncountedText(counted),
    counted > 0 && difference !== 0 && `Sayım farkı: ${signed(difference, true)} TL`,
    outdatedChannels(count.stored, report.totals).length > 0 && 'Sayımdan sonra kayıtlar değişti',
    odd > 0 && `Olağandışı: ${formatCount(odd)} satır`,
  ].filter((point) => typeof point === 'string');
}

function hint(scope: Scope, { isOneDay, closing }: Day, admin: boolean): string {
  if (!isOneDay) return 'Kapatma tek gün içindir; bir gün seçin.';
  if (closing) return admin ? 'Yeniden açmak gerekçe ister.' : closedDayText;
  if (!admin) return 'Günü yöneticiler kapatır; sayımı herkes girebilir.';
  if (scope.shift !== null) return 'Gün bütün vardiyalarıyla kapanır; kapatmak için Vardiya’da Tümü’nü seçin.';
  return 'Kapanan günün kayıtları değişmez. Yeniden açmak gerekçe ister.';
}
