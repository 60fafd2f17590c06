import { addDays } from '../days/date-ranges.ts';
import { directionBetween } from '../places/direction.ts';
import { doubtsOf } from '../records/record-doubts.ts';
import { type RecordDraft, readDraft } from '../records/record-entry.ts';
import { type EntryField, moneyFields } from '../records/record-fields.ts';
import { isRefundType } from '../records/refunds.ts';
import { dayLimits } from '../records/saving-questions.ts';
import { moneyValue } from '../text/money.ts';
import { isShortened } from './cells.ts';
import { isEntryField } from './columns.ts';
import type { ImportedRow, ImportRules, ListedRow, RowEdit } from './imported-row.ts';
import { isWorthKeeping } from './left-out.ts';
import { plainName } from './listed-names.ts';
import {
  draftOf,
  placeDay,
  placeListed,
  placeOwnNote,
  placeRefund,
  placeRoute,
  placeSeller,
  turnAmounts,
} from './placing.ts';

/** Reads one row of a list by the same rules as the form for a new sale. */
export function readListedRow(row: ListedRow, rules: ImportRules, edit: RowEdit = {}): ImportedRow {
  const { cells, line } = row;
  const faults: ImportedRow['faults'] = {};
  const doubts: ImportedRow['doubts'] = {};
  const draft = draftOf(row, rules, doubts);
  const { name, isSure } = plainName(draft.fullName);
  draft.fullName = name;
  if (!isSure) doubts.fullName = 'nameOrder';
  if (row.isCut) doubts[lastField(cells, rules)] = 'cut';
  placeRoute(cells, rules, draft, faults);
  placeOwnNote(rules, draft);
  Object.assign(draft, edit);
  for (const field of Object.keys(edit) as EntryField[]) {
    delete faults[field];
    delete doubts[field];
  }
  placeListed(rules, draft, faults);
  if (edit.saleType === undefined) placeRefund(cells, rules, draft, faults, doubts);
  placeSeller(cells, rules, draft, edit);
  // Some lists have no direction: it follows from the route, as in the form.
  draft.direction ||= directionBetween(draft.depart, draft.arrive) ?? '';
  placeDay(edit.date === undefined ? rules : { ...rules, dayOrder: 'dayFirst' }, draft, faults);
  if (isRefundType(draft.saleType, rules.refundSaleTypes)) turnAmounts(draft, faults);
  for (const field of ['fullName', 'phone', 'citizenId', 'pnr'] as const) {
    if (isShortened(draft[field], field === 'pnr')) faults[field] = 'shortened';
  }
  const read = readDraft(draft);
  const all = 'faults' in read ? { ...read.faults, ...faults } : faults;
  const input = 'input' in read && Object.keys(all).length === 0 ? read.input : null;
  return {
    line,
    draft,
    input,
    faults: all,
    doubts: {
      ...doubtsOfAmounts(draft, rules),
      ...doubtsOf(draft),
      ...doubtsOfDay(draft, all, rules),
      ...doubtsOfLetters(draft, rules, edit),
      ...doubts,
    },
    leftOut: rules.leftOut.filter((at) => isWorthKeeping(cells[at] ?? '')),
  };
}

function lastField(cells: readonly string[], { columns }: ImportRules): EntryField {
  const [field = 'fullName'] = [...columns].find(([, places]) => places.includes(cells.length - 1)) ?? [];
  return isEntryField(field) ? field : 'fullName';
}

function doubtsOfAmounts(draft: RecordDraft, { largeAmount }: ImportRules): ImportedRow['doubts'] {
  const large = moneyFields.filter((field) => (moneyValue(draft[field]) ?? 0) > largeAmount);
  return Object.fromEntries(large.map((field) => [field, 'largeAmount']));
}

function doubtsOfLetters(draft: RecordDraft, { isGarbled }: ImportRules, edit: RowEdit): ImportedRow['doubts'] {
  // A question mark in a name counts as a lost letter.
  const isName = edit.fullName === undefined && (draft.fullName.includes('?') || isGarbled(draft.fullName));
  const isNote = edit.note === undefined && isGarbled(draft.note);
  return { ...(isName && { fullName: 'garbled' }), ...(isNote && { note: 'garbled' }) };
}

function doubtsOfDay(draft: RecordDraft, faults: ImportedRow['faults'], { today }: ImportRules): ImportedRow['doubts'] {
  if (faults.date) return {};
  if (draft.date === '') return { date: 'noDay' };
  return draft.date > addDays(today, dayLimits.daysAhead) ? { date: 'dayAhead' } : {};
}
