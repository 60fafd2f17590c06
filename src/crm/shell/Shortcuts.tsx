import { lazy, Suspense } from 'react';
import { useKey } from '../ui/use-key.ts';
import { closeShortcuts, openShortcuts, useShortcutsOpen } from './shortcuts-store.ts';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

export function Shortcuts() {
  const open = useShortcutsOpen();
  useKey('?', openShortcuts);
  if (!open) return null;
  return (
    <Suspense>
      <ShortcutsDialog onClose={closeShortcuts} />
    </Suspense>
  );
}
