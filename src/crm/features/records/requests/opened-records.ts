import type { SalesRecord } from '../../../../domain/records/sales-record.ts';

/** The sales that were opened last in this tab, the latest first. They are nowhere but in memory. */
let opened: readonly SalesRecord[] = [];
const most = 8;

export function noteOpened(record: SalesRecord): void {
  opened = [record, ...opened.filter(({ id }) => id !== record.id)].slice(0, most);
}

/** What is stored of a sale by now, if it was opened. */
export function renewOpened(record: SalesRecord): void {
  opened = opened.map((known) => (known.id === record.id ? record : known));
}

/** That it is not there any more; without an id, that somebody else may come. */
export function forgetOpened(id?: number): void {
  opened = id === undefined ? [] : opened.filter((record) => record.id !== id);
}

export const openedRecords = () => opened;
