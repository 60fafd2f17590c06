/** The keys on Windows and Linux. */
export const keysOf = {
  palette: ['Ctrl', 'K'],
  newRecord: ['N'],
  refund: ['Ctrl', 'I'],
  search: ['/'],
  firstRow: ['↓'],
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
  toasts: ['F6'],
  shortcuts: ['?'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Shortcut = keyof typeof keysOf;
export type AltShortcut = {
  [Name in Shortcut]: (typeof keysOf)[Name] extends readonly ['Alt', string] ? Name : never;
}[Shortcut];
type Keys = readonly string[];

const isMac = /^(Mac|iP)/.test(navigator.platform);

/** A Mac uses ⌘ for Ctrl, and ⌃⌥ for Alt, because ⌥ alone types characters such as `£` and `™`. */
const macKeys: Readonly<Record<string, Keys>> = { Ctrl: ['⌘'], Alt: ['⌃', '⌥'] };

export function shortcutsOn(mac: boolean): Readonly<Record<Shortcut, Keys>> {
  if (!mac) return keysOf;
  const entries = Object.entries(keysOf).map(([name, keys]) => [name, keys.flatMap((key) => macKeys[key] ?? [key])]);
  return Object.fromEntries(entries);
}

export const shortcuts = shortcutsOn(isMac);

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'getModifierState'>;

/**
 * Compares the typed character, or the key's position if Option or another alphabet changes the character. AltGr, and
 * Alt with the number pad, type characters and are no shortcuts.
 */
export function isPressed(shortcut: AltShortcut, event: Pressed, mac = isMac): boolean {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!altKey || metaKey || shiftKey || ctrlKey !== mac || code.startsWith('Numpad')) return false;
  // Elsewhere AltGr types characters; on a Mac, the Option key itself may be reported as AltGr.
  if (!mac && event.getModifierState('AltGraph')) return false;
  const [, wanted] = keysOf[shortcut];
  if (wanted === '↓') return key === 'ArrowDown';
  if (/^[a-z\d]$/i.test(key)) return key.toUpperCase() === wanted;
  return code === `Key${wanted}` || code === `Digit${wanted}`;
}

const signs: Readonly<Record<string, string>> = { Shift: '⇧', Enter: '⏎' };
const codes: Readonly<Record<string, string>> = {
  Ctrl: 'Control',
  Esc: 'Escape',
  '⌘': 'Meta',
  '⌃': 'Control',
  '⌥': 'Alt',
};

export const hintOf = (keys: Keys) => keys.map((key) => signs[key] ?? key).join(/[⌘⌃]/.test(keys[0] ?? '') ? '' : ' ');

export const ariaKeys = (keys: Keys) => keys.map((key) => codes[key] ?? key).join('+');
