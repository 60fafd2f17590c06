import { MoneyField } from './MoneyField.tsx';
import css from './RecordDialog.module.css';
import type { SectionProps } from './section.ts';
import { moneyLabels } from './texts.ts';

export function PaymentSection({ draft, set }: SectionProps) {
  return (
    <fieldset className={css.section}>
      <legend>Ödeme Bilgileri</legend>
      {moneyLabels.map(([field, label]) => (
        <MoneyField key={field} label={label} value={draft[field]} onChange={(text) => set({ [field]: text })} />
      ))}
    </fieldset>
  );
}
