import { isCitizenNumber } from '../../../../domain/citizen-number.ts';
import { FormField, type SectionProps } from './FormField.tsx';
import css from './RecordDialog.module.css';

export function PassengerSection(form: SectionProps) {
  const citizenId = form.draft.citizenId.trim();
  const doubtful = citizenId.length >= 11 && !isCitizenNumber(citizenId);
  return (
    <fieldset className={css.section}>
      <legend>Yolcu Bilgileri</legend>
      <FormField form={form} field="fullName" fieldClassName={css.wide} />
      <FormField form={form} field="phone" type="tel" />
      <FormField
        form={form}
        field="citizenId"
        inputMode="numeric"
        warning={doubtful ? 'Bu numara geçerli görünmüyor; kontrol edin.' : undefined}
      />
    </fieldset>
  );
}
