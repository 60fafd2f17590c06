import { useEffect, useState } from 'react';

/** Fetches the list of world airports for a form; if that fails, the form uses the built-in ones. */
export function useWorldAirports(): void {
  const [, setKnown] = useState(false);
  useEffect(() => {
    import('../../domain/places/world.ts').then(
      () => setKnown(true),
      () => {},
    );
  }, []);
}
