import { useEffect, useState } from 'react';

/** If the list cannot be fetched, the form uses the built-in airports. */
export function useWorldAirports(): void {
  const [, setKnown] = useState(false);
  useEffect(() => {
    import('../../domain/places/world.ts').then(
      () => setKnown(true),
      () => {},
    );
  }, []);
}
