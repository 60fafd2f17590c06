import { csvWriter } from './csv-writer.ts';
import type { Cell, Sheet, SheetWriter } from './sheet.ts';
import { xlsxWriter } from './xlsx-writer.ts';

export type FileFormat = 'xlsx' | 'csv';
/** What the page sends; it waits for each reply before it sends the next order. */
export type Order = { open: Sheet; format: FileFormat } | { rows: readonly (readonly Cell[])[] } | { close: true };
/** The file, after `close`. */
export type Reply = { file?: Blob };

let writer: SheetWriter;

/** Writes the file off the page's thread, so that the page stays responsive. */
function obey(order: Order): Reply {
  if ('open' in order) writer = order.format === 'csv' ? csvWriter(order.open) : xlsxWriter(order.open);
  else if ('rows' in order) writer.add(order.rows);
  else return { file: writer.close() };
  return {};
}

addEventListener('message', ({ data }: MessageEvent<Order>) => postMessage(obey(data)));
