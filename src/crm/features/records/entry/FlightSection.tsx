import { useEffect, useState } from 'react';
import { airportCode } from '../../../../domain/airport-search.ts';
import { recordFields } from '../../../../domain/record-fields.ts';
import { asListed, listFields } from '../../../../domain/reference-lists.ts';
import { upperCode } from '../../../../domain/turkish.ts';
import { lists } from '../../../agency.ts';
import { useCommands } from '../../../ui/commands.ts';
import { SuggestField } from '../../../ui/SuggestField.tsx';
import { ariaKeys, hintOf, shortcuts } from '../../../ui/shortcuts.ts';
import { doubtText, FormField, faultText, type SectionProps } from './FormField.tsx';
import { readPreferences } from './form-preferences.ts';
import css from './RecordDialog.module.css';
import { suggestAirports, suggestFrom } from './suggestions.ts';
import { useSamePnr } from './use-same-pnr.ts';

const airportFields = ['depart', 'arrive'] as const;

const suggestListed = listFields.map((field) => [field, suggestFrom(lists[field])] as const);

interface Props extends SectionProps {
  recordId: number | null;
}

export function FlightSection({ recordId, ...form }: Props) {
  const { draft, set, isNew, origins } = form;
  const samePnr = useSamePnr(upperCode(draft.pnr), recordId);
  return (
    <fieldset className={css.section}>
      <legend>Uçuş Bilgileri</legend>
      <FormField form={form} field="pnr" fieldClassName={css.pnr} warning={samePnr} />
      {airportFields.map((field) => (
        <SuggestField
          key={field}
          label={recordFields[field].label}
          value={draft[field]}
          error={faultText(form, field)}
          warning={doubtText(form, field)}
          origin={origins[field]}
          suggest={suggestAirports}
          completes
          typed={upperCode}
          onChange={(text) => set({ [field]: text })}
          onLeave={(text) => text !== airportCode(text) && set({ [field]: airportCode(text) })}
        />
      ))}
      {isNew && (
        <LastChoices set={set} empty={listFields.every((field) => draft[field] === '' || origins[field] === 'öneri')} />
      )}
      {suggestListed.map(([field, suggest]) => (
        <SuggestField
          key={field}
          className={css.quarter}
          label={recordFields[field].label}
          value={draft[field]}
          error={faultText(form, field)}
          origin={origins[field]}
          suggest={suggest}
          completes={isNew}
          onChange={(text) => set({ [field]: text })}
          onLeave={(text) => {
            const listed = asListed(lists[field], text);
            if (isNew && listed !== null && listed !== text) set({ [field]: listed });
          }}
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

  useCommands(() => ({ runs: { lastChoices: last && empty ? () => set(last) : null } }), 'dialog');
  if (!last || !empty) return null;
  const parts = [last.company, last.saleType, last.direction, last.shift].filter(Boolean);
  return (
    // No stop of the tab key: it is not always there, and who types blindly would land one field off. Keys have Alt S.
    <button
      type="button"
      className={css.last}
      tabIndex={-1}
      aria-keyshortcuts={ariaKeys(shortcuts.lastChoices)}
      onClick={() => set(last)}
    >
      <span>Son seçimleri kullan:</span> {parts.join(' · ')}
      <span aria-hidden="true" className={css.hint}>
        {hintOf(shortcuts.lastChoices)}
      </span>
    </button>
  );
}
