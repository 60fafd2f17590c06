import { emptyDraft, type RecordDraft } from '../records/record-entry.ts';
import { type EntryField, moneyFields, recordFields } from '../records/record-fields.ts';
import { listFields } from '../records/reference-lists.ts';
import { isRefundType } from '../records/refunds.ts';
import { amountsGivenBack, cellText, readListedDay, readMark, splitRoute } from './cells.ts';
import { isEntryField, labelOf } from './columns.ts';
import type { ImportedRow, ImportRules, ListedRow, RowEdit } from './imported-row.ts';
import { choiceKey, type ListName } from './values.ts';

/** The cells of a row by field, with the texts not yet interpreted. */
export function draftOf(
  { cells, below = [] }: ListedRow,
  { columns }: ImportRules,
  doubts: ImportedRow['doubts'],
): RecordDraft {
  const draft = emptyDraft('');
  for (const [field, places] of columns) {
    if (!isEntryField(field)) continue;
    draft[field] = places
      .map((at) => cellText(cells[at]))
      .filter(Boolean)
      .join(' ');
    // An amount merged over several rows was paid once, for example by a family: keeps it only in the first row.
    if (recordFields[field].kind !== 'money' || draft[field] === '' || !places.some((at) => below.includes(at)))
      continue;
    draft[field] = '';
    doubts[field] = 'merged';
  }
  return draft;
}

/** Moves the direction from the start of the note, where our own export writes it, to its field. */
export function placeOwnNote({ find }: ImportRules, draft: RecordDraft): void {
  const [first = '', ...rest] = draft.note.split(' · ');
  if (first === '' || find('direction', first) !== first) return;
  if (draft.direction !== '' && find('direction', draft.direction) !== first) return;
  draft.direction = first;
  draft.note = rest.join(' · ');
}

/** Adds the seller's name to the note, because the database stamps a record with the user who imports it. */
export function placeSeller(
  cells: readonly string[],
  { columns }: ImportRules,
  draft: RecordDraft,
  edit: RowEdit,
): void {
  const text = cellText(cells[columns.get('seller')?.[0] ?? -1]);
  const word = `${labelOf('seller')}: `;
  if (text === '' || edit.note !== undefined || draft.note.includes(word)) return;
  draft.note = [draft.note, word + text].filter(Boolean).join(' · ');
}

/** Splits a route in one cell into departure, arrival and return. */
export function placeRoute(
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

/**
 * Replaces each text by the list entry it means. With an unlisted text it does what the user chose; without a choice,
 * the text is a fault.
 */
export function placeListed({ find, choices }: ImportRules, draft: RecordDraft, faults: ImportedRow['faults']): void {
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

/** Marks refunds. A yes-or-no column about refunds wins over the row's sale type. */
export function placeRefund(
  cells: readonly string[],
  { columns, refundSaleTypes }: ImportRules,
  draft: RecordDraft,
  faults: ImportedRow['faults'],
  doubts: ImportedRow['doubts'],
) {
  const [type] = refundSaleTypes;
  // Our own export writes refunds as negative amounts, and may have no column for the type: take such a row for a
  // refund.
  if (type && draft.saleType === '' && Object.keys(amountsGivenBack(draft) ?? {}).length > 0) {
    draft.saleType = type;
    doubts.saleType = 'takenForRefund';
  }
  const isBack = readMark(cellText(cells[columns.get('refund')?.[0] ?? -1]));
  if (isBack === null || (isBack && !type)) faults.saleType = 'refundMark';
  else if (isBack && type && !isRefundType(draft.saleType, refundSaleTypes)) {
    draft.saleType = type;
    delete faults.saleType;
  }
}

/** Reads the day, and refuses one that is ambiguous or closed. */
export function placeDay(
  { closedDays, dayOrder }: ImportRules,
  draft: RecordDraft,
  faults: ImportedRow['faults'],
): void {
  const read = readListedDay(draft.date, dayOrder);
  if ('fault' in read) {
    faults.date = read.fault;
    return;
  }
  draft.date = read.day;
  if (closedDays.has(read.day)) faults.date = 'closedDay';
}

/** Makes the amounts of a refund positive, as they are entered in the form. */
export function turnAmounts(draft: RecordDraft, faults: ImportedRow['faults']): void {
  const turned = amountsGivenBack(draft);
  if (turned) Object.assign(draft, turned);
  else for (const field of moneyFields) if (draft[field] !== '') faults[field] = 'mixedSigns';
}
