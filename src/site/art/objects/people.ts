import { fir, ink, paper, petrol, plum, type Shade, steel, straw } from '../parts/palette.ts';
import { disc, fill, rect, stroke } from '../parts/svg.ts';

const skin = '#e3b48f';
const skinDark = '#c99671';
const hair = '#5d3b2e';
const hairLight = '#7d5643';

/** Cabin attendant from behind, 300 high; her left hand is at (-56, -128), her right hand at (54, -122). */
export function attendant({ light, body, dark }: Shade = petrol): string {
  return [
    fill(skin, 'M-20-70h15l-3 62h-9zM5-70h15l-3 62H8z'),
    fill(ink, 'M-22 0v-8q8-4 15 0v8zM7 0v-8q8-4 15 0v8z'),
    fill(dark, 'M-32-136H32L27-66q-27 6-54 0z'),
    stroke(dark, 17, 'M28-226q16 30 24 92', { round: true }),
    disc(54, -121, 8, skin),
    stroke(body, 17, 'M-28-226q-14 30-26 86', { round: true }),
    disc(-56, -129, 8, skin),
    fill(skinDark, 'M-8-258H8v20H-8z'),
    fill(body, 'M-12-243h24q22 2 24 16l-10 54 10 48q-36 8-72 0l10-48-10-54q2-14 24-16z'),
    fill(light, 'M-12-243h6q-16 4-14 20l8 52-8 48q-8 0-16-2l10-48-10-54q2-14 24-16z'),
    fill(plum.light, 'M-13-247q13 7 26 0l3 9q-16 9-32 0z'),
    disc(-21, -268, 5, skin),
    disc(21, -268, 5, skin),
    fill(hair, 'M-20-292h40q8 40-20 42-28-2-20-42z'),
    disc(0, -258, 11, hairLight),
    disc(3, -256, 9, hair),
    fill(body, 'M-21-282q21-10 42 0l-3-16q-18-7-36 0z'),
    fill(light, 'M-21-282q3-2 8-3l2-14q-4 0-7 1z'),
  ].join('');
}

/** Child of about seven with a rucksack, from behind, 196 high; the right hand is raised to (50, -122). */
export function child({ light, body, dark }: Shade = straw): string {
  return [
    fill(petrol.body, 'M-24-64h20V-10h-16zM4-64h20l-4 54H4z'),
    fill(paper.light, 'M-24 0v-9q9-6 21-1V0zM3 0v-10q12-5 21 1V0z'),
    stroke(dark, 14, 'M26-136q10 8 22 14', { round: true }),
    disc(51, -123, 7, skin),
    stroke(body, 14, 'M-27-134q-10 18-10 42', { round: true }),
    disc(-37, -84, 7, skin),
    fill(skinDark, 'M-7-160H7v14H-7z'),
    fill(body, 'M-14-150h28q18 2 20 18l4 70q-38 8-76 0l4-70q2-16 20-18z'),
    fill(light, 'M-14-150h8q-16 4-17 20l-3 71q-7-1-12-3l4-70q2-16 20-18z'),
    rect(-27, -146, 54, 72, plum.body, 16),
    fill(plum.light, 'M-11-146h6q-12 4-12 18v38q0 12 10 16h-4a16 16 0 0 1-16-16v-40a16 16 0 0 1 16-16z'),
    rect(-17, -106, 34, 24, plum.dark, 6),
    stroke(plum.dark, 4, 'M-8-146q0-9 8-9t8 9'),
    fill(paper.light, 'M14-92h16v22H14z'),
    fill(fir.body, 'M14-92h16v6H14z'),
    disc(-23, -176, 6, skin),
    disc(23, -176, 6, skin),
    fill(hair, 'M-24-172a24 26 0 1 1 48 0q0 12-8 18-16 6-32 0-8-6-8-18z'),
    stroke(hairLight, 2.5, 'M-3-188q7-4 11 4', { round: true }),
  ].join('');
}

/** Attendant and child hand in hand, 270 wide including her trolley; the origin is below the attendant. */
export function escort(): string {
  return [
    stroke(steel.dark, 4, 'M52-120 64-66M62-120 82-66'),
    stroke(ink, 6, 'M48-122h18', { round: true }),
    rect(46, -70, 58, 64, ink, 8),
    fill('#35758a', 'M54-70h6v64h-6a8 8 0 0 1-8-8v-48a8 8 0 0 1 8-8z'),
    fill(ink, 'M54-6h8v6h-8zM88-6h8v6h-8z'),
    attendant(),
    `<g transform="translate(-106 0)">${child()}</g>`,
  ].join('');
}
