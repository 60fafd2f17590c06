import { useState } from 'react';
import { airportCode } from '../../../../domain/places/airport-search.ts';
import { recordFields } from '../../../../domain/records/record-fields.ts';
import { asListed, listFields } from '../../../../domain/records/reference-lists.ts';
import { upperCode } from '../../../../domain/text/turkish.ts';
import { lists } from '../../../agency.ts';
import { useCommands } from '../../../ui/commands.ts';
import { SuggestField } from '../../../ui/SuggestField.tsx';
import { ariaKeys, hintOf, shortcuts } from '../../../ui/shortcuts.ts';
import { useWorldAirports } from '../../../ui/use-world-airports.ts';
import { doubtText, FormField, faultText, type SectionProps } from './FormField.tsx';
import { readPreferences } from './form-preferences.ts';
import css from './RecordDialog.module.css';
import { RoundTripChoice, useRoundTrip } from './RoundTrip.tsx';
import { SamePnrOffer, type SamePnrWays } from './SamePnrOffer.tsx';
import type { SamePnr } from './same-pnr.ts';
import { suggestAirports, suggestFrom } from './suggestions.ts';
import { useAltKeys } from './use-alt-keys.ts';

const oneWay = ['depart', 'arrive'] as const;
const bothWays = [...oneWay, 'returnTo'] as const;

const suggestListed = listFields.map((field) => [field, suggestFrom(lists[field])] as const);

interface Props extends SectionProps {
  samePnr: SamePnr | null;
  pnrWays: SamePnrWays | null;
}

export function FlightSection({ samePnr, pnrWays, ...form }: Props) {
  const { draft, set, isNew, origins } = form;
  useWorldAirports();
  const trip = useRoundTrip(draft, set);
  const changeOf = (field: (typeof bothWays)[number], text: string) =>
    field === 'depart' ? trip.following(text) : { [field]: text };
  return (
    <fieldset className={css.section} data-trip={trip.isRound ? 'round' : undefined}>
      <legend>Uçuş Bilgileri</legend>
      <FormField form={form} field="pnr" fieldClassName={css.pnr} warning={samePnr ? `${samePnr.text}.` : undefined} />
      {samePnr?.first && pnrWays && (
        <div className={css.offer}>
          <SamePnrOffer first={samePnr.first} {...pnrWays} />
        </div>
      )}
      {(trip.isRound ? bothWays : oneWay).map((field) => (
        <SuggestField
          key={field}
          className={css.airport}
          label={recordFields[field].label}
          value={draft[field]}
          error={faultText(form, field)}
          warning={doubtText(form, field)}
          origin={origins[field]}
          suggest={suggestAirports}
          completes
          typed={upperCode}
          onChange={(text) => set(changeOf(field, text))}
          onLeave={(text) => text !== airportCode(text) && set(changeOf(field, airportCode(text)))}
        />
      ))}
      <RoundTripChoice trip={trip} className={css.aside} />
      {isNew && (
        <LastChoices
          form={form}
          empty={listFields.every((field) => draft[field] === '' || origins[field] === 'öneri')}
        />
      )}
      {suggestListed.map(([field, suggest]) => (
        <SuggestField
          key={field}
          className={css.quarter}
          label={recordFields[field].label}
          value={draft[field]}
          error={faultText(form, field)}
          warning={doubtText(form, field)}
          origin={origins[field]}
          suggest={suggest}
          completes
          onChange={(text) => set({ [field]: text })}
          onLeave={(text) => {
            const listed = asListed(lists[field], text);
            if (listed !== null && listed !== text) set({ [field]: listed });
          }}
        />
      ))}
    </fieldset>
  );
}

function LastChoices({ form: { draft, set }, empty }: { form: SectionProps; empty: boolean }) {
  const [last] = useState(readPreferences);
  // Fill only empty fields: a value proposed for the route or the hour is a better guess than the last choice.
  const free = listFields.filter((field) => last?.[field] && draft[field] === '');
  const choose = () => set(Object.fromEntries(free.map((field) => [field, last?.[field]])), 'likely');
  const take = last && empty && free.length > 0 ? choose : null;
  useAltKeys({ lastChoices: take });
  useCommands(() => ({ runs: { lastChoices: take } }), 'dialog');
  if (!last || !take) return null;
  const parts = free.map((field) => last[field]);
  return (
    // Not a tab stop: the button comes and goes, and staff who press Tab without looking would land in the wrong field.
    <button
      type="button"
      className={css.last}
      tabIndex={-1}
      aria-keyshortcuts={ariaKeys(shortcuts.lastChoices)}
      onClick={take}
    >
      <span>Son seçimleri kullan:</span> {parts.join(' · ')}
      <span aria-hidden="true" className={css.hint}>
        {hintOf(shortcuts.lastChoices)}
      </span>
    </button>
  );
}
