import { useEffect } from 'react';
import { OnDemand, onDemand } from '../ui/on-demand.tsx';
import { closeShortcuts, openShortcuts, useShortcutsOpen } from '../ui/shortcuts-store.ts';
import { forgetUndo, undoLast } from '../ui/undo.ts';
import { useKey } from '../ui/use-key.ts';
import { ToastsKey } from './ToastsKey.tsx';

const shortcutsDialog = onDemand(async () => (await import('./ShortcutsDialog.tsx')).default);

export function Shortcuts() {
  const open = useShortcutsOpen();
  useKey('shortcuts', openShortcuts);
  useKey('undo', undoLast);
  // On signing out, forget what can be undone: the next user must not undo it.
  useEffect(() => forgetUndo, []);
  return (
    <>
      <ToastsKey />
      {open && <OnDemand part={shortcutsDialog} onClose={closeShortcuts} onMissing={closeShortcuts} />}
    </>
  );
}
