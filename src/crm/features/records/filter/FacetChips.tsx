import type { KeyboardEvent } from 'react';
import type { IsoDate } from '../../../../domain/days/dates.ts';
import { type Facet, facetNames, facets, facetText } from '../../../../domain/reports/facets.ts';
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx';
import { useRecordFilter } from '../list/use-record-filter.ts';
import type { RecordFilter } from '../requests/record-filter.ts';
import css from './FacetChips.module.css';
import { FilterChip } from './FilterChip.tsx';
import { PaidChip } from './PaidChip.tsx';

const options = onDemand(async () => (await import('./FacetOptions.tsx')).default);

export function FacetChips() {
  const { filter, today, apply } = useRecordFilter();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser
    <div
      className={css.chips}
      role="group"
      aria-label="Süzgeçler"
      // Browsers do not scroll to a chip that is already partly visible.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {facets.map((facet) => (
        <FacetChip
          key={facet}
          facet={facet}
          filter={filter}
          today={today}
          onChoose={(value) => apply({ ...filter, facets: { ...filter.facets, [facet]: value } })}
        />
      ))}
      <PaidChip paid={filter.paid} onChoose={(paid) => apply({ ...filter, paid })} />
    </div>
  );
}

interface ChipProps {
  facet: Facet;
  filter: RecordFilter;
  today: IsoDate;
  onChoose: (value: string | undefined) => void;
}

function FacetChip({ facet, filter, today, onChoose }: ChipProps) {
  const chosen = filter.facets[facet];
  return (
    <FilterChip
      name={facetNames[facet]}
      chosen={chosen === undefined ? undefined : facetText(facet, chosen)}
      opens="menu"
      onClear={() => onChoose(undefined)}
      onKeyDown={moveFocus}
    >
      {(close) => (
        <OnDemand
          part={options}
          onMissing={close}
          facet={facet}
          filter={filter}
          today={today}
          chosen={chosen}
          onChoose={(value: string | undefined) => {
            close();
            if (value !== chosen) onChoose(value);
          }}
        />
      )}
    </FilterChip>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const places: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const next = places[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}
