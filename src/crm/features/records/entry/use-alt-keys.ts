import { useEffect, useEffectEvent } from 'react';
import { type AltShortcut, isPressed } from '../../../ui/shortcuts.ts';

type Runs = Readonly<Partial<Record<AltShortcut, (() => void) | null | undefined>>>;

export function useAltKeys(runs: Runs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || !isInForm(event.target)) return;
    for (const [shortcut, run] of Object.entries(runs)) {
      if (!run || !isPressed(shortcut as AltShortcut, event)) continue;
      event.preventDefault();
      run();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/**
 * Whether an element is in the entry form. A question or the command palette over the form is not: it handles its own
 * keys.
 */
function isInForm(target: EventTarget | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null;
  return dialog?.role === 'dialog' && dialog.querySelector('fieldset') !== null;
}
