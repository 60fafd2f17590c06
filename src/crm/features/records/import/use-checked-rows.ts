import { useMemo } from 'react';
import { todayIn } from '../../../../domain/days/dates.ts';
import type { ImportField } from '../../../../domain/import/columns.ts';
import type { ImportedRow, ImportRules, ListedRow } from '../../../../domain/import/imported-row.ts';
import { columnsLeftOut } from '../../../../domain/import/left-out.ts';
import { readListedRow } from '../../../../domain/import/rows.ts';
import type { Finder } from '../../../../domain/import/values.ts';
import { agency } from '../../../agency.ts';
import type { Letters } from './letters.ts';
import { foundOrder, headingsOf, type OpenedList, readingOrder } from './opened-list.ts';
import { type Compared, useComparison } from './use-comparison.ts';

interface Given {
  list: OpenedList;
  columns: ReadonlyMap<ImportField, readonly number[]>;
  rows: readonly ListedRow[];
  find: Finder;
  letters: Letters;
}

const nothing: Compared = { stored: new Map(), closedDays: new Set() };

/** After a change in the preview, only the changed rows are read and compared again. */
export function useCheckedRows({ list, columns, rows, find, letters }: Given) {
  const { choices, edits } = list;
  const headings = useMemo(() => headingsOf(list), [list]);
  const found = useMemo(() => foundOrder(columns, rows), [columns, rows]);
  const dayOrder = readingOrder(list.dayOrder, found);
  const rules = useMemo((): ImportRules => {
    const { refundSaleTypes, largeAmount, timeZone } = agency;
    const cells = rows.map((row) => row.cells);
    const fields = headings.map((_, at) => [...columns].find(([, places]) => places.includes(at))?.[0] ?? null);
    const leftOut = columnsLeftOut(cells, fields, headings);
    const { isGarbled } = letters;
    const today = todayIn(timeZone);
    return {
      columns,
      leftOut,
      find,
      choices,
      dayOrder,
      refundSaleTypes,
      closedDays: nothing.closedDays,
      largeAmount,
      today,
      isGarbled,
    };
  }, [rows, columns, headings, find, choices, dayOrder, letters]);

  const plain = useMemo(() => rows.map((row) => readListedRow(row, rules)), [rows, rules]);
  const mended = useMemo(
    () => rows.flatMap((row) => (edits.has(row.line) ? [readListedRow(row, rules, edits.get(row.line))] : [])),
    [rows, rules, edits],
  );
  const [first, second] = [useComparison(plain), useComparison(mended)];
  const known = useMemo((): Compared => {
    const [one, other] = [first.compared ?? nothing, second.compared ?? nothing];
    return {
      stored: new Map([...one.stored, ...other.stored]),
      closedDays: new Set([...one.closedDays, ...other.closedDays]),
    };
  }, [first.compared, second.compared]);

  const sales = useMemo(() => {
    const { closedDays } = known;
    const byLine = new Map<number, ImportedRow>(mended.map((row) => [row.line, row]));
    if (closedDays.size === 0) return plain.map((row) => byLine.get(row.line) ?? row);
    const closed = { ...rules, closedDays };
    return rows.map((row) => readListedRow(row, closed, edits.get(row.line)));
  }, [rows, rules, edits, plain, mended, known]);

  return {
    headings,
    found,
    plain,
    sales,
    stored: known.stored,
    isCompared: first.compared !== null && second.compared !== null,
    error: first.error ?? second.error,
    again: () => {
      first.again();
      second.again();
    },
  };
}
