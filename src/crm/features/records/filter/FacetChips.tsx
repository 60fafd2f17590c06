import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { IsoDate } from '../../../../domain/dates.ts';
import { chosenOf, type Facet, type Facets, facetNames, facets, facetText } from '../../../../domain/facets.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useAnchoredPopup } from '../../../ui/use-anchored-popup.ts';
import { useLightDismiss } from '../../../ui/use-light-dismiss.ts';
import css from './FacetChips.module.css';
import { optionsOf, readValues } from './facet-options.ts';
import type { RecordFilter } from './record-filter.ts';

interface Props {
  filter: RecordFilter;
  today: IsoDate;
  onChoose: (facets: Facets) => void;
}

/** What the list is narrowed to beside days and search, one value of each. */
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
        <Chip
          key={facet}
          facet={facet}
          filter={filter}
          today={today}
          onChoose={(value) => onChoose({ ...filter.facets, [facet]: value })}
        />
      ))}
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

function Chip({ facet, filter, today, onChoose }: ChipProps) {
  const chosen = filter.facets[facet];
  const name = facetNames[facet];
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLSpanElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useAnchoredPopup(chip, open, () => setOpen(false));
  useLightDismiss(chip, open, () => setOpen(false));

  function choose(value: string | undefined) {
    setOpen(false);
    trigger.current?.focus();
    if (value !== chosen) onChoose(value);
  }

  return (
    <span className={css.chip} ref={chip} data-chosen={chosen !== undefined || undefined}>
      <button
        className={css.trigger}
        type="button"
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span>{chosen === undefined ? name : `${name}: ${facetText(facet, chosen)}`}</span>
        {chosen === undefined && <Icon name="open" />}
      </button>
      {chosen !== undefined && (
        <button className={css.clear} type="button" onClick={() => choose(undefined)}>
          <Icon name="close" />
          <span className="sr-only">{name} süzgecini kaldır</span>
        </button>
      )}
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the menu that is in it
        <div
          className={css.popup}
          ref={popup}
          popover="manual"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return moveFocus(event);
            event.stopPropagation();
            choose(chosen);
          }}
        >
          <Options facet={facet} filter={filter} today={today} chosen={chosen} onChoose={choose} />
        </div>
      )}
    </span>
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
  const isCounted = filter.search === '' && chosenOf(filter.facets).every(([other]) => other === facet);
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
