import { strToU8, Zip, ZipDeflate } from 'fflate';
import { formatDate } from '../../../domain/days/dates.ts';
import type { Cell, Sheet, SheetColumn, SheetWriter } from './sheet.ts';
import { fixedParts, sheetEnd, sheetStart, style } from './xlsx-parts.ts';

/** The lowest compression: a higher level takes several times as long and makes a long list only slightly smaller. */
const level = 1;
/** Day 0 of Excel's calendar, which is correct only from March 1900 on. */
const dayZero = Date.UTC(1899, 11, 30);
const firstDay = '1900-03-01';

/**
 * Writes an Excel file. A text stays a text even if it looks like a formula. Sums are formulas, stored with their
 * results because some programs do not calculate.
 */
export function xlsxWriter(sheet: Sheet): SheetWriter {
  const columns = sheet.columns.map(({ name, kind }, at) => ({ name, kind, letters: columnLetters(at), sum: 0 }));
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part as Uint8Array<ArrayBuffer>);
  });
  function open(path: string): ZipDeflate {
    const file = new ZipDeflate(path, { level });
    zip.add(file);
    return file;
  }
  for (const [path, text] of Object.entries(fixedParts(sheet))) open(path).push(strToU8(text), true);

  const body = open('xl/worksheets/sheet1.xml');
  let last = 1;
  const heading = columns.map(({ name, kind, letters }) =>
    textCell(`${letters}1`, name, kind === 'money' || kind === 'number' ? style.headingRight : style.heading),
  );
  body.push(encoder.encode(`${sheetStart(sheet)}<row r="1">${heading.join('')}</row>`));

  function rowOf(cells: readonly Cell[]): string {
    last += 1;
    let text = `<row r="${last}">`;
    for (const [at, column] of columns.entries()) {
      const cell = cells[at] ?? null;
      if (cell !== null) text += filledCell(column.letters + last, cell, column.kind);
      if (column.kind === 'money') column.sum += Number(cell ?? 0);
    }
    return `${text}</row>`;
  }

  function sumCells(): string[] {
    return columns.map(({ kind, letters, sum }, at) => {
      const place = letters + (last + 1);
      if (kind !== 'money') return textCell(place, at === 0 ? 'Toplam' : '', style.total);
      return `<c r="${place}" s="${style.totalMoney}"><f>SUM(${letters}2:${letters}${last})</f><v>${sum}</v></c>`;
    });
  }

  return {
    add: (rows) => body.push(encoder.encode(rows.map(rowOf).join(''))),
    close: () => {
      const sums = sheet.isAdded ? `<row r="${last + 1}">${sumCells().join('')}</row>` : '';
      body.push(encoder.encode(sums + sheetEnd), true);
      zip.end();
      return new Blob(parts, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
    },
  };
}

function filledCell(place: string, cell: string | number, kind: SheetColumn['kind']): string {
  if (typeof cell === 'number') {
    return `<c r="${place}"${kind === 'money' ? ` s="${style.money}"` : ''}><v>${cell}</v></c>`;
  }
  if (kind !== 'day') return textCell(place, cell, style.text);
  if (cell < firstDay) return textCell(place, formatDate(cell), style.text);
  return `<c r="${place}" s="${style.day}"><v>${(Date.parse(cell) - dayZero) / 86_400_000}</v></c>`;
}

function textCell(place: string, text: string, look: number): string {
  const styled = look === style.text ? '' : ` s="${look}"`;
  if (text === '') return `<c r="${place}"${styled}/>`;
  // Without this, Excel drops spaces at the ends. Written on every cell, it would slow down a long list by a tenth.
  const kept = /^\s|\s$/.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${place}"${styled} t="inlineStr"><is><t${kept}>${escapeXml(text)}</t></is></c>`;
}

const special = /[<>&\r]|_(?=x[0-9A-Fa-f]{4}_)/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: characters that XML cannot contain
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '\r': '&#13;',
  _: '_x005F_',
};

/** Excel reads `_x0041_` as the letter A, so the underscore that begins such a text is escaped. */
function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(special, (sign) => entities[sign] ?? sign);
}

/** A, B … Z, AA, AB … */
function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}
