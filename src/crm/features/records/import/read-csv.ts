import { parseCsv } from 'hucre/csv';
import { unguarded } from '../../export/guarded.ts';
import { UnreadableFile } from './table.ts';

/**
 * The rows of a CSV file, whoever wrote it: UTF-8, UTF-16 or Turkish Windows; parted by semicolons, commas or tabs.
 * @throws UnreadableFile
 */
export function readCsv(bytes: Uint8Array): string[][] {
  const whole = decode(bytes);
  if (whole.includes('\0')) throw new UnreadableFile('unknown');
  // Excel's own first line, which names the sign between the cells.
  const [line = '', sign] = /^sep=(.)\r?\n/.exec(whole) ?? [];
  const text = whole.slice(line.length);
  // An unclosed quotation mark would swallow all rows behind it.
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1) throw new UnreadableFile('quotes');
  const rows = parseCsv(text, sign === undefined ? {} : { delimiter: sign });
  return rows.map((row) => row.map((cell) => unguarded(String(cell ?? ''))));
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}
