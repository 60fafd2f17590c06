import { expect, it } from 'vitest';
import { screens } from '../screens.ts';
import { ariaKeys, hintOf, shortcuts } from '../ui/shortcuts.ts';
import { goKey, goKeysOf } from './go-keys.ts';
import { shortcutTexts } from './shortcut-texts.ts';

it('every shortcut is explained once', () => {
  const explained = shortcutTexts.flatMap(([, texts]) => texts.map(([shortcut]) => shortcut));
  expect(explained.toSorted()).toEqual(Object.keys(shortcuts).toSorted());
});

it('no two shortcuts or screens have the same keys', () => {
  const keys = [...Object.values(shortcuts), ...screens.map(goKeysOf)].map((all) => all.join(' '));
  expect(keys).toEqual([...new Set(keys)]);
  expect(Object.values(shortcuts).map((all) => all.join(' '))).not.toContain(goKey);
});

it.each([
  [shortcuts.paste, 'Ctrl ⇧ V', 'Control+Shift+V'],
  [shortcuts.save, 'Ctrl ⏎', 'Control+Enter'],
  [shortcuts.newRecord, 'N', 'N'],
  [shortcuts.close, 'Esc', 'Escape'],
])('%j is shown as %s and told as %s', (keys, hint, aria) => {
  expect([hintOf(keys), ariaKeys(keys)]).toEqual([hint, aria]);
});
