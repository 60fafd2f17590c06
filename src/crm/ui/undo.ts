import { hintOf, shortcuts } from './shortcuts.ts';

/** The last act of this tab that can be undone; it outlives its toast. */
let last: (() => Promise<void>) | null = null;

/** Lets both `Geri al` and Ctrl+Z undo this act from now on; returns the button for a toast. */
export function offerUndo(undo: () => Promise<void>) {
  last = undo;
  return { name: 'Geri al', hint: hintOf(shortcuts.undo), press: () => take(undo) };
}

export const canUndo = () => last !== null;

/** Undoes the last act, once. */
export function undoLast(): void {
  if (last) void take(last);
}

/** Drops an act that belongs to another user, or is undone elsewhere. */
export function forgetUndo(): void {
  last = null;
}

async function take(undo: () => Promise<void>): Promise<void> {
  if (last === undo) last = null;
  await undo();
}
