import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { forgetWaiting } from '../../ui/commands.ts';
import { OnDemand, onDemand } from '../../ui/on-demand.tsx';
import { useKey } from '../../ui/use-key.ts';
import { forgetOpened } from '../records/requests/opened-records.ts';
import { useSignedIn } from '../session/session-store.ts';
import { closePalette, openPalette, usePalettePlace } from './palette-store.ts';

const paletteDialog = onDemand(async () => (await import('./PaletteDialog.tsx')).default);

/** The palette, and the key that opens it on every screen. */
export function Palette() {
  const place = usePalettePlace();
  const { pathname } = useLocation();
  // A user whose session has ended signs in first.
  const isSignedIn = useSignedIn() !== null;
  useKey('palette', place || !isSignedIn ? closePalette : openPalette, 'everywhere');
  useEffect(() => forgetWaiting(pathname), [pathname]);
  // Forget what this user opened.
  useEffect(
    () => () => {
      forgetOpened();
      closePalette();
    },
    [],
  );
  if (!place || !isSignedIn) return null;
  return <OnDemand part={paletteDialog} place={place} onClose={closePalette} onMissing={closePalette} />;
}
