import { bone, ink, straw } from '../parts/palette.ts';
import { clipped, disc, fill, oval, rect, stroke } from '../parts/svg.ts';

const fur = '#f0c9a0';
const stripe = '#cf9a6d';

/** Head and shoulders of a tabby cat looking out, 96 wide and 92 high; the lower edge is at y = 0. */
function catHead(eye: string): string {
  return [
    fill(fur, 'M-50 4c-2-22 4-34 12-40l-4-36q0-5 5-2l20 14q17-4 34 0l20-14q5-3 5 2l-4 36c8 6 14 18 12 40z'),
    fill('#d08f7c', 'M-35-64l12 9-10 10zM35-64l-12 9 10 10z'),
    fill(stripe, 'M-4-60h8l-1 17h-6zM-17-57h5l2 11zM17-57h-5l-2 11zM-47-22l14 2-13 4zM47-22l-14 2 13 4z'),
    fill(bone.light, 'M-17 4q-1-24 17-26Q18-20 17 4z'),
    oval(-17, -32, 6.5, 7.5, eye),
    oval(17, -32, 6.5, 7.5, eye),
    disc(-15, -35, 2.2, '#fff'),
    disc(19, -35, 2.2, '#fff'),
    fill('#a8584f', 'M-4.5-24h9l-4.5 5z'),
    stroke('#8a4a44', 1.8, 'M0-20v4q-4 5-9 2M0-16q4 5 9 2', { round: true }),
    stroke('#fff6ea', 1.4, 'M-25-22l-24-3M-25-18l-23 3M25-22l24-3M25-18l23 3'),
  ].join('');
}

/** Pet carrier with a cat behind its grille, 200 wide and 176 high. */
export function catCarrier(inside = '#1d2a5c', bars = '#a698b6'): string {
  const opening = rect(-76, -126, 152, 94, inside, 22);
  return [
    stroke(straw.dark, 10, 'M-47-148q0-24 22-24H25q22 0 22 24'),
    stroke(straw.body, 6, 'M-47-148q0-24 22-24H25q22 0 22 24'),
    rect(-100, -150, 200, 150, bone.body, 34),
    fill(bone.light, 'M-66-150h34q-44 8-44 44v60q0 36 44 46h-34a34 34 0 0 1-34-34v-82a34 34 0 0 1 34-34z'),
    fill(bone.dark, 'M-100-46H100v12A34 34 0 0 1 66 0H-66a34 34 0 0 1-34-34z'),
    fill('#a393a6', 'M-100-46H100v5H-100z'),
    opening.replace(`rx="22"`, `rx="22" stroke="${bone.dark}" stroke-width="5"`),
    clipped('carrier', opening, `<g transform="translate(0 -34)">${catHead(inside)}</g>`),
    stroke(bars, 2.4, 'M-76-104H76M-76-80h18M58-80H76M-76-56h20M56-56H76M-50-126v94M50-126v94', { opacity: 0.8 }),
    rect(70, -92, 12, 26, straw.body, 4),
    fill(ink, 'M-78 0h34v6h-34zM44 0h34v6H44z'),
  ].join('');
}

/** Folded blanket with a ball of wool beside it, 110 wide. */
export function petThings(): string {
  return [
    rect(0, -18, 86, 18, '#7d3f4e', 8),
    rect(4, -34, 80, 17, '#9a5564', 8),
    stroke('#5f2c3b', 2, 'M14-9h60M16-26h56'),
    disc(112, -20, 20, '#3d8a7b'),
    stroke('#1e5148', 2.2, 'M94-28q18 4 26 24M100-36q20 6 30 24M96-12q10-16 24-24', { round: true }),
    stroke('#3d8a7b', 2.5, 'M118-1q14 2 22-2t16 1', { round: true }),
  ].join('');
}

export function waterBowl(): string {
  return (
    oval(0, -19, 26, 5, '#79b5d4') +
    fill('#e7ddd2', 'M-28-20q28 12 56 0l6 20h-68z') +
    fill('#b9a8b4', 'M8-16q12-1 20-4l6 20H14z')
  );
}
