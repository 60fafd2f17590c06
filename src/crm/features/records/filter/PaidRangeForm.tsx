import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { PaidRange } from '../../../../domain/records/paid-range.ts';
import { formatMoney, moneyValue, readMoney } from '../../../../domain/text/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { MoneyField } from '../../../ui/MoneyField.tsx';
import { focusFirstFault } from '../../../ui/placed-focus.ts';
import css from './PaidRangeForm.module.css';

interface Props {
  paid: PaidRange;
  onChoose: (paid: PaidRange) => void;
}

const written = (amount: number | null) => (amount === null ? '' : formatMoney(amount));

export default function PaidRangeForm({ paid, onChoose }: Props) {
  const [least, setLeast] = useState(written(paid.least));
  const [most, setMost] = useState(written(paid.most));
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const meaning = useId();
  useEffect(() => form.current?.querySelector('input')?.select(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const range = { least: moneyValue(least), most: moneyValue(most) };
    const isUnread = [least, most].some((text) => 'fault' in readMoney(text));
    const isBackwards = !isUnread && range.least !== null && range.most !== null && range.least > range.most;
    setFault(isBackwards ? '“En az” tutardan küçük olamaz.' : undefined);
    if (!isUnread && !isBackwards) return onChoose(range);
    focusFirstFault(form.current);
  }

  return (
    <div role="dialog" aria-label="Tutar aralığı" aria-describedby={meaning}>
      <form className={css.range} ref={form} onSubmit={submit} noValidate>
        <p id={meaning}>Satışta ödenen toplam: Sanal POS + Kart + Havale + Cari</p>
        <MoneyField label="En az" value={least} error={undefined} onChange={setLeast} />
        <MoneyField label="En çok" value={most} error={fault} onChange={setMost} />
        <Button type="submit" look="primary">
          Uygula
        </Button>
      </form>
    </div>
  );
}
