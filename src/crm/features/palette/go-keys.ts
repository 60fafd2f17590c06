import type { Screen } from '../../screens.ts';

export const goKey = 'G';

/** The keys that open a screen, pressed in turn. */
export const goKeysOf = ({ key }: Pick<Screen, 'key'>) => [goKey, key] as const;
