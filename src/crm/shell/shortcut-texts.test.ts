import { expect, it } from 'vitest';
import { ariaKeys, hintOf, keysOf, shortcutsOn } from '../ui/shortcuts.ts';
import { shortcutTexts } from './shortcut-texts.ts';

it('every shortcut is explained once', () => {
  const explained = shortcutTexts.flatMap(([, texts]) => texts.map(([shortcut]) => shortcut));
  expect(explained.toSorted()).toEqual(Object.keys(keysOf).toSorted());
});

const [pc, mac] = [shortcutsOn(false), shortcutsOn(true)];

it.each([pc, mac])('no two shortcuts have the same keys', (shortcuts) => {
  const keys = Object.values(shortcuts).map((all) => all.join(' '));
  expect(keys).toEqual([...new Set(keys)]);
});

it.each([
  [pc.paste, 'Ctrl ⇧ V', 'Control+Shift+V'],
  [pc.save, 'Ctrl ⏎', 'Control+Enter'],
  [pc.lastChoices, 'Alt S', 'Alt+S'],
  [pc.newRecord, 'N', 'N'],
  [pc.close, 'Esc', 'Escape'],
  [mac.paste, '⌘⇧V', 'Meta+Shift+V'],
  [mac.lastChoices, '⌃⌥S', 'Control+Alt+S'],
  [mac.newRecord, 'N', 'N'],
])('%j is shown as %s and announced as %s', (keys, hint, aria) => {
  expect([hintOf(keys), ariaKeys(keys)]).toEqual([hint, aria]);
});
