import { isCitizenNumber } from '../../../../domain/citizen-number.ts';
import { TextField } from '../../../ui/Field.tsx';
import css from './RecordDialog.module.css';
import { faultText, type SectionProps } from './section.ts';

export function PassengerSection(props: SectionProps) {
  const { draft, set } = props;
  const citizenId = draft.citizenId.trim();
  const doubtful = citizenId.length >= 11 && !isCitizenNumber(citizenId);
  return (
    <fieldset className={css.section}>
      <legend>Yolcu Bilgileri</legend>
      <TextField
        fieldClassName={css.wide}
        label="Ad Soyad"
        autoComplete="off"
        required
        value={draft.fullName}
        error={faultText(props, 'fullName')}
        onChange={(event) => set({ fullName: event.target.value })}
      />
      <TextField
        label="Telefon"
        type="tel"
        autoComplete="off"
        value={draft.phone}
        onChange={(event) => set({ phone: event.target.value })}
      />
      <TextField
        label="TC Kimlik No"
        inputMode="numeric"
        autoComplete="off"
        value={draft.citizenId}
        warning={doubtful ? 'Bu numara geçerli görünmüyor; kontrol edin.' : undefined}
        onChange={(event) => set({ citizenId: event.target.value })}
      />
    </fieldset>
  );
}
