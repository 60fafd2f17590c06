import { type CsvText, findSign, parseCsv } from './parse-csv.ts';
import { type Table, UnreadableFile } from './table.ts';
import { trimTable } from './trim-table.ts';

/**
 * The rows of a CSV file.
 * @throws UnreadableFile
 */
export function readCsv(whole: string, name: string): Table {
  // Excel's own first line, which names the sign between the cells.
  const [line = '', given] = /^sep=(.)\r?\n/.exec(whole) ?? [];
  const text = whole.slice(line.length);
  return tableOfCsv(name, { text, sign: given ?? findSign(text), above: line === '' ? 0 : 1 });
}

/** The same of a text whose sign is known. @throws UnreadableFile */
export function tableOfCsv(name: string, csv: CsvText): Table {
  const parsed = parseCsv(csv.text, csv.sign);
  if ('openLine' in parsed) throw new UnreadableFile('quotes', parsed.openLine + csv.above);
  return trimTable({ name, rows: parsed.rows, csv });
}
