import { hintOf, shortcuts } from './shortcuts.ts';

/** The last act of this tab that can be taken back; it is kept after its toast has gone. */
let last: (() => Promise<void>) | null = null;

/** Takes a press of `Geri al` and Ctrl+Z alike from now on; gives the button for a toast. */
export function offerUndo(undo: () => Promise<void>) {
  last = undo;
  return { name: 'Geri al', hint: hintOf(shortcuts.undo), press: () => take(undo) };
}

export const canUndo = () => last !== null;

/** Takes the last act back, once. */
export function undoLast(): void {
  if (last) void take(last);
}

/** What was offered to somebody else, or is taken back otherwise. */
export function forgetUndo(): void {
  last = null;
}

async function take(undo: () => Promise<void>): Promise<void> {
  if (last === undo) last = null;
  await undo();
}
