import { useEffect, useState } from 'react';

/** Loads the list of the world's airports. If that fails, the form uses the built-in airports. */
export function useWorldAirports(): void {
  const [, setKnown] = useState(false);
  useEffect(() => {
    import('../../domain/places/world.ts').then(
      () => setKnown(true),
      () => {},
    );
  }, []);
}
