import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { RecordCard } from './RecordCard.tsx';
import css from './RecordCards.module.css';

interface Props {
  rows: SalesRecord[];
  fresh: number | null;
  refunds: ReadonlyMap<number, readonly number[]>;
  onEdit: (record: SalesRecord) => void;
  onDelete: (record: SalesRecord) => void;
  onRefund: (record: SalesRecord) => void;
  onPast: (record: SalesRecord) => void;
  onOpen: (id: number) => void;
}

const gap = 12;

/** The list on a phone, scrolling with the page; only the cards in sight exist. */
export function RecordCards({ rows, fresh, refunds, onEdit, onDelete, onRefund, onPast, onOpen }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const main = list.current?.closest('main') ?? null;
    setScroller(main);
    if (!list.current || !main) return;
    setTop(list.current.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop);
  }, []);

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => 190,
    scrollMargin: top,
    overscan: 6,
    gap,
  });

  return (
    <ul className={css.list} ref={list} aria-label="Kayıtlar" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => {
        const record = rows[item.index];
        return (
          record && (
            <li
              key={record.id}
              ref={virtualizer.measureElement}
              data-index={item.index}
              data-fresh={record.id === fresh || undefined}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start - top}px)` }}
            >
              <RecordCard
                record={record}
                refunds={refunds.get(record.id)}
                onEdit={onEdit}
                onDelete={onDelete}
                onRefund={onRefund}
                onPast={onPast}
                onOpen={onOpen}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
