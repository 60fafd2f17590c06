import type { SalesRecord } from '../../../../domain/records/sales-record.ts';

/** The sales last opened in this tab, latest first; kept only in memory. */
let opened: readonly SalesRecord[] = [];
const most = 8;

export function noteOpened(record: SalesRecord): void {
  opened = [record, ...opened.filter(({ id }) => id !== record.id)].slice(0, most);
}

export function renewOpened(record: SalesRecord): void {
  opened = opened.map((known) => (known.id === record.id ? record : known));
}

export function forgetOpened(id?: number): void {
  opened = id === undefined ? [] : opened.filter((record) => record.id !== id);
}

export const openedRecords = () => opened;
