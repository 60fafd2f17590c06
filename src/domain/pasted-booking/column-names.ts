import { isNoName } from './name-words.ts';
import type { Line } from './pasted-text.ts';
import type { NameWords } from './system-names.ts';
import { type Cell, cellsOf } from './table-cells.ts';

const first = /^(?:(?:yolcu )?(?:ad|adi|isim|ismi)|first name|given names?|forename|name)$/;
const last = /^(?:(?:yolcu )?(?:soyad|soyadi|soyisim|soyismi)|surname|last name|family name)$/;
const word = /^\p{L}[\p{L}'’-]{1,29}(?: \p{L}[\p{L}'’-]{1,29}){0,3}$/u;

/** Names under two headings of a table, one for each half of them. */
export function columnNamesIn(lines: readonly Line[]): NameWords[] {
  return lines.flatMap((head, row) => {
    const cells = cellsOf(head.text);
    const titles = cells.map(({ start, end }) => head.folded.slice(start, end));
    const [given, family] = [first, last].map((form) => titles.findIndex((title) => form.test(title)));
    if (given === undefined || family === undefined || given < 0 || family < 0) return [];
    const names: NameWords[] = [];
    for (const line of lines.slice(row + 1, row + 20)) {
      const values = cellsOf(line.text);
      const name = values.length >= cells.length ? joined(line, values[given], values[family]) : null;
      if (!name) break;
      names.push(name);
    }
    return names;
  });
}

function joined(line: Line, given: Cell | undefined, family: Cell | undefined): NameWords | null {
  if (!given || !family || ![given, family].every(({ text }) => word.test(text))) return null;
  const value = [...given.text.split(' '), ...family.text.split(' ')];
  if (value.some(isNoName)) return null;
  const [start, end] = [Math.min(given.start, family.start), Math.max(given.end, family.end)];
  return { value, start: line.at + start, end: line.at + end };
}
