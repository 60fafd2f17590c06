/** Texts that a spreadsheet program would take for a formula, also behind blanks and in the wide forms of Asian keyboards. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A text that looks like a formula with an apostrophe in front, the spreadsheet's own sign for text. */
export const guarded = (text: string) => (formula.test(text) ? `'${text}` : text);

/** The same without the apostrophe that our own files have. */
export const unguarded = (cell: string) => (/^'/.test(cell) && formula.test(cell.slice(1)) ? cell.slice(1) : cell);
