import { FormField, type SectionProps } from './FormField.tsx';
import css from './RecordDialog.module.css';

export function PaymentSection(form: SectionProps) {
  return (
    <fieldset className={css.section} data-part="payments">
      <legend>Ödeme Bilgileri</legend>
      <FormField form={form} field="virtualPos" />
      <FormField form={form} field="card" />
      <FormField form={form} field="transfer" />
      <FormField form={form} field="commission" />
      <FormField form={form} field="currentAccountPayment" />
      <FormField form={form} field="bdload" />
    </fieldset>
  );
}
