import { useEffectEvent, useLayoutEffect } from 'react';

/** Runs `action` when `key` is pressed, alone or with Ctrl (on a Mac, ⌘), outside of fields and dialogs. */
export function useKey(key: string, action: () => void, withCtrl = false): void {
  const act = useEffectEvent(action);
  // Before paint, so that the key works as soon as the screen is visible.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.repeat || (withCtrl && event.shiftKey)) return;
      if ((event.ctrlKey || event.metaKey) !== withCtrl) return;
      if (event.key.toLowerCase() !== key || isBusy(event.target, withCtrl)) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, withCtrl]);
}

/** In a dialog where there is nothing to fill in or to answer, keys with Ctrl keep their meaning. */
function isBusy(target: EventTarget | null, withCtrl: boolean): boolean {
  const dialogs = withCtrl ? '[role="dialog"]:has(input, textarea)' : '[role="dialog"]';
  if (document.querySelector(`${dialogs}, [role="alertdialog"]`)) return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target instanceof HTMLElement && (target.tagName === 'TEXTAREA' || target.isContentEditable);
}
