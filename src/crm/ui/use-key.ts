import { useEffectEvent, useLayoutEffect } from 'react';
import { keysOf, type Shortcut } from './shortcuts.ts';

/**
 * Runs `action` when the shortcut's keys are pressed outside fields and dialogs.
 * @param where `everywhere`: also in fields and dialogs, but not while a question (an alert dialog) is open
 */
export function useKey(shortcut: Shortcut, action: () => void, where: 'page' | 'everywhere' = 'page'): void {
  const act = useEffectEvent(action);
  // Before paint, so that the key works as soon as the screen is visible.
  useLayoutEffect(() => {
    const keys: readonly string[] = keysOf[shortcut];
    const withCtrl = keys[0] === 'Ctrl';
    const wanted = keys.at(-1)?.toLowerCase();
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.repeat || (withCtrl && event.shiftKey)) return;
      if ((event.ctrlKey || event.metaKey) !== withCtrl || event.key.toLowerCase() !== wanted) return;
      // While a question is open, go on and prevent the default: the browser's Ctrl+Z would change a field behind it.
      if (where === 'page' && isBusy(event.target, withCtrl) && (!withCtrl || !isAsked() || isField(event.target)))
        return;
      event.preventDefault();
      if (!isAsked()) act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcut, where]);
}

const isAsked = () => document.querySelector('[role="alertdialog"]') !== null;

/**
 * Whether a dialog is open or a field has the focus. For a shortcut with Ctrl, a dialog without fields does not count.
 */
function isBusy(target: EventTarget | null, withCtrl: boolean): boolean {
  const dialogs = withCtrl ? '[role="dialog"]:has(input, textarea)' : '[role="dialog"]';
  return isAsked() || document.querySelector(dialogs) !== null || isField(target);
}

function isField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target instanceof HTMLElement && (target.tagName === 'TEXTAREA' || target.isContentEditable);
}
