import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { forgetWaiting } from '../../ui/commands.ts';
import { OnDemand, onDemand } from '../../ui/on-demand.tsx';
import { useKey } from '../../ui/use-key.ts';
import { forgetOpened } from '../records/requests/opened-records.ts';
import { useSignedIn } from '../session/session-store.ts';
import { closePalette, openPalette, usePalettePlace } from './palette-store.ts';

const paletteDialog = onDemand(async () => (await import('./PaletteDialog.tsx')).default);

export function Palette() {
  const place = usePalettePlace();
  const { pathname } = useLocation();
  // While the session has ended, the palette stays closed: the user signs in first.
  const isSignedIn = useSignedIn() !== null;
  useKey('palette', place || !isSignedIn ? closePalette : openPalette, 'everywhere');
  useEffect(() => forgetWaiting(pathname), [pathname]);
  // When the palette is unmounted, as on signing out, forget which records this user opened.
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
