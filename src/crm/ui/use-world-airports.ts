import { useEffect, useState } from 'react';

/** Fetches the airports of the world for a form that asks for a place; it goes on with its own where they do not come. */
export function useWorldAirports(): void {
  const [, setKnown] = useState(false);
  useEffect(() => {
    import('../../domain/places/world.ts').then(
      () => setKnown(true),
      () => {},
    );
  }, []);
}
