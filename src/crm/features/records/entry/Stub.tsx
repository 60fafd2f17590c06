import { airportCode } from '../../../../domain/airport-search.ts';
import { formatMoney, readMoney } from '../../../../domain/money.ts';
import { draftTotal, type RecordDraft } from '../../../../domain/record-entry.ts';
import { moneyFields, recordFields } from '../../../../domain/record-fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ToastPlace } from '../../../ui/Toaster.tsx';
import css from './Stub.module.css';
import { savingAction } from './use-save-record.ts';

interface Props {
  draft: RecordDraft;
  isNew: boolean;
  busy: boolean;
  onNext: () => void;
  onCancel: () => void;
}

function Place({ text }: { text: string }) {
  const code = airportCode(text);
  return /^[A-Z]{3}$/.test(code) ? <span>{code}</span> : <span data-unknown>···</span>;
}

function amountText(text: string): string {
  const read = readMoney(text);
  return 'fault' in read ? 'okunmadı' : formatMoney(read.amount ?? 0);
}

/** The tear-off part: route, name, PNR, the amounts and their sum, and the buttons. */
export function Stub({ draft, isNew, busy, onNext, onCancel }: Props) {
  const amounts = moneyFields.filter((field) => draft[field].trim() !== '');
  return (
    <aside className={css.stub} aria-label="Özet">
      <p className={css.route}>
        <Place text={draft.depart} />
        <Icon name="arrow" size={26} />
        <Place text={draft.arrive} />
      </p>
      <dl className={css.who}>
        <div>
          <dt>Yolcu</dt>
          <dd>{draft.fullName.trim() || '–'}</dd>
        </div>
        <div>
          <dt>PNR</dt>
          <dd className={css.pnr}>{draft.pnr.trim() || '–'}</dd>
        </div>
      </dl>
      <dl className={css.amounts}>
        {amounts.map((field) => (
          <div key={field}>
            <dt>{recordFields[field].label}</dt>
            <dd>{amountText(draft[field])}</dd>
          </div>
        ))}
      </dl>
      <p className={css.total}>
        <span>Toplam</span>
        <output>{formatMoney(draftTotal(draft))} TL</output>
      </p>
      <div className={css.told}>
        <ToastPlace action={savingAction} />
      </div>
      <div className={css.buttons}>
        <Button type="submit" className={css.save} hint="Ctrl ⏎" aria-disabled={busy}>
          {isNew ? 'Yeni Kayıt Ekle' : 'Güncelle'}
        </Button>
        {isNew && (
          <Button className={css.other} onClick={onNext} aria-disabled={busy}>
            Kaydet ve yeni
          </Button>
        )}
        <Button className={css.other} onClick={onCancel}>
          Vazgeç
        </Button>
      </div>
    </aside>
  );
}
