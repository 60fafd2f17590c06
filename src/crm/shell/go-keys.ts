import type { Screen } from '../screens.ts';

export const goKey = 'G';

/** The keys that lead to a screen, one after the other. */
export const goKeysOf = ({ key }: Pick<Screen, 'key'>) => [goKey, key] as const;
