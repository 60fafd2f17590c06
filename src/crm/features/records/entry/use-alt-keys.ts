import { useEffect, useEffectEvent } from 'react';
import { type Shortcut, shortcuts } from '../../../ui/shortcuts.ts';

type Runs = Readonly<Partial<Record<Shortcut, (() => void) | null | undefined>>>;

/** Does things by Alt and the key at a letter's or a digit's place. The right Alt key writes signs on a Turkish keyboard. */
export function useAltKeys(runs: Runs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !isInForm(event.target)) return;
    for (const [shortcut, run] of Object.entries(runs)) {
      const [, key = ''] = shortcuts[shortcut as Shortcut];
      if (!run || (event.code !== `Key${key}` && event.code !== `Digit${key}`)) continue;
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

/** A question or the palette over the form has keys of its own. */
function isInForm(target: EventTarget | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null;
  return dialog?.role === 'dialog' && dialog.querySelector('fieldset') !== null;
}
