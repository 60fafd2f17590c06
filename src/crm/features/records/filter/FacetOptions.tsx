import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { IsoDate } from '../../../../domain/days/dates.ts';
import { isAnyAmount } from '../../../../domain/records/paid-range.ts';
import { chosenOf, type Facet, facetNames, facetText } from '../../../../domain/reports/facets.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { RecordFilter } from '../requests/record-filter.ts';
import css from './FacetOptions.module.css';
import { optionsOf, readValues } from './facet-options.ts';

interface Props {
  facet: Facet;
  filter: RecordFilter;
  today: IsoDate;
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

export default function FacetOptions({ facet, filter, today, chosen, onChoose }: Props) {
  const { start, end } = filter;
  const menu = useRef<HTMLDivElement>(null);
  const { data, isLoading } = useQuery({
    queryKey: ['records', 'values', start, end],
    queryFn: ({ signal }) => readValues({ start, end }, today, signal),
    retry: false,
  });
  const options = [{ value: undefined, records: undefined }, ...optionsOf(facet, data, chosen)];
  // The counts ignore the other filters, so they would mislead while one of these narrows the list.
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
            {isCounted && records !== undefined && <span className={css.count}>{formatCount(records)}</span>}
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
