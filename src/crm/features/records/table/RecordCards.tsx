import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { NewRecords } from '../follow/NewRecords.tsx';
import { NewsTag } from '../follow/NewsTag.tsx';
import { useKeptPlace } from '../follow/use-kept-place.ts';
import type { News } from '../follow/use-news.ts';
import type { Selection } from '../grid/use-selection.ts';
import { RecordCard } from './RecordCard.tsx';
import css from './RecordCards.module.css';

interface Props {
  rows: SalesRecord[];
  fresh: number | null;
  news: News;
  place: string;
  selection: Selection;
}

const gap = 6;

export function RecordCards({ rows, fresh, news, place, selection }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const main = list.current?.closest('main') ?? null;
    setScroller(main);
    if (!list.current || !main) return;
    // Measured after each render, as the parts above grow and shrink.
    setTop(list.current.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop);
  });

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => 80,
    scrollMargin: top,
    overscan: 6,
    gap,
    scrollPaddingStart: gap,
    // Keeps measured sizes with their sales when rows are added above.
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
  });
  const items = virtualizer.getVirtualItems();
  useKeptPlace({ rows, place, items, scroller, startOf: (index) => virtualizer.measurementsCache[index]?.start ?? 0 });

  return (
    <>
      <NewRecords
        news={news}
        rows={rows}
        range={virtualizer.range}
        onJump={(index) => {
          virtualizer.scrollToIndex(index, { align: 'start' });
          list.current?.focus({ preventScroll: true });
        }}
      />
      <ul
        className={css.list}
        ref={list}
        tabIndex={-1}
        aria-label="Kayıtlar"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map((item) => {
          const record = rows[item.index];
          return (
            record && (
              <li
                key={record.id}
                ref={virtualizer.measureElement}
                data-index={item.index}
                data-fresh={record.id === fresh || undefined}
                data-news={news.kinds.get(record.id)}
                aria-setsize={rows.length}
                aria-posinset={item.index + 1}
                style={{ transform: `translateY(${item.start - top}px)` }}
              >
                <NewsTag kind={news.kinds.get(record.id)} />
                <RecordCard record={record} chosen={selection.chosen.ids.has(record.id)} onChoose={selection.toggle} />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
