import { expect, test } from 'vitest';
import { atAirport } from './at-airport.ts';

test('the links to the steps at the airport tell what to do, not only for whom the steps are', () => {
  for (const { jump } of Object.values(atAirport)) if (jump) expect.soft(jump).toMatch(/\p{L}[ıiuü]n$/u);
});
