import { expect, test } from 'vitest';
import { type AltShortcut, isPressed, keysOf } from './shortcuts.ts';

type Held = { ctrl?: true; alt?: true; shift?: true; meta?: true; altGr?: true };
const names = (Object.keys(keysOf) as AltShortcut[]).filter((name) => keysOf[name][0] === 'Alt');

function runBy(mac: boolean, held: Held, key: string, code: string): AltShortcut[] {
  const event = {
    key,
    code,
    altKey: held.alt ?? false,
    ctrlKey: held.ctrl ?? false,
    metaKey: held.meta ?? false,
    shiftKey: held.shift ?? false,
    getModifierState: (name: string) => name === 'AltGraph' && (held.altGr ?? false),
  };
  return names.filter((name) => isPressed(name, event, mac));
}

const alt: Held = { alt: true };
/** AltGr as Windows reports it; Linux does not report Control. */
const altGr: Held = { alt: true, ctrl: true, altGr: true };
const option: Held = { alt: true, altGr: true };
const controlOption: Held = { ctrl: true, alt: true, altGr: true };

test.each<[string, Held, string, string, AltShortcut[]]>([
  ['a letter', alt, 's', 'KeyS', ['lastChoices']],
  ['a capital letter', alt, 'S', 'KeyS', ['lastChoices']],
  ['a digit', alt, '2', 'Digit2', ['refundSamePnr']],
  ['the arrow', alt, 'ArrowDown', 'ArrowDown', ['calendar']],
  ['the letter on another key', alt, 's', 'KeyX', ['lastChoices']],
  ['another letter on its key', alt, 'm', 'KeyS', []],
  ['a letter that only looks like it', alt, 'ş', 'Semicolon', []],
  ['a layout whose digits need Shift', alt, 'é', 'Digit2', ['refundSamePnr']],
  ['another alphabet', alt, 'ы', 'KeyS', ['lastChoices']],
  ['the number pad', alt, '2', 'Numpad2', []],
  ['the arrow of the number pad', alt, 'ArrowDown', 'Numpad2', []],
  ['no Alt', {}, '2', 'Digit2', []],
  ['Shift too', { alt: true, shift: true }, 'S', 'KeyS', []],
  ['the Windows key too', { alt: true, meta: true }, 's', 'KeyS', []],
  ['the keys of a Mac', { alt: true, ctrl: true }, '2', 'Digit2', []],
  ['AltGr, which types a character', altGr, '£', 'Digit2', []],
  ['AltGr of Linux', { altGr: true }, '£', 'Digit2', []],
  ['AltGr of Linux with Alt', option, '2', 'Digit2', []],
])('on Windows and Linux, runs the right shortcut or none: %s', (_what, held, key, code, expected) => {
  expect(runBy(false, held, key, code)).toEqual(expected);
});

test.each<[string, Held, string, string, AltShortcut[]]>([
  ['a character: £', option, '£', 'Digit2', []],
  ['a character: ™', alt, '™', 'Digit2', []],
  ['a character: ß', option, 'ß', 'KeyS', []],
  ['a layout where Option types no character', alt, '2', 'Digit2', []],
  ['Option and an arrow, which move the caret', alt, 'ArrowDown', 'ArrowDown', []],
  ['with Control', controlOption, '£', 'Digit2', ['refundSamePnr']],
  ['with Control, reported without the character', controlOption, '2', 'Digit2', ['refundSamePnr']],
  ['a letter with Control', { ctrl: true, alt: true }, 'ß', 'KeyS', ['lastChoices']],
  ['a letter on another key', controlOption, 's', 'KeyX', ['lastChoices']],
  ['the arrow with Control', controlOption, 'ArrowDown', 'ArrowDown', ['calendar']],
  ['Control alone', { ctrl: true }, 's', 'KeyS', []],
  ['with ⌘', { alt: true, meta: true }, '2', 'Digit2', []],
])('on a Mac, runs the right shortcut or none: %s', (_what, held, key, code, expected) => {
  expect(runBy(true, held, key, code)).toEqual(expected);
});
