import { expect, it } from 'vitest';
import { rangeName } from './range-name.ts';

it.each([
  ['2026-11-27', '2026-11-27', '2026-11-27'],
  ['2026-11-01', '2026-11-30', '2026-11-01_2026-11-30'],
  ['2026-11-01', '', '2026-11-01_sonrasi'],
  ['', '2026-11-30', '2026-11-30_oncesi'],
  ['', '', 'tum-tarihler'],
])('“%s” to “%s” is %s', (start, end, name) => {
  expect(rangeName({ start, end })).toBe(name);
});
