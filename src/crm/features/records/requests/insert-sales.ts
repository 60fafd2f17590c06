import { entryFields } from '../../../../domain/records/record-fields.ts';
import { type SalesRecordInput, toRow } from '../../../../domain/records/sales-record.ts';
import { uuid } from '../../../../domain/text/uuid.ts';
import { AppError } from '../../../api/errors.ts';
import { insertRecords } from '../../../api/rest.ts';

/** Largest request body that our server accepts. */
const mostBytes = 8 * 1024 * 1024;
const columns = [...entryFields.map((field) => field.toLowerCase()), 'clientref'];

export interface PackedSales {
  json: string;
  clientRefs: readonly string[];
}

/**
 * Each sale gets a reference, so that a retry after a lost answer does not store it twice.
 * @throws AppError `rows_too_large`
 */
export function packSales(sales: readonly SalesRecordInput[]): PackedSales {
  const clientRefs = sales.map(() => uuid());
  const rows = sales.map((sale, at) => {
    const given = Object.entries(toRow(sale)).filter(([, value]) => value !== null);
    return { ...Object.fromEntries(given), clientref: clientRefs[at] };
  });
  const json = JSON.stringify(rows);
  if (new Blob([json]).size > mostBytes) throw new AppError('rows_too_large');
  return { json, clientRefs };
}

export const insertSales = (json: string) => insertRecords(json, columns);
