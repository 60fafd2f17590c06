import { OnDemand, onDemand } from '../ui/on-demand.tsx';
import { useKey } from '../ui/use-key.ts';
import { closeShortcuts, openShortcuts, useShortcutsOpen } from './shortcuts-store.ts';

const shortcutsDialog = onDemand(async () => (await import('./ShortcutsDialog.tsx')).default);

export function Shortcuts() {
  const open = useShortcutsOpen();
  useKey('?', openShortcuts);
  if (!open) return null;
  return <OnDemand part={shortcutsDialog} onClose={closeShortcuts} onMissing={closeShortcuts} />;
}
