/** The keys of every shortcut. Whatever listens to them, shows or explains them has them from here. */
export const shortcuts = {
  palette: ['Ctrl', 'K'],
  newRecord: ['N'],
  refund: ['Ctrl', 'I'],
  search: ['/'],
  cells: ['↑', '↓', '←', '→'],
  editCell: ['F2'],
  chooseRow: ['Boşluk'],
  chooseRange: ['Shift', '↑', '↓'],
  chooseAll: ['Ctrl', 'A'],
  copy: ['Ctrl', 'C'],
  pasteRows: ['Ctrl', 'V'],
  columnWidth: ['Shift', '←', '→'],
  columnPlace: ['Ctrl', 'Shift', '←', '→'],
  save: ['Ctrl', 'Enter'],
  saveAndNext: ['Ctrl', 'Shift', 'Enter'],
  lastChoices: ['Alt', 'S'],
  addPassenger: ['Alt', 'Y'],
  roundTrip: ['Alt', 'G'],
  confirmKnown: ['Alt', 'O'],
  joinSamePnr: ['Alt', '1'],
  refundSamePnr: ['Alt', '2'],
  keepSamePnr: ['Alt', '3'],
  paste: ['Ctrl', 'Shift', 'V'],
  nextField: ['Tab'],
  days: ['+', '-'],
  calendar: ['Alt', '↓'],
  close: ['Esc'],
  undo: ['Ctrl', 'Z'],
  shortcuts: ['?'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Shortcut = keyof typeof shortcuts;
type Keys = readonly string[];

const signs: Readonly<Record<string, string>> = { Shift: '⇧', Enter: '⏎' };
const codes: Readonly<Record<string, string>> = { Ctrl: 'Control', Esc: 'Escape' };

/** As short as a button has room for. */
export const hintOf = (keys: Keys) => keys.map((key) => signs[key] ?? key).join(' ');

/** As `aria-keyshortcuts` has them: all of them at once. */
export const ariaKeys = (keys: Keys) => keys.map((key) => codes[key] ?? key).join('+');
