import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { formatDate } from '../../../../domain/days/dates.ts';
import { readCsv } from './read-csv.ts';
import { fileLimits, type Table, UnreadableFile } from './table.ts';

type Sheet = Awaited<ReturnType<typeof readXlsx>>['sheets'][number];
type Value = Sheet['rows'][number][number];

/**
 * The visible sheets of an Excel file, or the one of a CSV file, with every cell as text.
 * @throws UnreadableFile
 */
export async function readTables(bytes: Uint8Array, name: string): Promise<Table[]> {
  const tables = await (isZip(bytes) ? readWorkbook(bytes) : [readText(bytes, name)]);
  const filled = tables
    .map(({ name, rows }) => ({ name, rows: withoutEnd(rows) }))
    .filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new UnreadableFile('empty');
  // Rows below the limit would go missing without a word.
  if (filled.some(({ rows }) => rows.length >= fileLimits.read)) throw new UnreadableFile('tooManyRows');
  return filled;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);
const isZip = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
/** Excel's form until 2003, and today's with a password around it. */
const isCompound = (bytes: Uint8Array) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

function readText(bytes: Uint8Array, name: string): Table {
  if (isCompound(bytes)) throw new UnreadableFile(/\.xlsx$/i.test(name) ? 'locked' : 'oldExcel');
  return { name, rows: readCsv(bytes).map((row) => row.slice(0, fileLimits.columns)) };
}

async function readWorkbook(bytes: Uint8Array): Promise<Table[]> {
  try {
    refuseBomb(bytes);
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      maxRows: fileLimits.read,
    });
    return sheets.map((sheet) => ({ name: sheet.name, rows: textsOf(sheet) }));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('broken');
  }
}

/** Looks at the announced sizes alone; what grows beyond them, the reader refuses. */
function refuseBomb(bytes: Uint8Array): void {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > fileLimits.unpacked) throw new UnreadableFile('tooLarge');
}

function textsOf({ rows, cells }: Sheet): string[][] {
  return rows.map((row, line) =>
    row.slice(0, fileLimits.columns).map((value, column) => {
      const formula = value === null ? cells?.get(`${line},${column}`)?.formula : undefined;
      // A formula without a stored value must not pass for an empty cell.
      return formula === undefined ? textOf(value) : `=${formula}`;
    }),
  );
}

/** Numbers as they are typed: with a comma, without what binary arithmetic adds to them. */
function textOf(value: Value): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '#TARİH' : formatDate(value.toISOString().slice(0, 10));
  if (typeof value === 'number') return String(Number(value.toPrecision(15))).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'DOĞRU' : 'YANLIŞ';
  return value;
}

function withoutEnd(rows: string[][]): string[][] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  return rows.slice(0, last + 1);
}
