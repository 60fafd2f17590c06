import { num, stroke } from '../parts/svg.ts';

/** Strokes of a letter on a grid 4 wide and 6 high: `xy` pairs, strokes separated by a bar; `-` is above the grid. */
const glyphs: Readonly<Record<string, string>> = {
  A: '06 02 10 30 42 46|03 43',
  B: '00 30 41 42 33 44 45 36 06 00|03 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 20 42 44 26 06 00',
  E: '40 00 06 46|03 33',
  I: '20 26',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  Ö: '10 30 41 45 36 16 05 01 10|1- 1-|3- 3-',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  '0': '10 30 41 45 36 16 05 01 10',
  '1': '11 20 26',
  '2': '01 10 30 41 42 06 46',
  '3': '00 40 23 33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 02 32 43 45 36 06',
  '6': '30 10 01 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '?': '01 10 30 41 42 23 24|26 26',
  '.': '26 26',
};

/**
 * Draws letters as strokes, because an SVG image cannot use the page's fonts. (x, y) is the upper left corner of the
 * first letter, `size` the height of a capital.
 */
export function lettering(text: string, x: number, y: number, size: number, color: string, weight = size / 6): string {
  const unit = size / 6;
  let left = x;
  let path = '';
  for (const letter of text) {
    for (const line of glyphs[letter]?.split('|') ?? []) {
      path += line
        .split(' ')
        .map((pair, index) => {
          const column = Number(pair[0]);
          const row = pair[1] === '-' ? -1.8 : Number(pair[1]);
          return `${index ? ' ' : 'M'}${num(left + column * unit)} ${num(y + row * unit)}`;
        })
        .join('');
    }
    left += (letter === '.' || letter === 'I' ? 4.2 : 6) * unit;
  }
  return stroke(color, weight, path, { round: true });
}
