import { hintOf, shortcuts } from './shortcuts.ts';
import { showNotice } from './toast.ts';

type Undo = () => Promise<void>;

const deepest = 10;
/** The last acts of this tab that can be undone, the latest last; they outlive their toasts. */
let acts: readonly Undo[] = [];
/** A second Ctrl+Z waits for the first: it may concern the same record. */
let running: Promise<void> = Promise.resolve();

/** Lets both `Geri al` and Ctrl+Z undo this act from now on; returns the button for a toast. */
export function offerUndo(undo: Undo) {
  acts = [...acts.filter((other) => other !== undo), undo].slice(-deepest);
  return { name: 'Geri al', hint: hintOf(shortcuts.undo), press: () => take(undo) };
}

export const canUndo = () => acts.length > 0;

/** Undoes the latest act, or says that there is none. */
export function undoLast(): void {
  const last = acts.at(-1);
  if (last) void take(last);
  else showNotice('Geri alınacak işlem yok', 'Bu sekmede yaptığınız son on işlem geri alınabilir.', 'undo');
}

/** Forgets all acts when the user signs out: the next user must not undo them. */
export function forgetUndo(): void {
  acts = [];
}

function take(undo: Undo): Promise<void> {
  acts = acts.filter((other) => other !== undo);
  running = running.catch(() => {}).then(undo);
  return running;
}
