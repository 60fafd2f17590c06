import { deep, fir, ink, paper, plum, type Shade, steel } from '../parts/palette.ts';
import { fill, rect, stroke } from '../parts/svg.ts';

const sheen = '#5b7788';

/** Headset on its stand, 240 high: band, two cups, a microphone on its arm. */
export function headset({ light, body, dark }: Shade = plum): string {
  return [
    fill(steel.dark, 'M-6-212H6V-14H-6z'),
    fill(steel.light, 'M-6-212h4v198h-4z'),
    fill(steel.body, 'M-56 0q0-16 16-16h80q16 0 16 16z'),
    fill(steel.light, 'M-56 0q0-16 16-16h14q-14 2-14 16z'),
    stroke(ink, 15, 'M-74-132v-14a74 74 0 0 1 148 0v14', { round: true }),
    stroke(sheen, 4, 'M-77-144a77 77 0 0 1 50-71', { round: true }),
    fill(ink, 'M-32-219q32-14 64 0l-4 16q-28-12-56 0z'),
    rect(-58, -152, 18, 62, deep, 8),
    rect(40, -152, 18, 62, deep, 8),
    rect(-92, -158, 36, 74, body, 16),
    fill(light, 'M-76-158h6q-10 4-10 18v38q0 14 10 18h-6a16 16 0 0 1-16-16v-42a16 16 0 0 1 16-16z'),
    rect(56, -158, 36, 74, body, 16),
    fill(dark, 'M76-158a16 16 0 0 1 16 16v42a16 16 0 0 1-16 16h-4q8-6 8-18v-38q0-12-8-18z'),
    stroke(ink, 6, 'M-76-86q0 40 34 42', { round: true }),
    rect(-46, -54, 34, 20, ink, 10),
    rect(-40, -51, 14, 4, sheen, 2),
  ].join('');
}

export function deskTelephone({ light, body, dark }: Shade = fir): string {
  const keys = Array.from({ length: 12 }, (_, index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    return `M${-24 + column * 18} ${-56 + row * 13}h12v8h-12z`;
  });
  return [
    fill(body, 'M-58-76h116q8 0 10 8l16 56q3 12-10 12H-74Q-87 0-84-12l16-56q2-8 10-8z'),
    fill(light, 'M-58-76h18q-8 0-11 8l-18 56q-3 12 8 12h-13Q-87 0-84-12l16-56q2-8 10-8z'),
    fill(dark, 'M-83-8H83q-1 8-9 8H-74q-8 0-9-8z'),
    rect(-32, -64, 66, 58, dark, 6),
    fill(paper.body, keys.join('')),
    fill(dark, 'M-48-88h18v14h-18zM30-88h18v14H30z'),
    fill(ink, 'M-92-84q0-24 26-26H66q26 2 26 26v6q0 6-6 6H58q-6 0-6-6v-8H-52v8q0 6-6 6h-28q-6 0-6-6z'),
    fill(sheen, 'M-86-90q2-14 20-15H66q12 0 17 7-6-3-17-3H-66q-14 0-20 11z'),
  ].join('');
}
