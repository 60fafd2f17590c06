import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { IsoDate } from '../../../../domain/dates.ts';
import { chosenOf, type Facet, facetNames, facets, facetText } from '../../../../domain/facets.ts';
import { isAnyAmount } from '../../../../domain/paid-range.ts';
import { Icon } from '../../../ui/Icon.tsx';
import css from './FacetChips.module.css';
import { FilterChip } from './FilterChip.tsx';
import { optionsOf, readValues } from './facet-options.ts';
import { PaidChip } from './PaidChip.tsx';
import type { RecordFilter } from './record-filter.ts';

interface Props {
  filter: RecordFilter;
  today: IsoDate;
  onChoose: (change: Partial<Pick<RecordFilter, 'facets' | 'paid'>>) => void;
}

/** What the list is narrowed to beside days and search: one value of each, and what was paid. */
export function FacetChips({ filter, today, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser
    <div
      className={css.chips}
      role="group"
      aria-label="Süzgeçler"
      // On a phone the row scrolls, and browsers leave a chip where it is of which they see a part.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {facets.map((facet) => (
        <FacetChip
          key={facet}
          facet={facet}
          filter={filter}
          today={today}
          onChoose={(value) => onChoose({ facets: { ...filter.facets, [facet]: value } })}
        />
      ))}
      <PaidChip paid={filter.paid} onChoose={(paid) => onChoose({ paid })} />
    </div>
  );
}

interface ChipProps {
  facet: Facet;
  filter: RecordFilter;
  today: IsoDate;
  /** Undefined for sales with any value. */
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
        <Options
          facet={facet}
          filter={filter}
          today={today}
          chosen={chosen}
          onChoose={(value) => {
            close();
            if (value !== chosen) onChoose(value);
          }}
        />
      )}
    </FilterChip>
  );
}

const numbers = new Intl.NumberFormat('tr-TR');

function Options({ facet, filter, today, chosen, onChoose }: ChipProps & { chosen: string | undefined }) {
  const { start, end } = filter;
  const menu = useRef<HTMLDivElement>(null);
  const { data, isLoading } = useQuery({
    queryKey: ['records', 'values', start, end],
    queryFn: ({ signal }) => readValues({ start, end }, today, signal),
    retry: false,
  });
  const options = [{ value: undefined, records: undefined }, ...optionsOf(facet, data, chosen)];
  // The numbers are of whole days, which would mislead beside a list that is narrowed already.
  const isCounted =
    filter.search === '' && isAnyAmount(filter.paid) && chosenOf(filter.facets).every(([other]) => other === facet);
  useEffect(() => menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus(), []);
  return (
    <>
      <div ref={menu} role="menu" aria-label={facetNames[facet]}>
        {options.map(({ value, records }) => (
          <button
            key={value ?? '*'}
            className={css.item}
            type="button"
            role="menuitemradio"
            aria-checked={value === chosen}
            tabIndex={-1}
            onClick={() => onChoose(value)}
          >
            <Icon name="check" />
            <span className={css.text}>{value === undefined ? 'Hepsi' : facetText(facet, value)}</span>
            {isCounted && records !== undefined && <span className={css.count}>{numbers.format(records)}</span>}
          </button>
        ))}
      </div>
      {isLoading && (
        <p className={css.loading} role="status">
          Sayılıyor…
        </p>
      )}
    </>
  );
}

/** The keys of a menu. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const places: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const next = places[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}
