import { FormField, type SectionProps } from './FormField.tsx';
import css from './RecordDialog.module.css';

export function PassengerSection(form: SectionProps) {
  return (
    <fieldset className={css.section}>
      <legend>Yolcu Bilgileri</legend>
      <FormField form={form} field="fullName" fieldClassName={css.wide} />
      <FormField form={form} field="phone" type="tel" />
      <FormField form={form} field="citizenId" inputMode="numeric" />
    </fieldset>
  );
}
