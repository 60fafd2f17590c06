import { formatDate } from '../../../../domain/dates.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { type EntryField, entryFields, recordFields } from '../../../../domain/record-fields.ts';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { agency } from '../../../agency.ts';
import { Confirm } from '../../../ui/Confirm.tsx';
import css from './ChangedElsewhere.module.css';

const instants = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: agency.timeZone,
});

interface Props {
  /** The sale as it was when the form opened. */
  read: SalesRecord;
  /** The sale as someone else has saved it meanwhile. */
  now: SalesRecord;
  /** That person's e-mail, if known. */
  editor: string | null;
  onOverwrite: () => void;
  onReload: () => void;
  onDismiss: () => void;
}

/** Shows what someone else changed while the form was open. The input stays until the user has decided. */
export function ChangedElsewhere({ read, now, editor, onOverwrite, onReload, onDismiss }: Props) {
  const fields = entryFields.filter((field) => read[field] !== now[field]);
  return (
    <Confirm
      open
      title="Bu kayıt bu arada değişti"
      action="Üzerine yaz"
      other={{ name: 'Yeni değerleri yükle', onPress: onReload }}
      dismiss="Yazmaya dön"
      onAction={onOverwrite}
      onDismiss={onDismiss}
    >
      <p>
        Siz düzenlerken bir başkası bu kaydı kaydetti. Yazdıklarınız duruyor. Son kayıt:{' '}
        {instants.format(new Date(now.updatedAt))}
        {editor && `, ${editor}`}
      </p>
      <ul className={css.changes}>
        {fields.map((field) => (
          <li key={field}>
            {recordFields[field].label}: <del>{shown(read[field], field)}</del> → <ins>{shown(now[field], field)}</ins>
          </li>
        ))}
      </ul>
    </Confirm>
  );
}

function shown(value: string | number | null, field: EntryField): string {
  if (value === null) return '–';
  if (typeof value === 'number') return `${formatMoney(value)} TL`;
  return recordFields[field].kind === 'date' ? formatDate(value) : value;
}
