import { csvWriter } from './csv-writer.ts';
import type { Cell, Sheet, SheetWriter } from './sheet.ts';
import { xlsxWriter } from './xlsx-writer.ts';

export type FileFormat = 'xlsx' | 'csv';
/**
 * The page waits for the reply to each order before it sends the next one. `rows` is JSON: the browser takes longer to
 * copy the cells themselves to a worker.
 */
export type Order = { open: Sheet; format: FileFormat } | { rows: string } | { close: true };
export type Reply = { file?: Blob };

let writer: SheetWriter;

function obey(order: Order): Reply {
  if ('open' in order) writer = order.format === 'csv' ? csvWriter(order.open) : xlsxWriter(order.open);
  else if ('rows' in order) writer.add(JSON.parse(order.rows) as Cell[][]);
  else return { file: writer.close() };
  return {};
}

addEventListener('message', ({ data }: MessageEvent<Order>) => postMessage(obey(data)));
