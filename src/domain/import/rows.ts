import { addDays } from '../days/date-ranges.ts';
import type { IsoDate } from '../days/dates.ts';
import { directionBetween } from '../places/direction.ts';
import { doubtsOf, type EntryDoubt } from '../records/record-doubts.ts';
import { type EntryFault, emptyDraft, type RecordDraft, readDraft } from '../records/record-entry.ts';
import { type EntryField, moneyFields, recordFields } from '../records/record-fields.ts';
import { listFields } from '../records/reference-lists.ts';
import { isRefundType } from '../records/refunds.ts';
import type { SalesRecordInput } from '../records/sales-record.ts';
import { dayLimits } from '../records/saving-questions.ts';
import { moneyValue } from '../text/money.ts';
import { amountsGivenBack, cellText, readListedDay, readMark, splitRoute } from './cells.ts';
import type { ImportField } from './columns.ts';
import type { DayOrder } from './day-order.ts';
import { type Choices, choiceKey, type Finder, type ListName } from './values.ts';

/** Why a cell keeps its row out: a fault of the form, or one that only a list can have. */
export type ImportFault = EntryFault | 'year' | 'dayOrder' | 'route' | 'mixedSigns' | 'refundMark' | 'closedDay';
/** What a cell hardly means, but may. */
export type ImportDoubt = EntryDoubt | 'noDay' | 'dayAhead' | 'largeAmount';

/** A row of a list, as a sale. */
export interface ImportedRow {
  /** Line in the file, from 1. */
  line: number;
  /** As the form would show it; a faulty field as in the file. */
  draft: RecordDraft;
  /** Null if anything is wrong. */
  input: SalesRecordInput | null;
  faults: Partial<Record<EntryField, ImportFault>>;
  doubts: Partial<Record<EntryField, ImportDoubt>>;
}

/** How to read a list. */
export interface ImportRules {
  columns: ReadonlyMap<ImportField, readonly number[]>;
  find: Finder;
  choices: Choices;
  dayOrder: DayOrder | 'mixed';
  refundSaleTypes: readonly string[];
  closedDays: ReadonlySet<IsoDate>;
  /** In lira; a larger amount is hardly meant. */
  largeAmount: number;
  today: IsoDate;
}

/** Reads one row of a list by the rules of the form for a new sale. */
export function readListedRow(cells: readonly string[], line: number, rules: ImportRules): ImportedRow {
  const draft = draftOf(cells, rules);
  const faults: ImportedRow['faults'] = {};
  placeRoute(cells, rules, draft, faults);
  placeListed(rules, draft, faults);
  placeRefund(cells, rules, draft, faults);
  // The form proposes it too; without it, a list without directions would leave them all empty.
  draft.direction ||= directionBetween(draft.depart, draft.arrive) ?? '';
  placeDay(rules, draft, faults);
  if (isRefundType(draft.saleType, rules.refundSaleTypes)) turnAmounts(draft, faults);
  const read = readDraft(draft);
  const all = 'faults' in read ? { ...read.faults, ...faults } : faults;
  const input = 'input' in read && Object.keys(all).length === 0 ? read.input : null;
  return {
    line,
    draft,
    input,
    faults: all,
    doubts: { ...doubtsOfAmounts(draft, rules), ...doubtsOf(draft), ...doubtsOfDay(draft, all, rules) },
  };
}

function draftOf(cells: readonly string[], { columns }: ImportRules): RecordDraft {
  const draft = emptyDraft('');
  for (const [field, places] of columns) {
    if (field === 'route' || field === 'refund') continue;
    draft[field] = places
      .map((at) => cellText(cells[at]))
      .filter(Boolean)
      .join(' ');
  }
  return draft;
}

function placeRoute(
  cells: readonly string[],
  { columns }: ImportRules,
  draft: RecordDraft,
  faults: ImportedRow['faults'],
) {
  const text = cellText(cells[columns.get('route')?.[0] ?? -1]);
  const ends = splitRoute(text);
  if (!ends) {
    draft.depart ||= text;
    faults.depart = 'route';
    return;
  }
  draft.depart ||= ends[0];
  draft.arrive ||= ends[1];
  draft.returnTo ||= ends[2];
}

function placeListed({ find, choices }: ImportRules, draft: RecordDraft, faults: ImportedRow['faults']): void {
  const fields: ReadonlyArray<readonly [EntryField, ListName]> = [
    ...listFields.map((field) => [field, field] as const),
    ['depart', 'airport'],
    ['arrive', 'airport'],
    ['returnTo', 'airport'],
  ];
  for (const [field, list] of fields) {
    const text = draft[field];
    if (text === '' || faults[field]) continue;
    const choice = choices.get(choiceKey(list, text));
    const listed = find(list, text) ?? (typeof choice === 'object' ? choice.listed : null);
    if (listed === null && choice === undefined) faults[field] = 'unlisted';
    else draft[field] = listed ?? '';
    if (listed === null && choice === 'note') {
      draft.note = [draft.note, `${recordFields[field].label}: ${text}`].filter(Boolean).join(' · ');
    }
  }
}

/** A column that marks each refund overrides the type beside it. */
function placeRefund(
  cells: readonly string[],
  { columns, refundSaleTypes }: ImportRules,
  draft: RecordDraft,
  faults: ImportedRow['faults'],
) {
  const [type] = refundSaleTypes;
  const isBack = readMark(cellText(cells[columns.get('refund')?.[0] ?? -1]));
  if (isBack === null || (isBack && !type)) faults.saleType = 'refundMark';
  else if (isBack && type && !isRefundType(draft.saleType, refundSaleTypes)) {
    draft.saleType = type;
    delete faults.saleType;
  }
}

function placeDay({ closedDays, dayOrder }: ImportRules, draft: RecordDraft, faults: ImportedRow['faults']): void {
  const read = readListedDay(draft.date, dayOrder);
  if ('fault' in read) {
    faults.date = read.fault;
    return;
  }
  draft.date = read.day;
  if (closedDays.has(read.day)) faults.date = 'closedDay';
}

function turnAmounts(draft: RecordDraft, faults: ImportedRow['faults']): void {
  const turned = amountsGivenBack(draft);
  if (turned) Object.assign(draft, turned);
  else for (const field of moneyFields) if (draft[field] !== '') faults[field] = 'mixedSigns';
}

function doubtsOfAmounts(draft: RecordDraft, { largeAmount }: ImportRules): ImportedRow['doubts'] {
  const large = moneyFields.filter((field) => (moneyValue(draft[field]) ?? 0) > largeAmount);
  return Object.fromEntries(large.map((field) => [field, 'largeAmount']));
}

function doubtsOfDay(draft: RecordDraft, faults: ImportedRow['faults'], { today }: ImportRules): ImportedRow['doubts'] {
  if (faults.date) return {};
  if (draft.date === '') return { date: 'noDay' };
  return draft.date > addDays(today, dayLimits.daysAhead) ? { date: 'dayAhead' } : {};
}
