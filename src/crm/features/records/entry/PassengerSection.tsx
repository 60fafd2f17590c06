import { FormField, type SectionProps } from './FormField.tsx';
import { type Known, KnownPhone } from './KnownPhone.tsx';
import { PassengerList } from './PassengerList.tsx';
import type { Passengers } from './passengers.ts';
import css from './RecordDialog.module.css';

interface Props extends SectionProps {
  known: Known;
  passengers: Passengers;
}

export function PassengerSection({ known, passengers, ...form }: Props) {
  return (
    <fieldset className={css.section} data-part="passenger">
      <legend>Yolcu Bilgileri</legend>
      <FormField form={form} field="fullName" fieldClassName={css.wide} />
      <FormField form={form} field="phone" type="tel" />
      <FormField form={form} field="citizenId" inputMode="numeric" />
      <KnownPhone known={known} />
      <PassengerList passengers={passengers} addClassName={css.aside} />
    </fieldset>
  );
}
