import { useEffect, useState } from 'react';
import { airportCode } from '../../../../domain/airport-search.ts';
import { companies, directions, saleTypes, shifts } from '../../../../domain/reference-lists.ts';
import { upperCode } from '../../../../domain/turkish.ts';
import { TextField } from '../../../ui/Field.tsx';
import { SuggestField } from '../../../ui/SuggestField.tsx';
import { readPreferences } from './form-preferences.ts';
import css from './RecordDialog.module.css';
import { faultText, type SectionProps } from './section.ts';
import { asListed, suggestAirports, suggestFrom } from './suggestions.ts';
import { useSamePnr } from './use-same-pnr.ts';

const airportFields = [
  ['depart', 'Kalkış'],
  ['arrive', 'Varış'],
] as const;

const listFields = [
  ['company', 'Firma', companies, suggestFrom(companies)],
  ['saleType', 'Satış Türü', saleTypes, suggestFrom(saleTypes)],
  ['direction', 'Yön', directions, suggestFrom(directions)],
  ['shift', 'Vardiya', shifts, suggestFrom(shifts)],
] as const;

export function FlightSection(props: SectionProps & { recordId: number | null }) {
  const { draft, set, isNew, recordId } = props;
  const samePnr = useSamePnr(upperCode(draft.pnr), recordId);
  return (
    <fieldset className={css.section}>
      <legend>Uçuş Bilgileri</legend>
      <TextField
        fieldClassName={css.pnr}
        label="PNR"
        className={css.code}
        autoComplete="off"
        spellCheck={false}
        value={draft.pnr}
        warning={samePnr}
        onChange={(event) => {
          const input = event.target;
          const caret = input.selectionStart;
          input.value = upperCode(input.value);
          input.setSelectionRange(caret, caret);
          set({ pnr: input.value });
        }}
      />
      {airportFields.map(([field, label]) => (
        <SuggestField
          key={field}
          label={label}
          value={draft[field]}
          error={faultText(props, field)}
          suggest={suggestAirports}
          completes
          typed={upperCode}
          onChange={(text) => set({ [field]: text })}
          onLeave={(text) => text !== airportCode(text) && set({ [field]: airportCode(text) })}
        />
      ))}
      {isNew && <LastChoices set={set} empty={listFields.every(([field]) => draft[field] === '')} />}
      {listFields.map(([field, label, list, suggest]) => (
        <SuggestField
          key={field}
          className={css.quarter}
          label={label}
          value={draft[field]}
          suggest={suggest}
          completes={isNew}
          onChange={(text) => set({ [field]: text })}
          onLeave={(text) => isNew && text !== asListed(list, text) && set({ [field]: asListed(list, text) })}
        />
      ))}
    </fieldset>
  );
}

/** Offers what the last record had, while these fields are still empty. */
function LastChoices({ set, empty }: Pick<SectionProps, 'set'> & { empty: boolean }) {
  const [last] = useState(readPreferences);

  useEffect(() => {
    if (!last || !empty) return;
    function onKeyDown(event: KeyboardEvent) {
      if (!event.altKey || event.code !== 'KeyS') return;
      event.preventDefault();
      if (last) set(last);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [last, empty, set]);

  if (!last || !empty) return null;
  const parts = [last.company, last.saleType, last.direction, last.shift].filter(Boolean);
  return (
    <button type="button" className={css.last} onClick={() => set(last)}>
      <span>Son seçimleri kullan:</span> {parts.join(' · ')}
      <span aria-hidden="true" className={css.hint}>
        Alt S
      </span>
    </button>
  );
}
