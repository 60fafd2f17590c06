import { Link } from 'react-router';
import { isAdmin } from '../../../domain/permissions.ts';
import { formatCount } from '../../../domain/text/money.ts';
import { Button } from '../../ui/Button.tsx';
import { longDay } from '../../ui/long-day.ts';
import { useUser } from '../session/session-store.ts';
import { useRecordFilter } from './list/use-record-filter.ts';
import css from './RecordsHead.module.css';
import { useClosedDay } from './requests/use-closed-day.ts';

interface Props {
  total: number | undefined;
  phone: boolean;
  runs: Readonly<
    Record<'newRecord' | 'views' | 'columns' | 'import', () => void> &
      Record<'print' | 'export', (() => void) | null | undefined>
  >;
}

export function RecordsHead({ total, phone, runs }: Props) {
  const { filter, today } = useRecordFilter();
  const admin = isAdmin(useUser());
  const isClosed = useClosedDay(filter.start === filter.end ? filter.start || null : null);
  return (
    <div className={css.head}>
      <h1>Kayıtlar</h1>
      <p className={css.day}>{longDay(today)}</p>
      <div className={css.facts}>
        <p className={css.count} role="status">
          {total !== undefined && `${formatCount(total)} kayıt`}
        </p>
        {isClosed && <p className={css.closed}>Kapalı</p>}
        {/* Admins have this link in the menus. */}
        {!admin && (
          <p className={css.trash}>
            <Link to="/trash">Çöp Kutusu</Link>
          </p>
        )}
      </div>
      <div className={css.actions}>
        <Button className={css.tool} icon="views" title="Görünümler" onClick={runs.views}>
          <span>Görünümler</span>
        </Button>
        {!phone && (
          <Button
            className={css.icon}
            icon="print"
            title="Yazdır"
            aria-disabled={!runs.print}
            onClick={() => runs.print?.()}
          >
            <span>Yazdır</span>
          </Button>
        )}
        <Button
          className={css.tool}
          icon="download"
          title="Dışa aktar"
          aria-disabled={!runs.export}
          onClick={() => runs.export?.()}
        >
          <span>Dışa aktar</span>
        </Button>
        <Button className={css.tool} icon="upload" title="İçe aktar" onClick={runs.import}>
          <span>İçe aktar</span>
        </Button>
        <Button className={css.panel} icon="columns" onClick={runs.columns}>
          <span>Kontrol Paneli</span>
        </Button>
        {!phone && (
          <Button look="primary" icon="plus" shortcut="newRecord" onClick={runs.newRecord}>
            Yeni Kayıt
          </Button>
        )}
      </div>
    </div>
  );
}
