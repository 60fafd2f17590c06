import { useCallback, useMemo, useState } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { allOf, type Chosen, nothingChosen, withToggled } from './selection.ts';

export interface Selection {
  chosen: Chosen;
  records: readonly SalesRecord[];
  choose: (change: (now: Chosen) => Chosen) => void;
  toggle: (record: Pick<SalesRecord, 'id'>) => void;
  all: () => void;
  clear: () => void;
}

const none: readonly SalesRecord[] = [];

/** @param list key of the list; another list clears the selection */
export function useSelection(rows: readonly SalesRecord[], list: string): Selection {
  const [{ of, chosen }, set] = useState({ of: list, chosen: nothingChosen });
  const now = of === list ? chosen : nothingChosen;
  const choose = useCallback(
    (change: (now: Chosen) => Chosen) =>
      set((before) => {
        const known = before.of === list ? before.chosen : nothingChosen;
        const next = change(known);
        return next === before.chosen ? before : { of: list, chosen: next };
      }),
    [list],
  );
  const records = useMemo(
    () => (now.ids.size === 0 ? none : rows.filter(({ id }) => now.ids.has(id))),
    [rows, now.ids],
  );
  return {
    chosen: now,
    records,
    choose,
    toggle: useCallback(({ id }) => choose((before) => withToggled(before, id)), [choose]),
    all: () => choose(() => allOf(rows)),
    clear: useCallback(() => choose(() => nothingChosen), [choose]),
  };
}
