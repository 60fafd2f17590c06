import { Link } from 'react-router';
import type { IsoDate } from '../../../domain/days/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { longDay } from '../../ui/long-day.ts';
import css from './RecordsHead.module.css';
import type { RecordList } from './requests/loaded-records.ts';
import { useClosedDay } from './requests/use-closed-day.ts';

interface Props {
  today: IsoDate;
  /** The one day that the list shows; null where it shows others too. */
  day: IsoDate | null;
  list: RecordList | undefined;
  phone: boolean;
  /** Whether a link leads to what the user has deleted; admins have it in the menus. */
  linked: boolean;
  /** Whether `list` is the one that was asked for, and can be printed or exported. */
  takeable: boolean;
  onNew: () => void;
  onViews: () => void;
  onColumns: () => void;
  onExport: () => void;
  onImport: () => void;
  onPrint: () => void;
}

const numbers = new Intl.NumberFormat('tr-TR');

export function RecordsHead({
  today,
  day,
  list,
  phone,
  linked,
  takeable,
  onNew,
  onViews,
  onColumns,
  onExport,
  onImport,
  onPrint,
}: Props) {
  const isClosed = useClosedDay(day);
  const some = takeable && list !== undefined && list.total > 0;
  return (
    <div className={css.head}>
      <h1>Kayıtlar</h1>
      <p className={css.day}>{longDay(today)}</p>
      <p className={css.count} role="status">
        {list && `${numbers.format(list.total)} kayıt`}
      </p>
      {isClosed && <p className={css.closed}>Kapalı</p>}
      {linked && (
        <p className={css.trash}>
          <Link to="/trash">Çöp Kutusu</Link>
        </p>
      )}
      <div className={css.actions}>
        <Button className={css.tool} icon="views" title="Görünümler" onClick={onViews}>
          <span>Görünümler</span>
        </Button>
        {!phone && (
          <Button
            className={css.icon}
            icon="print"
            title="Yazdır"
            aria-disabled={!some}
            onClick={() => some && onPrint()}
          >
            <span>Yazdır</span>
          </Button>
        )}
        <Button
          className={css.tool}
          icon="download"
          title="Dışa aktar"
          aria-disabled={!some}
          onClick={() => some && onExport()}
        >
          <span>Dışa aktar</span>
        </Button>
        <Button className={css.tool} icon="upload" title="İçe aktar" onClick={onImport}>
          <span>İçe aktar</span>
        </Button>
        <Button className={css.panel} icon="columns" onClick={onColumns}>
          <span>Kontrol Paneli</span>
        </Button>
        {!phone && (
          <Button look="primary" icon="plus" shortcut="newRecord" onClick={onNew}>
            Yeni Kayıt
          </Button>
        )}
      </div>
    </div>
  );
}
