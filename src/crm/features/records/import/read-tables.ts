import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { formatDate } from '../../../../domain/days/dates.ts';
import { decode } from './decode.ts';
import { spreadMerges } from './merged-cells.ts';
import { numberText } from './number-text.ts';
import { readCsv } from './read-csv.ts';
import { isJson, readJson } from './read-json.ts';
import { isMailPage, pageNamedIn, pagesOfMail } from './read-mail-page.ts';
import { isMarkup, readMarkup } from './read-markup.ts';
import { fileLimits, type Table, UnreadableFile } from './table.ts';
import { trimTable } from './trim-table.ts';

type Sheet = Awaited<ReturnType<typeof readXlsx>>['sheets'][number];
type Value = Sheet['rows'][number][number];

/**
 * Reads every cell as text. Goes by the content, not the name: programs save web pages as `.xls`.
 * @throws UnreadableFile
 */
export async function readTables(bytes: Uint8Array, name: string): Promise<Table[]> {
  const tables = await (isZip(bytes) ? readWorkbook(bytes) : readText(bytes, name));
  const filled = tables.map(trimTable).filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new UnreadableFile('empty');
  // Refuse the file, because rows beyond the limit would be lost without notice.
  if (filled.some(({ rows }) => rows.length >= fileLimits.read)) throw new UnreadableFile('tooManyRows');
  return filled;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);
const isZip = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
/** The file format of Excel until 2003. Today's Excel files with a password begin with the same bytes. */
const isCompound = (bytes: Uint8Array) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

function readText(bytes: Uint8Array, name: string): Table[] {
  if (isCompound(bytes)) throw new UnreadableFile(/\.xlsx$/i.test(name) ? 'locked' : 'oldExcel');
  const plain = decode(bytes);
  if (/^\s*%PDF-/.test(plain)) throw new UnreadableFile('pdf');
  if (plain.includes('\0') || /^\{\\rtf/.test(plain)) throw new UnreadableFile('unknown');
  const isMail = isMailPage(plain);
  if (isMail || isMarkup(plain)) {
    const pages = isMail ? pagesOfMail(plain) : [decode(bytes, pageNamedIn(bytes))];
    const tables = pages.flatMap(readMarkup);
    if (tables.length === 0) throw new UnreadableFile('webPage');
    return tables;
  }
  return [isJson(plain) ? { name, rows: readJson(plain) } : readCsv(plain, name)];
}

async function readWorkbook(bytes: Uint8Array): Promise<Table[]> {
  try {
    refuseOthers(bytes);
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      maxRows: fileLimits.read,
    });
    return sheets.map((sheet) => {
      const rows = textsOf(sheet);
      return { name: sheet.name, rows, ...(sheet.merges && { spread: spreadMerges(rows, sheet.merges) }) };
    });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('broken');
  }
}

/**
 * Files inside OpenDocument, Word, PowerPoint, Numbers and binary Excel documents, which are zip files like `.xlsx`.
 */
const otherParts = /^(?:mimetype$|content\.xml$|word\/|ppt\/|Index[./]|xl\/workbook\.bin$)/;

function refuseOthers(bytes: Uint8Array): void {
  let unpacked = 0;
  let isOther = false;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      isOther ||= otherParts.test(name);
      return false;
    },
  });
  if (unpacked > fileLimits.unpacked) throw new UnreadableFile('tooLarge');
  if (isOther) throw new UnreadableFile('document');
}

function textsOf({ rows, cells }: Sheet): string[][] {
  return rows.map((row, line) =>
    row.map((value, column) => {
      const formula = value === null ? cells?.get(`${line},${column}`)?.formula : undefined;
      // A formula without a stored value must not look like an empty cell.
      return formula === undefined ? textOf(value) : `=${formula}`;
    }),
  );
}

function textOf(value: Value): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '#TARİH' : formatDate(value.toISOString().slice(0, 10));
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'DOĞRU' : 'YANLIŞ';
  return value;
}
