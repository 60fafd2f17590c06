import { useEffect, useMemo } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { Icon } from '../../../ui/Icon.tsx';
import css from './News.module.css';
import type { News } from './use-news.ts';

interface Props {
  news: News;
  rows: readonly SalesRecord[];
  range: { startIndex: number; endIndex: number } | null;
  onJump: (index: number) => void;
}

export function NewRecords({ news, rows, range, onJump }: Props) {
  const { unseen, onSeen } = news;
  const places = useMemo(
    () => (unseen.size === 0 ? [] : rows.flatMap(({ id }, index) => (unseen.has(id) ? [index] : []))),
    [rows, unseen],
  );
  const { startIndex = 0, endIndex = -1 } = range ?? {};
  const isInSight = (index: number) => index >= startIndex && index <= endIndex;
  const seen = places.filter(isInSight).flatMap((index) => rows[index]?.id ?? []);
  const seenText = seen.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: report the same ids only once
  useEffect(() => {
    if (seen.length > 0) onSeen(seen);
  }, [seenText, onSeen]);

  const [first] = places;
  const count = places.length - seen.length;
  return (
    <div className={css.jump} role="status" aria-live="polite">
      {count > 0 && first !== undefined && (
        <button type="button" onClick={() => onJump(first)}>
          <Icon name={first < startIndex ? 'up' : 'down'} size={16} />
          {formatCount(count)} yeni kayıt
        </button>
      )}
    </div>
  );
}
