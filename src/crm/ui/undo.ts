import { hintOf, shortcuts } from './shortcuts.ts';
import { showNotice } from './toast.ts';

type Undo = () => Promise<void>;

const deepest = 10;
/** The last acts of this tab that can be undone, the latest last; they outlive their toasts. */
let acts: readonly Undo[] = [];
/** A second Ctrl+Z waits for the first, because both may concern the same record. */
let running: Promise<void> = Promise.resolve();

export function offerUndo(undo: Undo) {
  acts = [...acts.filter((other) => other !== undo), undo].slice(-deepest);
  return { name: 'Geri al', hint: hintOf(shortcuts.undo), press: () => take(undo) };
}

export const canUndo = () => acts.length > 0;

export function undoLast(): void {
  const last = acts.at(-1);
  if (last) void take(last);
  else showNotice('Geri alınacak işlem yok', 'Bu sekmede yaptığınız son on işlem geri alınabilir.', 'undo');
}

/** The next user must not undo what this user did. */
export function forgetUndo(): void {
  acts = [];
}

function take(undo: Undo): Promise<void> {
  acts = acts.filter((other) => other !== undo);
  running = running.catch(() => {}).then(undo);
  return running;
}
