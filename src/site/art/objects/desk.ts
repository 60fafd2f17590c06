import { fir, ink, paper, petrol, plum, type Shade, steel, straw, wood } from '../parts/palette.ts';
import { fill, oval, rect, stroke } from '../parts/svg.ts';

export function deskLamp({ light, body, dark }: Shade = fir): string {
  return [
    fill('#f9e6a6', 'M-70-136-128 0H128L70-136z', 0.16),
    fill(straw.dark, 'M-44 0q0-14 16-14h56q16 0 16 14zM-4-140H4v128H-4z'),
    fill(straw.light, 'M-4-140h3v128h-3zM-44 0q0-14 16-14h10q-14 2-14 14z'),
    stroke(straw.dark, 3, 'M26-134v34', { dash: '3 3' }),
    oval(0, -134, 72, 8, '#fff3d0'),
    fill(body, 'M-74-134q4-52 46-52h56q42 0 46 52-74 10-148 0z'),
    fill(light, 'M-74-134q4-52 46-52h18q-36 4-42 56-12-1-22-4z'),
    fill(dark, 'M34-185q36 4 40 51-12 3-26 4 2-40-14-55z'),
    rect(-8, -196, 16, 12, straw.dark, 4),
  ].join('');
}

export function paperPile(): string {
  const sheets = Array.from({ length: 5 }, (_, index) => {
    const shift = [0, 6, -3, 4, -5][index] ?? 0;
    return rect(shift, -8 - index * 8, 160, 7, index % 2 ? paper.dark : paper.body, 2);
  });
  return sheets.join('') + fill(plum.body, 'M64-42h16V0H64z') + fill(plum.light, 'M64-42h5V0h-5z');
}

export function files(): string {
  const backs: readonly (readonly [number, number, number, string, string])[] = [
    [0, 34, 116, petrol.body, petrol.light],
    [36, 26, 104, plum.body, plum.light],
    [64, 34, 120, fir.body, fir.light],
    [100, 22, 98, straw.dark, straw.body],
    [124, 34, 116, petrol.dark, petrol.body],
  ];
  const upright = backs.map(([x, width, height, color, lit]) =>
    [
      rect(x, -height, width, height, color, 3),
      fill(lit, `M${x + 3} ${-height}h4V0h-4z`),
      rect(x + width / 2 - 6, -height + 16, 12, 28, paper.body, 2),
    ].join(''),
  );
  return upright.join('') + fill(wood.dark, 'M162 0 188-96l16 5L180 0z') + fill(wood.body, 'M162 0 188-96l5 2L167 0z');
}

export function rubberStamp(): string {
  return [
    fill(ink, 'M-40-12h80V0h-80z'),
    fill(wood.body, 'M-34-34h68q4 0 4 5v17h-76v-17q0-5 4-5z'),
    fill(wood.light, 'M-34-34h14v22h-18v-17q0-5 4-5z'),
    fill(wood.body, 'M-12-36q6-14 2-28-14-6-14-22 0-20 24-20t24 20q0 16-14 22-4 14 2 28z'),
    fill(wood.light, 'M-12-36q6-14 2-28-14-6-14-22 0-20 24-20-14 4-14 20 0 14 10 20 4 14 0 30z'),
    fill(wood.dark, 'M12-36q-6-14-2-28 14-6 14-22 0-12-9-17 4 6 4 17-1 13-11 20-3 14 0 30z'),
  ].join('');
}

export function inkPad(): string {
  return rect(-42, -14, 84, 14, steel.dark, 4) + rect(-36, -18, 72, 6, plum.dark, 2);
}

export function pencilPot(): string {
  return [
    fill(straw.body, 'M-14-52-22-92l8-6 6 44z'),
    fill(plum.body, 'M0-52v-46l4-8 5 8v46z'),
    fill(sea2, 'M12-52l10-38 8 2-8 38z'),
    fill(fir.body, 'M-27-56H27L23 0h-46z'),
    fill(fir.light, 'M-27-56h13l4 56h-13z'),
    fill(fir.dark, 'M-27-56H27v6H-27z'),
  ].join('');
}

const sea2 = '#2f7fb3';

/** Block with a slot that holds a ticket upright, `width` wide and 30 high. */
export function cardHolder(width: number): string {
  const half = width / 2;
  return [
    rect(-half, -30, width, 30, wood.body, 5),
    fill(wood.light, `M${-half + 5}-30h${width - 10}q5 0 5 5H${-half}q0-5 5-5z`),
    fill(wood.dark, `M${-half} -8h${width}v3q0 5-5 5H${-half + 5}q-5 0-5-5z`),
  ].join('');
}

/** Open folder standing behind its papers, 230 wide and 190 high. */
export function folder({ light, body, dark }: Shade = straw): string {
  return [
    fill(dark, 'M-104-176q0-12 12-12h56l16 18H96q12 0 12 12V0h-212z'),
    rect(-88, -164, 178, 150, paper.light, 3),
    fill(petrol.body, 'M-70-146h70v10h-70z'),
    fill('#b9c3c4', 'M-70-124H64v4H-70z'),
    fill(body, 'M-116-112q-1-12 11-12h210q12 0 11 12L106 0h-212z'),
    fill(light, 'M-105-124h210q9 0 11 7h-232q2-7 11-7zM-116-112h10L-98 0h-8z'),
    rect(-44, -84, 88, 40, paper.body, 4),
    stroke('#b9c3c4', 4, 'M-30-70h60M-30-58h40'),
  ].join('');
}

/** Open envelope, 300 wide and 110 high, or 236 with its flap. `content` sticks out of it and has the same origin. */
export function envelope(content: string, { light, body, dark }: Shade = straw): string {
  return [
    fill(dark, 'M-150-110 0-236l150 126V0h-300z'),
    content,
    fill(body, 'M-150-110 0-60l150-50V-6q0 6-6 6h-288q-6 0-6-6z'),
    fill(light, 'M-150-110-24-68-140 0h-4q-6 0-6-6z'),
    fill(dark, 'M150-110 24-68 140 0h4q6 0 6-6z', 0.6),
    stroke(dark, 2.5, 'M-142-1-22-69M22-69 142-1', { round: true }),
  ].join('');
}
