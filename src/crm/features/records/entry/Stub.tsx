import { airportCode } from '../../../../domain/places/airport-search.ts';
import type { RecordDraft } from '../../../../domain/records/record-entry.ts';
import { type MoneyField, moneyFields, recordFields } from '../../../../domain/records/record-fields.ts';
import { type Sum, sumOf, sums } from '../../../../domain/records/sums.ts';
import { formatMoney, moneyValue, readMoney } from '../../../../domain/text/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormToasts } from '../../../ui/FormToasts.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import css from './Stub.module.css';

interface Props {
  draft: RecordDraft;
  companions: number;
  isRefund: boolean;
  action: string;
  isNew: boolean;
  busy: boolean;
  onNext: () => void;
  onCancel: () => void;
}

function Place({ text }: { text: string }) {
  const code = airportCode(text);
  return /^[A-Z]{3}$/.test(code) ? <span>{code}</span> : <span data-unknown>···</span>;
}

const unread = 'okunmadı';
const [collected, ...others] = sums as [Sum, ...Sum[]];
const shownAsSum = others.flatMap(({ of }) => of);

export function Stub({ draft, companions, isRefund, action, isNew, busy, onNext, onCancel }: Props) {
  const sign = isRefund ? -1 : 1;
  const isReturn = draft.returnTo.trim() !== '' && draft.returnTo === draft.depart;
  const isFilled = (field: MoneyField) => draft[field].trim() !== '';
  const amounts = moneyFields.filter((field) => isFilled(field) && !shownAsSum.includes(field));
  const filled = others.filter(({ of }) => of.some(isFilled));
  const values = Object.fromEntries(moneyFields.map((field) => [field, moneyValue(draft[field])]));
  const sumText = (sum: Sum) => `${formatMoney(sign * sumOf(sum, values))} TL`;

  function amountText(field: MoneyField): string {
    const read = readMoney(draft[field]);
    return 'fault' in read ? unread : formatMoney(sign * (read.amount ?? 0));
  }
  return (
    <aside className={css.stub} aria-label="Özet" data-refund={isRefund || undefined}>
      <p className={css.route}>
        <Place text={draft.depart} />
        <Icon name={isReturn ? 'bothWays' : 'arrow'} size={26} />
        <Place text={draft.arrive} />
      </p>
      <dl className={css.who}>
        <div>
          <dt>Yolcu</dt>
          <dd>
            {draft.fullName.trim() || '–'}
            {companions > 0 && ` +${companions}`}
          </dd>
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
            <dd>{amountText(field)}</dd>
          </div>
        ))}
      </dl>
      <dl className={css.sums}>
        {(filled.length === 0 || collected.of.some(isFilled)) && (
          <div className={css.collected}>
            <dt>{collected.name}</dt>
            <dd>
              <output>{sumText(collected)}</output>
            </dd>
          </div>
        )}
        {filled.map((sum) => (
          <div key={sum.name}>
            <dt>{sum.name}</dt>
            <dd>
              <output>{sum.of.some((field) => 'fault' in readMoney(draft[field])) ? unread : sumText(sum)}</output>
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.told}>
        <FormToasts />
      </div>
      <div className={css.buttons}>
        <Button type="submit" className={css.save} shortcut="save" aria-disabled={busy}>
          {action}
        </Button>
        {isNew && (
          <Button className={css.other} shortcut="saveAndNext" onClick={onNext} aria-disabled={busy}>
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
