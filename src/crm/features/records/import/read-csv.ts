import { type CsvText, findSign, parseCsv } from './parse-csv.ts';
import { type Table, UnreadableFile } from './table.ts';
import { trimTable } from './trim-table.ts';

/** @throws UnreadableFile */
export function readCsv(whole: string, name: string): Table {
  // Excel may name the separator in a first line, such as `sep=;`.
  const [line = '', given] = /^sep=(.)\r?\n/.exec(whole) ?? [];
  const text = whole.slice(line.length);
  const above = line === '' ? 0 : 1;
  const table = tableOfCsv(name, { text, sign: given ?? findSign(text), above });
  // When Turkish Excel saves a list with commas, it puts each line into one pair of quotation marks.
  if (!text.startsWith('"') || table.rows.some((row) => row.length > 1)) return table;
  const inner = table.rows.map(([cell = '']) => `${cell}\n`).join('');
  return tableOfCsv(name, { text: inner, sign: findSign(inner), above });
}

/** @throws UnreadableFile */
export function tableOfCsv(name: string, csv: CsvText): Table {
  const parsed = parseCsv(csv.text, csv.sign);
  if ('openLine' in parsed) throw new UnreadableFile('quotes', parsed.openLine + csv.above);
  return trimTable({ name, rows: parsed.rows, csv });
}
