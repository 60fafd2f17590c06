/** Matches texts that a spreadsheet takes for a formula, even after blanks or with a full-width sign. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Puts an apostrophe, the spreadsheet's own mark for text, before a text that looks like a formula. */
export const guarded = (text: string) => (formula.test(text) ? `'${text}` : text);

export const unguarded = (cell: string) => (/^'/.test(cell) && formula.test(cell.slice(1)) ? cell.slice(1) : cell);
