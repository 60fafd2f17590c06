import { entryFields } from '../../../../domain/records/record-fields.ts';
import { type SalesRecordInput, toRow } from '../../../../domain/records/sales-record.ts';
import { uuid } from '../../../../domain/text/uuid.ts';
import { AppError } from '../../../api/errors.ts';
import { insertRecords } from '../../../api/rest.ts';

/** What our own server takes at once. */
const mostBytes = 8 * 1024 * 1024;
const columns = [...entryFields.map((field) => field.toLowerCase()), 'clientref'];

/** Sales as they are sent, and the references by which they are known. */
export interface PackedSales {
  json: string;
  clientRefs: readonly string[];
}

/**
 * Sales as they are sent, each with a reference made once: sent again after a lost answer, none is stored twice.
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

/** Stores packed sales, all or none. @throws AppError */
export const insertSales = (json: string) => insertRecords(json, columns);
